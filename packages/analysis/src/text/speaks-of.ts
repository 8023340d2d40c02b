import { isJoinedIn } from './compounds.ts';
import { areInflections } from './inflections.ts';
import { isUnspaced, tokenise } from './tokenise.ts';
import { rootOf } from './word-forms.ts';

/** What is near: within so many words. */
const nearWords = 14;
/** Between the words of one wording may stand so many others: "takes me forever". */
const gapWords = 2;

/** Lists of wordings, each with what it weighs, of which together so much has to be met. */
export interface Matter {
  lists: readonly (readonly string[])[];
  weights: readonly number[];
  /** 0…1 of all weights. */
  least: number;
}

type Forms = readonly ((word: string) => boolean)[];

/**
 * Whether a text speaks of a matter: within a few words it has a wording of as many of its lists as it takes. The words of a wording stand in
 * its order, close together.
 */
export function speaksOf({ lists, weights, least }: Matter): (text: string) => boolean {
  const known = lists.map((list) => list.map(formsOf).filter((forms) => forms.length > 0));
  const byStem = known.map(firstWords);
  const all = weights.reduce((sum, one) => sum + one, 0);
  return (text) => {
    const words = tokenise(text);
    const last = lists.map(() => -Infinity);
    for (let at = 0; at < words.length; at += 1) {
      const here = byStem.flatMap((find, list) =>
        find(words[at] ?? '').some((forms) => standsAt(words, at, forms)) ? [list] : [],
      );
      if (here.length === 0) continue;
      for (const list of here) last[list] = at;
      const met = last.reduce(
        (sum, place, list) => sum + (at - place <= nearWords ? (weights[list] ?? 0) : 0),
        0,
      );
      if (met >= least * all) return true;
    }
    return false;
  };
}

function formsOf(text: string): Forms {
  return tokenise(text).map((word) => {
    if (isUnspaced(word)) return (other: string) => other.includes(word);
    const root = rootOf(word);
    const isJoined = isJoinedIn(word, rootOf);
    return (other: string) => areInflections(word, other) || rootOf(other) === root || isJoined(other);
  });
}

/** The wordings that may begin with a word; each word is looked at once. */
function firstWords(wordings: readonly Forms[]): (word: string) => readonly Forms[] {
  const kept = new Map<string, Forms[]>();
  return (word) => {
    const known = kept.get(word);
    if (known) return known;
    const found = wordings.filter(([first]) => first?.(word));
    kept.set(word, found);
    return found;
  };
}

function standsAt(words: readonly string[], at: number, [, ...rest]: Forms): boolean {
  let place = at;
  for (const is of rest) {
    const from = place + 1;
    place = words.findIndex((word, i) => i >= from && i <= from + gapWords && is(word));
    if (place < 0) return false;
  }
  return true;
}
