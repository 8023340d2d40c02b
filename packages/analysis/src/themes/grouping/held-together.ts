import type { SaidTerms } from '../said/said-terms.ts';

/** Of a theme's texts, so many hold one word or matter in common. */
const LEAST_SHARED = 0.25;
/** A word is in common where it stands so many times as often as in all texts. */
const LEAST_RISE = 3;

/**
 * Gives up themes whose texts have no word and no matter in common. Where no word vectors speak, chance sequences of letters can hold
 * such a theme together, and no name would be true of it.
 *
 * @param themeOf theme of each text, from 0, or −1
 * @param isJudged whether a text counts: a theme is judged where most of its texts do
 * @returns the same, numbered anew from 0
 */
export function heldTogether(
  themeOf: Int32Array,
  { ofText }: SaidTerms,
  isJudged: (place: number) => boolean,
): Int32Array {
  const holding = countsIn(ofText);
  const members = new Map<number, number[]>();
  themeOf.forEach((theme, place) => {
    const own = members.get(theme);
    if (own) own.push(place);
    else if (theme >= 0) members.set(theme, [place]);
  });
  const isHeld = (own: readonly number[]): boolean => {
    const counts = countsIn(own.map((place) => ofText[place] ?? []));
    return [...counts].some(([term, count]) => {
      const share = count / own.length;
      return share >= LEAST_SHARED && share >= LEAST_RISE * ((holding.get(term) ?? 0) / ofText.length);
    });
  };
  const kept = [...members.values()].filter(
    (own) => 2 * own.filter(isJudged).length <= own.length || isHeld(own),
  );
  const numbered = new Int32Array(themeOf.length).fill(-1);
  kept.forEach((own, theme) => {
    for (const place of own) numbered[place] = theme;
  });
  return numbered;
}

/** How many texts hold each term. */
function countsIn(texts: readonly Iterable<number>[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const terms of texts) for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}
