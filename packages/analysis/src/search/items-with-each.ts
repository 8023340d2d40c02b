import { englishOf } from '../language/dictionary.ts';
import { cutsOf, mayBePart } from '../text/compounds.ts';
import { areInflections } from '../text/inflections.ts';
import { stem } from '../text/stem.ts';
import { isUnspaced, termsOfToken, tokenise } from '../text/tokenise.ts';
import { rootOf } from '../text/word-forms.ts';
import { termOf } from './item-store.ts';
import type { ItemStore } from './item-store.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A wording that is looked for: which list it is of, and the places of its words. */
interface Wording {
  list: number;
  words: number;
}

/** For each list of wordings the ids of the items that contain each word of one of these, in any of its forms: one look at all items. */
export function itemsWithEach(
  lists: readonly (readonly string[])[],
  vocabulary: Vocabulary,
  items: ItemStore,
): number[][] {
  const places = new Map<string, number>();
  const wordings: Wording[] = [];
  /** Per word asked: the wordings that have it. */
  const wordingsOf: number[][] = [];
  lists.forEach((list, at) => {
    for (const text of list) {
      const words = new Set(tokenise(text).flatMap(termsOfToken));
      if (words.size === 0) continue;
      const wording = wordings.push({ list: at, words: words.size }) - 1;
      for (const word of words) {
        const place = places.get(word) ?? wordingsOf.push([]) - 1;
        places.set(word, place);
        wordingsOf[place]?.push(wording);
      }
    }
  });
  const answers = answersTo(places, vocabulary);
  const found = lists.map((): number[] => []);
  const wordSeen = new Uint32Array(places.size);
  const listSeen = new Uint32Array(lists.length);
  const begun = new Uint32Array(wordings.length);
  const met = new Uint32Array(wordings.length);
  for (let slot = 0; slot < items.end; slot += 1) {
    const mark = slot + 1;
    for (const marked of items.termsOf(slot)) {
      for (const place of answers.get(termOf(marked)) ?? []) {
        if (wordSeen[place] === mark) continue;
        wordSeen[place] = mark;
        for (const one of wordingsOf[place] ?? []) {
          const wording = wordings[one];
          if (!wording || listSeen[wording.list] === mark) continue;
          const count = begun[one] === mark ? (met[one] ?? 0) + 1 : 1;
          begun[one] = mark;
          met[one] = count;
          if (count < wording.words) continue;
          listSeen[wording.list] = mark;
          found[wording.list]?.push(items.ids[slot] ?? 0);
        }
      }
    }
  }
  return found;
}

/** For each word of the vocabulary that is a form of words asked, or in other languages than English ends in one, their places. */
function answersTo(
  asked: ReadonlyMap<string, number>,
  vocabulary: Vocabulary,
): ReadonlyMap<number, number[]> {
  const answers = new Map<number, number[]>();
  const add = (number: number, place: number) => {
    const known = answers.get(number);
    if (!known) answers.set(number, [place]);
    else if (!known.includes(place)) known.push(place);
  };
  const byRoot = new Map<string, number[]>();
  const byPart = new Map<string, number[]>();
  const single: [string, number][] = [];
  for (const [word, place] of asked) {
    for (const number of vocabulary.wordsOfStem(stem(word)))
      if (areInflections(word, vocabulary.words[number] ?? '')) add(number, place);
    if (!isUnspaced(word)) {
      byRoot.set(rootOf(word), [...(byRoot.get(rootOf(word)) ?? []), place]);
      if (mayBePart(rootOf(word)))
        for (const form of new Set([word, rootOf(word)]))
          byPart.set(form, [...(byPart.get(form) ?? []), place]);
    } else if ([...word].length === 1) single.push([word, place]);
  }
  vocabulary.words.forEach((other, number) => {
    if (vocabulary.isEnglish(number)) return;
    for (const place of byRoot.get(rootOf(other)) ?? []) add(number, place);
    for (const [word, place] of single) if (other.includes(word)) add(number, place);
    if (byPart.size === 0 || isUnspaced(other)) return;
    for (const { part, rest } of cutsOf(other)) {
      const found = byPart.get(part) ?? byPart.get(rootOf(part));
      if (found && isWord(rest, vocabulary)) for (const place of found) add(number, place);
    }
  });
  return answers;
}

/** Whether what a word is joined to is a word of its own: "Lieferung" is in "Paketlieferung". */
function isWord(rest: string, vocabulary: Vocabulary): boolean {
  return vocabulary.isForeign(rest) || englishOf(rest) !== undefined;
}
