import type { FriendlyPlace, FriendlyText } from '../friendly-text.ts';
import { pageNumbers, type Planting } from '../planting.ts';

/** Makes friendly things of values, over the five pages in turn. */
export function spread(
  where: FriendlyPlace,
  values: string[],
  plant: (value: string, index: number) => Omit<Planting, 'id' | 'page'>,
): FriendlyText[] {
  return values.map((value, index) => ({
    id: `friendly-${where}-${index + 1}`,
    where,
    value,
    page: pageNumbers[index % pageNumbers.length] ?? 1,
    ...plant(value, index),
  }));
}

/** A text as it is written in HTML. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
