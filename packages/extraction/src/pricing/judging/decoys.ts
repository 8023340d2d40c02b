import {
  ancestors,
  attribute,
  byTag,
  calledNames,
  childElements,
  findAll,
  rawText,
  previousElement,
} from '../../page/dom.ts';
import type { Element } from '../../page/dom.ts';
import { findMoney } from '../money/find-money.ts';
import { firstPeriod } from '../money/period-words.ts';

/** Parts of a page where amounts of money are not what a plan costs. */
const DECOY_NAMES =
  /(?:^|[\s_-])(?:faqs?|testimonials?|quotes?|reviews?|customers?|case-?stud(?:y|ies)|stories|story|blog|posts?|news|articles?|related|calculator|roi|cookies?|banner|newsletter|press|jobs?|careers?|changelog|shop|merch|products?-grid|gift-?cards?)(?=$|[\s_-])/;
const ADD_ON_NAMES = /(?:^|[\s_-])(?:add-?ons?|extras?|addons)(?=$|[\s_-])/;
const DECOY_TAGS = new Set(['blockquote', 'aside', 'nav', 'dialog']);
/** Words that make a title one of something else, wherever they stand in it. */
const DECOY_WORDS =
  /(?<!\p{L})(?:faqs?|frequently asked|perguntas frequentes|veelgestelde vragen|vanliga frågor|ofte stil\p{L}* (?:spørgsmål|spørsmål)|często zadawane|časté dotazy|najčastejšie otázky|sıkça sorulan\p{L}*|usein kysyt\p{L}*|gyakori kérdések|întrebări frecvente|часто задаваемые|часті питання|what (?:people|customers|they|our customers|users|teams|\p{L}+ers) say|testimonials?|(?:loved|trusted|used) by|customer stories|case stud\p{L}*|add-?ons?|worth knowing|kundenstimmen|häufige fragen|zusatz\p{L}*|questions fréquentes|témoignages|preguntas(?: frecuentes)?|opiniones|complementos|domande(?: frequenti)?|よくある(?:ご)?質問|お客様の声|オプション|常见问题|from the journal|calculat\p{L}*|how much (?:you|do you|could you) sav\p{L}*|roi|compared (?:with|to)|(?:how )?we compare|versus|vs\.?|(?:our |become a )?sponsors?|sponsor us|salaries|what (?:others|people|members|clients) (?:pay|paid|charge|take)|keep reading|read (?:more|next|on)|further reading|support (?:levels?|tiers?|packages?|contracts?)|elsewhere|open positions|openings|vacancies|careers|we are hiring|salar(?:y|ies)|stellen(?:angebote)?|competitors|merchandise|professional services|consulting|who uses|handbook|gift cards?|add what|partners?)(?!\p{L})/iu;
/** Titles of what is sold beside plans, unless they stand above all that is sold. */
const BESIDE_TITLES =
  /^(?:our |more |other )?(?:options?|services?|opties|opciones|opzioni|one-off(?: payments?)?)[:.]?$/iu;
/** Words that do so where they are nearly the whole title. */
const DECOY_TITLES =
  /^(?:our |more |some |other |popular |useful |optional |extra |a few |happy |häufige |weitere )?(?:questions?(?: (?:and|&) answers)?|fragen(?: und antworten)?|customers?|kunden|stories|reviews?|extras?|optional|on top|options en plus|blog|news|latest(?: news)?|savings|jobs|alternatives|others|shop|training|workshops?|hardware|devices|geräte|supplies|discounts?|referrals?|examples?|results|numbers|overage|usage|storage|limits|due today|subtotal|total due|(?:order )?summary|your order|apparatuur|tillägg|tilvalg|tillegg|dodatki|doplňky|veelgestelde vragen|vanliga frågor|ofte stilte spørsmål|najczęstsze pytania)[:.]?$/iu;

/** `Extras if you want them`. */
const EXTRAS_FIRST =
  /^(?:handy |useful |optional |paid )?extras?(?: (?:if|for|you|to|that|on|when)(?!\p{L})|:|,)/iu;

/** Whether the element stands where amounts are told, and nothing is offered. */
export function isInDecoy(element: Element): boolean {
  return isDecoyRoot(element) || [...ancestors(element)].some(isDecoyRoot);
}

/** Whether the element itself holds what is told, and nothing that is offered. */
export function isDecoyRoot(element: Element): boolean {
  const known = decoyRoots.get(element);
  if (known !== undefined) return known;
  const found = holdsWhatIsTold(element);
  decoyRoots.set(element, found);
  return found;
}

