import { attribute, byTag, childElements } from '../../page/dom.ts';
import type { Element } from '../../page/dom.ts';
import { blockAround } from '../../page/quotes.ts';
import type { ReadPage } from '../../page/read-page.ts';
import { samePrice } from '../cards/candidate.ts';
import type { Candidate } from '../cards/candidate.ts';
import { isCalledPlan, isUsualName } from '../names/usual-names.ts';
import { headingBefore } from './decoys.ts';
import { isTerm, pageSigns } from './page-signs.ts';
import type { PageSigns } from './page-signs.ts';
import type { PLAN_WEIGHTS } from './plan-weights.ts';

/** What speaks for a plan and against it, by the name of its weight: each from 0 to 1. */
export type PlanSigns = Readonly<Record<keyof typeof PLAN_WEIGHTS, number>>;

/** A count up to this tells as much as any above it. */
const MANY = { subscribing: 4, minutes: 4, amounts: 40 };
const PRICE_HEADING =
  /pric|plan|tarif|preis|precio|prezz|pre[çc]o|prij[sz]|pris|cen[ayí]|cenn?[ií]k|fiyat|abo|цен|тариф|料金|価格|价格|套餐|요금/iu;

/** Reads the signs of one plan among those that were found with it. */
export function planSigns(read: ReadPage, plan: Candidate, all: readonly Candidate[]): PlanSigns {
  const page = pageSigns(read);
  return {
    bias: 1,
    ...signsOfName(read, plan),
    ...signsOfPrice(plan),
    ...signsOfGroup(plan, all),
    ...signsOfCard(plan),
    isPricePage: is(page.isPricePage),
    saysPrices: is(page.saysPrices),
    subscribing: upTo(page.subscribing, MANY.subscribing),
    hasPhone: is(page.hasPhone),
    minutes: upTo(page.minutes, MANY.minutes),
    recurring: page.recurring,
    hasManyAmounts: upTo(page.amounts.length, MANY.amounts),
    amountsOutside: outsideOf(read, all, page),
    isShop: is(page.isShop),
  };
}

function signsOfName(read: ReadPage, { name, nameSpan }: Candidate) {
  const words = name.trim().split(/\s+/).length;
  const kind = blockAround(read.page, nameSpan.start)?.kind;
  return {
    isCalledPlan: is(isCalledPlan(name)),
    oneWord: is(words === 1),
    threeWords: is(words >= 3),
    fiveWords: is(words >= 5),
    beginsSmall: is(/^\p{Ll}/u.test(name)),
    isHeading: is(kind === 'heading'),
    isItem: is(kind === 'item'),
  };
}

function signsOfPrice({ kind, price, visible }: Candidate) {
  const per = price?.per ?? null;
  return {
    isPaidOnce: is(per === 'once'),
    isPaidByUse: is(per === 'usage' || per === 'day' || per === 'week'),
    saysNoPeriod: is(price !== null && per === null),
    isFree: is(kind === 'free'),
    isCustom: is(kind === 'custom'),
    hasUnit: is(price !== null && price.unit !== null),
    isFrom: is(price?.isFrom === true),
    isSmallSum: is(price !== null && price.amount > 0 && price.amount < 1),
    isHidden: is(!visible),
  };
}

function signsOfGroup(plan: Candidate, all: readonly Candidate[]) {
  const prices = all.flatMap(({ price }) => price ?? []);
  const amounts = prices.map(({ amount }) => amount);
  return {
    othersAreUsual: all.length > 1 ? share(all, ({ name }) => isUsualName(name)) : 0,
    areTwo: is(all.length === 2),
    areFew: is(all.length >= 3 && all.length <= 5),
    areMany: is(all.length > 7),
    othersRecur: share(prices, ({ per }) => isTerm(per)),
    othersAreFreeOrCustom: is(all.some((each) => each !== plan && each.kind !== 'priced')),
    mostlyCustom: is(2 * share(all, ({ kind }) => kind === 'custom') > 1),
    costsAsAnother: is(
      all.some(
        (each) =>
          each !== plan && plan.price !== null && each.price !== null && samePrice(each.price, plan.price),
      ),
    ),
    isLadder: is(amounts.length >= 2 && isSorted(amounts)),
  };
}

function signsOfCard({ element, column }: Candidate) {
  const card = column === null ? element : null;
  const heading = element && headingBefore(element);
  return {
    hasElement: is(element !== null),
    isInColumn: is(column !== null),
    isOneOfAlike: is(card !== null && isOneOfAlike(card)),
    hasButton: is(card !== null && byTag(card, 'a', 'button').length > 0),
    hasList: is(card !== null && byTag(card, 'li').length >= 2),
    isHeadingOfPrices: is(heading !== null && PRICE_HEADING.test(heading)),
  };
}

/** Whether another of its parent's elements is drawn as it is. */
function isOneOfAlike(element: Element): boolean {
  const drawn = (each: Element) =>
    `${each.tagName} ${attribute(each, 'class')?.trim().split(/\s+/)[0] ?? ''}`;
  const parent = element.parentNode;
  if (parent === null) return false;
  return childElements(parent).some((each) => each !== element && drawn(each) === drawn(element));
}

/** The share of the page's amounts that stand in no plan: a list of prices holds more than its plans. */
function outsideOf({ spans }: ReadPage, all: readonly Candidate[], { amounts }: PageSigns): number {
  const held = all.flatMap(({ element }) => (element ? (spans.get(element) ?? []) : []));
  return share(amounts, (at) => !held.some(({ start, end }) => start <= at && at < end));
}

const is = (holds: boolean) => (holds ? 1 : 0);
const upTo = (count: number, most: number) => Math.min(count, most) / most;

function share<Each>(all: readonly Each[], holds: (each: Each) => boolean): number {
  return all.length === 0 ? 0 : all.filter(holds).length / all.length;
}

function isSorted(amounts: readonly number[]): boolean {
  const steps = amounts.slice(1).map((amount, at) => amount - (amounts[at] ?? 0));
  return steps.every((each) => each > 0) || steps.every((each) => each < 0);
}
