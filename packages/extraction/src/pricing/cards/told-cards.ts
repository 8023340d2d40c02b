import { byTag, childElements, descendants } from '../../page/dom.ts';
import type { Element } from '../../page/dom.ts';
import type { ReadPage, Span } from '../../page/read-page.ts';
import type { Candidate } from './candidate.ts';
import { isDecoyTitle, isInDecoy, isServiceName, isUnderDecoyHeading } from '../judging/decoys.ts';
import { findMoney } from '../money/find-money.ts';
import { saysPrices } from '../judging/page-sort.ts';
import { nameIn } from '../names/plan-names.ts';
import type { PageCurrency } from '../money/page-currency.ts';
import { priceMentions } from '../money/price-mentions.ts';
import type { PriceDefaults, PriceMention } from '../money/price-mentions.ts';

const MAX_CHARS = 500;
/** What leads to the amount in a sentence that tells a price: `starts at`, `kosten`, `vanaf`. */
const TOLD =
  /(?<!\p{L})(?:costs?|priced at|pay|from|starts? (?:at|from)|begins? at|kostet|kosten|beginn(?:t|en) bei|ab|vanaf|kost|dès|à partir de|coûte(?:nt)?|desde|a partir d[ea]|cuesta(?:n)?|costa(?:no)?|custa(?:m)?|från|fra|kostar|koster|od|kosztuje)\s+(?:only |just |nur |slechts |seulement |solo |apenas )?$/iu;

/**
 * Plans that sentences tell of, each below a title of its own in parts of one row: `Our links start at 6 euro per month.` Only on a page
 * that speaks of prices, and only where most parts of the row tell one price each.
 */
export function toldCards(
  read: ReadPage,
  root: Element,
  currency: PageCurrency,
  defaultsOf: (element: Element) => PriceDefaults,
): Candidate[] {
  if (!saysPrices(read) || findMoney(read.page.text, read.page.lang).length < 2) return [];
  for (const parent of [root, ...descendants(root)]) {
    const parts = partsOf(read, parent);
    if (parts.length < 2 || isInDecoy(parent)) continue;
    const plans = parts.flatMap((part) => toldIn(read, part, currency, defaultsOf(part)) ?? []);
    if (plans.length >= 2 && 3 * plans.length >= 2 * parts.length) return plans;
  }
  return [];
}

/** The innermost parts below the element with a title each. */
function partsOf(read: ReadPage, parent: Element): Element[] {
  return childElements(parent).flatMap((child) => {
    const titles = byTag(child, 'h2', 'h3', 'h4', 'h5').filter((title) => read.spans.has(title));
    if (titles.length === 0) return [];
    return titles.length === 1 ? [child] : partsOf(read, child);
  });
}

function toldIn(
  read: ReadPage,
  part: Element,
  currency: PageCurrency,
  defaults: PriceDefaults,
): Candidate | null {
  const span = read.spans.get(part);
  const [title] = byTag(part, 'h2', 'h3', 'h4', 'h5');
  const name = title ? nameIn(read, title) : null;
  if (!span || !name || span.end - span.start > MAX_CHARS || isUnderDecoyHeading(part)) return null;
  if (isDecoyTitle(name.text) || isServiceName(name.text) || /[?!]$/.test(name.text)) return null;
  const mentions = priceMentions(read.page, span, currency, defaults);
  const [mention] = mentions;
  if (!mention || mentions.length !== 1 || !isTold(read, span, mention)) return null;
  return {
    name: name.text,
    nameSpan: name.span,
    isNamed: true,
    kind: 'priced',
    price: mention.price,
    otherPrices: [],
    setupFee: null,
    kindSpan: null,
    element: part,
    column: null,
    visible: true,
  };
}

function isTold({ page }: ReadPage, { start }: Span, mention: PriceMention): boolean {
  const { per, amount } = mention.price;
  return (
    mention.role === 'price' &&
    mention.hasOwnPeriod &&
    per !== null &&
    per !== 'once' &&
    per !== 'usage' &&
    amount > 0 &&
    TOLD.test(page.text.slice(Math.max(start, mention.start - 60), mention.start))
  );
}
