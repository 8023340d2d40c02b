const brand =
  /iphone|ipad|ipod|android|galaxy|samsung|huawei|xiaomi|redmi|oneplus|pixel|oppo|nokia|motorola|blackberry|windows|outlook|yahoo|gmail|aol|proton|tutanota|\btuta\b|thunderbird|spark|airmail|k-9|mail\.ru|yandex|яндекс|gmx|web\.de|zoho|fastmail|superhuman|newton|bluemail|canary|mailbird|em client|mailspring|邮箱|网易|네이버|\bmail\b|e-?mail app|почт/iu;
const device =
  /phone|smartphone|mobil|handy|tablet|telefon|teléfono|telefone|téléphone|telefoon|celular|cellulare|dispositivo|puhelim|gerät|device|手机|手機|携帯|スマートフォン|スマホ|휴대폰|모바일|смартфон|телефон|هاتف|جوال|آيفون|أندرويد|\bapp\b/iu;

/** `Sent from …`: how such a line begins. */
const beginning =
  /^(?:(?:this (?:e-?mail|message) was )?sent (?:from|via|with|using|by|on)\b|gesendet (?:von|vom|mit|über|mittels)|diese (?:nachricht|e-?mail|mail) wurde (?:von|mit|vom)|von mein|envoyée? (?:de|du|depuis|avec|à partir|via)|envoyé (?:de|du|depuis|avec|à partir|via)|enviad[oa] (?:desde|de|do|da|con|com|a través|pelo|pela|por|via)|inviat[oa] (?:da|dal|dall|con|tramite)|(?:verzonden|verstuurd|gestuurd) (?:vanaf|vanuit|van|met|via)|wysłan[oea] (?:z|ze|za|przez)|skicka(?:t|des|d) (?:från|med|via)|sendt (?:fra|med|via)|lähetetty|odesláno (?:z|ze|pomocí)|odoslané z|отправлено (?:из|с|от|через)|надіслано (?:з|із|через)|trimis (?:de|din)|στάλθηκε|נשלח|dikirim|gửi từ|发自|發自|发送自|来自|從我的|从我的|傳送自|(?:أُ?رسلت|مرسل|تم الإرسال|أ?رسل) (?:من|بواسطة|عبر))/iu;
const getting =
  /^(?:get|holen sie sich|laden sie|hol dir|télécharge[rz]|obten(?:ir|ez)|descargar?|obt[eé]n(?:er|ga)?|scarica|ottieni|baixar|obt(?:er|enha)|download(?:en)?|pobierz|ladda (?:ned|ner)|hämta|hent|last ned|lataa|hanki|stáhn(?:out|ěte)|získejte|скачать|получить|установите|завантажити|отримати|获取|下载|下載|取得|yahoo mail: |powered by|الحصول على|تنزيل|احصل على)/iu;
/** The same for languages that say it last. */
const ending =
  /(?:gesendet|verzonden|verstuurd|beziehen|herunterladen|downloaden|gönderildi|gönderilmiştir|edinin|indirin|lähetetty|から送信(?:しました|されました)?|より送信|を入手|をダウンロード|에서 보냄|에서 보낸 메일|보냄|에서 발송|에서 전송됨?|다운로드|받기|发送|送信|التحميل)[.\s。]*$/iu;
const generalEnding =
  /(?:^(?:von|vom|vanaf|vanuit|via|met|mit|per|über)\s.{2,60}\s(?:gesendet|verschickt|verzonden|verstuurd)|(?:から|より)(?:の)?送信(?:しました|されました|しています)?|에서 (?:보냄|보낸.{0,8}|발송.{0,6}|전송.{0,6})|[dt][ae]n gönderil\p{L}{2,8})[.\s。]*$/iu;
/** The same within a sentence, sure beside the name of a program or a telephone. */
const within =
  /(?<![\p{L}\p{M}\p{N}_])(?:sent|gesendet|verschickt|envoyée?|enviad[oa]|inviat[oa]|verzonden|verstuurd|wysłan[oea]|skickat|sendt|lähetetty|odesláno|gönderil\p{L}{2,8}|отправлено|надіслано|trimis) (?:from|via|with|using|by|von|vom|mit|über|de|du|depuis|avec|à partir|via|desde|con|da|do|dal|com|pelo|vanaf|vanuit|van|met|z|ze|från|med|fra|из|с|от|через|з|із|secure|beveiligde?|seguro|sicher)(?![\p{L}\p{M}\p{N}_])|(?:から|より|で)送信|(?:来自|从我的|發自|发自)|에서 (?:보|발송|전송)|(?:أُ?رسلت|مرسل|الإرسال) (?:من|بواسطة|عبر)/iu;
const typos =
  /excuse (?:any |my |the )?(?:typos|brevity)|apologies for (?:any )?typos|please (?:excuse|forgive).{0,40}(?:typo|brevity|brief)/i;
const address = /[<([]?https?:\/\/[^\s>)\]]{1,1000}[>)\]]?/g;
const mostChars = 200;
const mostWords = 14;

/** The line that a mail program or a telephone puts below a message. */
export function isDeviceLine(line: string): boolean {
  if (line.length > mostChars) return false;
  const text = line
    .replace(address, '')
    .replace(/^[\s\-–—•*_[]+/, '')
    .trim();
  if (typos.test(text)) return true;
  const isNamed = brand.test(text);
  if ((!isNamed && !device.test(text)) || text.split(' ').length > mostWords || /[?;]/.test(text))
    return false;
  if (beginning.test(text) || generalEnding.test(text)) return true;
  return isNamed && (getting.test(text) || ending.test(text) || within.test(text));
}
