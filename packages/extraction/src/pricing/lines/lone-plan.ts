import type { PageText, TextBlock } from '../../facts.ts';
import type { Candidate } from '../cards/candidate.ts';
import { isDecoyTitle, isServiceName } from '../judging/decoys.ts';
import { isPlausibleName } from '../judging/plausible-plans.ts';
import { cutName, isPeriodName } from '../names/name-text.ts';
import { isPriceTitle } from '../names/usual-names.ts';
import type { PageCurrency } from '../money/page-currency.ts';
import { priceMentions } from '../money/price-mentions.ts';
import type { PriceDefaults, PriceMention } from '../money/price-mentions.ts';

const MAX_WORDS = 3;
const BETWEEN = /^[\s:·|–—-]*(?:from |ab |desde |från |fra |od |vanaf |à partir de )?$/iu;
const BY_USE =
  /^(?:pay[- ]as[- ]you[- ]go|pay per use|usage[- ]based|metered|on demand|nach verbrauch|à l[’']usage|pago por uso)$/iu;

/**
 * The plan of a price page that tells one recurring price, with a short name before it on its line or on the line above:
 * `Club 199 kr/mån`. Null where the page tells several prices, or none names it.
 */
export function lonePlan(page: PageText, currency: PageCurrency, defaults: PriceDefaults): Candidate | null {
  // A template that a script has yet to fill names nothing.
  if (page.text.includes('{{')) return null;
  const main = page.blocks.filter(({ place }) => place === 'main');
  const told = main.flatMap((block, at) =>
    block.end - block.start > 200
      ? []
      : priceMentions(page, block, currency, defaults).map((mention) => ({ block, at, mention })),
  );
  const [only, ...others] = told.filter(({ mention }) => mention.role === 'price');
  if (!only || others.length > 0 || only.mention.price.amount === 0) return null;
  const { per } = only.mention.price;
  const isByUse = per === 'usage';
  if (!only.mention.isDisplayed && !isByUse) return null;
  if (per === null || per === 'once' || !(only.mention.hasOwnPeriod || isByUse)) return null;
  const name = nameBefore(page, only.block, only.mention) ?? nameAbove(page, main[only.at - 1], isByUse);
  if (!name || (isByUse && !BY_USE.test(name.text))) return null;
  return {
    ...{ name: name.text, nameSpan: name.span, isNamed: false, kind: 'priced', price: only.mention.price },
    ...{ otherPrices: [], setupFee: null, kindSpan: null, element: null, column: null, visible: true },
  };
}

type Name = NonNullable<ReturnType<typeof cutName>>;

function nameBefore(page: PageText, { start, end }: TextBlock, mention: PriceMention): Name | null {
  const name = cutName(page.text, start, end);
  if (!name || name.span.start !== start || !isName(name.text)) return null;
  return BETWEEN.test(page.text.slice(name.span.end, mention.start)) ? name : null;
}

function nameAbove(page: PageText, above: TextBlock | undefined, isByUse: boolean): Name | null {
  if (!above || (above.level === 1 && !isByUse)) return null;
  const name = cutName(page.text, above.start, above.end);
  const isWhole =
    name !== null && name.text.length >= page.text.slice(above.start, above.end).trim().length - 1;
  return isWhole && (isName(name.text) || isByUse) ? name : null;
}

function isName(text: string): boolean {
  return (
    /^[\p{Lu}\p{Lo}]/u.test(text) &&
    text.split(' ').length <= MAX_WORDS &&
    !isPriceTitle(text) &&
    !isPeriodName(text) &&
    !isServiceName(text) &&
    !isDecoyTitle(text) &&
    isPlausibleName(text)
  );
}
