import { byTag, childElements, descendants } from '../../page/dom.ts';
import type { Element } from '../../page/dom.ts';
import type { ReadPage, Span } from '../../page/read-page.ts';
import type { Candidate } from '../cards/candidate.ts';
import { cardPrice } from '../cards/card-price.ts';
import { isDecoyTitle, isInDecoy, isUnderDecoyHeading } from '../judging/decoys.ts';
import { nameIn } from '../names/plan-names.ts';
import type { PageCurrency } from '../money/page-currency.ts';
import type { PriceDefaults } from '../money/price-mentions.ts';

const MAX_RUN_CHARS = 1500;

/** Finds plans written one below the other: each a heading or a term, and what stands behind it up to the next. */
export function planRuns(
  read: ReadPage,
  root: Element,
  currency: PageCurrency,
  defaultsOf: (element: Element) => PriceDefaults,
): Candidate[][] {
  return [root, ...descendants(root)].flatMap((parent) =>
    ['dt', 'h2', 'h3', 'h4', 'h5', 'b', 'strong'].flatMap((tag) => {
      const heads = headsOf(parent, tag);
      const first = heads[0];
      if (!first || isInDecoy(parent) || isUnderDecoyHeading(first)) return [];
      const runs = heads.flatMap(
        (head) => runOf(read, parent, head, heads, currency, defaultsOf(parent)) ?? [],
      );
      const priced = runs.filter(({ kind }) => kind === 'priced');
      const isRecurring = priced.some(({ price }) => price?.per !== null);
      return priced.length > 0 && isRecurring && runs.length >= Math.max(2, heads.length / 2) ? [runs] : [];
    }),
  );
}

/** Bold words before a break are heads too. */
function headsOf(parent: Element, tag: string): Element[] {
  const children = childElements(parent);
  return children.filter(
    (child, at) => child.tagName === tag && (!isBold(child) || children[at + 1]?.tagName === 'br'),
  );
}

function isBold({ tagName }: Element): boolean {
  return tagName === 'b' || tagName === 'strong';
}

function runOf(
  read: ReadPage,
  parent: Element,
  head: Element,
  heads: readonly Element[],
  currency: PageCurrency,
  defaults: PriceDefaults,
): Candidate | null {
  const headSpan = read.spans.get(head);
  if (!headSpan) return null;
  const siblings = childElements(parent);
  const behind = siblings.slice(siblings.indexOf(head) + 1);
  const next = behind.findIndex((each) => heads.includes(each) || /^h[1-6]$/.test(each.tagName));
  const body = next < 0 ? behind : behind.slice(0, next);
  const last = body.flatMap((each) => read.spans.get(each) ?? []).at(-1);
  const nextHead = next < 0 ? undefined : behind[next];
  const end = isBold(head)
    ? ((nextHead ? read.spans.get(nextHead)?.start : read.spans.get(parent)?.end) ?? headSpan.end)
    : (last?.end ?? headSpan.end);
  const span: Span = { start: headSpan.start, end };
  const name = nameIn(read, head);
  // What stands above a table of prices announces them.
  if (body.some((each) => each.tagName === 'table' || byTag(each, 'table').length > 0)) return null;
  if (!name || isDecoyTitle(name.text) || span.end - span.start > MAX_RUN_CHARS) return null;
  const lists = body.flatMap((each) => byTag(each, 'li')).flatMap((item) => read.spans.get(item) ?? []);
  const price = cardPrice(read, { span, lists }, currency, defaults);
  if (!price) return null;
  return {
    name: name.text,
    nameSpan: name.span,
    isNamed: true,
    kind: price.kind,
    price: price.price,
    otherPrices: price.otherPrices,
    setupFee: price.setupFee,
    kindSpan: price.kindSpan,
    element: null,
    column: null,
    visible: true,
  };
}
