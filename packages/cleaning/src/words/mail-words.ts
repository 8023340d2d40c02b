/** Verbs of the line that introduces a quoted mail. */
export const wroteWord =
  /(?<![\p{L}\p{M}\p{N}_])(?:wrote|writes|said|schrieb|geschrieben|a écrit|écrit|escribió|escribio|ha scritto|scritto|escreveu|schreef|geschreven|napisał|napisała|skrev|kirjoitti|napsal|napsala|napísal|yazdı|írta|scris|viết|menulis)(?![\p{L}\p{M}\p{N}_])|yazmış|şunları yazdı|napisał\(a\)|napsal\(a\)|pisze:|schrieb:|написал|пишет|написав|написала|пише|έγραψε|כתב|كتب|كتبت|تمت كتابة|のメール|書きました|さんは|寫道|写道|寫了|写了|작성|님이|썼습니다|wrote:|เขียนว่า/iu;

/** Labels of a mail's head, by what they name. */
const labels = {
  from: 'from|von|de|da|van|od|från|fra|lähettäjä|gönderen|kimden|от|від|от кого|寄件者|寄件人|发件人|發件人|差出人|送信元|送信者|보낸 사람|보낸사람|발신자|من|المرسل|expéditeur|remitente|mittente|remetente|afzender|nadawca|avsändare|afsender|avsender|feladó|expeditor|από|מאת|pengirim|dari|người gửi',
  sent: 'sent|date|gesendet|datum|envoyé|envoyé le|enviado|enviado el|fecha|inviato|data|enviada em|enviada|enviado em|verzonden|wysłano|wysłane|skickat|sendt|dato|lähetetty|päivämäärä|päiväys|odesláno|gönderildi|gönderme tarihi|gönderilme|tarih|отправлено|дата|надіслано|发送时间|發送時間|发送日期|日期|日付|送信日時|送信日|送信|寄件日期|傳送時間|보낸 날짜|날짜|보낸날짜|تاريخ الإرسال|التاريخ|تم الإرسال|أرسلت|elküldve|dátum|trimis|στάλθηκε|ημερομηνία|נשלח|תאריך|dikirim|tanggal|ngày',
  to: 'to|an|à|a|para|per|aan|do|till|til|vastaanottaja|komu|kime|alıcı|kimden kime|кому|до|收件人|收件者|宛先|送信先|받는 사람|받는사람|수신|수신자|إلى|الى|المستلم|destinataire|destinatario|destinatário|címzett|către|προς|אל|kepada|cc|copie|kopie|copia|cópia|dw|kopia|kopi|kopio|bilgi|копия|копія|抄送|副本|참조|نسخة|bcc|reply to|reply-to|antwort an',
  subject:
    'subject|betreff|objet|sujet|asunto|oggetto|assunto|onderwerp|temat|ämne|emne|aihe|předmět|konu|тема|主题|主題|件名|题目|標題|제목|الموضوع|موضوع|tárgy|subiect|θέμα|נושא|subjek|perihal|chủ đề|re',
};

export type HeadLabel = keyof typeof labels;

const labelOf = new Map<string, HeadLabel>();
for (const [kind, words] of Object.entries(labels) as [HeadLabel, string][]) {
  for (const word of words.split('|')) if (!labelOf.has(word)) labelOf.set(word, kind);
}

export const headLabelOf = (folded: string): HeadLabel | undefined => labelOf.get(folded);

/** What stands between rules before an earlier mail, folded. */
export const originalMessage =
  /(?:original|orig\.?|forwarded|reply|replied|previous|earlier) (?:message|mail|e-mail|email)|original appointment|begin forwarded message|message transféré|message d'origine|message original|début du message (?:réexpédié|transféré)|ursprüngliche nachricht|ursprüngl\. mitteilung|originalnachricht|original-nachricht|weitergeleitete nachricht|anfang der weitergeleiteten|mensaje original|mensaje reenviado|inicio del mensaje reenviado|messaggio originale|messaggio inoltrato|inizio messaggio inoltrato|mensagem original|mensagem encaminhada|mensagem reencaminhada|início da mensagem|oorspronkelijk bericht|origineel bericht|doorgestuurd bericht|begin doorgestuurd bericht|wiadomość oryginalna|oryginalna wiadomość|wiadomość przekazana|przekazana wiadomość|treść przekazanej wiadomości|początek przekazywanej|ursprungligt meddelande|ursprungsmeddelande|originalmeddelande|vidarebefordrat (?:meddelande|brev)|vidarebefordrat mejl|oprindelig (?:meddelelse|besked)|videresendt (?:meddelelse|besked)|opprinnelig melding|videresendt melding|alkuperäinen viesti|välitetty viesti|původní zpráva|přeposlaná zpráva|předaná zpráva|orijinal (?:mesaj|ileti)|özgün ileti|orjinal mesaj|iletilen (?:mesaj|ileti)|yönlendirilen|yönlendirilmiş|исходное сообщение|оригинальное сообщение|пересылаемое сообщение|пересланное сообщение|переадресованное|начало переадресованного|оригінальне повідомлення|переслане повідомлення|原始邮件|原始郵件|原郵件|原邮件|转发邮件|轉寄郵件|转发的邮件|转发信息|原始信息|轉寄的郵件|元のメッセージ|転送されたメッセージ|転送メッセージ|원본 메시지|원본 메일|원본메일|전달된 메시지|전달된 메일|الرسالة الأصلية|رسالة معاد توجيهها|رسالة أصلية|الرسالة المعاد توجيهها|eredeti üzenet|továbbított üzenet|mesaj original|mesaj redirecționat|αρχικό μήνυμα|προωθημένο μήνυμα|הודעה מקורית|הודעה שהועברה|pesan asli|pesan terusan|tin nhắn gốc/u;

