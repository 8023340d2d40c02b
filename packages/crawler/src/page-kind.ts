import type { PageKind } from './page.ts';

type LinkedKind = Exclude<PageKind, 'home' | 'feed'>;

/** Path segments that name a kind, in the languages that product sites are written in most. */
const segments: Record<LinkedKind, RegExp> = {
  pricing:
    /^(?:pricing|prices?|price-?list|plans?|plans-(?:and-)?pricing|pricing-(?:and-)?plans|preise?|preisliste|preise-und-tarife|tarife?|tarifs?|prix|precios?|planes|planes-y-precios|tarifas|prezzi|piani|precos?|preços?|planos|prijzen|tarieven|priser|priset|prislista|prisliste|ceny|cennik|cenik|cen[ií]k|hinnat|hinnasto|fiyatlar|fiyatlandirma|料金|价格|定价|요금)$/,
  features:
    /^(?:features?|product|products|platform|tour|product-tour|overview|how-it-works|capabilities|solutions?|use-cases|funktionen|produkte?|produkt|l(?:oe|ö)sungen|fonctionnalites|fonctionnalités|produits?|caracteristicas|características|funciones|funcionalidades|productos?|soluciones|funzionalita|funzionalità|prodott[oi]|soluzioni|recursos|produtos?|solucoes|soluções|functies|functionaliteiten|oplossingen|funktioner|produkter|losninger|løsninger|losningar|lösningar|funkcje|produkty|rozwiazania|rozwiązania|funkce|reseni|řešení|ozellikler|özellikler|urun|ürün|cozumler|ominaisuudet|tuote|tuotteet|ratkaisut|機能|製品|功能|产品)$/,
  compare:
    /^(?:(?:vs|versus|compare|comparisons?|comparing|alternatives?|competitors?|switch|migrate|vergleich|comparatif|comparar|comparativas?|comparacao|comparação|confronto|vergelijk|vergelijken|sammenlign|jamfor|jämför|porownanie|porównanie|srovnani|srovnání|karsilastirma|karşılaştırma|vertailu|vs-.+|.+-(?:alternatives?|alternative-zu)|alternativ(?:a|as|e|es|ef|o)?-(?:to|for|zu|zum|zur|a|al|ao|para|alla|voor|till|til|dla|k)-.+|compare-.+|(?:switch|switching|migrate|migrating|move|moving)-from-.+|wechsel-von-.+|migrar-(?:de|desde|do|da)-.+|passer-de-.+|passa-da-.+|overstappen-van-.+|byt(?:a)?-fran-.+|skift(?:e)?-fra-.+|bytt?e?-fra-.+|przejdz-z-.+|prejdete-z-.+)$|(?=.*$).+-vs-.)/,
  customers:
    /^(?:customers?|customer-stories|case-stud(?:y|ies)|success-stories|stories|testimonials|reviews|kunden|referenzen|clients|temoignages|clientes|casos-de-exito|clienti|klanten|kunder|klienci|zakaznici|musteriler|asiakkaat)$/,
  changelog:
    /^(?:changelog|change-log|changes|release-notes|releases|whats-new|what-s-new|product-updates|updates|aenderungen|änderungen|neuigkeiten|neuheiten|nouveautes|nouveautés|actualites|actualités|novedades|noticias|novita|novità|novidades|nieuws|nyheter|nyheder|nyt|aktualnosci|aktualności|nowosci|novinky|aktuality|haberler|yenilikler|uutiset|uutta|お知らせ|更新|blog|blogg|news)$/,
  careers:
    /^(?:careers?|jobs|join-us|work-with-us|openings|karriere|stellen|stellenangebote|jobboerse|recrutement|carrieres?|empleos?|trabaja-con-nosotros|lavora-con-noi|vagas|vacatures|werken-bij|lediga-jobb|kariera|kariéra)$/,
};

