import { attribute, byTag, childElements, findAll, rawText } from '../../page/dom.ts';
import type { Element } from '../../page/dom.ts';
import type { PriceFact } from '../../facts.ts';
import type { ReadPage } from '../../page/read-page.ts';
import { isSameName } from '../cards/candidate.ts';
import type { Candidate } from '../cards/candidate.ts';
import { isAmountOfThings } from '../names/name-text.ts';
import { isUsualName } from '../names/usual-names.ts';
import { headingBefore, isPlanLike, isServiceName } from './decoys.ts';

/** Currencies of which twenty thousand are much. */
const LARGE_UNITS = new Set(['USD', 'EUR', 'GBP', 'CHF', 'CAD', 'AUD']);

/** Things to be put into a cart, or sums that nobody pays again and that are too large for a licence. */
export function isOfGoods(group: readonly Candidate[], isShopPage: boolean): boolean {
  if (group.some(isRecurring)) return false;
  const isLarge = ({ price }: Candidate) =>
    price !== null && price.per === null && price.amount >= 20_000 && LARGE_UNITS.has(price.currency ?? '');
  const isLicence = group.every(({ kind, price }) => kind !== 'priced' || price?.per === 'once');
  return (isShopPage && !isLicence) || group.some(isLarge);
}

/** What is paid for a stay, a lesson or a weight: a visit or goods, and no plan. */
const VISITS =
  /^(?:nights?|noches?|nuits?|nacht|nächte|nott[ei]|noites?|nachten|natt|nat|netter|noc|gece|yö|class(?:es)?|lessons?|lezion[ei]|clases?|aulas?|cours|treatments?|visits?|portions?|kg|g|100 ?g|km|m²|m2|litres?|liter|pieces?|stück|stk|pcs|szt(?:uk[aię]?)?|ks|kus|db|adet|pz|pezz[oi]|шт|st|styck|bottles?|cups?|tickets?|entrance|guests?|plates?)$/iu;

const isVisit = ({ unit }: PriceFact) => VISITS.test(unit ?? '');

/** Sums that people earn or spend by the year, and no tool costs. */
const A_YEARS_PAY = 20_000;

/**
 * Every price is one of a visit, of somebody's hours, of goods, or for each guest without a period; or each is what people earn
 * by the year.
 */
export function isOfVisits(group: readonly Candidate[]): boolean {
  const prices = group.flatMap(({ price }) => price ?? []);
  if (prices.length === 0 || group.some(({ name }) => isUsualName(name))) return false;
  return (
    // Some by the piece, the rest without a word on it: a list of work and goods.
    (prices.some(isVisit) && prices.every((price) => price.per === null || isVisit(price))) ||
    2 * prices.filter((price) => isVisit(price) || WORK.test(price.unit ?? '')).length > prices.length ||
    prices.every(({ per, unit }) => per === 'day' || WORK.test(unit ?? '')) ||
    prices.every(
      ({ per, unit }) => unit === 'person' && (per === null || per === 'usage' || per === 'once'),
    ) ||
    prices.every(
      ({ amount, per, currency }) =>
        per === 'year' && amount >= A_YEARS_PAY && LARGE_UNITS.has(currency ?? ''),
    )
  );
}

/** A company's column beside others': only its own counts. Its own plans carry its name, or a plan's. */
export function ownAmongOthers(group: readonly Candidate[], own: string | null): Candidate[] {
  if (own === null) return [...group];
  const isOwn = ({ name }: Candidate) => isSameName(name, own);
  const isOthers = ({ name }: Candidate) =>
    !isUsualName(name) && !name.toLowerCase().includes(own.toLowerCase()) && /^\p{Lu}/u.test(name);
  const others = group.filter((each) => !isOwn(each));
  return group.some(isOwn) && others.length > 0 && others.every(isOthers) ? group.filter(isOwn) : [...group];
}

/** Links whose address or relation says that they are paid for. */
function isPaidLink(link: Element): boolean {
  return /sponsored|affiliate/i.test(attribute(link, 'rel') ?? '');
}

/** Most cards tell who made what is in them, or how it was judged: a list of what others sell. */
export function isOfOthers({ page, spans }: ReadPage, group: readonly Candidate[]): boolean {
  const telling = group.filter(({ element }) => {
    const span = element ? spans.get(element) : undefined;
    return (
      (element !== null && byTag(element, 'a').some(isPaidLink)) ||
      (span !== undefined && OTHERS.test(page.text.slice(span.start, span.end)))
    );
  });
  return telling.length >= 2 && telling.length > group.length / 2;
}

