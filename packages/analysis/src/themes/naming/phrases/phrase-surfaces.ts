import type { Candidate } from './phrase-candidates.ts';
import type { PhraseWord } from './phrase-words.ts';
import { phrasesOf, written } from './phrases.ts';

/** How each phrase is written most often. */
export function surfaces(
  naming: readonly (readonly PhraseWord[])[],
  candidates: readonly Candidate[],
): string[] {
  const formsOf = new Map(candidates.map(({ key }) => [key, new Forms()]));
  for (const words of naming) {
    for (const phrase of phrasesOf(words)) {
      const from = beforeNot(words, phrase.from);
      formsOf.get(phrase.key)?.add(written(words, { from, to: phrase.to }), words[from]);
    }
  }
  return [...formsOf.values()].map((forms) => forms.commonest());
}

/** The ways in which one phrase is written, counted. */
export class Forms {
  readonly #wordings = new Map<string, number>();
  readonly #spellings = new Map<string, number>();
  readonly #atStarts = new Map<string, number>();

  /** @param first the phrase's first word: a capital at a sentence's start does not say how English writes it elsewhere */
  add(form: string, first: Pick<PhraseWord, 'isStart' | 'isEnglish'> | undefined): void {
    if (form === '') return;
    const isOfStart = first?.isStart === true && first.isEnglish && form !== lowered(form);
    countOne(this.#wordings, form.toLowerCase());
    countOne(isOfStart ? this.#atStarts : this.#spellings, form);
  }

  /** The commonest spelling, within a sentence, of the commonest wording; a shouted one only where there is no other. */
  commonest(): string {
    const wording = most(this.#wordings);
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
