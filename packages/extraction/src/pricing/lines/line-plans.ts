import type { PageText, TextBlock } from '../../facts.ts';
import type { Candidate } from '../cards/candidate.ts';
import { isDecoyTitle, isServiceName } from '../judging/decoys.ts';
import { isFreeName } from '../names/plan-names.ts';
import { cutName, withoutSize } from '../names/name-text.ts';
import type { PageCurrency } from '../money/page-currency.ts';
import { priceMentions } from '../money/price-mentions.ts';
import type { PriceDefaults } from '../money/price-mentions.ts';
import { saysCustom, saysFree } from '../money/special-prices.ts';

/** What stands between a name and its price on a line of a plain list. */
const BETWEEN = /^[\s.:…·|–—-]*(?:from |ab |desde |à partir de )?$/u;
const SEPARATED =
  /^(?<name>\p{L}[\p{L}\p{N} +&'’-]{0,30}?)\s*(?:[:|–—…]|\.{2,}(?!\.)|\s-\s)[\s.…]*(?<rest>[^\s.…].*)$/u;

/**
 * Finds plans in plain lines, each a name and its price: `Raft ..... $25 / month`. Two such lines make a list; lines between them
 * that ask for a talk or say `free` belong to it.
 */
export function linePlans(page: PageText, currency: PageCurrency, defaults: PriceDefaults): Candidate[] {
  const lines = page.blocks.flatMap((block, at) => partsOf(page, block).map((part) => ({ ...part, at })));
  const areBelowDecoys = belowDecoys(page);
  const found = lines.flatMap((block): { at: number; plan: Candidate }[] => {
    const { at } = block;
    if (block.place !== 'main' || block.end - block.start > 120) return [];
    const line = page.text.slice(block.start, block.end);
    const [mention] = priceMentions(page, block, currency, defaults);
    if (areBelowDecoys[at]) return [];
    const name = cutName(page.text, block.start, block.end);
    if (
      !name ||
      isServiceName(name.text) ||
      // Small letters name a plan where dots lead to its price.
      !(/^\p{Lu}|^\p{Lo}/u.test(name.text) || /\.{3,}|…/.test(line)) ||
      name.text.split(' ').length > 4
    )
      return [];
    const common = {
      isNamed: false,
      otherPrices: [],
      setupFee: null,
      element: null,
      column: null,
      visible: true,
    };
    if (mention) {
      const between = page.text.slice(name.span.end, mention.start);
      const isFree = mention.price.amount === 0;
      const isPrice = mention.role === 'price' && (isFree || mention.price.per !== null);
      if (!isPrice || name.span.start !== block.start || !BETWEEN.test(withoutSize(between))) return [];
      return [
        {
          at,
          plan: {
            ...common,
            name: name.text,
            nameSpan: name.span,
            kind: isFree ? ('free' as const) : ('priced' as const),
            price: isFree ? null : mention.price,
            kindSpan: isFree ? { start: mention.start, end: mention.end } : null,
          },
        },
      ];
    }
    const { name: head, rest = '' } = SEPARATED.exec(line)?.groups ?? {};
    const isFree = saysFree(rest) || (head !== undefined && isFreeName(head));
    const kind = isFree ? 'free' : saysCustom(rest) ? 'custom' : null;
    if (!head || !kind) return [];
    const nameSpan = { start: block.start, end: block.start + head.length };
    return [{ at, plan: { ...common, name: head, nameSpan, kind, price: null, kindSpan: block } }];
  });
  // What is paid once stands in a list of plans only beside what is paid again.
  const priced = found.filter(({ plan }) => plan.price !== null && plan.price.per !== 'once');
  const [first, last] = [priced[0]?.at ?? 0, priced.at(-1)?.at ?? 0];
  if (priced.length < 2 || last - first > 6 * priced.length) return [];
  return found.filter(({ at }) => at >= first - 2 && at <= last + 2).map(({ plan }) => plan);
}

/** The parts of a line that semicolons part: `Basic – $9/month; Plus – $19/month`. */
function partsOf({ text }: PageText, block: TextBlock): TextBlock[] {
  const parts: TextBlock[] = [];
  let start = block.start;
  for (const part of text.slice(block.start, block.end).split(';')) {
    const lead = part.length - part.trimStart().length;
    parts.push({ ...block, start: start + lead, end: start + part.length });
    start += part.length + 1;
  }
  return parts;
}

/** Of each block, whether the nearest title above announces something else than plans. */
function belowDecoys(page: PageText): boolean[] {
  let isBelow = false;
  return page.blocks.map(({ kind, start, end }) => {
    const was = isBelow;
    if (kind === 'heading') isBelow = isDecoyTitle(page.text.slice(start, end));
    return was;
  });
}
