import { dayIn } from '../news/days.ts';
import { durationOf } from '../pricing/money/durations.ts';
import { findMoney } from '../pricing/money/find-money.ts';

const MAX_CHARS = 80;
const MAX_WORDS = 10;
/** Scripts without blanks say as much in fewer characters. */
const MAX_DENSE_CHARS = 30;

/** What stands before a feature's name, drawn or typed. */
const MARKS = /^(?:[✓✔☑✅✗✘✕✖❌●○•◦▪■·–—*+»›→➜➔-]\ufe0f?)+(?=\s|\p{L}|\p{N})\s{0,8}/u;

/** Titles and items that are on every site, and name no feature. */
const SITE_WORDS =
  /^(?:features?(?: of .*)?|pricing|plans?|about(?: us)?|contact(?: us| sales)?|blog|docs|documentation|log ?in|sign ?(?:in|up)|get started|start|home|product|products|platform|solutions?|resources|company|customers?|careers?|jobs|privacy|terms|imprint|impressum|status|support|help|faq|questions?|at a glance|what .* does|how .* compares|overview|why .*|price|monthly|yearly|annual(?:ly)?|cost|changelog|news|newsletter|compare .*|work at .*|(?:our|the) (?:team|story|mission)|funktionen|preise|produkt|lösungen|über uns|kontakt|fonctionnalités|tarifs|prix|produit|à propos|nous|funciones|precios|producto|contacto|recursos|preços|produto|contato|sobre(?: nós)?|funzionalità|prezzi|prodotto|contatti|functies|prijzen|over ons|funktioner|priser|produkt|om oss|om os|funkcje|cennik|o nas|funkce|ceník|o nás|özellikler|fiyatlar|hakkımızda|ominaisuudet|hinnat|機能|料金|会社概要|特長)$/iu;

/** What a button or a link to more says. */
const CALLS =
  /^(?:(?:get|start|begin|try|sign up|join|subscribe|buy|order|choose|select|explore|discover|learn|read|see|find out|watch|download|install)(?: (?:it|us|now|today|here|free|for free|more|all|how|it now|started|the app|a|an|your|our|this|these)(?!\p{L}).*)?|(?:book|request|schedule|get|contact|talk to|chat with|speak to|call) (?:a|an|us|our|the|your|sales|me)(?!\p{L}).*|view (?:all|more|plans?|pricing|details|demo|the)(?!\p{L}).*|show (?:all|more|less).*|free trial|(?:jetzt|gleich|hier) .*|kostenlos (?:testen|starten|ausprobieren).*|mehr (?:erfahren|lesen|dazu|infos?).*|demo (?:anfordern|buchen|vereinbaren).*|kontakt(?:ieren| aufnehmen).*|anmelden|registrieren|(?:essayer|essayez|commencer|commencez|demander|demandez|contacter|contactez|découvrir|découvrez|inscrivez|réserver)(?!\p{L}).*|en savoir plus.*|nous contacter|(?:empieza|empezar|prueba|probar|solicita|solicitar|contacta|contactar|regístrate|descubre|descubrir|conoce|reserva una)(?!\p{L}).*|(?:saber|leer|ver) (?:más|todo|todos|todas).*|más información|(?:comece|começar|teste|experimente|solicite|fale|saiba|conheça|assine|agende uma)(?!\p{L}).*|(?:inizia|iniziare|prova|scopri|richiedi|contattaci|iscriviti)(?!\p{L}).*|(?:probeer|bekijk|ontdek|lees|vraag|start) .*|neem contact.*|meer (?:info|weten|lezen|informatie).*|(?:kom (?:i gang|igång)|prova|prøv|testa|läs mer|læs mere|les mer|kontakta|se (?:alle|alla|mer|mere)|boka en|book en|bestill|beställ)(?!\p{L}).*|(?:rozpocznij|wypróbuj|dowiedz|skontaktuj|zobacz|zacznij|zamów|sprawdź)(?!\p{L}).*|(?:vyzkoušet|vyzkoušejte|zjistit|zjistěte|kontaktujte|začít|začněte|objednat)(?!\p{L}).*|(?:hemen|ücretsiz (?:dene|başla)|iletişim|daha fazla|keşfet)(?!\p{L}).*|(?:kokeile|aloita|lue lisää|ota yhteyttä|tilaa|varaa)(?!\p{L}).*|(?:お問い合わせ|無料で|詳しく|詳細|申し込|資料請求|今すぐ).*|(?:了解更多|立即|免费试用|联系我们).*)$/iu;

