import { fold, normalise } from '../text/fold.ts';

/** Items that say the same, word by word. */
export interface SameText<Item> {
  /** The one that stands for all. */
  item: Item;
  /** The others. */
  repeats: Item[];
}

/**
 * Puts items of the same words together, so that a text that came forty times forms a theme no sooner than one that came once. Each
 * item that `isAlone` stands for itself alone.
 */
export function distinctTexts<Item extends { text: string }>(
  items: readonly Item[],
  isAlone: (item: Item) => boolean,
): SameText<Item>[] {
  const known = new Map<string, SameText<Item>>();
  const all: SameText<Item>[] = [];
  for (const item of items) {
    const key = plainOf(item.text);
    const same = isAlone(item) ? undefined : known.get(key);
    if (same) {
      same.repeats.push(item);
      continue;
    }
    const first = { item, repeats: [] };
    all.push(first);
    if (!isAlone(item)) known.set(key, first);
  }
  return all;
}

/** Letters and digits in lower case; a text of none is as it is. */
function plainOf(text: string): string {
  const plain = fold(normalise(text))
    .replace(/[^\p{L}\p{N}]/gu, ' ')
    .split(' ')
    .filter(Boolean)
    .join(' ');
  return plain === '' ? text : plain;
}
