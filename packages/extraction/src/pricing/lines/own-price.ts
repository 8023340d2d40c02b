import type { PageText } from '../../facts.ts';
import type { Candidate } from '../cards/candidate.ts';
import type { PageCurrency } from '../money/page-currency.ts';
import { priceMentions } from '../money/price-mentions.ts';
import type { PriceDefaults } from '../money/price-mentions.ts';

/** What leads from a name to its price. */
const COSTS =
  /^\s(?:costs?|is|sells for|is yours for|kostet|coûte|cuesta|custa|costa|kost|kostar|koster|kosztuje|stojí|maksaa)\s(?:only |just |nur |seulement |solo |slechts )?$/iu;

/**
 * The one price that a page tells of the company's product in a sentence: `Tidemark costs $29, once.`
 *
 * @param own what the company calls itself
 */
export function ownPrice(
  page: PageText,
  own: string,
  currency: PageCurrency,
  defaults: PriceDefaults,
): Candidate | null {
  for (const block of page.blocks) {
    if (block.place !== 'main' || block.end - block.start > 400) continue;
    const at = page.text.slice(block.start, block.end).indexOf(`${own} `);
    if (at < 0) continue;
    const start = block.start + at;
    const nameSpan = { start, end: start + own.length };
    const [price] = priceMentions(page, block, currency, defaults).filter((mention) => mention.start > start);
    if (!price || price.role !== 'price' || !COSTS.test(page.text.slice(nameSpan.end, price.start))) continue;
    if (price.price.per === null) continue;
    return {
      ...{ name: own, nameSpan, isNamed: true, kind: 'priced', price: price.price, otherPrices: [] },
      ...{ setupFee: null, kindSpan: null, element: null, column: null, visible: true },
    };
  }
  return null;
}
