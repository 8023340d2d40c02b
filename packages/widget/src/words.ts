const names = [
  'button',
  'title',
  'text',
  'rating',
  'email',
  'note',
  'send',
  'close',
  'thanks',
  'kept',
  'failed',
  'empty',
  'wrongEmail',
] as const;
export type Words = Record<(typeof names)[number], string>;

/** By language, in the order of `names`, with a bar between them: pages load every byte. */
const texts: Readonly<Record<string, string>> = {
  en: 'Feedback|Send feedback|Your feedback|Rating, 1 (bad) to 5 (good), optional|Email, if you want an answer (optional)|The address of this page is sent too.|Send|Close|Thank you. Your feedback was sent.|It could not be sent yet. It is kept in this browser and sent later.|It could not be sent. Please try again later.|Write something first.|Enter a valid email address.',
  de: 'Feedback|Feedback senden|Ihr Feedback|Bewertung, 1 (schlecht) bis 5 (gut), freiwillig|E-Mail, wenn Sie eine Antwort möchten (freiwillig)|Die Adresse dieser Seite wird mitgesendet.|Senden|Schließen|Danke. Ihr Feedback wurde gesendet.|Es konnte noch nicht gesendet werden. Es bleibt in diesem Browser und wird später gesendet.|Es konnte nicht gesendet werden. Bitte versuchen Sie es später noch einmal.|Schreiben Sie zuerst etwas.|Geben Sie eine gültige E-Mail-Adresse ein.',
  fr: 'Votre avis|Envoyer votre avis|Votre avis|Note, de 1 (mauvais) à 5 (bon), facultatif|E-mail, si vous souhaitez une réponse (facultatif)|L’adresse de cette page est envoyée aussi.|Envoyer|Fermer|Merci. Votre avis a été envoyé.|L’envoi n’a pas encore pu se faire. Votre avis est conservé dans ce navigateur et sera envoyé plus tard.|L’envoi a échoué. Réessayez plus tard.|Écrivez d’abord quelque chose.|Saisissez une adresse e-mail valide.',
  es: 'Comentarios|Enviar comentarios|Sus comentarios|Valoración, de 1 (mala) a 5 (buena), opcional|Correo electrónico, si desea una respuesta (opcional)|También se envía la dirección de esta página.|Enviar|Cerrar|Gracias. Sus comentarios se han enviado.|Todavía no se ha podido enviar. Se guarda en este navegador y se enviará más tarde.|No se ha podido enviar. Inténtelo de nuevo más tarde.|Escriba algo primero.|Introduzca un correo electrónico válido.',
  pt: 'Comentários|Enviar comentários|Os seus comentários|Avaliação, de 1 (má) a 5 (boa), opcional|E-mail, se quiser uma resposta (opcional)|O endereço desta página também é enviado.|Enviar|Fechar|Obrigado. Os seus comentários foram enviados.|Ainda não foi possível enviar. O texto fica guardado neste navegador e será enviado mais tarde.|Não foi possível enviar. Tente novamente mais tarde.|Escreva algo primeiro.|Introduza um e-mail válido.',
  it: 'Commenti|Invia un commento|Il tuo commento|Valutazione, da 1 (scarsa) a 5 (buona), facoltativa|E-mail, se vuoi una risposta (facoltativa)|Viene inviato anche l’indirizzo di questa pagina.|Invia|Chiudi|Grazie. Il commento è stato inviato.|Non è stato ancora possibile inviarlo. Resta in questo browser e verrà inviato più tardi.|Non è stato possibile inviarlo. Riprova più tardi.|Scrivi prima qualcosa.|Inserisci un indirizzo e-mail valido.',
  nl: 'Feedback|Feedback sturen|Uw feedback|Beoordeling, 1 (slecht) tot 5 (goed), optioneel|E-mailadres, als u antwoord wilt (optioneel)|Het adres van deze pagina wordt meegestuurd.|Versturen|Sluiten|Bedankt. Uw feedback is verstuurd.|Versturen is nog niet gelukt. De tekst blijft in deze browser en wordt later verstuurd.|Versturen is niet gelukt. Probeer het later opnieuw.|Schrijf eerst iets.|Vul een geldig e-mailadres in.',
  pl: 'Opinia|Wyślij opinię|Twoja opinia|Ocena od 1 (źle) do 5 (dobrze), opcjonalnie|E-mail, jeśli chcesz otrzymać odpowiedź (opcjonalnie)|Wysyłany jest także adres tej strony.|Wyślij|Zamknij|Dziękujemy. Opinia została wysłana.|Nie udało się jeszcze wysłać. Tekst pozostaje w tej przeglądarce i zostanie wysłany później.|Nie udało się wysłać. Spróbuj ponownie później.|Najpierw coś napisz.|Podaj prawidłowy adres e-mail.',
  ru: 'Отзыв|Отправить отзыв|Ваш отзыв|Оценка от 1 (плохо) до 5 (хорошо), необязательно|Эл. почта, если нужен ответ (необязательно)|Адрес этой страницы тоже будет отправлен.|Отправить|Закрыть|Спасибо. Ваш отзыв отправлен.|Пока не удалось отправить. Текст сохранён в этом браузере и будет отправлен позже.|Не удалось отправить. Попробуйте позже.|Сначала напишите что-нибудь.|Введите правильный адрес эл. почты.',
  uk: 'Відгук|Надіслати відгук|Ваш відгук|Оцінка від 1 (погано) до 5 (добре), необов’язково|Ел. пошта, якщо потрібна відповідь (необов’язково)|Адресу цієї сторінки теж буде надіслано.|Надіслати|Закрити|Дякуємо. Ваш відгук надіслано.|Поки не вдалося надіслати. Текст збережено в цьому браузері й буде надіслано пізніше.|Не вдалося надіслати. Спробуйте пізніше.|Спочатку напишіть щось.|Введіть правильну адресу ел. пошти.',
  tr: 'Geri bildirim|Geri bildirim gönder|Geri bildiriminiz|Puan, 1 (kötü) – 5 (iyi), isteğe bağlı|Yanıt istiyorsanız e-posta (isteğe bağlı)|Bu sayfanın adresi de gönderilir.|Gönder|Kapat|Teşekkürler. Geri bildiriminiz gönderildi.|Henüz gönderilemedi. Bu tarayıcıda saklanır ve daha sonra gönderilir.|Gönderilemedi. Lütfen daha sonra yeniden deneyin.|Önce bir şey yazın.|Geçerli bir e-posta adresi girin.',
  ar: 'ملاحظات|إرسال ملاحظات|ملاحظاتك|التقييم من 1 (سيئ) إلى 5 (جيد)، اختياري|البريد الإلكتروني إذا أردت ردًا (اختياري)|يُرسل عنوان هذه الصفحة أيضًا.|إرسال|إغلاق|شكرًا لك. تم إرسال ملاحظاتك.|تعذّر الإرسال حتى الآن. النص محفوظ في هذا المتصفح وسيُرسل لاحقًا.|تعذّر الإرسال. يُرجى المحاولة لاحقًا.|اكتب شيئًا أولًا.|أدخل عنوان بريد إلكتروني صالحًا.',
  fa: 'بازخورد|ارسال بازخورد|بازخورد شما|امتیاز از 1 (بد) تا 5 (خوب)، اختیاری|ایمیل، اگر پاسخ می‌خواهید (اختیاری)|نشانی این صفحه هم فرستاده می‌شود.|ارسال|بستن|سپاسگزاریم. بازخورد شما ارسال شد.|هنوز ارسال نشده است. متن در این مرورگر می‌ماند و بعداً ارسال می‌شود.|ارسال نشد. لطفاً بعداً دوباره امتحان کنید.|ابتدا چیزی بنویسید.|یک نشانی ایمیل معتبر وارد کنید.',
  he: 'משוב|שליחת משוב|המשוב שלך|דירוג, 1 (גרוע) עד 5 (טוב), לא חובה|דוא״ל, אם רוצים תשובה (לא חובה)|גם כתובת הדף הזה נשלחת.|שליחה|סגירה|תודה. המשוב נשלח.|השליחה עדיין לא הצליחה. הטקסט נשמר בדפדפן הזה ויישלח מאוחר יותר.|השליחה לא הצליחה. אפשר לנסות שוב מאוחר יותר.|יש לכתוב משהו תחילה.|יש להזין כתובת דוא״ל תקינה.',
  hi: 'प्रतिक्रिया|प्रतिक्रिया भेजें|आपकी प्रतिक्रिया|रेटिंग, 1 (खराब) से 5 (अच्छा), वैकल्पिक|ईमेल, यदि आप उत्तर चाहते हैं (वैकल्पिक)|इस पेज का पता भी भेजा जाता है।|भेजें|बंद करें|धन्यवाद। आपकी प्रतिक्रिया भेज दी गई।|अभी नहीं भेजा जा सका। यह इस ब्राउज़र में रखा गया है और बाद में भेजा जाएगा।|भेजा नहीं जा सका। कृपया बाद में फिर कोशिश करें।|पहले कुछ लिखें।|मान्य ईमेल पता दर्ज करें।',
  id: 'Masukan|Kirim masukan|Masukan Anda|Nilai, 1 (buruk) sampai 5 (baik), opsional|Email, jika Anda ingin dijawab (opsional)|Alamat halaman ini ikut dikirim.|Kirim|Tutup|Terima kasih. Masukan Anda telah dikirim.|Belum dapat dikirim. Teks disimpan di browser ini dan akan dikirim nanti.|Tidak dapat dikirim. Silakan coba lagi nanti.|Tulis sesuatu terlebih dahulu.|Masukkan alamat email yang valid.',
  vi: 'Góp ý|Gửi góp ý|Góp ý của bạn|Đánh giá, 1 (kém) đến 5 (tốt), không bắt buộc|Email, nếu bạn muốn được trả lời (không bắt buộc)|Địa chỉ của trang này cũng được gửi.|Gửi|Đóng|Cảm ơn bạn. Góp ý đã được gửi.|Chưa gửi được. Nội dung được lưu trong trình duyệt này và sẽ được gửi sau.|Không gửi được. Vui lòng thử lại sau.|Hãy viết gì đó trước.|Nhập địa chỉ email hợp lệ.',
  ja: 'ご意見|ご意見を送る|ご意見|評価、1（悪い）～5（良い）、任意|返信をご希望の場合はメールアドレス（任意）|このページのアドレスも送信されます。|送信|閉じる|ありがとうございます。送信しました。|まだ送信できませんでした。このブラウザーに保存し、後で送信します。|送信できませんでした。後でもう一度お試しください。|先に内容を入力してください。|有効なメールアドレスを入力してください。',
  ko: '의견|의견 보내기|의견|평점, 1(나쁨)~5(좋음), 선택 사항|답변을 원하시면 이메일 (선택 사항)|이 페이지의 주소도 함께 전송됩니다.|보내기|닫기|감사합니다. 의견을 보냈습니다.|아직 보내지 못했습니다. 이 브라우저에 보관했다가 나중에 보냅니다.|보내지 못했습니다. 나중에 다시 시도해 주세요.|먼저 내용을 입력해 주세요.|올바른 이메일 주소를 입력해 주세요.',
  zh: '反馈|发送反馈|您的反馈|评分，1（差）到 5（好），可选|电子邮箱，如需回复（可选）|此页面的地址也会一并发送。|发送|关闭|谢谢。您的反馈已发送。|暂时无法发送。内容已保存在此浏览器中，稍后会发送。|无法发送，请稍后再试。|请先写点内容。|请输入有效的电子邮箱地址。',
};

/** Languages that the widget speaks. */
export const languages: readonly string[] = Object.keys(texts);
const rightToLeft = /^(?:ar|fa|he)$/;

/** @param wanted such as `de-AT`; English where the widget does not speak it */
export function languageOf(wanted: string): string {
  const [language = ''] = wanted.toLowerCase().split('-', 1);
  return languages.includes(language) ? language : 'en';
}

export function wordsIn(language: string): Words {
  const parts = (texts[language] ?? '').split('|');
  return Object.fromEntries(names.map((name, place) => [name, parts[place] ?? ''])) as Words;
}

/** The page's own direction, or the language's where the page has none. */
export function directionOf(language: string, ofPage: string): 'ltr' | 'rtl' {
  if (ofPage === 'ltr' || ofPage === 'rtl') return ofPage;
  return rightToLeft.test(language) ? 'rtl' : 'ltr';
}
