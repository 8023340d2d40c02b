import type { Candidate } from './phrase-candidates.ts';
import type { PhraseWord } from './phrase-words.ts';
import { phrasesOf, written } from './phrases.ts';

/** How each phrase is written most often. */
export function surfaces(
  naming: readonly (readonly PhraseWord[])[],
  candidates: readonly Candidate[],
): string[] {
  const counts = new Map(candidates.map(({ key }) => [key, new Map<string, number>()]));
  for (const words of naming) {
    for (const phrase of phrasesOf(words)) {
      const forms = counts.get(phrase.key);
      const form = forms && written(words, { from: beforeNot(words, phrase.from), to: phrase.to });
      if (form) forms.set(form, (forms.get(form) ?? 0) + 1);
    }
  }
  return [...counts.values()].map(commonest);
}

const BEFORE_NOT = /^(?:could|can|did|do|does|is|are|was|were|will|would|should|has|have|had)$/i;

/** "Could not issue" begins at its "could". */
function beforeNot(words: readonly PhraseWord[], from: number): number {
  const [before, first] = [words[from - 1], words[from]];
  const isBare = first?.written.toLowerCase() === 'not' && !first.isStart;
  return isBare && before && BEFORE_NOT.test(before.written) ? from - 1 : from;
}

/** The commonest spelling of the commonest wording; a shouted one only where there is no other. */
function commonest(forms: ReadonlyMap<string, number>): string {
  const wordings = new Map<string, number>();
  for (const [form, count] of forms)
    wordings.set(form.toLowerCase(), (wordings.get(form.toLowerCase()) ?? 0) + count);
  const wording = most(wordings);
  const spellings = new Map([...forms].filter(([form]) => form.toLowerCase() === wording));
  const quiet = new Map(
    [...spellings].filter(([form]) => form !== form.toUpperCase() || !form.includes(' ')),
  );
  return most(quiet.size > 0 ? quiet : new Map([[wording, 1]]));
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