const decoyRoots = new WeakMap<Element, boolean>();

function holdsWhatIsTold(element: Element): boolean {
  return (
    (DECOY_TAGS.has(element.tagName) && !isPlanLike(element) && !isOneOfSeveral(element)) ||
    (/(?:^|[\s_-])accordion(?=$|[\s_-])/.test(calledNames(element)) && asks(element)) ||
    (element.tagName === 'details' && !isPricedFold(element)) ||
    (['header', 'footer'].includes(element.tagName) && byTag(element, 'nav').length > 0) ||
    (element.tagName === 'figure' && byTag(element, 'blockquote').length > 0) ||
    ((DECOY_NAMES.test(calledNames(element)) || ADD_ON_NAMES.test(calledNames(element))) &&
      !isWholePage(element) &&
      !isPlanLike(element))
  );
}

/** Page builders call what holds a whole page a post. */
function isWholePage(element: Element): boolean {
  return (
    ['html', 'body', 'main'].includes(element.tagName) ||
    byTag(element, 'h1', 'main').length > 0 ||
    isSoleContent(element) ||
    (WRAPPER_NAMES.test(calledNames(element)) && holdsMost(element))
  );
}

const WRAPPER_NAMES = /(?:^|[\s_-])(?:blog|posts?|articles?|story)(?=$|[\s_-])/;

/** More than half of all that the page is made of. */
function holdsMost(element: Element): boolean {
  const body = [...ancestors(element)].find(({ tagName }) => tagName === 'body');
  return body !== undefined && 2 * sizeOf(element) > sizeOf(body);
}

const sizes = new WeakMap<Element, number>();

function sizeOf(element: Element): number {
  const known = sizes.get(element) ?? findAll(element, () => true).length;
  sizes.set(element, known);
  return known;
}

const FRAME_TAGS = new Set(['nav', 'header', 'footer', 'script', 'style', 'noscript', 'link']);

/** All that the page's main part holds: nothing stands beside it, nor beside what is around it. */
function isSoleContent(element: Element): boolean {
  let at = element;
  for (let { parentNode } = at; parentNode && 'tagName' in parentNode; { parentNode } = at) {
    const beside = childElements(parentNode).filter((each) => each !== at && !FRAME_TAGS.has(each.tagName));
    if (beside.length > 0) return false;
    if (parentNode.tagName === 'main') return true;
    at = parentNode;
  }
  return false;
}

/** Asides in a row are drawn as cards. */
function isOneOfSeveral({ tagName, parentNode }: Element): boolean {
  return (
    tagName === 'aside' &&
    parentNode !== null &&
    childElements(parentNode).filter((each) => each.tagName === tagName).length >= 2
  );
}

/** Folds of questions; others may hold what is sold. */
function asks(element: Element): boolean {
  return byTag(element, 'h2', 'h3', 'h4', 'h5', 'button', 'summary', 'dt', 'a').some((title) =>
    /[?？]\s*$/.test(rawText(title)),
  );
}

/** A fold whose summary names a price; others hold answers. */
function isPricedFold(details: Element): boolean {
  const summary = childElements(details).find(({ tagName }) => tagName === 'summary');
  return summary !== undefined && findMoney(rawText(summary)).length > 0;
}

/** Whether the page calls it a plan or a price. */
export function isPlanLike(element: Element): boolean {
  return /(?:^|[\s_-])(?:pricing|prices?|plans?|tiers?)(?=$|[\s_-])/.test(calledNames(element));
}

/** Whether the nearest heading before a group of cards announces something else than plans. */
export function isUnderDecoyHeading(group: Element): boolean {
  const heading = headingBefore(group);
  if (heading === null) return false;
  return isDecoyTitle(heading) || (BESIDE_TITLES.test(heading.trim()) && isBehindPrices(group));
}

/** Whether something before the element is paid again and again. */
function isBehindPrices(element: Element): boolean {
  return [element, ...ancestors(element)].some(({ parentNode, tagName }, _at, path) => {
    if (parentNode === null || tagName === 'body') return false;
    const siblings = childElements(parentNode);
    const own = siblings.findIndex((each) => path.includes(each));
    return siblings.slice(0, Math.max(0, own)).some((each) => {
      const text = rawText(each);
      return findMoney(text).length > 0 && firstPeriod(text) !== null;
    });
  });
}

