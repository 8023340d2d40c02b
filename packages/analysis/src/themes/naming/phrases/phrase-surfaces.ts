import type { Candidate } from './phrase-candidates.ts';
import type { PhraseWord } from './phrase-words.ts';
import { phrasesOf, written } from './phrases.ts';

/** How a phrase is written. */
export interface Written {
  way: string;
  isEnglish: boolean;
  /** Whether nobody writes it so: it is the English for what several languages say. */
  isTranslated: boolean;
}

/**
 * How each phrase is written most often.
 *
 * @param inEnglish whether most who read it read English: then it is written so, where somebody does or several languages say it
 */
export function surfaces(
  naming: readonly (readonly PhraseWord[])[],
  candidates: readonly Candidate[],
  inEnglish: boolean,
): Written[] {
  const formsOf = new Map(candidates.map(({ key }) => [key, new Forms(inEnglish)]));
  for (const words of naming) {
    for (const phrase of phrasesOf(words)) {
      const from = beforeNot(words, phrase.from);
      formsOf
        .get(phrase.key)
        ?.add(written(words, { from, to: phrase.to }), words[from], englishOf(words.slice(from, phrase.to)));
    }
  }
  return [...formsOf.values()].map((forms) => forms.written());
}

/** The English of one word of another language: of several, word by word, it would be none. */
function englishOf(words: readonly PhraseWord[]): string | undefined {
  return words.length === 1 ? words[0]?.english : undefined;
}

/** The ways in which one phrase is written, counted. */
export class Forms {
  readonly #wordings = new Map<string, number>();
  readonly #spellings = new Map<string, number>();
  readonly #atStarts = new Map<string, number>();
  /** Wordings of texts in English. */
  readonly #english = new Map<string, number>();
  readonly #translations = new Map<string, number>();
  /** Languages that are translated. */
  readonly #languages = new Set<string>();
  readonly #inEnglish: boolean;

  /** @param inEnglish whether an English wording is chosen wherever there is one */
  constructor(inEnglish = true) {
    this.#inEnglish = inEnglish;
  }

  /**
   * @param first the phrase's first word: a capital at a sentence's start does not say how English writes it elsewhere
   * @param english of a phrase of another language, where it is known
   */
  add(
    form: string,
    first: Pick<PhraseWord, 'isStart' | 'isEnglish' | 'language'> | undefined,
    english?: string,
  ): void {
    if (form === '') return;
    const isOfStart = first?.isStart === true && first.isEnglish && form !== lowered(form);
    countOne(this.#wordings, form.toLowerCase());
    countOne(isOfStart ? this.#atStarts : this.#spellings, form);
    if (first?.isEnglish) countOne(this.#english, form.toLowerCase());
    else if (first && english !== undefined && first.language !== 'und') {
      this.#languages.add(first.language);
      countOne(this.#translations, english);
    }
  }

  written(): Written {
    const isTranslated = this.#isTranslated();
    return { way: this.commonest(), isEnglish: this.#english.size > 0 || isTranslated, isTranslated };
  }

  /** Words that several languages have for one thing are told in English, where all read it. */
  #isTranslated(): boolean {
    return this.#inEnglish && this.#english.size === 0 && this.#languages.size > 1;
  }

  /** The commonest spelling, within a sentence, of the commonest wording; a shouted one only where there is no other. */
  commonest(): string {
    if (this.#isTranslated()) return most(this.#translations);
    const wording = most(this.#inEnglish && this.#english.size > 0 ? this.#english : this.#wordings);
    const quiet = (forms: ReadonlyMap<string, number>) =>
      most(
        new Map(
          [...forms].filter(
            ([form]) =>
              form.toLowerCase() === wording && (form !== form.toUpperCase() || !form.includes(' ')),
          ),
        ),
      );
    return quiet(this.#spellings) || lowered(quiet(this.#atStarts)) || wording;
  }
}

function countOne(counts: Map<string, number>, text: string): void {
  counts.set(text, (counts.get(text) ?? 0) + 1);
}

const BEFORE_NOT = /^(?:could|can|did|do|does|is|are|was|were|will|would|should|has|have|had)$/i;

/** "Could not issue" begins at its "could". */
function beforeNot(words: readonly PhraseWord[], from: number): number {
  const [before, first] = [words[from - 1], words[from]];
  const isBare = first?.written.toLowerCase() === 'not' && !first.isStart;
  return isBare && before && BEFORE_NOT.test(before.written) ? from - 1 : from;
}

function most(counts: ReadonlyMap<string, number>): string {
  let best = '';
  let bestCount = 0;
  for (const [text, count] of counts) {
    const isBetter =
      count > bestCount ||
      (count === bestCount && (text.length < best.length || (text.length === best.length && text < best)));
    if (isBetter) [best, bestCount] = [text, count];
  }
  return best;
}

/** "Order again" within a row; names and shouted words stay as they are written. */
export function lowered(name: string): string {
  const [first = '', ...rest] = name;
  const [second = ''] = rest;
  return second === second.toUpperCase() && second !== second.toLowerCase()
    ? name
    : first.toLowerCase() + rest.join('');
}

export function sentenceCase(text: string): string {
  const [first = '', ...rest] = text;
  return first.toUpperCase() + rest.join('');
}
