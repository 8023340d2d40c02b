import { wordsIn } from './column-nouns.ts';
import type { NameIndex } from './names.ts';
import { Reading } from '../reading/reading.ts';
import type { Word } from '../reading/reading.ts';

/** What says that numbers are parted by what follows, in the languages that questions are read in. */
const parting = /^(?:per|by|each|every|which|what|je|pro|nach|par|por|door|efter|na|for)$/;
/** So many words may stand between it and the bracket: "per type of traveller (car, foot, bike)". */
const mostBefore = 4;

/**
 * The words with what stands in a bracket as the column that it means: "by agent (taken_by)", "per type of traveller (car, foot, bike)". A
 * column that stands there as the file calls it, or all of whose values are listed, needs no word of ours.
 */
export function bracketedColumns(words: readonly Word[], question: string, names: NameIndex): Word[] {
  const reading = new Reading(question, words);
  for (let open = 1; open < words.length; open += 1) {
    if (!reading.gapBefore(open).includes('(')) continue;
    let end = open;
    do end += 1;
    while (end < words.length && !reading.gapBefore(end).includes(')'));
    const key = columnIn(reading, open, end, names);
    const first = key === null ? null : partedFrom(words, open);
    if (key === null || first === null) continue;
    const start = words[first]?.start ?? 0;
    const finish = words[end - 1]?.end ?? start;
    const said = question.slice(start, finish);
    const column = wordsIn(key).map((text) => ({ text, said, start, end: finish }));
    return [...words.slice(0, first), ...column, ...words.slice(end)];
  }
  return [...words];
}

/** Place of the first word that the bracket explains; null where nothing is parted by it. */
function partedFrom(words: readonly Word[], open: number): number | null {
  for (let at = open - 1; at >= 0 && at >= open - mostBefore; at -= 1)
    if (parting.test(words[at]?.text ?? '')) return at + 1 < open ? at + 1 : null;
  return null;
}

function columnIn(reading: Reading, open: number, end: number, names: NameIndex): string | null {
  const inside = reading.words.slice(open, end).map(({ text }) => text);
  const called = names.fields.find((key) => wordsIn(key).join(' ') === inside.join(' '));
  if (called !== undefined) return called;
  const keys = new Set<string>();
  let many = 0;
  for (let at = open; at < end; many += 1) {
    const value = names.valueAt(reading, at);
    if (value) keys.add(value.key);
    // "Etc." ends a list.
    else if (!/^(?:and|or|etc|und|oder|et|ou|y|o|e|en|och|i)$/.test(reading.words[at]?.text ?? ''))
      return null;
    at = value?.end ?? at + 1;
  }
  const [only] = keys;
  return keys.size === 1 && many > 1 ? (only ?? null) : null;
}