/** What announces a list. */
const ANNOUNCES =
  /^(?:(?:everything|anything|all)(?: (?:in|from|of|that|you|the|else|included).*)?|all .{1,40} features.*|(?:see )?what(?:[’']s| is| you).*|(?:includes?|included|including|plus|and|also|extras?)(?: .{0,20})?[:+]?|(?:core|key|main|top|all|more|other|our|highlights?|great|powerful|standard)? ?(?:features?|capabilities|benefits|functions?)(?: (?:include|overview|list|at a glance))?|.{1,40},? plus|(?:alles|alle) (?:aus|in|von|was|vom|funktionen).*|(?:tout|toutes|tous) (?:de|du|ce|dans|le|les|l[’']).*|todo (?:lo|de|en|del|esto).*|todas? las? .*|tudo (?:do|da|de|em|o|no|que).*|tutto (?:di|del|in|ciò|quello|il).*|alles (?:van|uit|in|wat).*|allt (?:i|från|som).*|alt (?:i|fra|som|det).*|wszystko (?:z|co|w).*|vše (?:z|co|v).*|inklusive|inbegriffen|enthalten|inclus|incluye|inclui|include|inclusief|ingår|zawiera|obsahuje|(?:not|nicht|non|no|não|niet|inte|ikke|nie|není|ei) (?:included|enthalten|inbegriffen|inclus|incluido|incluído|incluso|inbegrepen|inkluderat|inkludert|zawarte|zahrnuto)|dahil (?:değil|olmayan\p{L}*|olanlar)|не входит|не включено)$/iu;

/** How a page praises, or tells whom it is for. */
const SLOGANS =
  /^(?:(?:designed|built|made|crafted|created|loved|trusted|used|perfect|ideal|great|best|good|suitable|recommended|powered|backed|ready|chosen|engineered|tailored) (?:for|by|to|with|in|around|from)(?!\p{L})|for (?:\p{L}|\d)|(?:für|pour|para|voor|för|dla|entwickelt für|gemacht für|gebaut für|ideal (?:für|para)|idéal pour|perfekt für|parfait pour|pensado para|feito para|ideale per|fatto per|perfetto per|gemaakt voor|ideaal voor|perfekt för|perfekt til|idealny dla|ideální pro)\s|never |stop |say |meet |welcome|discover |why |how |ready |join |become |let |don[’']t |it |it[’']s |this |that |there |here |no more |not just |more than |less |get more |save (?:time|money|hours|up)|grow |everything |all (?:the|your|you|in one)|the (?:only|best|fastest|easiest|smartest|new|all|smarter|better|simple|easy)(?!\p{L})|love |imagine |forget |goodbye |we |our |you |your (?!own)|one (?:place|tool|platform|app) |simple[,.]|endlich |schluss mit |nie wieder |warum |so (?:einfach|funktioniert)|fini |plus (?:de|jamais) |pourquoi |comment |adiós |por qué |cómo |por que |como |perché |come |waarom |hoe |varför |hvorfor |dlaczego |proč )/iu;

/** Terms of the contract, prices and badges. */
const TERMS =
  /(?<!\p{L})(?:cancel (?:any ?time|whenever)|no (?:credit card|contract|commitment|set-?up fees?|hidden|obligation)|billed|per (?:month|year|user|seat|mo)|\/ ?(?:mo|month|yr|year|user)|(?:free|\d{1,3}[- ]days?) trial|money[- ]back|(?:incl|excl|exkl|ekskl|zzgl|inkl)\.|(?:plus|ex|excl|incl|including|excluding) (?:vat|tax|gst)|most popular|popular|recommended|best value|coming soon|limited (?:time|offer)|(?:launch|intro(?:ductory)?|promo(?:tional)?|early[- ]bird|regular|special) (?:price|offer|deal|pricing)|save \d|\d{1,3} ?% (?:off|discount)|months? free|(?:jederzeit|monatlich) kündbar|beliebt|meistgewählt|empfohlen|kostenlos testen|sans engagement|le plus (?:populaire|choisi)|recommandé|hors taxes|sin (?:permanencia|compromiso)|más popular|recomendado|sem (?:fidelidade|compromisso)|mais (?:popular|vendido)|senza (?:vincoli|impegno)|più (?:popolare|scelto)|consigliato|meest gekozen|populair|opzegbaar|populäras(?:t|te)|mest (?:populær|populära|valgte)|najpopularniejszy|polecany|nejoblíbenější|doporučujeme|en popüler|suosituin|人気|税込|税抜|おすすめ)(?!\p{L})|^(?:new|beta|soon|neu|nouveau|nuevo|novo|nuovo|nieuw|ny|nowość|novinka|popular|offer|sale)$/iu;

