import { fold } from './phrases.ts';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split('|'));

/** Labels of what a form asks beside the message. */
const about = setOf(
  "data|dato|tarih|päivämäärä|dátum|дата|日期|日時|날짜|التاريخ|fecha|zeit|uhrzeit|gesendet|motif|raison|civilité|service|grund|produkt|product|produit|producto|prodotto|produto|model|modell|serial number|seriennummer|filiale|branch|store|standort|location|url der seite|seite|url de la page|url de la página|url da página|pagina|página|adres url|sida|страница|адрес страницы|页面|ページ|페이지|الصفحة|referer|referrer|user agent|ip-adresse|adresse ip|dirección ip|indirizzo ip|endereço ip|ip-adres|adres ip|ip adresi|rol|role|rolle|state|zip|zip code|postcode|plz|code postal|código postal|cap|cep|kod pocztowy|postnummer|posta kodu|индекс|邮编|郵便番号|우편번호|الرمز البريدي|name|your name|full name|first name|last name|surname|email|e-mail|mail|your email|email address|e-mail address|phone|phone number|telephone|mobile|company|organization|organisation|subject|topic|category|reason|department|order|order number|order no|order id|customer number|customer id|account|account id|website|url|page|page url|country|city|address|date|browser|os|platform|device|version|app version|ip|ip address|from|submitted from|priority|type|contact|language|name:|vorname|nachname|ihr name|e-mail-adresse|emailadresse|telefon|telefonnummer|firma|unternehmen|betreff|thema|kategorie|anliegen|kundennummer|bestellnummer|land|ort|anrede|nom|prénom|votre nom|nom complet|adresse e-mail|adresse mail|courriel|adresse email|téléphone|société|entreprise|objet|sujet|numéro de commande|pays|ville|nombre|su nombre|tu nombre|nombre completo|apellido|apellidos|correo|correo electrónico|teléfono|móvil|empresa|asunto|tema|motivo|número de pedido|país|ciudad|de|nome|il tuo nome|nome e cognome|cognome|indirizzo email|indirizzo e-mail|telefono|cellulare|azienda|oggetto|numero ordine|paese|città|da|seu nome|nome completo|sobrenome|telefone|celular|assunto|número do pedido|cidade|naam|uw naam|je naam|voornaam|achternaam|e-mailadres|emailadres|telefoonnummer|telefoon|bedrijf|bedrijfsnaam|onderwerp|bestelnummer|ordernummer|plaats|van|imię|imię i nazwisko|nazwisko|adres e-mail|adres email|numer telefonu|temat|firma|numer zamówienia|kraj|miasto|od|namn|förnamn|efternamn|ditt namn|e-post|epost|e-postadress|mejl|telefonnummer|företag|ämne|ärende|ordernummer|navn|fornavn|etternavn|efternavn|e-postadresse|emne|bedrift|virksomhed|ordrenummer|nimi|sähköposti|puhelin|puhelinnumero|yritys|aihe|jméno|jméno a příjmení|příjmení|předmět|společnost|meno|ad|adı|ad soyad|adınız|adınız soyadınız|isim|soyad|e-posta|e-posta adresi|eposta|telefon numarası|konu|şirket|firma adı|sipariş no|sipariş numarası|имя|ваше имя|фио|фамилия|имя и фамилия|почта|эл. почта|электронная почта|эл. адрес|адрес электронной почты|телефон|номер телефона|тема|компания|номер заказа|город|ім'я|ваше ім'я|пошта|електронна пошта|тема|компанія|姓名|名字|您的姓名|邮箱|電子郵件|电子邮件|电子邮箱|邮箱地址|电话|電話|手机|手机号|手機|联系电话|公司|主题|主旨|标题|订单号|氏名|お名前|名前|御社名|会社名|メール|メールアドレス|電話番号|件名|お問い合わせ種別|ご注文番号|이름|성함|성명|이메일|이메일 주소|전화번호|연락처|휴대폰|회사|회사명|제목|문의 유형|주문번호|الاسم|الاسم الكامل|اسمك|البريد الإلكتروني|البريد|الايميل|الإيميل|الهاتف|رقم الهاتف|الجوال|الشركة|الموضوع|رقم الطلب|المدينة|البلد|név|nume|όνομα|שם|tên|họ tên|nama|nombre y apellidos|rating|score|note|nota|bewertung",
);
const message = setOf(
  'message|your message|message body|comment|comments|your comment|your comments|question|your question|description|details|feedback|your feedback|enquiry|inquiry|request|issue|problem|how can we help|how can we help you|body|text|content|nachricht|ihre nachricht|mitteilung|kommentar|frage|ihre frage|beschreibung|anfrage|text der nachricht|votre message|commentaire|commentaires|votre question|description|demande|votre demande|mensaje|su mensaje|tu mensaje|cuerpo del mensaje|comentario|comentarios|consulta|descripción|pregunta|messaggio|il tuo messaggio|corpo del messaggio|commento|richiesta|domanda|descrizione|testo|testo del messaggio|mensagem|sua mensagem|a sua mensagem|comentário|comentários|dúvida|descrição|corpo da mensagem|bericht|uw bericht|je bericht|opmerking|opmerkingen|vraag|uw vraag|omschrijving|toelichting|wiadomość|twoja wiadomość|treść|treść wiadomości|komentarz|pytanie|opis|meddelande|ditt meddelande|fråga|kommentar|beskrivning|besked|meddelelse|spørgsmål|melding|spørsmål|beskrivelse|viesti|viestisi|kysymys|kuvaus|zpráva|vaše zpráva|dotaz|popis|text zprávy|správa|mesaj|mesajınız|mesaj içeriği|açıklama|soru|sorunuz|yorum|talep|iletiniz|сообщение|ваше сообщение|текст сообщения|текст|комментарий|вопрос|ваш вопрос|описание|обращение|повідомлення|ваше повідомлення|питання|опис|消息|留言|留言内容|您的留言|内容|內容|信息|訊息|问题|问题描述|描述|咨询内容|反馈内容|メッセージ|メッセージ本文|本文|お問い合わせ内容|お問合せ内容|ご質問|内容|ご用件|ご意見|문의 내용|문의내용|내용|메시지|질문|설명|الرسالة|رسالتك|نص الرسالة|السؤال|التعليق|الوصف|التفاصيل|الاستفسار|üzenet|mesajul dumneavoastră|μήνυμα|הודעה|tin nhắn|nội dung|pesan',
);