const OTHERS = /^by \p{Lu}|[★⭐] ?\d|\d[.,]\d ?(?:★|⭐|stars?\b|\/ ?5\b|\(\d)/mu;

/** How much speaks for a reading of the page: prices that are paid again and again count most. */
export function strengthOf(groups: readonly (readonly Candidate[])[]): number {
  return groups.flat().reduce((sum, candidate) => {
    const own = (isRecurring(candidate) ? 3 : 1) + (candidate.isNamed ? 0.5 : 0);
    // Sizes are choices within a plan, where there is one.
    return sum + (isAmountOfThings(candidate.name) ? own / 4 : own);
  }, 0);
}

/**
 * Where another reading has the same names at other prices, the page tells of them twice: for elsewhere, for before, for another way to
 * buy. What stands first counts.
 */
export function firstOfTwins<Group extends readonly Candidate[]>(readings: readonly Group[][]): Group[][] {
  const [best] = readings;
  if (!best) return [];
  const startOf = (reading: readonly Group[]) =>
    Math.min(...reading.flat().map(({ nameSpan }) => nameSpan.start));
  const earlier = readings.find(
    (reading) => reading !== best && startOf(reading) < startOf(best) && differ(reading.flat(), best.flat()),
  );
  return earlier ? [earlier, ...readings.filter((reading) => reading !== earlier)] : [...readings];
}

/** Two plans at least are in both, and none of those costs the same. */
function differ(a: readonly Candidate[], b: readonly Candidate[]): boolean {
  const pairs = a.flatMap((each) => {
    const same = b.find((other) => isSameName(other.name, each.name));
    return each.price && same?.price ? [[each.price, same.price] as const] : [];
  });
  return pairs.length >= 2 && pairs.every(([first, second]) => first.amount !== second.amount);
}

/** Another reading adds to the best one where it names only plans that this has. */
export function groupAgrees(best: readonly Candidate[], group: readonly Candidate[]): boolean {
  return group.length > 0 && group.every(({ name }) => best.some((each) => isSameName(each.name, name)));
}

/** What is paid by the hour is somebody's work. */
const WORK =
  /^(?:hours?|std|stunden?|heures?|horas?|uur|timme|hod\p{L}*|or[ae]|godz\p{L}*|saat|óra|tunti|час\p{L}*|год)$/u;

/**
 * What is called a service, costs by the hour or the day among what costs by the month, or says no period among what does, is not sold as a
 * plan.
 */
export function withoutServices(group: readonly Candidate[]): Candidate[] {
  const isSteady = group.some(({ price }) => price?.per === 'month' || price?.per === 'year');
  const plans = group.filter(({ name }) => !isServiceName(name));
  if (!isSteady) return plans;
  const steady = plans.filter(
    ({ price, element }) =>
      price === null ||
      (price.per === null &&
        element !== null &&
        isPlanLike(coreOf(element)) &&
        byTag(element, 'li').length > 0) ||
      (price.per !== null && price.per !== 'day' && price.per !== 'week' && !WORK.test(price.unit ?? '')),
  );
  // Where most say no period, the few that do are services paid by the month.
  const isMost = plans.length - steady.length > steady.filter(isRecurring).length;
  return isMost ? [] : steady;
}

/**
 * Groups of cards that are built like the best one: another product's plans are, extras and services are not. Where one group
 * is paid again and again, what is paid once is no plan.
 */
export function likeTheFirst(groups: readonly (readonly Candidate[])[]): (readonly Candidate[])[] {
  const isOfServices = (group: readonly Candidate[]) => group.some(({ name }) => isServiceName(name));
  const best =
    [...groups]
      .filter((group) => group.some(saysPeriod))
      .sort((a, b) => Number(isOfServices(a)) - Number(isOfServices(b)) || offerOf(b) - offerOf(a))[0] ??
    groups[0];
  if (!best) return [];
  return groups.filter(
    (group) =>
      group === best ||
      (!isOfServices(group) &&
        (isUnderOneHeading(best, group) || !isUnderSentence(group)) &&
        (areAsSteady(best, group) || (group.every(isOffered) && best.every(isOffered))) &&
        likeness(best, group) >= 0.6 &&
        haveOneClass(best, group)),
  );
}

/**
 * What one company sells on a page costs in one currency, or each plan in several: a further group in another currency with names of its own
 * is another product's, or left over from a template.
 */
export function inOneCurrency<Group extends readonly Candidate[]>(groups: readonly Group[]): Group[] {
  const currencies = (group: Group) => group.flatMap(({ price }) => price?.currency ?? []);
  const [first] = groups.filter((group) => currencies(group).length > 0);
  if (!first) return [...groups];
  const own = new Set(currencies(first));
  return groups.filter(
    (group) =>
      currencies(group).length === 0 ||
      currencies(group).some((currency) => own.has(currency)) ||
      group.some(({ name }) => first.some((each) => isSameName(each.name, name))),
  );
}

/** The page calls it a plan, tells its terms, lists what is in it and asks to take it. */
function isOffered(candidate: Candidate): boolean {
  const { element, kind } = candidate;
  return (
    element !== null &&
    isPlanLike(coreOf(element)) &&
    (kind !== 'priced' || saysPeriod(candidate)) &&
    byTag(element, 'li').length > 0 &&
    byTag(element, 'a', 'button').length > 0
  );
}

/** The card within the columns of a grid: what holds one element and nothing else only places it. */
function coreOf(element: Element): Element {
  const [only, ...others] = childElements(element);
  return only && others.length === 0 && rawText(only).trim() === rawText(element).trim()
    ? coreOf(only)
    : element;
}

/** How much it speaks for a group that it is paid again and again. */
const PAID_AGAIN = 2;

/** How much a group looks like what is sold: many cards, called plans, with lists of what is in them and something to click. */
function offerOf(group: readonly Candidate[]): number {
  const share = (holds: (element: Element) => boolean) =>
    group.filter(({ element }) => element !== null && holds(element)).length / group.length;
  return (
    group.length +
    2 * share((element) => isPlanLike(coreOf(element))) +
    share((element) => byTag(element, 'li').length > 0) +
    share((element) => byTag(element, 'a', 'button').length > 0) -
    (isUnderSentence(group) ? 2 : 0) +
    (group.some(isRecurring) ? PAID_AGAIN : 0)
  );
}

/** Where all that is sold tells how often it is paid, a row of which a part does not holds no plans. */
function areAsSteady(best: readonly Candidate[], group: readonly Candidate[]): boolean {
  const priced = (each: readonly Candidate[]) => each.filter(({ kind }) => kind === 'priced');
  const isEven = (each: readonly Candidate[]) => priced(each).every(isRecurring);
  const isLike = priced(group).length === 0 || group.some(isRecurring) === best.some(isRecurring);
  return isLike && (isEven(group) || !isEven(best));
}

/** Rows below one heading are one offer. */
function isUnderOneHeading([a]: readonly Candidate[], [b]: readonly Candidate[]): boolean {
  const heading = a?.element ? headingBefore(a.element) : null;
  return (
    heading !== null && b?.element !== undefined && b.element !== null && headingBefore(b.element) === heading
  );
}

/** Another product's plans stand below its name; `What the others take` announces none. */
function isUnderSentence([first]: readonly Candidate[]): boolean {
  const heading = (first?.element && headingBefore(first.element)) ?? '';
  const isLong = heading.split(/\s+/).length >= 4 && !/pric|plan|tarif|preis/i.test(heading);
  return (
    isLong ||
    /^(?:what|how|why|who|when|where|was|wie|warum|wer|que|qué|cómo|comment|pourquoi)\s/i.test(heading)
  );
}

/** It tells how often it is paid, be it once. */
export function saysPeriod({ price }: Candidate): boolean {
  return price !== null && price.per !== null;
}

/** It is paid again and again, or by use. */
export function isRecurring({ price }: Candidate): boolean {
  return price !== null && price.per !== null && price.per !== 'once';
}

/** Cards that are drawn alike are of one class, where they have any. */
function haveOneClass(a: readonly Candidate[], b: readonly Candidate[]): boolean {
  const classes = (group: readonly Candidate[]) =>
    group.flatMap(({ element }) => (element ? (attribute(coreOf(element), 'class') ?? '').split(/\s+/) : []));
  const first = classes(a);
  return classes(b).some((name) => first.includes(name));
}

/** The share of tags that the cards of two groups have in common. */
function likeness(a: readonly Candidate[], b: readonly Candidate[]): number {
  const tags = (group: readonly Candidate[]) =>
    new Set(
      group.flatMap(({ element }) =>
        element ? findAll(coreOf(element), () => true).map(({ tagName }) => tagName) : [],
      ),
    );
  const [first, second] = [tags(a), tags(b)];
  const union = new Set([...first, ...second]).size;
  return union === 0 ? 1 : [...first].filter((tag) => second.has(tag)).length / union;
}
