import type { ColumnFacts } from '../facts.ts';
import { wordsOf } from './name-words.ts';

const SAYS_ID =
  /(?:^|[\s_.-])(?:id|ids|nr|no|num|number|ref|reference|key|token|code|nummer|numero|numéro|número)\.?\s*$|(?:#|№|n°|nº)\s*$|^(?:r[ée]f|id|nr|no|#|№|n°|nº)(?:[\s_.-]|$)/i;
const ID_CHARS = 60;

/** Whether the first column is named as an id or number of what its rows are: "Conversation #", "Note ID", "Réf. avis". */
export function namesId({ index, name, samples }: ColumnFacts): boolean {
  return (
    index === 0 &&
    (SAYS_ID.test(name.slice(-100)) ||
      (/^[a-z]{4,}id$/.test(name) && samples.every((value) => /\d/.test(value)))) &&
    samples.length > 0 &&
    samples.every((value) => value.length <= ID_CHARS && !/\s/.test(value))
  );
}

/** Whether a column counts rows, as spreadsheets do. The next export counts from one again: its rows would replace others. */
export function areRowNumbers({ name, samples }: ColumnFacts): boolean {
  // Tools pad their numbers, spreadsheets do not.
  if (/\bid\b/.test(wordsOf(name)) || samples.some((value) => /^0\d/.test(value))) return false;
  return (
    samples.length > 2 &&
    samples.every((value, i) => Number(value) === i + Number(samples[0]) && Number(samples[0]) <= 1)
  );
}
