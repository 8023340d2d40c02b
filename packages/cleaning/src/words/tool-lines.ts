const address = /^<?[\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,40}){1,6}>?$/u;
const link = /^https?:\/\/\S{3,500}$/u;
const phone = /^[+(]?\p{Nd}[\p{Nd} ()./-]{6,20}$/u;
/** A date with a year, or a date and a time of day. */
const moment =
  /^(?=[^\n]{6,50}$)(?=.*(?:19|20)\p{Nd}{2})(?:\p{L}{2,12}\.?,? ){0,3}\p{Nd}{1,4}(?:st|nd|rd|th|\.)?[ ,./年-]/u;
const stars = /^(?:[★☆✩✭✰]\s?){2,10}$/u;

/** Whether a value is nothing but an address, a link, a number to call or a date. */
export const isMetaValue = (value: string): boolean =>
  address.test(value) || link.test(value) || phone.test(value) || moment.test(value);

/** `Survey sent: Mar 1, 2026`, `Customer: meg@lark.example`: what a tool notes beside somebody's words. */
export const isMetaLine = (line: string): boolean => {
  const found = /^[\p{Lu}\p{Lo}][\p{L}\p{N} .'’/-]{1,40}[:：]\s?/u.exec(line);
  return found !== null && isMetaValue(line.slice(found[0].length).trim());
};

/** Stars alone, perhaps behind a label: `Beoordeling: ★★☆☆☆`. */
export const isStarLine = (line: string): boolean =>
  line.length <= 60 && stars.test(line.replace(/^\p{L}[\p{L} ]{2,24}[:：]\s?/u, ''));

const scale =
  /^(?:\p{Nd}{1,2}|[★☆⭐😀-🙏👍👎]\ufe0f?)(?:[\s|·/,-]{1,3}(?:\p{Nd}{1,2}|[★☆⭐😀-🙏👍👎]\ufe0f?)){1,10}$/u;

/** `1 2 3 4 5`: the ends or all of a scale to choose from. */
export const isScaleLine = (line: string): boolean => line.length <= 60 && scale.test(line.trim());

/** What sites of reviews and shops put below one. */
const reviewFooter =
  /^(?:(?:date|datum|data|fecha) (?:of (?:the )?(?:experience|visit|stay|purchase)|der erfahrung|des besuchs|de (?:la )?(?:experiencia|visita)|da experiência|van (?:de )?ervaring|doświadczenia|för upplevelsen)|date de l['’]expérience|data dell['’]esperienza)\s?[:：]|^(?:verified (?:purchase|review|buyer|user)|verifizierter (?:kauf|käufer)|achat vérifié|compra verificada|acquisto verificato|geverifieerde aankoop|zweryfikowany zakup|verifierat köp|bekræftet køb|doğrulanmış alım|подтверждённая покупка|已验证购买|認証済みの購入|구매 확인)[^.!?]{0,40}$|^\p{Nd}{1,6} (?:people|person|users?|personen|personnes?|personas?|persone|pessoas?|mensen|osób|personer|kişi|человек)[^.!?]{0,16} (?:found|fanden|ont trouvé|encontraron|hanno trovato|acharam|vonden|uznał|tyckte|fandt|bu|сочли|считают)[^.!?]{0,40}$|^(?:validated through|review(?:ed)? (?:collected by|hosted (?:by|on)|source|in [\p{L} ]{2,30} on )|(?:incentivi[sz]ed|invited|organic) review)[^!?]{0,90}$|^reviewer source\b|^(?:app )?version:? \p{Nd}[\p{Nd}.]{2,12}\s?[·|,–-]\s?\p{L}[^.!?]{2,40}$/iu;

/** Whether a line below a review is its site's. */
export const isReviewFooter = (line: string): boolean => line.length <= 140 && reviewFooter.test(line);