/** Taxes: a few words, or what is said of prices; more of them name what is done with taxes. */
const TAX = /(?<!\p{L})(?:vat|gst|mwst|ust|tva|ht|ttc|iva|btw|moms|mva|dph|kdv|alv|áfa)(?!\p{L})/iu;
const MAX_TAX_WORDS = 3;
const OF_PRICES = /pric|preis|prix|preci|preç|prezz|prij|cen[ayę]|fiyat|hint/iu;

function isAboutTax(name: string): boolean {
  return TAX.test(name) && (name.split(/\s+/).length <= MAX_TAX_WORDS || OF_PRICES.test(name));
}

/** Help that a company gives, as it is called at the end of a name or at its beginning. */
const HELP = new Set(
  'support help helpdesk hilfe assistance soporte suporte supporto assistenza ondersteuning wsparcie podpora destek desteği tuki kundtjänst'.split(
    ' ',
  ),
);
/** How and how fast help is given. */
const HELP_KINDS = new Set(
  '24/7 24 7 priority premium basic standard email e-mail mail chat live phone telephone telefon community dedicated personal human business hours vip prioritised faster fast in-app online technical customer via per by and or with our team und par por pela via di da et y e en och og i ve prioritaire prioritario prioritário prioritair prioritet persönlicher téléphone teléfono telefone telefono telefoon telefonem e-mailem pro plus'.split(
    ' ',
  ),
);

/** Who helps, and how fast: no feature of the product. */
function isHelp(name: string): boolean {
  const words = name.toLowerCase().split(/[\s,&+]+/);
  if (/^(?:dedicated|personal|priority) .{0,20}(?:manager|csm|engineer)$/i.test(name)) return true;
  return (
    words.some((word) => HELP.has(word)) && words.every((word) => HELP.has(word) || HELP_KINDS.has(word))
  );
}

/** Numbers that a company boasts of. */
const BOASTS =
  /^(?:over |more than |mehr als |plus de |más de |mais de |oltre |meer dan |mer än )?[\d.,]+ ?(?:k|m|%|\+|million)?\+? (?:happy |satisfied |zufriedene )?(?:customers?|companies|teams|businesses|countries|brands|downloads|reviews|stars|kunden|unternehmen|länder|clients|entreprises|clientes|empresas|clienti|klanten|kunder|klientów|zákazníků)(?!\p{L})/iu;

/** Where a text stands decides how strictly it is read: titles praise, items list. */
export type TermPlace = 'title' | 'item';

