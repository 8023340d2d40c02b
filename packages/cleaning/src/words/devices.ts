const device =
  /iphone|ipad|ipod|android|galaxy|samsung|huawei|xiaomi|redmi|oneplus|pixel|honor|oppo|vivo|nokia|motorola|blackberry|windows phone|windows mail|windows 1\d|outlook|yahoo|gmail|aol|proton|tutanota|tuta\b|thunderbird|spark|airmail|k-9|k9 mail|mail\.ru|yandex|яндекс|почт|gmx|web\.de|zoho|fastmail|superhuman|hey\.com|newton|edison|bluemail|blue mail|canary|mailbird|em client|mailspring|sparrow|polymail|smartphone|mobile|mobil|handy|tablet|telefon|teléfono|telefone|téléphone|telefoon|celular|cellulare|puhelim|phone|手机|手機|邮箱|网易|新浪|携帯|スマートフォン|携帯電話|휴대폰|スマホ|네이버|모바일|гаджет|смартфон|هاتف|جوال|آيفون|أندرويد|app\b|mail/iu;
const sent =
  /\b(?:sent|sending|get|gesendet|verschickt|envoyé|envoyee|envoyé|enviado|enviada|enviada|inviato|inviata|verzonden|verstuurd|wysłane|wysłano|wysłana|skickat|skickades|sendt|lähetetty|odesláno|odoslané|gönderildi|gönderilmiştir|отправлено|надіслано|trimis|elküldve|στάλθηκε|נשלח|dikirim|gửi từ|download|laden sie|hol dir|holen sie|télécharger|téléchargez|obtenir|obtenez|descargar|obtener|obtén|scarica|ottieni|baixar|obter|obtenha|downloaden|downloaden|pobierz|ladda ned|ladda ner|hämta|hent|last ned|lataa|hanki|stáhnout|získejte|indirin|edinin|скачать|получить|установите|завантажити|отримати|search, organize|powered by)\b|から送信|より送信|送信しました|を入手|をダウンロード|发自|發自|发送自|来自|從我的|从我的|傳送自|获取|下载|에서 보냄|에서 보낸|보냄|에서 발송|에서 전송|다운로드|받기|أرسلت من|أُرسلت من|مرسل من|تم الإرسال من|أرسل من|الحصول على|تنزيل|отправлено|надіслано|скачать|завантажити|lähetetty|gönderildi|tarafından gönderildi|envoyé|téléchargez?|télécharger|στάλθηκε|נשלח/iu;
const typos =
  /excuse (?:any |my |the )?(?:typos|brevity)|apologies for (?:any )?typos|please (?:excuse|forgive).{0,40}(?:typo|brevity|brief)/i;

/** The line that a mail program or a telephone puts below a message. */
export function isDeviceLine(line: string): boolean {
  if (line.length > 120) return false;
  const text = line.replace(/^[\s\-–—•*_]+/, '');
  if (typos.test(text)) return true;
  if (!device.test(text)) return false;
  const at = text.search(sent);
  return at !== -1 && text.split(/\s+/).length <= 14 && (at <= 40 || at >= text.length - 30);
}
