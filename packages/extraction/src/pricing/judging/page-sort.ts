import { attribute, byTag, rawText } from '../../page/dom.ts';
import { metaContent } from '../../page/read-page.ts';
import type { ReadPage } from '../../page/read-page.ts';
import { isOfType, jsonLdObjects, jsonLdValues } from '../lines/declared-offers.ts';

const ABOUT_PRICES =
  /pric|plan|tarif|preis|precio|prezz|preço|prijs|prijz|pris|cen[ay]|cennik|harga|fiyat|hinta|цен[аы]|тариф|ціна|вартість|τιμ|bảng giá|料金|价格/iu;
const CART =
  /(?<!\p{L})(?:add to (?:cart|basket|bag)|in den warenkorb|ajouter au panier|añadir al carrito|aggiungi al carrello|in winkelwagen|lägg i varukorg|læg i kurv|legg i handlekurv|dodaj do koszyka|カートに入れる|加入购物车)(?!\p{L})/iu;

/** Parts of a site whose amounts are others': stories, rules, studies, what partners earn. */
const OTHER_PART =
  /^(?:blog|news|posts?|articles?|magazine|stories|press|customers|case-stud(?:y|ies)|success-stories|kunden|referenzen|affiliates?|partners?|partner-program(?:me)?|referrals?|terms|legal|agb|cgu|privacy|sla|roi|savings|calculator|docs|guides?|tutorials?|api|reports?|research|stud(?:y|ies)|surveys?|alternatives?|vs|grants?|funds?|prizes|awards|events?|tickets?|conference|glossary|learn|academy|resources|investors?|about|team|services|sponsors?|sponsorship|donat\w*|handbook|compensation|portfolio|marketplace|directory)$/iu;
const PRICE_PART =
  /^(?:our-)?(?:pric\w*|plans?|plans-\S*|tarif\S*|preis\S*|precio\S*|prezz\S*|pre[çc]o\S*|prij[sz]\S*|pris\S*|cen[ay]\w*|cennik|upgrade|subscribe|buy|licen[cs]\w*)(?:\.\w+)?$/iu;

/** Whether the page is a text about something: what things cost in it, others sell, or nobody. */
export function isArticle({ document, page }: ReadPage): boolean {
  const parts = pathOf(page.url)
    .split('/')
    .filter((part) => part !== '');
  if (PRICE_PART.test(parts.at(-1) ?? '')) return false;
  if (parts.some((part) => OTHER_PART.test(part))) return true;
  if (ABOUT_PRICES.test(pathOf(page.url))) return false;
  const declared = jsonLdValues(document)
    .flatMap((value) => [...jsonLdObjects(value)])
    .some((fields) => isOfType(fields, 'Article', 'BlogPosting', 'NewsArticle', 'TechArticle'));
  const isDated = byTag(document, 'time').some((time) => attribute(time, 'datetime') !== null);
  return (
    declared ||
    metaContent(document, 'og:type') === 'article' ||
    (isDated &&
      byTag(document, 'article').length > 0 &&
      /\d min(?:ute)?s? read|\nby \p{Lu}/iu.test(page.text))
  );
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

/** Whether the page sells goods that are put into a cart. */
export function isShop({ page }: ReadPage): boolean {
  return CART.test(page.text);
}

function pathOf(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname : '';
}
