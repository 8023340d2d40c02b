import type { FeatureMention } from '../facts.ts';
import { jaccard, termWords } from './feature-terms.ts';

export interface FeatureGroup {
  /** Of the first wording. */
  words: string[];
  members: { host: string; mention: FeatureMention }[];
}

/** Terms as alike as this are one feature. */
const MIN_LIKENESS = 0.6;
/** Groups that are compared for each word: a word that stands in more tells none of them apart. */
const MAX_BY_WORD = 40;

/** Mentions of the same feature together. Each is compared with few groups, however many there are. */
export class FeatureGroups {
  readonly all: FeatureGroup[] = [];
  readonly #exact = new Map<string, FeatureGroup>();
  readonly #byWord = new Map<string, FeatureGroup[]>();

  /** Adds the mention to the group that is likest it, or begins one. */
  add(host: string, mention: FeatureMention): void {
    const words = termWords(mention.term);
    if (words.length === 0) return;
    const key = words.join(' ');
    const group = this.#exact.get(key) ?? this.#likest(words);
    if (group) {
      this.#exact.set(key, group);
      group.members.push({ host, mention });
      return;
    }
    const begun: FeatureGroup = { words, members: [{ host, mention }] };
    this.all.push(begun);
    this.#exact.set(key, begun);
    for (const word of words) {
      const known = this.#byWord.get(word);
      if (!known) this.#byWord.set(word, [begun]);
      else if (known.length < MAX_BY_WORD) known.push(begun);
    }
  }

  #likest(words: readonly string[]): FeatureGroup | null {
    let best: FeatureGroup | null = null;
    let most = 0;
    for (const group of new Set(words.flatMap((word) => this.#byWord.get(word) ?? []))) {
      const likeness = jaccard(group.words, words);
      if (likeness >= MIN_LIKENESS && likeness > most) [best, most] = [group, likeness];
    }
    return best;
  }
}
