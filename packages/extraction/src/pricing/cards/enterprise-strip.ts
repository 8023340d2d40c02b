import { ancestors, byTag } from '../../page/dom.ts';
import type { Element } from '../../page/dom.ts';
import { linesWithin } from '../../page/quotes.ts';
import type { ReadPage, Span } from '../../page/read-page.ts';
import type { Candidate } from './candidate.ts';
import { isInDecoy } from '../judging/decoys.ts';
import { findMoney } from '../money/find-money.ts';
import type { PageCurrency } from '../money/page-currency.ts';
import { priceMentions } from '../money/price-mentions.ts';
import { saysCustom } from '../money/special-prices.ts';

const NAME = /^(?:enterprise|corporate|entreprise|empresas?|grandes comptes)(?: plan)?$/iu;
const MAX_CHARS = 400;

/**
 * The plan for the largest is often a strip below the others, drawn unlike them: a heading that says `Enterprise`, a few words
 * and a link to ask for a price.
 */
export function enterpriseStrip(read: ReadPage, body: Element, currency: PageCurrency): Candidate[] {
  return byTag(body, 'h2', 'h3', 'h4').flatMap((heading) => {
    const nameSpan = read.spans.get(heading);
    const name = nameSpan ? read.page.text.slice(nameSpan.start, nameSpan.end).trim() : '';
    if (!nameSpan || !NAME.test(name) || isInDecoy(heading) || !isShown(read, nameSpan)) return [];
    for (const around of ancestors(heading)) {
      const span = read.spans.get(around);
      if (!span || span.end - span.start > MAX_CHARS) break;
      if (findMoney(read.page.text.slice(span.start, span.end)).length > 0) {
        const priced = pricedStrip(read, span, name, nameSpan, currency);
        const asked = linesWithin(read.page, span).find(({ start, end }) =>
          saysCustom(read.page.text.slice(start, end)),
        );
        // Below `On request` an amount is an example.
        if (asked && asked.start < (priced?.price?.evidence.start ?? 0)) return [];
        return priced ? [{ ...priced, element: around }] : [];
      }
      const kindSpan = linesWithin(read.page, span).find(({ start, end }) =>
        saysCustom(read.page.text.slice(start, end)),
      );
      if (!kindSpan) continue;
      return [
        {
          name,
          nameSpan: { start: nameSpan.start, end: nameSpan.start + name.length },
          isNamed: true,
          kind: 'custom' as const,
          price: null,
          otherPrices: [],
          setupFee: null,
          kindSpan,
          element: around,
          column: null,
          visible: true,
        },
      ];
    }
    return [];
  });
}

/** `Enterprise plans start at $6k per year.` */
function pricedStrip(
  read: ReadPage,
  span: Span,
  name: string,
  nameSpan: Span,
  currency: PageCurrency,
): Candidate | null {
  const mentions = priceMentions(read.page, span, currency);
  const [price, ...others] = mentions;
  if (!price || others.length > 0 || price.price.per === null || !price.price.isFrom) return null;
  return {
    ...{ name, nameSpan: { start: nameSpan.start, end: nameSpan.start + name.length }, isNamed: true },
    ...{ kind: 'priced', price: price.price, otherPrices: [], setupFee: null, kindSpan: null },
    ...{ element: null, column: null, visible: true },
  };
}

function isShown({ page }: ReadPage, { start }: Span): boolean {
  return page.blocks.some((block) => block.place === 'main' && block.start <= start && start < block.end);
}