export const forwardedMessage =
  /forward|weitergeleitet|transféré|réexpédié|reenviado|inoltrato|encaminhad|doorgestuurd|przekaz|vidarebefordra|videresend|välitetty|přeposlan|předan|ilet(?:ilen|ildi)|yönlendir|пересла|пересыла|переадрес|转发|轉寄|転送|전달|معاد توجيه|továbbít|redirecționat|προωθημένο|הועבר|terusan/u;

/** The line of a helpdesk above which a mail is answered. */
export const replyAbove =
  /^[\s>#*=~_-]{0,40}##-.{2,160}-##|(?:reply|respond|response|answer|write|type)\b.{0,40}\b(?:above|over) (?:this|the) line|above this line.{0,40}(?:reply|respond)|(?:oberhalb|über) dieser (?:zeile|linie)|au-dessus de cette ligne|(?:encima|por encima|sobre) de (?:esta|este) (?:línea|linea)|sopra (?:questa|di questa) (?:riga|linea)|acima d(?:esta|a) linha|boven deze (?:regel|lijn)|(?:powyżej|nad) (?:tej|tą) (?:lini[ią]|wiersz|wierszem)|powyżej tego wiersza|ovanför (?:den här|denna) (?:raden|linjen)|over denne linj[ea]n?|tämän rivin yläpuolelle|nad (?:tento|tímto) řád(?:ek|kem)|bu satırın üst|выше этой (?:линии|строки|черты)|над этой (?:линией|строкой)|вище (?:цього рядка|цієї лінії)|在此行(?:之)?上|请在此线上方|この行より上|この線より上|이 (?:줄|선) 위에|فوق هذا (?:السطر|الخط)/iu;

/** With which somebody hands a mail over and says nothing of their own. */
const handsOver =
  /(?<![\p{L}])(?:fyi|f\.y\.i|see below|see (?:the )?(?:message|mail|e-?mail|note) below|below from|passing (?:this |it )?(?:on|along)|can you (?:handle|take|look|help|deal|reply)|please (?:handle|advise|look|take|see|reply)|(?:from|by) (?:a|our|the|one of our) (?:client|customer|tenant|user|guest|member)s?|zur info|zur kenntnis|z\. ?k|siehe unten|s\. ?u|bitte (?:übernehmen|kümmern|prüfen|bearbeiten|beantworten)|weitergeleitet|pour info|ci-dessous|je te transfère|je vous transfère|peux-tu|pouvez-vous|para (?:tu|su|vuestra) (?:información|conocimiento)|ver (?:más )?abajo|os (?:paso|reenvío)|te (?:paso|reenvío)|per (?:conoscenza|info)|vedi sotto|inoltro|para (?:conhecimento|seu)|ver abaixo|segue abaixo|encaminho|ter info|zie (?:onder|hieronder)|kun (?:jij|je) dit|do wiadomości|patrz poniżej|przekazuję|przesyłam|för kännedom|se nedan|vidarebefordrar|til (?:orientering|info)|se (?:nedenfor|under)|tiedoksi|viz níže|přeposílám|bilginize|aşağıda|к сведению|для информации|см\. ниже|пересылаю|перешлю|до відома|转给|转发|请(?:处理|跟进)|见下|ご参考|転送します|ご対応|下記|참고|전달|아래|للعلم|انظر أدناه)(?![\p{L}])|转给|请处理|見下|ご対応/iu;
const mostHandOverChars = 120;

export const isHandOver = (text: string): boolean => text.length <= mostHandOverChars && handsOver.test(text);
