import { fold } from '../text/fold.ts';
import { inflections } from './inflections.ts';
import {
  ENGLISH,
  ENGLISH_CONTRASTS,
  ENGLISH_DEGREES,
  ENGLISH_DUTIES,
  ENGLISH_NEGATIONS,
  ENGLISH_PHRASES,
} from './lexicon-en.ts';
import { OTHER_LEXICONS } from './lexicon-others.ts';
import type { LanguageLexicon } from './lexicon-others.ts';

/** What a language's words say of tone. All words are folded as the tokeniser folds them. */
export interface Lexicon {
  /** Strength of a word, −4…4; 0 when it has no tone. */
  strengthOf(word: string): number;
  /** Expressions by their first word, longest first. */
  phrases: ReadonlyMap<string, readonly Phrase[]>;
  negations: ReadonlySet<string>;
  degrees: ReadonlyMap<string, number>;
  contrasts: ReadonlySet<string>;
  /** Words that blame when negated. */
  duties: ReadonlySet<string>;
  /** How many words after a tone word may still negate it ("funktioniert nicht", "je n'aime pas"). */
  negatedBy: number;
}

export interface Phrase {
  words: readonly string[];
  strength: number;
}

const NONE: ReadonlySet<string> = new Set();
const OTHER_DEGREE = 1.3;
const made = new Map<string, Lexicon>();

/** The lexicon of a language; English for a language that has none here. */
export function lexiconOf(language: string): Lexicon {
  const name = language in OTHER_LEXICONS ? language : 'en';
  let lexicon = made.get(name);
  if (!lexicon) {
    const other = OTHER_LEXICONS[name];
    lexicon = other ? otherLexicon(other) : englishLexicon();
    made.set(name, lexicon);
  }
  return lexicon;
}

function englishLexicon(): Lexicon {
  const strengths = new Map<string, number>();
  const phrases = new Map<string, Phrase[]>();
  for (const [strength, list] of ENGLISH) {
    for (const word of listed(list)) {
      if (word.includes('-')) addPhrase(phrases, word.split('-'), strength);
      else for (const form of inflections(word)) if (!strengths.has(form)) strengths.set(form, strength);
    }
  }
  // A word as written wins over one made from another: "caring" is in the list, "care" makes it too.
  for (const [strength, list] of ENGLISH) for (const word of listed(list)) strengths.set(word, strength);
  for (const [strength, list] of ENGLISH_PHRASES) {
    for (const phrase of list.split('|')) addPhrase(phrases, listed(phrase), strength);
  }
  for (const starting of phrases.values()) starting.sort((a, b) => b.words.length - a.words.length);
  return {
    strengthOf: (word) => strengths.get(word) ?? strengths.get(shortened(word)) ?? 0,
    phrases,
    negations: ENGLISH_NEGATIONS,
    degrees: ENGLISH_DEGREES,
    contrasts: ENGLISH_CONTRASTS,
    duties: ENGLISH_DUTIES,
    negatedBy: 0,
  };
}

/** "sooooo goooood" as "so good"; three and more equal letters become one, or two for e and o. */
function shortened(word: string): string {
  return word.replace(/([a-z])\1{2,}/g, (_, letter: string) =>
    letter === 'o' || letter === 'e' ? letter + letter : letter,
  );
}

function addPhrase(phrases: Map<string, Phrase[]>, words: readonly string[], strength: number): void {
  const first = words[0] ?? '';
  const starting = phrases.get(first) ?? [];
  starting.push({ words, strength });
  phrases.set(first, starting);
}

function otherLexicon(lexicon: LanguageLexicon): Lexicon {
  const whole = new Map<string, number>();
  const beginnings = new Map<string, number>();
  const groups = [
    [3, lexicon.veryGood],
    [2, lexicon.good],
    [-1.5, lexicon.bad],
    [-3, lexicon.veryBad],
  ] as const;
  for (const [strength, list] of groups) {
    for (const word of listed(list).map(fold)) {
      if (word.endsWith('*')) beginnings.set(word.slice(0, -1), strength);
      else whole.set(word, strength);
    }
  }
  return {
    strengthOf(word) {
      const known = whole.get(word);
      if (known !== undefined) return known;
      for (let length = word.length; length > 2; length -= 1) {
        const strength = beginnings.get(word.slice(0, length));
        if (strength !== undefined) return strength;
      }
      return 0;
    },
    phrases: new Map(),
    negations: new Set(listed(lexicon.negations).map(fold)),
    degrees: new Map(listed(lexicon.degrees).map((word) => [fold(word), OTHER_DEGREE])),
    contrasts: new Set(listed(lexicon.contrasts).map(fold)),
    duties: NONE,
    negatedBy: 2,
  };
}

function listed(words: string): string[] {
  return words.split(/\s+/).filter(Boolean);
}
