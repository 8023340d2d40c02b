import type { Constraint } from './constraints.ts';
import { mostWordings } from './matter-wordings.ts';
import type { QuestionKind } from './plan.ts';

/**
 * Matters that are named side by side, as one where either is meant: "crashing or freezing", and in words rather than numbers also
 * "what do people say about the scanner and the app". Things that are held against each other stay apart.
 */
export function alternatives(constraints: readonly Constraint[], kind: QuestionKind): Constraint[] {
  if (kind === 'compare') return [...constraints];
  const isInWords = kind === 'quote' || kind === 'list' || kind === 'why';
  const result: Constraint[] = [];
  for (const one of constraints) {
    const before = result.at(-1);
    const [own, other] = [one.part.about, before?.part.about];
    const isEither = one.joint === 'or' || (isInWords && one.joint === 'and');
    const isAlike = own && other && !own.as_words && !other.as_words && one.isExcluded === before?.isExcluded;
    if (!before || !isEither || !isAlike) {
      result.push(one);
      continue;
    }
    const or = [...(other.or ?? [other.text]), ...(own.or ?? [own.text])];
    const half = mostWordings / 2;
    const some =
      or.length <= mostWordings ? or : [...(other.or ?? []).slice(0, half), ...(own.or ?? []).slice(0, half)];
    const text = `${other.text} or ${own.text}`;
    result[result.length - 1] = { ...before, label: text, part: { about: { ...other, text, or: some } } };
  }
  return result;
}