/** `Comment from the customer`, `Nachricht des Kunden`. */
const messageFrom =
  /^(?:customer|client|user|visitor|guest|reviewer|respondent)(?:['’]s)? (?:comment|message|feedback|review|note|answer|question|response)s?$|^(?:comment|message|feedback|review|note|answer|question|response)s? (?:from|by|of) (?:the )?(?:customer|client|user|visitor|guest|reviewer|respondent)$|^(?:kunden(?:kommentar|nachricht|feedback|stimme)|(?:kommentar|nachricht|feedback) (?:des|vom|der) kund(?:en|in))$|^(?:commentaire|message|avis) (?:du|de la) client[e]?$|^(?:comentario|mensaje|mensagem|comentário|opinión) (?:del|do|da|de la) client[ea]$|^(?:commento|messaggio) del cliente$|^(?:opmerking|bericht|reactie) van (?:de )?klant$|^(?:komentarz|wiadomość|opinia) klienta$|^kund(?:ens|ens) (?:kommentar|meddelande)$|^(?:комментарий|сообщение|отзыв) клиента$|^müşteri (?:yorumu|mesajı)$|^(?:客户|客戶|用户|顾客)(?:的)?(?:留言|评论|反馈|评价)$|^お客様の?(?:コメント|ご意見|声)$|^고객 ?(?:의견|메시지|코멘트)$|^(?:تعليق|رسالة) العميل$/u;

export type FormLabel = 'about' | 'message';

const labelled = /^[*_\s]{0,4}([^:：\n]{1,40}?)[*_\s]{0,4}\s?[:：](?:\s|$|(?=\S))/u;

/** The label that a line of a filled form begins with, and where its value begins. */
export function formLabelOf(line: string): { label: FormLabel; valueAt: number } | null {
  const found = labelled.exec(line);
  if (!found) return lonelyLabel(line);
  const name = bare(fold(found[1] ?? ''));
  const label = message.has(name) || messageFrom.test(name) ? 'message' : about.has(name) ? 'about' : null;
  return label && { label, valueAt: found[0].length };
}

/** A label without the sign that it has to be filled: `Name *`, `Telefon (optional)`. */
const bare = (name: string): string => name.replace(/\s?(?:\*|[(（][^()（）]{1,30}[)）])\s?$/u, '').trim();

const further = /^[*_\s]{0,4}\p{L}[^:：.?!\n]{1,44}[:：]\s?\S[^\n]{0,90}$/u;

/** A line of a filled form whose label is not known: short, and its value is no sentence. Sure only between others. */
export const isFurtherLabel = (line: string): boolean =>
  line.length <= 130 && further.test(line) && !/[.?!。？！]$/u.test(line);

/** A label above its value: sure only beside others. */
function lonelyLabel(line: string): { label: FormLabel; valueAt: number } | null {
  if (line.length > 40) return null;
  const name = fold(line)
    .replace(/(?<![*_\s])[*_\s]+$/, '')
    .replace(/^[*_\s]+/, '')
    .replace(/\s?[?？؟*]$/u, '');
  const label = message.has(name) ? 'message' : about.has(name) ? 'about' : null;
  return label && { label, valueAt: line.length };
}

/** Questions of surveys. */
export const surveyQuestion =
  /recommend|likely|score|what (?:do|did|would|could|can|is|was|are) |what problems (?:is|are|does|do) |why did you|how (?:satisfied|would|was|easy|did|likely)|anything else|empfehl|weiterempf|bewertung|zufrieden|warum haben sie|was (?:gefällt|können|hat|ist der)|grund für|recommand|probabilité|note|raison|satisfai|que (?:pouvons|pensez)|qu'est-ce|recomend|probabilidad|probable|motivo|puntuación|valoración|por qué|qué (?:le|te|podemos|es lo)|satisfech|consigli|raccomand|probabilità|punteggio|voto|cosa|perché ha|recomend|probabilidade|nota|motivo|o que|aanbevel|aanraden|waarschijnlijk|score|cijfer|reden|wat (?:vind|kunnen|is)|hoe (?:tevreden|waarschijnlijk)|polec|prawdopodob|ocen|powód|dlaczego|co (?:możemy|najbardziej)|rekommender|sannolik|betyg|anledning|varför|vad (?:kan|är|tycker)|hur (?:nöjd|sannolikt)|anbefal|sandsynlig|sannsynlig|hvorfor|hvad|hva |suosit|todennäköi|miksi|doporuč|pravděpodob|proč|co (?:se|bychom)|tavsiye|olasılı|puan|neden|ne kadar|sebeb|порекоменд|рекоменд|вероятн|оценк|причин|почему|что (?:вам|мы|можно)|насколько|рекоменд|чому|推荐|推薦|评分|評分|分数|打分|原因|可能性|为什么|您(?:会|對|对)|すすめ|勧め|薦め|点数|理由|お聞かせ|評価|추천|점수|이유|말씀해|توصي|توصية|احتمال|التقييم|الدرجة|سبب|لماذا|ما (?:هو|الذي|السبب)|ajánl|recomand|συστή/iu;

/** Heads of an app shop's answers. */
export const developerResponse =
  /(?:developer|owner|company|vendor|seller|merchant|business|support) (?:response|reply|replied|answer)|(?:response|reply) from (?:the )?(?:developer|owner|company|business|vendor)|antwort (?:des|vom|der) (?:entwickler|inhaber|anbieter|unternehmen|händler)|entwicklerantwort|réponse (?:du|de l'|des?|de la) ?(?:développeur|propriétaire|éditeur|entreprise|vendeur)|respuesta (?:del|de la|de) ?(?:desarrollador|propietario|empresa|vendedor)|risposta (?:dello|del|dell'|della) ?(?:sviluppatore|proprietario|azienda)|resposta d[oa] (?:desenvolvedor|programador|proprietário|empresa)|(?:reactie|antwoord) van (?:de )?(?:ontwikkelaar|eigenaar)|odpowiedź (?:dewelopera|programisty|właściciela|producenta)|svar från (?:utvecklaren|ägaren)|utvecklarens svar|svar fra (?:udvikleren|utvikleren|utvikler|udvikler|ejeren|eieren)|kehittäjän vastaus|odpověď (?:vývojáře|majitele)|geliştirici(?:nin)? (?:yanıtı|cevabı)|(?:geliştiriciden|işletme sahibi)(?: gelen)? (?:yanıt|cevap)|ответ (?:разработчика|владельца|компании)|відповідь (?:розробника|власника)|(?:开发者|開發者|开发人员|開發人員|商家|店主|业主)(?:的)?(?:回复|回覆|回應|回应|答复)|(?:デベロッパー|開発者|オーナー)(?:の|からの|から)?(?:回答|返信|返答)|(?:개발자|사장님|판매자)(?:의)? ?(?:답변|응답|댓글|답글)|(?:رد|ردّ|استجابة|إجابة) (?:المطور|المطوّر|مطور البرامج|المالك|الشركة)/iu;
