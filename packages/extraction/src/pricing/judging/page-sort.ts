import { attribute, byTag, findAll, rawText } from '../../page/dom.ts';
import { metaContent } from '../../page/read-page.ts';
import type { ReadPage } from '../../page/read-page.ts';
import { ownName } from '../../site/own-name.ts';
import { isOfType, jsonLdObjects, jsonLdValues } from '../lines/declared-offers.ts';

const ABOUT_PRICES =
  /pric|plan|tarif|preis|precio|prezz|preço|prijs|prijz|pris|cen[ay]|cenn?[ií]k|harga|fiyat|hinta|цен[аы]|тариф|ціна|вартість|τιμ|bảng giá|料金|价格/iu;
const CART =
  /(?<!\p{L})(?:add to (?:cart|basket|bag)|in den warenkorb|ajouter au panier|añadir al carrito|aggiungi al carrello|in winkelwagen|lägg i varukorg|læg i kurv|legg i handlekurv|dodaj do koszyka|カートに入れる|加入购物车)(?!\p{L})/iu;

/** Parts of a site whose amounts are others': stories, rules, studies, what partners earn. */
const OTHER_PART =
  /^(?:blog|news|posts?|articles?|magazine|stories|press|customers|case-stud(?:y|ies)|success-stories|kunden|referenzen|affiliates?|partners?|partner-program(?:me)?|referrals?|terms|legal|agb|cgu|privacy|sla|roi|savings|calculator|docs|guides?|tutorials?|api|reports?|research|stud(?:y|ies)|surveys?|alternatives?|vs|grants?|funds?|prizes|awards|events?|tickets?|conference|glossary|learn|academy|resources|investors?|about|team|services|sponsors?|sponsorship|donat\w*|handbook|compensation|portfolio|marketplace|directory)$/iu;
/** The same in other languages, and parts that tell of rooms, meals, courses, pay and goods. */
const OTHER_PART_ABROAD =
  /^(?:ratgeber|magazin|aktuelles|artikel|artikkelit|blogi|gu[ií]as?|gids|rehber|poradnik|pr[uů]vodce|opas|gehalt|gehälter|gehaelter|salar(?:y|ies|ios?)|salaires?|sueldos?|stipendi[o]?|salarissen|löner|loner|lønninger|zarobki|mzdy|maaslar|palkat|rooms?|zimmer|chambres?|habitaciones|camere|quartos|kamers|rum|pokoje|menu|menus|speisekarte|carta|carte|menukaart|meny|ruokalista|jidelni-listek|treatments?|behandlungen|soins|tratamientos|trattamenti|leistungen|prestations|servicios|servi[cç]os|servizi|diensten|tjanster|tjänster|ydelser|tjenester|uslugi|usługi|sluzby|služby|palvelut|hizmetler|courses?|kurse|cours|cursos|corsi|cursussen|kurser|kursy|kurzy|kurssit|classes|clases|aulas|lessons|stundenplan|veranstaltungen|evenements|eventos|eventi|entradas|biglietti|spenden|dons?|donaciones|doações|donazioni|doneren|foerderung|förderung|subventions?|becas|rent|rentals?|miete|wohnungen|alquiler|affitti|bespar\p{L}*|sparen|ahorr\p{L}*|economi\p{L}*|vergleich|comparativ\p{L}*|comparatif|porovnani|vertailu|ranking|best-\S+|top-\d{1,3}(?:-\S*)?)$/iu;
const PRICE_PART =
  /^(?:our-)?(?:pric\w*|plans?|plans-\S*|tarif\S*|preis\S*|precio\S*|prezz\S*|pre[çc]o\S*|prij[sz]\S*|pris\S*|tariev\S*|cen[ayí]\S*|cenn?[ií]k\S*|hinna\S*|hinno\S*|fiyat\S*|[áa]rak|prețuri|preturi|cjenik|цен[аы]\S*|тариф\S*|τιμ\S*|harga|planes\S*|planos\S*|piani\S*|abonn\S*|formules|listino|料金\S*|価格\S*|价格\S*|가격\S*|요금\S*|upgrade|subscribe|buy|licen[cs]\w*)(?:\.\w+)?$/iu;

