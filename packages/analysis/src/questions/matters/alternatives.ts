import { stem } from '../../text/stem.ts';
import { tokenise } from '../../text/tokenise.ts';
import type { Constraint } from '../conditions/constraint.ts';
import { listOf, mostWordings } from './matter-wordings.ts';
import type { PlanAbout, QuestionKind } from '../plan.ts';

/** Combinations of two matters of several words each that are looked for at most. */
const mostCombined = 60;
/** Words that say how a thing is, and want one beside them: "lost or stolen cards". */
const qualities =
  /(?:ed|ing|en)$|^(?:lost|late|slow|wrong|bad|rude|missing|hidden|high|low|new|old|early|unfair|dirty|noisy|cold|hot|loud|cheap|long|short|poor|empty|full|fake)$/;

/**
 * Matters that are named side by side, as one where either is meant: "crashing or freezing", "lost cards and phones". Things that are held
 * against each other stay apart.
 */
export function alternatives(constraints: readonly Constraint[], kind: QuestionKind): Constraint[] {
  if (kind === 'compare') return [...constraints];
  const result: Constraint[] = [];
  for (const one of constraints) {
    const before = result.at(-1);
    const [own, other] = [one.part.about, before?.part.about];
    const isEither = one.joint === 'or' || one.joint === 'and';
    const isAlike = own && other && !own.as_words && !other.as_words && one.isExcluded === before?.isExcluded;
    if (!before || !isEither || !isAlike) {
      result.push(one);
      continue;
    }
    const about = either(other, own);
    result[result.length - 1] = { ...before, label: about.text, part: { about } };
  }
  return result;
}

function either(one: PlanAbout, other: PlanAbout): PlanAbout {
  const text = `${one.text} or ${other.text}`;
  const [first, second] = [tokenise(one.text), tokenise(other.text)];
  // "Lost or stolen cards": what is said of the second is said of the first, too.
  const [head, ...rest] = other.each ?? [];
  if (head && rest.length > 0 && first.length === 1 && qualities.test(first[0] ?? ''))
    return { ...other, text, or: [text], each: [some(listOf(one.text), head), ...rest] };
  // "App crashing or freezing": the first word of the first is meant of the second, too.
  const last = one.each?.at(-1);
  if (last && second.length === 1 && isSameForm(first.at(-1) ?? '', second[0] ?? ''))
    return {
      ...one,
      text,
      or: [text],
      each: [...(one.each ?? []).slice(0, -1), some(last, listOf(other.text))],
    };
  const each = one.each ?? other.each;
  const combined = one.each && other.each ? combinations(other.each) : [];
  const or = [...some(one.or ?? [one.text], other.or ?? [other.text]), ...combined].slice(0, mostWordings);
  return { text, at_least: one.at_least, or, ...(each && { each }) };
}

function some(one: readonly string[], other: readonly string[]): string[] {
  const half = mostWordings / 2;
  const all = [...new Set([...one, ...other])];
  return all.length <= mostWordings ? all : [...new Set([...one.slice(0, half), ...other.slice(0, half)])];
}

function isSameForm(one: string, other: string): boolean {
  const ending = (word: string) => word.slice(stem(word).length - 1).slice(-2) || word.slice(-2);
  return ending(one) === ending(other) || (/(?:ing|ed)$/.test(one) && /(?:ing|ed)$/.test(other));
}

function combinations(lists: readonly (readonly string[])[]): string[] {
  let texts = [''];
  for (const list of lists)
    texts = texts
      .flatMap((begun) => list.slice(0, 8).map((word) => `${begun} ${word}`.trim()))
      .slice(0, mostCombined);
  return texts;
}
