import type { Asked, Sums } from './figures.ts';

/** What a row's figure is made of: a share without a part is the row's share of the whole. */
export function ofWhole({ measure, part }: Asked, own: Sums, whole: Sums): Sums {
  if (measure !== 'share' || part) return own;
  return { ...whole, high: own.n, highSum: own.sum, highUnknown: own.unknown };
}