/** What somebody saves is no price; a saving by the year tells of plans. */
const SAVINGS =
  /(?<!\p{L})(?:you(?:[’']ll| will| can)? save|(?:je|u|jij) bespaart|bespaar je|(?:du|sie) spar(?:st|en)|vous économisez|tu économises|ahorras|ahorra usted|você economiza|risparmi|du sparar|du sparer|oszczędzasz|ušetříte|tasarruf ed\p{L}*|säästät)(?!\p{L})/iu;

/** Whether a title announces something else than plans. */
export function isDecoyTitle(title: string): boolean {
  if (SAVINGS.test(title) && !/[%\d]/.test(title)) return true;
  if (title.length >= 90 || /pric|plan|preis|tarif|precio|prezz|料金|价格/i.test(title)) return false;
  return DECOY_WORDS.test(title) || DECOY_TITLES.test(title.trim()) || EXTRAS_FIRST.test(title.trim());
}

/** Help, goods and services that are sold beside plans. */
const SERVICES =
  /(?<!\p{L})(?:help (?:with|to)|moving|migration|data import|onboarding|training|trainer|schulung|workshops?|consult\p{L}*|beratung|installation|set-?up|activation|aktivierung|einrichtung\p{L}*|attivazione|activación|implementation|on-site|hardware|printers?|\p{L}+ readers?|scanners?|tablets?|stickers?|labels|gift|posters?|handbook|handbuch|manual|extra storage|more storage|additional|add-?on|overage|top-?ups?|priority support|premium support|custom (?:domain|design|development)|formation|formación|acompañamiento|opleiding|utbildning|wdrożenie|szkoleni\p{L}*|導入支援|培训)(?!\p{L})/iu;

/** A share of each sale, or what is paid once: told beside plans like one of them. */
const FEES =
  /^(?:our |the |a )?(?:(?:one-time |one-off |initial )?set-?up (?:fees?|costs?)|commissions?|\p{L}*provision(?:en)?|(?:transaction|platform|booking|processing|service|success)(?: fees?)|(?:per|each)\s.*|\p{L}*gebühr(?:en)?|frais (?:de|d[’'])\s?.*)$/iu;

/** Whether a name is that of a fee. */
export function isFeeName(name: string): boolean {
  return FEES.test(name);
}

/** Titles of other parts of a page that are also what a plan is for. */
const FOR_WHOM =
  /^(?:blog|shop|news|stories|jobs|results|press|extra|partner|training|store|office|review)$/i;

/** Whether a name is that of a service or of goods, and no plan's. */
export function isServiceName(name: string): boolean {
  return SERVICES.test(name) || (isDecoyTitle(name) && !FOR_WHOM.test(name));
}

/** The text of the nearest heading that stands before the element, and outside of it. */
export function headingBefore(element: Element): string | null {
  let at: Element = element;
  for (let up = 0; up < 5; up += 1) {
    const parent = at.parentNode;
    if (!parent || !('tagName' in parent)) return null;
    const heading = headingAbove(at);
    if (heading) return rawText(heading).replace(/\s+/g, ' ').trim();
    if (attribute(parent, 'aria-label') !== null && parent.tagName === 'section')
      return attribute(parent, 'aria-label');
    at = parent;
  }
  return null;
}

/** By an element, what stands nearest before it and is no heading of one of its kind; each is looked for once. */
const headingsAbove = new WeakMap<Element, Element | null>();

/** The nearest heading in or among the elements before, of the same parent; that of one of its kind is its own. */
function headingAbove(element: Element): Element | null {
  const skipped: Element[] = [];
  let found: Element | null = null;
  for (let at: Element | null = element; at; at = previousElement(at)) {
    const known = headingsAbove.get(at);
    if (known !== undefined && at.tagName === element.tagName) {
      found = known;
      break;
    }
    if (at.tagName === element.tagName) skipped.push(at);
    else found = lastHeading(at);
    if (found) break;
  }
  for (const each of skipped) headingsAbove.set(each, found);
  return found;
}

const lastHeadings = new WeakMap<Element, Element | null>();

function lastHeading(element: Element): Element | null {
  const known = lastHeadings.get(element);
  if (known !== undefined) return known;
  const found = headingWithin(element);
  lastHeadings.set(element, found);
  return found;
}

function headingWithin(element: Element): Element | null {
  if (/^h[1-6]$/.test(element.tagName)) return element;
  for (const child of childElements(element).toReversed()) {
    const found = lastHeading(child);
    if (found) return found;
  }
  return null;
}