/** The name of a feature in a text of its own, without marks; null where the text names none. */
export function featureTerm(text: string, place: TermPlace): string | null {
  const whole = cleanTerm(text);
  // What stands in brackets behind a name may be long, and full of stops.
  const isLong =
    whole.length > MAX_CHARS || whole.split(' ').length > MAX_WORDS || /\([^()]*\.\s[^()]*\)$/u.test(whole);
  const term = isLong ? whole.replace(/(?<!\s)\s*\([^()]*\)$/u, '') : whole;
  const words = term.split(' ');
  const isDense = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(term);
  if (term.length < 2 || term.length > (isDense ? MAX_DENSE_CHARS : MAX_CHARS) || words.length > MAX_WORDS)
    return null;
  if (!/\p{L}{2}|[\p{Script=Han}\p{Script=Hangul}]/u.test(term)) return null;
  // A sentence tells; a name names.
  if (/[?!…:;,。！？]$|[.!?]\s|^["“”„«»‘’']|https?:|@|\.\.\./u.test(term)) return null;
  if (
    place === 'title' &&
    (words.length > 7 || term.includes(', ') || /(?<!\p{L})(?:you|your|we|our|us)(?!\p{L})/iu.test(term))
  )
    return null;
  const name = term.replace(/\.$/, '');
  const isNone = [SITE_WORDS, CALLS, ANNOUNCES, SLOGANS, TERMS, BOASTS].some((rule) => rule.test(name));
  if (
    isNone ||
    isAboutTax(name) ||
    isHelp(name) ||
    / vs\.? /i.test(name) ||
    findMoney(name).length > 0 ||
    dayIn(name) !== null
  )
    return null;
  // `3 months` is how long it is sold for.
  if (durationOf(name) !== null) return null;
  return name;
}

/** In one line, without the marks before it. */
export function cleanTerm(text: string): string {
  return text.replace(/\s+/g, ' ').trim().replace(MARKS, '').trim();
}

/** Whether a line's mark says that it is not held. */
export function isDenied(text: string): boolean {
  return /^[✗✘✕✖❌×]/u.test(text.trim());
}

/** Whether a line begins with a mark, as items of a list do that are no items for the browser. */
export function isMarked(text: string): boolean {
  return (
    /^[✓✔☑✅●•◦▪■·–—*»›→➜➔-]\s?\p{L}/u.test(text.trim()) || /^[✓✔☑✅•]\s?[\p{L}\p{N}]/u.test(text.trim())
  );
}

/** Phrases that announce steps, people, other companies or reading matter, wherever they stand in a title. */
const OTHER_PHRASES =
  /(?<!\p{L})(?:how (?:it|we|.{1,20}) works?|getting started|frequently asked|häufige fragen|questions fréquentes|preguntas frecuentes|perguntas frequentes|domande frequenti|veelgestelde vragen|vanliga frågor|ofte stil\p{L}* spørgsmål|często zadawane|časté dotazy|sıkça sorulan|usein kysy\p{L}*|works (?:well )?with|connects? (?:to|with) (?:the|your)|plays (?:well|nice)|trusted by|loved by|used by|as seen|case stud\p{L}*|success stories|use cases?|who (?:it[’']s for|is it for|uses|we)|for whom|open (?:positions|roles)|coming soon|what (?:people|customers|our|they|users) .{0,20}say|so (?:einfach )?(?:geht|funktioniert)|unsere kunden|das sagen|ils nous font|comment ça marche|nos clients|cómo funciona|nuestros clientes|como funciona|nossos clientes|come funziona|i nostri clienti|zo werkt|onze klanten|så fungerar|våra kunder|sådan virker|vores kunder|jak to działa|nasi klienci|jak to funguje|naši zákazníci|nasıl çalışır|näin se toimii|導入事例|使い方|よくある|お客様の声)(?!\p{L})/iu;
/** Words that do so where they are the whole title. */
const OTHER_TITLES =
  /^(?:our |the |meet (?:our |the )?|all |more |popular |latest |native |alle |unsere |nos |nuestr[ao]s |noss[ao]s |i nostri |onze |våra |vores |nasze |naši )?(?:steps?|integrations?|apps|partners?|customers?|clients?|testimonials?|reviews?|stories|team|people|founders|investors|press|awards?|blog|news|resources|guides?|articles?|faqs?|questions?|pricing|plans?|contact|locations?|offices?|industries|about us|jobs|careers?|roadmap|kunden|referenzen|schritte|integrationen|schnittstellen|branchen|fragen|étapes|intégrations|témoignages|clientes|pasos|integraciones|preguntas|passos|integrações|depoimentos|perguntas|integrazioni|domande|clienti|klanten|koppelingen|integraties|vragen|kunder|integrationer|frågor|spørgsmål|klienci|integracje|pytania|zákazníci|integrace|otázky|müşteriler|entegrasyonlar|asiakkaat|integraatiot|お客様|連携)$/iu;

/** `Paying makes sense if`: reasons follow. */
const CONDITION =
  /(?<!\p{L})(?:if|when|unless|wenn|falls|als|wanneer|si|quand|cuando|se|quando|jeśli|gdy|pokud|když|ak|keď|om|när|hvis|når|jos|kun|dacă|ha|если|когда|якщо)\s?[:…]?$/iu;

/** Whether a section's title announces something else than features. */
export function isOtherSection(title: string): boolean {
  return OTHER_PHRASES.test(title) || OTHER_TITLES.test(title.replace(/[:.!]$/, '')) || CONDITION.test(title);
}
