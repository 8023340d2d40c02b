import { byTag, attribute, findAll, rawText } from '../../page/dom.ts';
import type { Document } from '../../page/dom.ts';
import { readNumber } from '../money/numbers.ts';

/** An offer in a page's structured data: it confirms what is shown, and is never shown itself. */
export interface DeclaredOffer {
  name: string | null;
  amount: number;
  currency: string | null;
}

type Fields = Readonly<Record<string, unknown>>;

/** Values of the page's JSON-LD blocks; a block that does not parse is skipped. */
export function jsonLdValues(document: Document): unknown[] {
  return byTag(document, 'script')
    .filter((script) => attribute(script, 'type') === 'application/ld+json')
    .flatMap((script) => {
      try {
        return [JSON.parse(rawText(script)) as unknown];
      } catch {
        return [];
      }
    });
}

/** Every object within the values, whatever it lies in: arrays, `@graph`, other objects. */
export function* jsonLdObjects(value: unknown, depth = 0): Generator<Fields> {
  if (typeof value !== 'object' || value === null || depth > 12) return;
  if (!Array.isArray(value)) yield value as Fields;
  for (const each of Object.values(value)) yield* jsonLdObjects(each, depth + 1);
}

/** Whether the object's `@type` is one of the types, or holds one. */
export function isOfType(fields: Fields, ...types: string[]): boolean {
  const type = fields['@type'];
  const held = Array.isArray(type) ? type : [type];
  return held.some((each) => typeof each === 'string' && types.includes(each));
}

/** Offers of JSON-LD and microdata. */
export function declaredOffers(document: Document): DeclaredOffer[] {
  const fromJson = jsonLdValues(document)
    .flatMap((value) => [...jsonLdObjects(value)])
    .filter((fields) => isOfType(fields, 'Offer', 'UnitPriceSpecification', 'PriceSpecification'))
    .flatMap((fields) => offerOf(fields['price'], fields['priceCurrency'], fields['name']));
  const fromAttributes = findAll(document, (element) => attribute(element, 'itemprop') === 'price').flatMap(
    (element) => {
      const scope = findAll(
        element.parentNode ?? element,
        (each) => attribute(each, 'itemprop') === 'priceCurrency',
      )[0];
      return offerOf(
        attribute(element, 'content') ?? rawText(element),
        scope ? (attribute(scope, 'content') ?? rawText(scope)) : null,
        null,
      );
    },
  );
  return [...fromJson, ...fromAttributes];
}

function offerOf(price: unknown, currency: unknown, name: unknown): DeclaredOffer[] {
  const amount =
    typeof price === 'number'
      ? price
      : typeof price === 'string'
        ? (readNumber(price.replace(/[^\d.,]/g, ''))?.value ?? null)
        : null;
  if (amount === null) return [];
  return [
    {
      name: typeof name === 'string' ? name : null,
      amount,
      currency: typeof currency === 'string' && /^[A-Z]{3}$/.test(currency.trim()) ? currency.trim() : null,
    },
  ];
}
