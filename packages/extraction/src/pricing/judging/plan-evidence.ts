import { ancestors, attribute, byTag, calledNames } from '../../page/dom.ts';
import type { Element } from '../../page/dom.ts';
import type { ReadPage } from '../../page/read-page.ts';
import { linesWithin } from '../../page/quotes.ts';
import type { Candidate } from '../cards/candidate.ts';
import { headingBefore } from './decoys.ts';
import { isShop, saysPrices } from './page-sort.ts';
import { isCalledPlan, isUsualName } from '../names/usual-names.ts';

/** Signs beside the names that a row without terms needs, of those below. */
const LEAST_SIGNS = 4;
const MAX_PLANS = 6;
/** Further lines of each card that tell what is in it. */
const LEAST_LINES = 3;
/** A row is called what its parents are called, so many above it. */
const MAX_UP = 4;
const SOLD =
  /(?:^|[\s_-])(?:cd-)?(?:pricing|prices?|plans?|planes|planos|tiers?|packages?|cennik|tarif\w*|preise?|precios|prezzi|subscriptions?)(?=$|[\s_-])/;

/**
 * Whether a row of cards is sold as plans, though none tells how often it is paid. Their names must be such as plans have; beside that the
 * page announces prices, calls the row so, lists in each card what is in it, asks to take each, goes from small to large, and
 * offers a handful. One sign alone is that of goods and services too.
 */
export function isSoldAsPlans(read: ReadPage, group: readonly Candidate[]): boolean {
  const elements = group.flatMap(({ element }) => element ?? []);
  const named = group.filter(({ name }) => isUsualName(name) || isCalledPlan(name)).length;
  const amounts = group.flatMap(({ price }) => (price ? [price.amount] : []));
  if (group.length < 2 || elements.length < group.length || 2 * named < group.length || isShop(read))
    return false;
  const [first] = elements;
  const signs = [
    saysPrices(read) || saysIt(first && headingBefore(first)),
    elements.every((element) => isCalledSold(element)),
    elements.every((element) => isListed(read, element)),
    elements.every((element) => byTag(element, 'a', 'button').length > 0),
    isLadder(amounts),
    group.length <= MAX_PLANS && group.length >= 3,
  ];
  return signs.filter(Boolean).length >= LEAST_SIGNS;
}

function saysIt(heading: string | null | undefined): boolean {
  return SOLD.test((heading ?? '').toLowerCase());
}

function isCalledSold(element: Element): boolean {
  return [element, ...ancestors(element)]
    .slice(0, MAX_UP)
    .some((each) => SOLD.test(`${calledNames(each)} ${(attribute(each, 'aria-label') ?? '').toLowerCase()}`));
}

function isListed({ page, spans }: ReadPage, element: Element): boolean {
  const span = spans.get(element);
  return (
    byTag(element, 'li').length >= 2 ||
    (span !== undefined && linesWithin(page, span).length >= LEAST_LINES + 2)
  );
}

/** Each costs more than the one before, or each less. */
function isLadder(amounts: readonly number[]): boolean {
  const steps = amounts.slice(1).map((amount, at) => Math.sign(amount - (amounts[at] ?? 0)));
  return amounts.length >= 2 && steps[0] !== 0 && new Set(steps).size === 1;
}