/** Whether the page is a text about something: what things cost in it, others sell, or nobody. */
export function isArticle({ document, page }: ReadPage): boolean {
  const parts = pathOf(page.url)
    .split('/')
    .filter((part) => part !== '');
  if (PRICE_PART.test(parts.at(-1) ?? '')) return false;
  if (parts.some((part) => OTHER_PART.test(part) || OTHER_PART_ABROAD.test(part))) return true;
  const types = jsonLdValues(document).flatMap((value) => [...jsonLdObjects(value)]);
  if (types.some((fields) => isOfType(fields, 'Article', 'BlogPosting', 'NewsArticle', 'TechArticle')))
    return true;
  if (ABOUT_PRICES.test(pathOf(page.url))) return false;
  const isDated = byTag(document, 'time').some((time) => attribute(time, 'datetime') !== null);
  return (
    metaContent(document, 'og:type') === 'article' ||
    (isDated &&
      byTag(document, 'article').length > 0 &&
      /\d min(?:ute)?s? read|\nby \p{Lu}/iu.test(page.text))
  );
}

/** A title on what somebody's product costs: its name is what stands before the word. */
const PRICES_OF =
  /^(?:how much (?:does|is) |was kostet |combien coûte |cuánto cuesta |quanto costa )?(?<name>\p{Lu}[\p{L}\d.+&-]*(?: [\p{Lu}\d][\p{L}\d.+&-]*){0,2}) (?:pric(?:e|es|ing)|plans|costs?|preise|kosten|prix|tarifs?|precios?|prezz[oi]|preços?|prijzen|priser|cen[ay]|fiyat(?:lar)?ı?)(?!\p{L})/iu;