const words: Record<LinkedKind, RegExp> = {
  pricing:
    /^(?:see |view |our )?(?:pricing|prices|plans|plans (?:and|&) pricing|pricing (?:and|&) plans|preise|tarife|tarifs|prix|precios|tarifas|prezzi|preços|prijzen|tarieven|priser|cennik|ceník|fiyatlar|hinnat|hinnasto|料金|价格|요금)$/i,
  features:
    /^(?:all |see |view )?(?:features|product|platform|how it works|tour|solutions|funktionen|produkt|lösungen|fonctionnalités|produit|características|funciones|producto|funzionalità|prodotto|recursos|produto|functies|funktioner|funkcje|funkce|özellikler|ominaisuudet|tuote|機能|功能)$/i,
  compare:
    /^(?:compare|comparison|alternatives|vergleich|comparar|sammenlign|jämför|.{2,60} vs\.? .{2,60}|.{2,60} alternatives?|(?:alternative|switch|migrate|move) (?:to|from) .{2,60}|alternativ[ae]? (?:zu|à|a|al|ao|till|til|voor|dla) .{2,60}|(?:byt|skift|bytte) (?:från|fra) .{2,60})$/i,
  customers:
    /^(?:customers|customer stories|case studies|testimonials|kunden|clients|clientes|klanten|kunder)$/i,
  changelog:
    /^(?:changelog|release notes|what['’]s new|product updates|blog|news|neuigkeiten|nouveautés|novedades|novità|novidades|nieuws|nyheter|nyheder|aktualności|novinky|haberler|uutiset)$/i,
  careers: /^(?:careers|jobs|join us|we['’]re hiring!?|karriere|recrutement|empleo|vacatures)$/i,
};

/** Parts of a site that tell nothing of the product to somebody without an account. */
const elsewhere =
  /^(?:log-?in|sign-?in|sign-?up|sign-?out|log-?out|register|auth|account|accounts|app|dashboard|admin|cart|checkout|legal|privacy|terms|cookies?|imprint|impressum|docs?|documentation|api|support|help|wp-admin|wp-json|cdn-cgi|search|tag|tags|author|category|download)$/;
const otherHosts =
  /^(?:app|apps|api|auth|login|accounts?|my|docs?|developers?|dev|help|support|status|cdn|static|assets|img|images|mail|go|click|links?|community|forum|discuss)\./;
const files =
  /\.(?:pdf|png|jpe?g|gif|svg|webp|ico|css|js|mjs|json|xml|zip|gz|dmg|exe|msi|pkg|mp[34]|webm|docx?|xlsx?|pptx?|csv|txt)$/i;
/** The first segment of a path where it names a language, `de` or `pt-br`. */
const language = /^(?!vs$)[a-z]{2}(?:[-_][a-z]{2})?$/;

export interface KindOfLink {
  kind: LinkedKind;
  /** The higher, the likelier it is the one page of its kind. */
  score: number;
}

/** What an own page is about, as its address and the words of a link to it say; null when neither tells. */
export function kindOfLink(url: string, text: string, home: string): KindOfLink | null {
  const { hostname, pathname, search } = new URL(url);
  if (otherHosts.test(hostname) || files.test(pathname)) return null;
  const path = segmentsOf(pathname);
  const own = path.filter((segment, at) => at > 0 || !language.test(segment));
  if (own.length === 0 || own.length > 3 || own.some((segment) => elsewhere.test(segment))) return null;
  let best: KindOfLink | null = null;
  for (const kind of Object.keys(segments) as LinkedKind[]) {
    const at = own.findIndex((segment) => segments[kind].test(segment));
    const isWritten = words[kind].test(text);
    if (at === -1 && !(isWritten && own.length === 1)) continue;
    // Below a blog or a list of stories stand single ones.
    if ((kind === 'changelog' || kind === 'customers') && at !== own.length - 1 && !isWritten) continue;
    const isLast = at === own.length - 1;
    // Each comparison stands on a page of its own below.
    const atPath = isLast || (kind === 'compare' && at !== -1) ? 3 : at === -1 ? 0 : 1;
    const score =
      atPath +
      (isWritten ? 2 : 0) -
      (kind === 'compare' ? 0 : (own.length - 1) * 0.5) -
      (search === '' ? 0 : 1) +
      (hostname === new URL(home).hostname ? 1 : 0) -
      (languageOf(pathname) === languageOf(new URL(home).pathname) ? 0 : 2) -
      (/^(?:blog|news)$/.test(own.at(-1) ?? '') ? 2 : 0);
    if (best === null || score > best.score) best = { kind, score };
  }
  return best;
}

/** True for the form to log in that a page for members leads to. */
export function isSignIn(url: string): boolean {
  const last = segmentsOf(new URL(url).pathname).at(-1) ?? '';
  return /^(?:log-?in|sign-?in|sso|auth|authorize)$/.test(last);
}

function segmentsOf(pathname: string): string[] {
  return decoded(pathname)
    .toLowerCase()
    .split('/')
    .filter((segment) => segment !== '')
    .map((segment) => segment.replace(/\.(?:html?|php|aspx?)$/, '').replaceAll('_', '-'));
}

function languageOf(pathname: string): string {
  const [first = ''] = segmentsOf(pathname);
  return language.test(first) ? first : '';
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
