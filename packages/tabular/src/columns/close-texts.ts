import type { ColumnFacts } from '../facts.ts';
import { targetsOfName } from './column-names.ts';
import { candidatesOf } from './column-scores.ts';
import { isOpenQuestion, saysTheSame } from './further-columns.ts';
import type { ColumnGuess } from './mapping.ts';
import { wordsOf } from './name-words.ts';
import { holdsOwnWords, holdsTranslation } from './own-words.ts';

/** A column is as likely the text as the chosen one where it falls behind it by no more than this. */
const MARGIN = 0.15;
/** Below it nothing but a column's words speaks for it, whatever it is called. */
const UNNAMED = 0.5;

/**
 * Columns that hold the customer’s words about as likely as the one that was guessed, with it, by their place: the person is asked.
 * Empty where the choice is clear, as where both are text.
 */
export function closeTexts(columns: readonly ColumnFacts[], guesses: readonly ColumnGuess[]): number[] {
  const texts = guesses.filter(({ target }) => target === 'text').map(({ column }) => columns[column]);
  const [text] = texts;
  if (text === undefined || texts.length > 1 || isOpenQuestion(text)) return [];
  const least = textScore(text);
  const isUnsure = least < UNNAMED || NOTES.test(wordsOf(text.name));
  const rivals = columns.filter(
    (column) =>
      column.index !== text.index &&
      !saysTheSame(column, text) &&
      isWordy(column) &&
      !isNamedOtherwise(column) &&
      !isOneOfMany(column, columns) &&
      (isUnsure || textScore(column) >= least - MARGIN || isSummary(column, guesses)),
  );
  return rivals.length === 0 ? [] : [text, ...rivals].map(({ index }) => index).sort((a, b) => a - b);
}

function textScore(column: ColumnFacts): number {
  return candidatesOf(column).find(({ target }) => target === 'text')?.score ?? 0;
}

/** Sentences, each its own. */
function isWordy({
  statistics: { prose, distinct, meanChars, filled, emails, links, dates, numbers },
}: ColumnFacts): boolean {
  return (
    filled > 1 &&
    prose >= 0.6 &&
    (distinct ?? 0) >= 0.8 &&
    meanChars >= 30 &&
    emails + links + dates + numbers < 0.2
  );
}

/** Columns of one name are comments that several people left in turn, as trackers write them. */
function isOneOfMany({ name }: ColumnFacts, columns: readonly ColumnFacts[]): boolean {
  const base = name.replace(/ \(\d{1,4}\)$/, '');
  return columns.filter((column) => column.name.replace(/ \(\d{1,4}\)$/, '') === base).length > 1;
}

/** Whether what was taken for titles are whole sentences: then somebody summed up what was said. */
function isSummary({ index, samples }: ColumnFacts, guesses: readonly ColumnGuess[]): boolean {
  const sentences = samples.filter((value) => /[.!?。]$/.test(value.trim()));
  return guesses[index]?.target === 'title' && sentences.length * 4 > samples.length * 3;
}

/** Whether a column’s name says for sure that it is no text: a subject, somebody’s answer, a translation. */
function isNamedOtherwise({ name }: ColumnFacts): boolean {
  if (holdsOwnWords(name) || holdsTranslation(name)) return true;
  const names = targetsOfName(name);
  const best = Math.max(0, ...names.map(({ fit }) => fit));
  return (
    best >= 0.95 && !SUMMARY.test(name) && !names.some(({ target, fit }) => target === 'text' && fit === best)
  );
}

/** Notes may be what a customer said, or what somebody thought of it. */
const NOTES =
  /\b(?:notes|remarks?|observations?|notizen?|bemerkung(?:en)?|remarques?|notas|opmerking(?:en)?|notatki|poznamky|anteckning(?:ar)?)$/;
/** A customer’s own heading in one tool is a note of the team in another. */
const SUMMARY = /summary|zusammenfassung|resum|riassunto|samenvatting|sammanfattning/i;