/** What those write who judge others' products. */
const JUDGING =
  /(?<!\p{L})(?:verdict|hands-on|our review|full review|we (?:tested|reviewed|compared)|pros and cons|pros & cons|best alternatives?|cheaper alternatives?|alternatives to|competitors|vendor(?:['’]?s)? (?:sites?|websites?|documentation)|methodology|\d(?:\.\d)?\/10|affiliate|fazit|testbericht|erfahrungsbericht|vor- und nachteile|notre avis|avantages et inconvénients|nuestra opinión|ventajas y desventajas|la nostra recensione|pro e contro|nossa análise|prós e contras|ons oordeel|voor- en nadelen|nasza opinia|wady i zalety)(?!\p{L})/giu;
const MIN_JUDGING = 3;
/** What the reader pays elsewhere. */
const SPENDING =
  /(?<!\p{L})(?:(?:your|all your|my) subscriptions|(?:vos|tes|mes) abonnements|(?:deine|ihre|meine) abos|(?:tus|sus) suscripciones|(?:suas|tuas) assinaturas|i tuoi abbonamenti|je abonnementen|twoje subskrypcje)(?!\p{L})/iu;

/** Whether the page judges what another company's product costs: its title names that product, and its words weigh it. */
export function isReviewOfOther(read: ReadPage): boolean {
  const { document, page } = read;
  if (byTag(document, 'h1').some((title) => SPENDING.test(rawText(title)))) return true;
  const own = plain(ownName(read)?.value ?? '');
  const host = plain(URL.canParse(page.url) ? new URL(page.url).hostname : '');
  const others = [page.title ?? '', ...byTag(document, 'h1').map(rawText)].flatMap((title) => {
    const name = PRICES_OF.exec(title.trim())?.groups?.['name'] ?? '';
    const other = plain(name);
    const isOwn = own === '' || own.includes(other) || other.includes(own) || host.includes(other);
    return other.length < 3 || isOwn || /^(?:our|the|all|simple|plans|transparent)\b/i.test(name)
      ? []
      : [name];
  });
  if (others.length === 0) return false;
  return new Set(page.text.toLowerCase().match(JUDGING) ?? []).size >= MIN_JUDGING;
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** Whether the address is one of prices: `/pricing`, `/de/preise.html`. */
export function isPricePage({ page }: ReadPage): boolean {
  const last = pathOf(page.url)
    .split('/')
    .filter((part) => part !== '')
    .at(-1);
  return PRICE_PART.test(last ?? '');
}

/** Kinds of businesses and of things, as structured data calls them, that sell visits, meals and goods. */
const TRADES =
  /^(?:https?:\/\/schema\.org\/)?(?:Restaurant|FoodEstablishment|CafeOrCoffeeShop|BarOrPub|Bakery|Menu|MenuItem|MenuSection|Hotel|LodgingBusiness|HotelRoom|BedAndBreakfast|Dentist|MedicalBusiness|MedicalClinic|Physician|AutoRepair|HairSalon|BeautySalon|DaySpa|HealthClub|SportsActivityLocation|Store|Event|MusicEvent|Course|CourseInstance|Recipe|RealEstateAgent|Apartment|House|TouristTrip|MonetaryGrant|LegalService|HomeAndConstructionBusiness|Plumber|Electrician|Locksmith|MovingCompany|VisualArtwork|Museum)$/;

/** Whether structured data says that the page is one of a trade whose prices are no plans. */
export function isOfTrade({ document }: ReadPage): boolean {
  const types = jsonLdValues(document)
    .flatMap((value) => [...jsonLdObjects(value)])
    .flatMap(({ '@type': type }): unknown[] => (Array.isArray(type) ? (type as unknown[]) : [type]));
  const marked = findAll(document, ({ attrs }) => attrs.some(({ name }) => name === 'itemtype')).map(
    (element) => attribute(element, 'itemtype'),
  );
  return [...types, ...marked].some((type) => typeof type === 'string' && TRADES.test(type));
}

/** Whether the page offers work: what it pays is no price. */
export function isAboutJobs({ document, page }: ReadPage): boolean {
  const path = pathOf(page.url);
  return (
    /\/(?:careers?|jobs?|vacancies|openings|positions|karriere|stellen\p{L}*|emplois?|empleos?|vacatures)(?:\/|$)/iu.test(
      path,
    ) ||
    jsonLdValues(document)
      .flatMap((value) => [...jsonLdObjects(value)])
      .some((fields) => isOfType(fields, 'JobPosting'))
  );
}

const ABOUT_BUYING =
  /(?<!\p{L})(?:buy|purchase|licen[cs]\p{L}*|editions?|subscri\p{L}*|memberships?|premium|upgrade|packages?|kaufen|lizenz\p{L}*|abos?|abonn\p{L}*|mitgliedschaft\p{L}*|formules?|suscri\p{L}*|assinatura\p{L}*|abbonament\p{L}*|acheter|licences?|comprar|acquist\p{L}*|kopen)(?!\p{L})/iu;

/** Whether the page's address, title or headings speak of prices, plans or licences. */
export function isAboutPrices({ document, page }: ReadPage): boolean {
  const path = pathOf(page.url);
  const headings = byTag(document, 'h1', 'h2').map(rawText);
  return [path, page.title ?? '', ...headings].some(
    (text) => ABOUT_PRICES.test(text) || ABOUT_BUYING.test(text),
  );
}

/** Whether the page's address, title or first heading speak of prices or plans, in so many words. */
export function saysPrices({ document, page }: ReadPage): boolean {
  return [pathOf(page.url), page.title ?? '', ...byTag(document, 'h1').map(rawText)].some((text) =>
    ABOUT_PRICES.test(text),
  );
}

const BESIDE_OTHERS =
  /(?<!\p{L})(?:vs\.?|versus|others?|competitors?|competition|alternatives?|compared (?:to|with)|we compare|stack up|konkurr\p{L}*|anderen?|autres|otr[oa]s|outr[oa]s|altri|andra|andre|inne|ostatní|diğerleri|muut)(?!\p{L})/iu;

/** Whether the page's title or headings set the company beside others. */
export function setsBesideOthers({ document, page }: ReadPage): boolean {
  return [page.title ?? '', ...byTag(document, 'h1', 'h2', 'h3').map(rawText)].some(
    (text) => text.length <= 100 && BESIDE_OTHERS.test(text),
  );
}

/** Whether the page sells goods that are put into a cart. */
export function isShop({ page }: ReadPage): boolean {
  return CART.test(page.text);
}

function pathOf(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname : '';
}
