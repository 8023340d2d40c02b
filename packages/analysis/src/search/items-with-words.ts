import { areInflections } from '../text/inflections.ts';
import { stem } from '../text/stem.ts';
import { isUnspaced, termsOfToken, tokenise } from '../text/tokenise.ts';
import { foreignFormsOf } from '../text/word-forms.ts';
import { termOf } from './item-store.ts';
import type { ItemStore } from './item-store.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Ids of the items that contain each word of a text, in any of its forms; none when the text has no word. */
export function itemsWithWords(text: string, vocabulary: Vocabulary, items: ItemStore): number[] {
  const asked = [...new Set(tokenise(text).flatMap(termsOfToken))];
  if (asked.length === 0) return [];
  const answers = answersTo(asked, vocabulary);
  const ids: number[] = [];
  /** Per word asked: the slot that it was last seen in, plus one. */
  const seenIn = new Uint32Array(asked.length);
  for (let slot = 0; slot < items.end; slot += 1) {
    let missing = asked.length;
    for (const marked of items.termsOf(slot)) {
      for (const place of answers.get(termOf(marked)) ?? []) {
        if (seenIn[place] === slot + 1) continue;
        seenIn[place] = slot + 1;
        missing -= 1;
      }
    }
    if (missing === 0) ids.push(items.ids[slot] ?? 0);
  }
  return ids;
}

/** For each word of the vocabulary that is a form of words asked, the places of those. */
function answersTo(asked: readonly string[], vocabulary: Vocabulary): ReadonlyMap<number, number[]> {
  const answers = new Map<number, number[]>();
  asked.forEach((word, place) => {
    for (const number of formsOf(word, vocabulary))
      answers.set(number, [...(answers.get(number) ?? []), place]);
  });
  return answers;
}

/** These are things as well as what is done: who asks for "booking" does not ask for "booked". */
const things =
  /^(?:book|park|build|meet|train|sett|pric|shipp|bill|list|packag|heat|light|hous|fund|market|wedd|paint|cloth|dress|land|open|clean)ings?$/;

function isFormOf(word: string, other: string): boolean {
  if (!things.test(word)) return areInflections(word, other);
  return other === word || other === `${word}s` || word === `${other}s`;
}

/** Numbers of the words of the vocabulary that are this word in any of its forms. */
function formsOf(word: string, vocabulary: Vocabulary): ReadonlySet<number> {
  const numbers = new Set<number>();
  for (const number of vocabulary.wordsOfStem(stem(word)))
    if (isFormOf(word, vocabulary.words[number] ?? '')) numbers.add(number);
  // A longer run of a script without spaces is kept as pairs of characters.
  const isOneCharacter = isUnspaced(word) && [...word].length === 1;
  if (isUnspaced(word) && !isOneCharacter) return numbers;
  const isForm = isOneCharacter ? (other: string) => other.includes(word) : foreignFormsOf(word);
  vocabulary.words.forEach((other, number) => {
    if (isForm(other) && !vocabulary.isEnglish(number)) numbers.add(number);
  });
  return numbers;
}
