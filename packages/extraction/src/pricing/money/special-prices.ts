import { wordsOf } from './words-by-language.ts';

/** What stands for a price where there is none. */

const FREE =
  /^(?:(?:always |100 ?% |forever )?free(?: ?\/ ?(?:mo(?:nth)?|yr|year)| forever| for ever| plan| for (?:individuals|everyone|personal use|life|teams?[^.]*|one[^.]*|up to[^.]*))?|free,? always|free tier|free to (?:use|start)|(?:free (?:and|&) )?open[- ]source|no (?:cost|charge)|gratis|kostenlos|kostenfrei|umsonst|für immer kostenlos|gratuit(?: à vie)?|grátis|gratuito|gratuita|ilmainen|ilmaiseksi|maksuton|darmowy|bezpłatn\p{L}*|za darmo|zdarma|bezplatně|zadarmo|bezplatne|ingyenes|ingyen|gratuito per sempre|ücretsiz|bedava|besplatno|brezplačno|nemokamai|bezmaksas|tasuta|бесплатно|безкоштовно|безплатно|δωρεάν|ókeypis|miễn phí|ฟรี|مجاني|مجانا|מִחנם|חינם|मुफ़्त|मुफ्त|percuma|無料|免费|免費|무료)[.!*]?$/iu;
const CUSTOM =
  /^(?:custom(?: (?:pricing|price|quote|plan))?|bespoke(?: pricing)?|tailored(?: pricing)?|(?:please )?contact (?:us|sales)(?: for (?:pricing|a quote|prices))?|contact (?:our )?sales(?: team)?|let[’']?s talk|talk to (?:us|sales|our team|a human|an expert)|(?:price |available )?(?:on|upon) request|ask us(?: for .{0,20})?|ask (?:for (?:a )?(?:price|quote))|get (?:a )?(?:quote|pricing)|request (?:a )?(?:quote|pricing)|quote(?: on request)?|(?:by|on|upon) (?:quote|quotation)|by arrangement|individual(?: pricing)?|call (?:us|for pricing)|get in touch|reach out|speak (?:to|with) (?:us|sales|our team)|talk with (?:us|sales)|book a (?:call|demo)|price on (?:request|application)|poa|negotiable|enquire|à définir|(?:preis )?auf anfrage|nach vereinbarung|individuell(?:er preis|es angebot)?|kontakt(?:ieren sie uns)?|angebot anfordern|sur devis|sur demande|sur mesure|nous contacter|contactez[- ]nous|a medida|personalizado|bajo petición|a consultar|contáctenos|contactar(?: con)? ventas|hablemos|su richiesta|su misura|contattaci|preventivo|sob consulta|sob medida|fale conosco|op aanvraag|op maat|neem contact op|maatwerk|offert|på begäran|begär offert|kontakta oss|på forespørsel|kontakt oss|efter aftale|kontakt os|indywidualn\p{L}*|wycena indywidualna|na zapytanie|na dotaz|ota yhteyttä|kysy tarjous|contáctanos|contacta|solicitar (?:precio|presupuesto|cotización)|cotiza(?:r|ción)|presupuesto|devis|orçamento|entre em contato|contacte-nos|peça um orçamento|richiedi (?:un )?preventivo|skontaktuj się|zapytaj o cenę|kontaktujte nás|kapcsolat|kérjen ajánlatot|contactați-ne|la cerere|bize ulaşın|bizi arayın|iletişime geçin|(?:fiyat|teklif|fiyat bilgisi) için (?:bizi )?(?:arayın|ulaşın|iletişime geçin|sorun)|teklif (?:alın|isteyin)|pyydä tarjous|küsi pakkumist|pyyda tarjous|cena na dotaz|cena individuální|individuálna cena|pytaj o cenę|cena do uzgodnienia|preț la cerere|ár egyeztetés(?: szerint)?|egyedi ár(?:azás)?|cijena na upit|cena po dogovoru|по договорённости|по договоренности|за запитом|ціна за запитом|зв[’']яжіться з нами|свяжитесь с нами|hafðu samband|tilbud|prisforslag|individuálně|по запросу|お問い合わせ(?:ください)?|要問い合わせ|要お問い合わせ|お見積り|个性化定制|定制|联系我们|联系销售|询价|hubungi kami|liên hệ(?: với chúng tôi)?|ติดต่อเรา|ติดต่อฝ่ายขาย|επικοινωνήστε(?: μαζί μας)?|κατόπιν αιτήματος|تواصل معنا|اتصل بنا|צרו קשר|문의(?:하기)?|상담 문의|문의)[.!→›\s]*$/iu;

