import type { PhraseWord } from './phrase-words.ts';

/** So many places of its own weigh as much as what is usual. */
const STEADINESS = 2;

/** Places at which something was met. */
export interface Places {
  count: number;
  /** Those with no word of the same run of content words right before. */
  opening: number;
  /** The same right behind. */
  closing: number;
}

/**
 * Whether phrases are whole: of "order a virtual card" and "order a virtual" only the first ends where people end. Told by the
 * places at which a phrase, and the words at its edges, are met.
 */
export class PhraseEdges {
  readonly #words = new Map<string, Places>();
  readonly #all = noPlaces();

  constructor(texts: readonly (readonly PhraseWord[])[]) {
    for (const words of texts) {
      words.forEach(({ key, role }, i) => {
        if (role !== 'content') return;
        const places = this.#words.get(key) ?? noPlaces();
        this.#words.set(key, places);
        addPlace(places, words, i, i + 1);
        addPlace(this.#all, words, i, i + 1);
      });
    }
  }

  /** How surely a phrase begins where people begin, 0…1. */
  opens(firstKey: string, { opening, count }: Places): number {
    return (opening + STEADINESS * this.#usual(firstKey, 'opening')) / (count + STEADINESS);
  }

  /** The same of its end. */
  closes(lastKey: string, { closing, count }: Places): number {
    return (closing + STEADINESS * this.#usual(lastKey, 'closing')) / (count + STEADINESS);
  }

  #usual(key: string, edge: 'opening' | 'closing'): number {
    const own = this.#words.get(key) ?? noPlaces();
    const usual = this.#all[edge] / Math.max(1, this.#all.count);
    return (own[edge] + STEADINESS * usual) / (own.count + STEADINESS);
  }
}

export function noPlaces(): Places {
  return { count: 0, opening: 0, closing: 0 };
}

/** Counts `words[from…to)` as one more place. */
export function addPlace(places: Places, words: readonly PhraseWord[], from: number, to: number): void {
  const next = words[to];
  places.count += 1;
  if (words[from]?.isStart || words[from - 1]?.role !== 'content') places.opening += 1;
  if (!next || next.isStart || (next.role !== 'content' && next.role !== 'particle')) places.closing += 1;
}
