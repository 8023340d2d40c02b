import type { DetectOverrides, FileFacts } from '../facts.ts';
import { wordsOf } from '../columns/name-words.ts';
import { zoneBeside } from '../values/zone-of-name.ts';
import { isValue, looksLikeHeader } from './header.ts';
import { countTitleLines } from './title-lines.ts';

const LOOKED_AT = 50;
const NAME_CHARS = 300;
const MOST_HEADER_ROWS = 4;
/** What survey tools write under an open question. */
const UNDER_QUESTION =
  /^(?:open-ended response|response|antwort|offene antwort|réponse(?: ouverte)?|respuesta(?: abierta)?)$/i;

export type TableHead = Required<Pick<FileFacts, 'hasHeader' | 'titleLines' | 'headerRows' | 'timeZone'>> & {
  /** The columns' names; empty without a header. */
  names: string[];
  /** The records of data that were looked at. */
  rows: string[][];
};

/**
 * Where a table begins: lines above it, and one row of names or several. Over two rows a question or group stands above the names of
 * its columns: they become "Visit / Date". A row that names the columns once more in words takes the place of the codes above it, and one
 * for programs alone is passed over.
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
  const titles = records.slice(0, titleLines).flatMap((cells) => cells ?? []);
  if (!hasHeader)
    return {
      titleLines,
      hasHeader,
      timeZone: zoneBeside(titles),
      headerRows: 0,
      names: [],
      rows: [first, ...next].map(copied),
    };
  let names: readonly string[] = first;
  let more = 0;
  while (more < MOST_HEADER_ROWS - 1) {
    const [row = [], ...data] = seen.slice(more);
    if (data.length === 0) break;
    if (isForMachines(row)) more++;
    else if (more === 0 && saysNamesAgain(first, row)) names = clearer(first, seen[more++] ?? []);
    else if (more === 0 && isSecondHeader(names, row, data)) names = joined(names, seen[more++] ?? []);
    else if (
      more === 0 &&
      isSecondHeader(firstOf(names, row), data[0] ?? [], data.slice(1)) &&
      isBetween(names, row)
    ) {
      names = joinedOverThree(names, row, data[0] ?? []);
      more = 2;
    } else break;
  }
  return {
    titleLines,
    hasHeader,
    headerRows: 1 + more,
    timeZone: zoneBeside([...titles, ...seen.slice(0, more).filter(isForMachines).flat()]),
    names: [...names],
    rows: next.slice(more).map(copied),
  };
}

/** A row of parts of groups, between these and the columns' names: few cells, all under a group and none of them a value. */
function isBetween(groups: readonly string[], row: readonly string[]): boolean {
  const filled = row.filter(isFilled);
  return (
    filled.length > 0 &&
    filled.length <= groups.filter(isFilled).length &&
    !filled.some((cell) => isValue(cell.trim()))
  );
}

/** The names above, of both rows. */
function firstOf(above: readonly string[], below: readonly string[]): string[] {
  return above.map((cell, i) => (isFilled(cell) ? cell : (below[i] ?? '')));
}

/** Groups, parts of them and names: each of the upper two goes on to the right until another begins there or above. */
function joinedOverThree(
  groups: readonly string[],
  parts: readonly string[],
  names: readonly string[],
): string[] {
  let [group, part] = ['', ''];
  return Array.from({ length: Math.max(groups.length, parts.length, names.length) }, (_, i) => {
    const [above = '', between = '', name = ''] = [groups[i]?.trim(), parts[i]?.trim(), names[i]?.trim()];
    if (above !== '') [group, part] = [above, ''];
    if (between !== '') part = between;
    const told = name === '' || UNDER_QUESTION.test(name) ? [above, between] : [group, part, name];
    return told.filter((each, at) => each !== '' && each !== told[at - 1]).join(' / ');
  });
}

/** Names for programs under those for people: each filled cell is an object, such as `{"ImportId":"QID1"}`. */
function isForMachines(row: readonly string[]): boolean {
  const filled = row.filter(isFilled);
  return filled.length > 1 && filled.every((cell) => /^\s*\{.*\}\s*$/s.test(cell));
}

/**
 * Under codes and short names the same columns are named once more, in words: "StartDate" above "Start Date", "Q1" above the
 * question itself.
 */
function saysNamesAgain(first: readonly string[], second: readonly string[]): boolean {
  const named = second.flatMap((cell, i) => (isFilled(cell) && isFilled(first[i] ?? '') ? [i] : []));
  if (named.length < 3 || second.some((cell) => isValue(cell.trim()))) return false;
  const same = named.filter((i) => letters(first[i]) === letters(second[i]));
  const spelt = same.filter((i) => first[i]?.trim() !== second[i]?.trim());
  return (
    same.length >= 2 && same.length * 4 >= named.length && (spelt.length > 0 || same.length < named.length)
  );
}

function clearer(first: readonly string[], second: readonly string[]): string[] {
  return Array.from({ length: Math.max(first.length, second.length) }, (_, i) => {
    const again = (second[i] ?? '').replace(/\s+/g, ' ').trim();
    return again === '' ? (first[i] ?? '') : again;
  });
}

function letters(name = ''): string {
  return wordsOf(name).replace(/ /g, '');
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
