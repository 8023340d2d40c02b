import { wordingWords } from '../questions/matters/matter-lists.ts';
import { distance, isNear } from '../questions/reading/spelling.ts';
import { firstSound, skeleton, sounds } from '../text/sounds.ts';
import { stem } from '../text/stem.ts';
import { isUnspaced, tokenise } from '../text/tokenise.ts';
import { isFunctionWord } from './background.ts';
import { foreignFormsOf } from '../text/word-forms.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Shorter words are too like others. */
const leastLetters = 4;
/** A word that is joined with another has so many letters. */
const leastOfTwo = 4;
/** Words from this length on are told by their consonants. */
const lettersOfBones = 6;
/** English words up to this rank are spelt as they are meant, though no item holds them. */
const commonWords = 25_000;
/** A word that so few items hold may be spelt wrongly there as well. */
const leastItems = 2;

/**
 * A text with its words spelt as items spell them: a word that no item holds, in any form, becomes the word that most items hold
 * of those spelt nearly so. Null where no word changes.
 */
export function heldSpelling(text: string, vocabulary: Vocabulary): string | null {
  const asked = tokenise(text);
  const words = asked.map((word) => {
    if (word.length < leastLetters || isUnspaced(word) || /\d/.test(word) || itemsOf(word, vocabulary) > 0)
      return word;
    const { row } = vocabulary.describe(word, true);
    if ((row >= 0 && row < commonWords) || isFormOfHeld(word, vocabulary)) return word;
    const own = stem(word);
    const like = spelledLike(word);
    let best = word;
    let most = leastItems - 1;
    vocabulary.words.forEach((other) => {
      if (other.length < leastLetters || Math.abs(other.length - word.length) > 2) return;
      const items = itemsOf(other, vocabulary);
      if (items > most && (like(other) || isNear(own, stem(other)))) [best, most] = [other, items];
    });
    return best === word ? (partedAs(word, vocabulary) ?? nearWording(word)) : best;
  });
  return words.some((word, i) => word !== asked[i]) ? words.join(' ') : null;
}

/** Whether items of other languages than English have a form of the word: "falschen" is no misspelt "falsche". */
function isFormOfHeld(word: string, vocabulary: Vocabulary): boolean {
  const isForm = foreignFormsOf(word);
  return vocabulary.words.some((other, number) => !vocabulary.isEnglish(number) && isForm(other));
}

/**
 * Whether a word may be meant by another: a letter or two away, said the same ("fone", "phone"), or in longer words two letters away with
 * the same consonants ("custmor").
 */
function spelledLike(word: string): (other: string) => boolean {
  const [start, sound, bones] = [firstSound(word), sounds(word), skeleton(word)];
  return (other) => {
    if (isNear(word, other)) return true;
    if (firstSound(other) !== start || distance(word, other) > 2) return false;
    return sounds(other) === sound || (word.length >= lettersOfBones && skeleton(other) === bones);
  };
}

/** Two words that items have and that the word joins: "milk meter" for "milkmeter"; of several ways that whose rarer word most items have. */
function partedAs(word: string, vocabulary: Vocabulary): string | null {
  let best: string | null = null;
  let most = leastItems - 1;
  for (let at = leastOfTwo; at <= word.length - leastOfTwo; at += 1) {
    const parts = [word.slice(0, at), word.slice(at)];
    if (parts.some((part) => isFunctionWord(part, true))) continue;
    const items = Math.min(...parts.map((part) => itemsOf(part, vocabulary)));
    if (items > most) [best, most] = [parts.join(' '), items];
  }
  return best;
}

/** The one wording of a matter that is a letter away; else the word itself. */
function nearWording(word: string): string {
  const near = wordingWords().filter((one) => isNear(word, one));
  const [only] = near;
  return only !== undefined && new Set(near.map(stem)).size === 1 ? only : word;
}

function itemsOf(word: string, vocabulary: Vocabulary): number {
  const number = vocabulary.stemNumberOf(stem(word));
  return number < 0 ? 0 : (vocabulary.stemItems[number] ?? 0);
}