/** The same in other words, on a short line. */
const LOOSELY_CUSTOM =
  /^(?:(?:custom|individual|volume|tailored|bespoke|negotiated|enterprise) (?:pricing|prices?|quotes?|rates?|offers?|plans?|terms|agreements?)|(?:pric(?:es?|ing)|rates?|plans?|cost) (?:on|upon|by|to|for) (?:request|quote|quotation|application|enquiry|arrangement|agreement|you|your \p{L}+)|by (?:quotation|agreement|enquiry|request)|(?:contact|ask|talk to|talk with|speak to|speak with|write to|call|e?-?mail) (?:us|sales|our \p{L}+(?: team)?|the team|an? \p{L}+)(?:[ ,.]+(?:for|about|to) .{1,30})?|(?:let[’']?s|we[’']?ll) (?:talk|chat|discuss|quote|find|make|work out).{0,30}|(?:get|request|ask for) (?:an? |your )?(?:custom |individual |personal )?(?:quote|price|pricing|offer|proposal)|tell us (?:what|about|how) .{1,30}|depends on .{1,30})[.!→›\s]*$/iu;
const LOOSELY_FREE =
  /^(?:free|gratis|kostenlos|gratuit|gratuito|grátis|nothing to pay|no charge|costs nothing)(?!\p{L}|[- ](?:trial|\d|shipping|delivery|setup|set-up|onboarding|migration|support|month|year|probe|testphase)).{0,36}$/iu;

/** What the table of languages has beside these. */
const FREE_ABROAD = new RegExp(`^(?:${wordsOf('free')})[.!*]?$`, 'iu');
const CUSTOM_ABROAD = new RegExp(`^(?:${wordsOf('custom')})[.!→›\\s]*$`, 'iu');

/** Whether the line says that nothing is to be paid. */
export function saysFree(line: string): boolean {
  return FREE.test(trimmed(line)) || FREE_ABROAD.test(trimmed(line));
}

/** `Custom / month`: the period that is drawn beside each price. */
const PERIOD_BEHIND = /(?:(?<!\s)\s+)?(?:\/|per )\s*\p{L}+\.?$/u;

/** Whether the line says that a price is made for each buyer. */
export function saysCustom(line: string): boolean {
  const text = trimmed(line).replace(PERIOD_BEHIND, '');
  return CUSTOM.test(text) || CUSTOM_ABROAD.test(text);
}

/** Behind a name and a dash stands the price too. */
function trimmed(line: string): string {
  // Turkish writes a dot on the capital, which no comparison without case knows as an i.
  return (line.split(/\s[–—|-]\s|:\s|\t/).at(-1) ?? '')
    .replaceAll('İ', 'i')
    .replace(/^[^\p{L}\d]+|(?<![\s→›»])[\s→›»]+$/gu, '')
    .trim();
}

/** What a short line beside other plans' prices says, in whatever words; null for anything else. */
export function saysLoosely(line: string): 'free' | 'custom' | null {
  const text = trimmed(line);
  if (saysFree(line) || LOOSELY_FREE.test(text)) return 'free';
  return saysCustom(line) || LOOSELY_CUSTOM.test(text) ? 'custom' : null;
}
