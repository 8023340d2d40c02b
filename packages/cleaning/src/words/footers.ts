import { complains, speaksAsOne } from './first-person.ts';
import { isNotificationFooter } from './notifications.ts';
import { fold } from './phrases.ts';

/** What printing harms. */
const nature =
  /environment|planet|trees?|forest|paper|umwelt|bäume|wald|papier|environnement|planète|arbres|medio ?ambiente|árboles|planeta|papel|ambiente|alberi|carta|meio ambiente|árvores|milieu|bomen|środowisk|drzew|papieru|miljö|träd|miljø|træer|trær|ympäristö|luonto|životní prostředí|stromy|çevre|doğa|ağaç|kağıt|окружающ|природ|деревь|бумаг|довкілл|环境|環境|环保|環保|纸|紙|환경|나무|종이|البيئة/u;
const printing =
  /print|druck|imprim|stamp|afdruk|wydruk|skriv(?:er)? ut|udskriv|tulost|tisk|vytisk|yazdır|çıktı|печат|распечат|друк|打印|列印|印刷|인쇄|출력|طباع/u;
/** What asks a reader to think twice before. */
const thinkTwice =
  /(?<!\p{L})(?:(?:consider|mind) (?:the|our|your|whether|if|before)|think (?:of|about|before|twice)|before (?:you )?print|need to print|do you really|denken sie|bedenken|prüfen sie|muss (?:diese|man)|müssen (?:sie )?(?:diese|wirklich)|vor dem (?:aus)?druck|bevor sie|pensez|penser|avant d['’]|piense|antes de (?:imprimir|la impresión)|cuid\p{L}{1,4} (?:el|del) medio|pens[ai]|prima di stampare|rispett\p{L}{1,5}|pense|denk (?:aan|om)|voordat|zorg voor|pomyśl|zastanów|zanim|chroń|tänk på|innan du|tænk på|før du|tenk på|ajattele|ennen kuin|myslete|než|düşün\p{L}{0,8}|yazdırmadan|подума\p{L}{1,4}|прежде чем|перед тем как|не печатать|берег\p{L}{1,4})|almadan önce|考虑|考慮|请勿|不必要|前に|控え|생각|전에|فكر|قبل طباعة/u;

/** A request not to print, all of it in one sentence. */
const savesPaper = (text: string): boolean =>
  printing.test(text) &&
  text
    .split(/[.!?。！？\n]/u)
    .some((part) => printing.test(part) && nature.test(part) && thinkTwice.test(part));

/** Other sentences of that kind, by what they warn of: whom a message is for, and what to do if one is not meant. */
const meant =
  /(?:confidential|privileged)[^.]{0,80}(?:recipient|addressee|disclos|intended)|(?:error|mistake|recipient)[^.]{0,80}(?:delete|destroy)|(?:delete|destroy)[^.]{0,60}(?:immediately|copies|notify|inform|error)|(?:vertraulich|adressat|empfänger)[^.]{0,100}(?:lösch|vernicht|weiter|unbefugt|verbot|informier)|(?:irrtümlich|versehentlich)[^.]{0,60}(?:erhalten|zugegangen)|(?:confidenti\p{L}|destinataire)[^.]{0,100}(?:détrui|supprim|divulg|erreur|interdit)|(?:confidencial|destinatari\p{L})[^.]{0,100}(?:elimin|borr|error|prohib|divulg|destru|apag|erro|engano)|(?:riservat\p{L}|destinatari\p{L})[^.]{0,100}(?:cancell|distrugg|errore|vietat|divulg)|(?:vertrouwelijk|geadresseerde)[^.]{0,100}(?:verwijder|vernietig|abusievelijk|verboden|rechten)|kunnen geen rechten worden ontleend|(?:poufn\p{L}|adresat)[^.]{0,100}(?:usun|zniszcz|omyłk|pomyłk|zabronion|niedozwol)|(?:konfidentiell|mottagare|sekretess)[^.]{0,100}(?:radera|förstör|misstag|felaktigt|otillåt)|(?:fortrolig|konfidensiel|modtager|mottaker)[^.]{0,100}(?:slet|feil|fejl|ulovlig)|(?:luottamuksel|vastaanottaja)[^.]{0,100}(?:poista|tuhoa|virhe)|(?:důvěrn\p{L}|adresát)[^.]{0,100}(?:vymaž|smaž|omyl|zakáz)|(?:gizli|alıcı|muhatab)[^.]{0,120}(?:sil\p{L}|yanlışlıkla|yasak|imha|sorumlu|ifşa|paylaş)|(?:конфиденциальн\p{L}|адресат|получател\p{L})[^.]{0,140}(?:удал\p{L}|ошибочн\p{L}|по ошибке|запрещ\p{L}|уничтож\p{L}|предназнач\p{L})|(?:конфіденційн\p{L}|адресат)[^.]{0,100}(?:видал\p{L}|помилков\p{L}|заборон\p{L})|(?:机密|機密|保密|收件人)[^。]{0,60}(?:删除|刪除|误|誤|禁止|不得|泄露)|(?:機密|受信者|宛先|名宛人)[^。]{0,60}(?:削除|誤|禁じ|開示|破棄)|(?:기밀|비밀|수신인|수신자)[^.]{0,60}(?:삭제|잘못|금지|파기|유출)|(?:سرية|سري|المرسل إليه|المستلم)[^.]{0,100}(?:حذف|بالخطأ|يحظر|إتلاف|حذفها|حذفه)/u;

const sure =
  /(?:this|the) (?:e-?mail|message|communication|transmission)(?: message)? ?(?:\(including[^)]{0,60}\) )?(?:and (?:any|all|its) (?:attachments?|files?)[^.]{0,60})?(?:is|are|may be|may contain|contains?|is intended|and)[^.]{0,80}(?:confidential|privileged|intended|private|proprietary)|(?:intended|named) (?:recipient|addressee)|confidential and (?:meant|intended)|if you (?:have )?received (?:this|it) (?:e-?mail|message)? ?(?:in error|by mistake)|not the (?:intended|named|right) (?:recipient|addressee)|confidentiality notice\s*:|please consider the environment|think before (?:you )?print|virus-free|scanned (?:by|for) (?:virus|avast|avg|norton)|registered (?:office|in england|in scotland)|company (?:no\.?|number|registration)\b.{0,20}\d|unsubscribe(?: here| from this| \|)|(?:^|[|·•–-] ?|click (?:here )?to |can )unsubscribe$|view (?:this (?:e-?mail|message) )?in (?:your )?browser|manage (?:your )?(?:email )?preferences|all rights reserved|diese (?:e-?mail|nachricht|mitteilung)[^.]{0,100}(?:vertraulich|bestimmt|empfänger)|vertrauliche (?:und|informationen)[^.]{0,80}|nicht der (?:richtige|beabsichtigte|vorgesehene) (?:adressat|empfänger)|nur für den (?:adressaten|empfänger|angegebenen)|irrtümlich erhalten|bitte denken sie an die umwelt|sitz der gesellschaft|registergericht|amtsgericht [^.]{0,60}hrb|handelsregister|geschäftsführe(?:r|rin|ung)\s*:|ust-?id|ce (?:message|courriel|mail|courrier)[^.]{0,120}(?:confidentie|destinataire|exclusi)|si vous (?:l'avez|avez|n'êtes pas)[^.]{0,60}(?:reçu|destinataire)[^.]{0,60}|pensez à l'environnement|este (?:mensaje|correo)[^.]{0,120}(?:confidencial|destinatario|exclusiv)|si (?:usted )?no es (?:usted )?el destinatario|si (?:lo )?ha recibido[^.]{0,40}(?:por error|mensaje|correo)|(?:questa|questo|il presente|la presente) (?:e-?mail|messaggio|comunicazione)[^.]{0,120}(?:riservat|confidenzial|destinatar|esclusiv)|se (?:avete|ha|hai|non siete|non è)[^.]{0,40}(?:ricevuto|destinatari)[^.]{0,60}(?:errore|messaggio|email|mail)|d\.lgs|esta mensagem[^.]{0,120}(?:confidencia|destinat|sigilos)|se você não é o destinatário|caso não seja o destinatário|dit (?:bericht|e-?mailbericht)[^.]{0,120}(?:vertrouwelijk|bestemd|geadresseerde)|deze (?:e-?mail|mail)[^.]{0,120}(?:vertrouwelijk|bestemd|geadresseerde)|niet de (?:geadresseerde|beoogde ontvanger)|ten onrechte (?:heeft )?ontvangen|(?:ta|niniejsza) (?:wiadomość|korespondencja)[^.]{0,140}(?:poufn|adresat|przeznaczon)|treść (?:tej )?wiadomości[^.]{0,60}poufn|jeśli nie (?:jest|są) (?:pan|pani|państwo)[^.]{0,20} adresat|jeżeli nie (?:jest|są)[^.]{0,40}adresat|(?:detta|det här) (?:e-?post)?(?:meddelande|mejl|mail|e-postmeddelande)[^.]{0,120}(?:konfidenti|avsett|sekretess|mottagar)|denne (?:e-?mail|mail|e-post|meddelelse|meldingen)[^.]{0,120}(?:fortrolig|beregnet|konfidensiel|ment for)|tämä (?:viesti|sähköposti)[^.]{0,120}(?:luottamuksel|tarkoitettu)|(?:tento|tato) (?:e-?mail|zpráva|správa)[^.]{0,120}(?:důvěrn|určen|dôvern)|bu (?:e-?posta|mesaj|ileti|elektronik posta)[^.]{0,140}(?:gizli|alıcı|kişiye özel|muhatab)|(?:данное|это|настоящее) (?:электронное )?(?:сообщение|письмо)[^.]{0,140}(?:конфиденциальн|адресат|предназначен)|если вы не являетесь[^.]{0,40}(?:адресат|получател)|(?:це|дане) (?:повідомлення|лист)[^.]{0,120}(?:конфіденційн|адресат|призначен)|本(?:邮件|電子郵件|电子邮件|郵件)[^。]{0,80}(?:保密|机密|機密|收件人)|(?:如|若)(?:果)?(?:您|你)?(?:并)?(?:不是|非|误收)[^。]{0,40}(?:收件人|邮件)|本メール[^。]{0,60}(?:機密|宛先|秘密|受信者)|このメール[^。]{0,60}(?:機密|誤って|宛先以外)|お心当たりの?ない|誤って(?:受信|送信)|本(?:電子)?メール(?:に|は)[^。]{0,60}(?:秘|誤送信|名宛)|(?:본|이) ?(?:메일|이메일|메시지|전자우편)[^.]{0,80}(?:기밀|수신인|지정된|비밀|수신자)|잘못 (?:수신|전송|받으신)|هذه الرسالة[^.]{0,120}(?:سرية|المرسل إليه|موجهة|خاصة)|هذا البريد[^.]{0,120}(?:سري|المرسل إليه|مخصص)|إذا (?:لم تكن|وصلتك|استلمت)[^.]{0,60}(?:المستلم|المرسل|بالخطأ|الرسالة)|avast\.com|www\.avg\.com|mailscanner/iu;

/** Lines that helpdesks and forms put below or above a mail. */
const ticketFooter =
  /^thread::[\w-]{8,60}::?$|^\[?\s*ref:\s*[!_a-z0-9.:-]{8,80}:ref\s*\]?$|^\{#hs:[\d-]{3,30}\}$|^\[[a-z0-9]{6}-[a-z0-9]{4,8}\]$|^(?:this (?:e-?mail|message) is a service from|delivered by zendesk|powered by (?:zendesk|freshdesk|help scout|intercom|front|hubspot|zoho))\b|^(?:ticket|case|request|conversation)(?: (?:id|number|url|link))?\s*[:#]\s*\S{1,200}$|^(?:you can|to) (?:view|see|follow|check) (?:the |your )?(?:ticket|request|status).{0,160}$|^this (?:e-?mail|mail|message) was sent (?:from|via)|(?:powered by|bereitgestellt von|propulsé par|(?:con la )?tecnología de|desarrollado por|offerto da|desenvolvido por|aangedreven door|obsługiwane przez|driven av|drevet af|drevet av|palvelun tarjoaa|destekli|desteklenmektedir|работает на|提供支持|提供技术支持|提供元|제공|مدعوم)[^.!?]{0,8}(?:jira|zendesk|freshdesk|atlassian|help ?scout|intercom|front|hubspot|zoho|servicenow|kayako|gorgias|crisp|drift|livechat|salesforce)|(?:jira|zendesk|freshdesk|atlassian|help ?scout|intercom|hubspot|zoho|servicenow|kayako|gorgias|crisp|salesforce)[^.!?]{0,24}(?:提供|제공|desteklen|destekli)/iu;

/** A form of a site, and that something was sent with it. */
const formName =
  /(?:kontaktformular|formulaire de contact|formulaire|formulario (?:de contacto)?|modulo (?:di )?contatt|formulário (?:de contato|de contacto)?|contactformulier|formularz(?:a|em)? (?:kontaktow|na stronie)?|kontaktformulär|kontaktskjema|kontaktformular|yhteydenottolomak|kontaktní(?:ho)? formulář|iletişim formu|форм[аыуе] обратной связи|контактн(?:ой|ую) форм|форм[аыу] на сайте|联系表单|聯絡表單|在线表单|お問い合わせフォーム|問い合わせフォーム|문의 양식|문의 폼|نموذج الاتصال|نموذج التواصل)|(?:contact|web|website|online|feedback|support)[\w -]{0,20}(?:form|page|widget)/iu;
const formSent =
  /sent|submitted|gesendet|gesandt|verschickt|übermittelt|envoy|soumis|enviad|inviat|verzonden|verstuurd|wysłan|skicka|sendt|lähete|odeslán|odoslan|gönderil|отправлен|надіслан|发送|发出|提交|傳送|送信|発送|발송|전송|보낸|أرسل|إرسال|elküld|trimis/iu;

const sentFirst =
  /^(?:sent|submitted|gesendet|übermittelt|envoyé|soumis|enviad|inviat|verzonden|verstuurd|wysłan|skicka|sendt|lähete|odeslán|отправлен|надіслан|发送|提交|送信)/iu;
/** By way of a site: `홈페이지 문의하기를 통해 발송되었습니다`. */
const through =
  /(?:through|via|über|à travers|via le|a través|tramite|attraverso|através|pelo|przez|za pośrednictwem|genom|gjennom|gennem|kautta|prostřednictvím|aracılığıyla|üzerinden|через|通过|通過|経由|より|から|통해|عبر|من خلال)[^.]{0,40}(?:site|web|seite|shop|store|portal|app|página|sito|strona|strony|hemsida|sivu|stránk|сайт|网站|官网|サイト|ホームページ|홈페이지|발송|전송|송신|الموقع)|(?:homepage|홈페이지|サイト|ホームページ|网站|官网|sitemiz|web sitesi)[^.]{0,24}(?:통해|経由|通过|より|から|üzerinden|aracılığıyla)/iu;
const notice =
  /message|e-?mail|mail|nachricht|messaggio|mensaje|correo|mensagem|bericht|wiadomość|meddelande|mejl|besked|melding|viesti|zpráva|mesaj|ileti|сообщени|письмо|повідомлення|消息|邮件|郵件|信息|メッセージ|メール|메시지|메일|문의|رسالة|الرسالة/iu;
const site =
  /(?:site|website|web|seite|webseite|página|sito|strona|stron[ęy]|hemsida|webbplats|hjemmeside|nettside|sivusto|stránk|сайт|网站|网页|サイト|ウェブ|홈페이지|사이트|موقع)[^.]{0,40}[\w-]{2,40}\.[a-z]{2,12}|(?:page|form|formular|seite|formulaire|página|pagina|strony|sidan|siden|страниц\p{L}{0,8}|форм\p{L}{0,8}|页面|ページ|페이지|صفحة)[^.]{0,12}https?:\/\/|(?:from|via|von|über|de|depuis|desde|dal|dalla|da|do|van|vanaf|z|ze|från|fra|с|из|через)\s[\w-]{2,40}\.[a-z]{2,12}\s?\.?$/iu;

/** Words with which somebody speaks of a form; a notice about itself has none. */
const personal =
  /(?<![\p{L}\p{M}])(?:i'm|i've|i'd|i'll|i (?:am|was|have|had|can|could|cannot|can't|want|need|did|do|don't|get|got|use|think|would|will)|my|we|our|ich|mein\p{L}{0,2}|wir|je|j'ai|mon|nous|yo|mi|he|io|ho|eu|meu|ik|mijn|jag|min|jeg|я|мы|мой|ben|not|never|nicht|nie|kein\p{L}{0,2}|pas|jamais|no|nunca|non|mai|não|niet|nooit|inte|aldrig|ikke|не|нет|değil|why|warum)(?![\p{L}\p{M}])|[?？]|不|没|ない|ません|않|못/iu;

/** Banners of mail gateways above a message. */
const banner =
  /^\W{0,6}(?:caution|warning|external(?: (?:e-?mail|sender|message))?|attention|achtung|vorsicht|externe? (?:e-?mail|nachricht)|atención|attenzione|attention|atenção|let op|uwaga|varning|advarsel|dikkat|uyarı|внимание|注意|警告|주의|تنبيه|تحذير)\W{1,6}.{0,60}(?:e-?mail|mail|message|sender|absender|nachricht|correo|courriel|messaggio|mensagem|bericht|wiadomość|mejl|e-post|posta|письмо|отправител|邮件|郵件|メール|메일|رسالة|بريد)|^you don't often get e-?mail from|this (?:e-?mail|message) (?:originated|came|was sent) from outside|^\[?external\]?$|sie erhalten nicht (?:oft|häufig) e-?mails? von/iu;

const bannerMatter =
  /outside|external|extern|sender|click|links?\b|attachment|anh[aä]ng|anhänge|pièces? jointe|adjunt|allegat|anexo|bijlage|załącznik|bilag|bifogad|liite|přílo|\bek\b|ekler|влож|ссылк|外部|附件|添付|リンク|外部|链接|첨부|외부|링크|خارج|مرفق|روابط|often get|oft e-?mails|häufig/iu;

/** Questions of a helpdesk after an answer: `Good | Okay | Bad`. */
const choices = /^[^|/]{2,120}(?:[|]|\s\/\s)[^|/]{1,40}(?:(?:[|]|\s\/\s)[^|/]{1,40}){0,4}$/u;

/** What a legal text is about. */
const mail =
  /e-?mail|message|communication|transmission|attachment|nachricht|mitteilung|anhäng|anlage|courriel|courrier|mail|pièces? jointe|correo|mensaje|comunicación|messaggi|comunicazione|allegat|mensagem|comunicação|anexo|bericht|bijlage|wiadomoś|korespondencj|załącznik|meddelande|mejl|e-?post|bilag|bilaga|besked|meddelelse|melding|viesti|sähköposti|liitte|zpráv|správ|příloh|ileti|mesaj|e-?posta|сообщени|письм|вложени|повідомленн|лист|邮件|郵件|信息|附件|メール|메일|메시지|전자우편|رسالة|الرسالة|البريد/u;

const mostLegalChars = 1500;

/** Whether a text warns or names a company's register, as below mails; somebody who speaks of themselves writes none. */
export function isLegalText(source: string): boolean {
  const text = fold(source.slice(0, mostLegalChars));
  const isLegal = sure.test(text) || savesPaper(text) || (meant.test(text) && mail.test(text));
  return isLegal && !speaksAsOne(text);
}
/** `Please find attached: IMG_4417.jpg, IMG_4418.jpg` */
const attachedFiles =
  /^(?:(?:please )?(?:find|see) attached|attach(?:ed|ments?)(?: files?)?|anbei|im anhang|anhänge?|anlagen?|(?:en )?pièces? jointes?|ci-joint|adjunt[oa]s?|archivos adjuntos|(?:in )?allegat[oi]|(?:em )?anexos?|bijlagen?|bijgevoegd|(?:w )?załącznik(?:u|i)?|bifog(?:at|ade)|vedhæftet|vedlagt|ekte|ekler|вложени[ея]|附件|添付(?:ファイル)?|첨부(?: ?파일)?)\s?[:：]?\s?(?:[\p{L}\p{N}_().-]{1,80}\.[a-z0-9]{2,5}[,;\s]{0,3}){1,12}$/iu;

const isAttachmentLine = (line: string): boolean => line.length <= 400 && attachedFiles.test(line);

export const isTicketFooter = (line: string): boolean =>
  isAttachmentLine(line) ||
  (line.length <= 300 &&
    (isSatisfiedChoice(line) ||
      ticketFooter.test(fold(line)) ||
      (!personal.test(line) && (isNotificationFooter(line) || isFormNotice(line)) && !complains(line))));

/** `Messaggio inviato dal sito voliamici.example` */
const isFormNotice = (line: string): boolean =>
  line.length <= 160 &&
  formSent.test(line) &&
  (formName.test(line) ||
    (site.test(line) && (notice.test(line) || sentFirst.test(line))) ||
    (notice.test(line) && through.test(line)));
export const isBanner = (line: string): boolean =>
  line.length <= 500 && banner.test(fold(line)) && bannerMatter.test(fold(line));
export const isRatingLine = (line: string): boolean =>
  line.length <= 240 && /[?？。]/.test(line) && line.includes('|') && choices.test(line);
const satisfiedChoice =
  /^(?:good|bad|great|okay|ok|not good|gut|schlecht|bien|bon(?:ne)?|mauvais(?:e)?|mal|buen[oa]|mal[oa]|buon[oa]|cattiv[oa]|positiv\p{L}{0,8}|negativ\p{L}{0,8}|bom|boa|ruim|mau|má|goed|slecht|dobr[zaey]|źle|zł[ay]|bra|dålig\p{L}{0,8}|god|godt|dårlig\p{L}{0,8}|hyvä|huono|dobré|špatné|iyi|kötü|хорошо|плохо|добре|погано|好|良い|悪い|不好|很好|满意|不满意|満足|不満|좋음|나쁨|만족|불만족|جيد|سيئ)\s?[,;:،–—-]\s?[^.?!]{0,50}(?:satisf|zufrieden|soddisf|tevreden|zadowol|nöjd|tilfreds|fornøyd|tyytyvä|spokojen|memnun|довол|满意|滿意|満足|만족|راض)/iu;

/** `Good, I'm satisfied`: one of the answers below a helpdesk's question. */
export const isSatisfiedChoice = (line: string): boolean => line.length <= 90 && satisfiedChoice.test(line);

/** Three short answers to choose from and nothing else. */
export const isChoiceLine = (line: string): boolean =>
  line.length <= 160 && line.split('|').length >= 3 && choices.test(line);
