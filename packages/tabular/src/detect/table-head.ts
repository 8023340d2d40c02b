import type { DetectOverrides, FileFacts } from '../facts.ts';
import { isValue, looksLikeHeader } from './header.ts';
import { countTitleLines } from './title-lines.ts';

const LOOKED_AT = 50;
const NAME_CHARS = 300;
/** What survey tools write under an open question. */
const UNDER_QUESTION =
  /^(?:open-ended response|response|antwort|offene antwort|réponse(?: ouverte)?|respuesta(?: abierta)?)$/i;

export type TableHead = Required<Pick<FileFacts, 'hasHeader' | 'titleLines' | 'headerRows'>> & {
  /** The columns' names; empty without a header. */
  names: string[];
  /** The records of data that were looked at. */
  rows: string[][];
};

/**
 * Where a table begins: lines above it, and one row of names or two. Over two rows a question or group stands above the names of
 * its columns: they become "Visit / Date".
 *
 * @param records the file's first, without empty lines; null for a broken one
 */
export function tableHead(
  records: readonly (readonly string[] | null)[],
  usual: number,
  overrides: DetectOverrides,
): TableHead {
  const titleLines =
    overrides.titleLines ?? (overrides.hasHeader === false ? 0 : countTitleLines(records, usual));
  const [first = [''], ...next] = records.slice(titleLines).filter((cells) => cells !== null);
  const seen = next.slice(0, LOOKED_AT);
  const hasHeader = overrides.hasHeader ?? (looksLikeHeader(first, seen) || isGroupRow(first, seen));
  if (!hasHeader)
    return { titleLines, hasHeader, headerRows: 0, names: [], rows: [first, ...next].map(copied) };
  const [second = [], ...data] = seen;
  if (!isSecondHeader(first, second, data)) {
    return { titleLines, hasHeader, headerRows: 1, names: [...first], rows: next.map(copied) };
  }
  return {
    titleLines,
    hasHeader,
    headerRows: 2,
    names: joined(first, second),
    rows: next.slice(1).map(copied),
  };
}

/** A first row of groups alone, whose columns the second names. */
function isGroupRow(
  first: readonly string[],
  [second = [], ...data]: readonly (readonly string[])[],
): boolean {
  return first.some(isFilled) && !first.some(isValue) && isSecondHeader(first, second, data);
}

function isSecondHeader(
  first: readonly string[],
  second: readonly string[],
  data: readonly (readonly string[])[],
): boolean {
  const named = second.filter(isFilled);
  if (named.length === 0 || data.length === 0) return false;
  if (named.some((cell) => isValue(cell.trim()) || cell.length > NAME_CHARS || /[\r\n]/.test(cell)))
    return false;
  const isUnderQuestions = named.some((cell) => UNDER_QUESTION.test(cell.trim()));
  const fillsGaps = second.some((cell, i) => isFilled(cell) && !isFilled(first[i] ?? ''));
  if (!isUnderQuestions && !(fillsGaps && new Set(named).size === named.length)) return false;
  // Below a row of names stand values of another kind, and none of the names again.
  const hasValues = second.some(
    (cell, i) => isFilled(cell) && data.some((row) => isValue((row[i] ?? '').trim())),
  );
  const comesAgain = data.some((row) => row.some((cell, i) => isFilled(cell) && cell === second[i]));
  return isUnderQuestions || (hasValues && !comesAgain);
}

function joined(first: readonly string[], second: readonly string[]): string[] {
  let group = '';
  return Array.from({ length: Math.max(first.length, second.length) }, (_, i) => {
    const above = (first[i] ?? '').trim();
    const below = (second[i] ?? '').trim();
    if (above !== '') group = above;
    if (below === '' || UNDER_QUESTION.test(below)) return above;
    return group === '' || group === below ? below : `${group} / ${below}`;
  });
}

function isFilled(cell: string): boolean {
  return cell.trim() !== '';
}

function copied(cells: readonly string[]): string[] {
  return [...cells];
}
