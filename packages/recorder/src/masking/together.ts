import { isLabelled } from './labelled-text.ts';
import { wordsOf } from './names.ts';
import { textBeside, type Part } from './page-tree.ts';
import { isCardNumber, maskJoined } from './personal-text.ts';
import { maskWhole } from './whole.ts';

/** Texts that stand on one line, as far as a reader can tell. */
interface Run {
  parts: Part[];
  text: string;
}

/** So much is looked at before and after a text that has changed: more boxes no number has. */
const runsBefore = 4;
const runsAfter = 20;

/**
 * Masks what only together is a number of somebody or a secret: digits in a row of boxes, a word and what it is the label of.
 *
 * @param changed the texts that may be masked
 * @param masked what is left of each text so far; written to
 */
export function maskTogether(changed: ReadonlySet<Part>, masked: Map<Part, string>): void {
  const seen = new Set<Part>();
  for (const part of changed) {
    if (seen.has(part) || !/[\d@]/.test(part.text ?? '')) continue;
    const runs = runsAround(part, changed);
    for (const { parts } of runs) for (const each of parts) if (changed.has(each)) seen.add(each);
    maskRuns(runs, masked);
  }
}

function runsAround(start: Part, changed: ReadonlySet<Part>): Run[] {
  const before = textsFrom(start, 'prev', runsBefore, changed).toReversed();
  const after = textsFrom(start, 'next', runsAfter, changed);
  const runs: Run[] = [];
  let isApart = true;
  const add = (part: Part) => {
    const run = runs.at(-1);
    if (isApart || !run) runs.push({ parts: [part], text: part.text ?? '' });
    else {
      run.parts.push(part);
      run.text += part.text ?? '';
    }
  };
  // Whether a text stands apart is told by the one that is nearer to where the search began.
  before.forEach(({ part, isApart: isApartFromNext }) => {
    add(part);
    isApart = isApartFromNext;
  });
  add(start);
  for (const next of after) {
    ({ isApart } = next);
    add(next.part);
  }
  return runs.filter(({ text }) => text.trim() !== '');
}

/** Texts that changed together are looked at together, however many they are. */
function textsFrom(
  start: Part,
  way: 'next' | 'prev',
  runsMax: number,
  changed: ReadonlySet<Part>,
): Neighbour[] {
  const found: Neighbour[] = [];
  let runs = 0;
  for (
    let beside = textBeside(start, way);
    beside && runs <= runsMax;
    beside = textBeside(beside.part, way)
  ) {
    found.push(beside);
    if (changed.has(beside.part)) runs = 0;
    else if (beside.isApart || found.length > 100) runs++;
  }
  return found;
}

type Neighbour = NonNullable<ReturnType<typeof textBeside>>;

function maskRuns(runs: readonly Run[], masked: Map<Part, string>): void {
  const cover = (some: readonly Run[]) => {
    for (const { parts } of some)
      for (const part of parts)
        if (masked.has(part) && !part.isOpen) masked.set(part, maskWhole(part.text ?? ''));
  };
  /** What said that the value before is private: the next one of a list is too. */
  let carried: readonly string[] = [];
  for (let at = 0; at < runs.length; at++) {
    const run = runs[at];
    if (!run) continue;
    const labels = carried.length > 0 ? carried : labelsBefore(runs, at);
    carried = [];
    if (run.parts.length > 1) maskWithin(run, masked);
    const account = accountFrom(runs, at);
    if (account.length > 0 || !/\d/.test(run.text)) {
      cover(account);
      at += Math.max(account.length, 1) - 1;
      continue;
    }
    const digits = digitRuns(runs, at);
    if (isNumberOfSomebody(digits)) cover(digits);
    else {
      const labelled = labelledFrom(digits, labels);
      cover(labelled);
      if (labelled.length > 0) carried = labels;
      digits.forEach((each, from) => {
        cover(cardFrom(digits, from));
        if (isLabelled(valuesOf([each]), hintsOf(each.parts[0]))) cover([each]);
      });
    }
    at += digits.length - 1;
  }
}

/** More boxes no value has. */
const boxesMax = 19;

/** The boxes that together are a value of the kind that stands before them. */
function labelledFrom(digits: readonly Run[], labels: readonly string[]): readonly Run[] {
  if (labels.length === 0) return [];
  for (let count = Math.min(digits.length, boxesMax); count > 0; count--) {
    const some = digits.slice(0, count);
    if (isLabelled(valuesOf(some), labels)) return some;
  }
  return [];
}

/** A run of several texts: what they are together, and each by what stands before it. */
function maskWithin({ parts }: Run, masked: Map<Part, string>): void {
  const textOf = (part: Part | undefined) => part?.text ?? '';
  const whole = maskChecked(maskJoined(parts.map((part) => masked.get(part) ?? textOf(part)).join('')));
  let from = 0;
  parts.forEach((part, at) => {
    const text = textOf(part);
    const beside = at === 0 ? [-1, -2] : [1, 2, 3];
    const labels = beside.map((back) => textOf(parts[at - back]).trim()).filter((label) => label !== '');
    const isPrivate = labels.length > 0 && /\d/.test(text) && isLabelled([text.trim()], labels);
    if (masked.has(part) && !part.isOpen)
      masked.set(part, isPrivate ? maskWhole(text) : whole.slice(from, from + text.length));
    from += text.length;
  });
}

const cards = /\d(?:[ \u00a0-]?\d){12,18}/g;
const accounts = /\b[A-Z]{2}\d{2}(?:[ \u00a0-]?[A-Z\d]){11,30}/g;

/** Numbers of cards and accounts that their check number tells, whichever texts they are made of. */
function maskChecked(text: string): string {
  if (!/\d{2}/.test(text)) return text;
  return text
    .replace(cards, (found) => (mayBeCard(found.replace(/\D/g, '')) ? maskWhole(found) : found))
    .replace(accounts, (found) =>
      hasAccountChecksum(found.replace(/[^A-Z\d]/g, '')) ? maskWhole(found) : found,
    );
}

const onlyDigits = /^[\s\d()+./–-]{1,24}$/;

/** The runs from `at` on that hold nothing but digits; at least the first. */
function digitRuns(runs: readonly Run[], at: number): Run[] {
  let end = at + 1;
  if (onlyDigits.test(runs[at]?.text ?? '')) while (onlyDigits.test(runs[end]?.text ?? '')) end++;
  return runs.slice(at, end);
}

/** What stands in boxes, with and without blanks between. */
function valuesOf(runs: readonly Run[]): string[] {
  const texts = runs.map(({ text }) => text.trim());
  const spaced = texts.join(' ');
  return /^\d{1,4}(?: \d{1,4})+$/.test(spaced) ? [spaced, spaced.replaceAll(' ', '')] : [spaced];
}

function isNumberOfSomebody(runs: readonly Run[]): boolean {
  if (runs.length < 2) return isSpacedCard(runs[0]?.text ?? '');
  const text = runs.map((run) => run.text.trim()).join(' ');
  const digits = text.replace(/\D/g, '');
  if (/^\+\d/.test(text) && digits.length > 7 && digits.length < 16 && runs.length < 7) return true;
  return runs.every((run) => /^\s*\d\s*$/.test(run.text)) && mayBeCard(digits);
}

function isSpacedCard(text: string): boolean {
  return /^\s*\d[\d\s-]+$/.test(text) && mayBeCard(text.replace(/\D/g, ''));
}

/** Four boxes of four digits, or as another card writes its number, from one of many on. */
function cardFrom(runs: readonly Run[], from: number): readonly Run[] {
  for (const lengths of ['4444', '465', '464']) {
    const some = runs.slice(from, from + lengths.length);
    const texts = some.map(({ text }) => text.trim());
    if (texts.map(({ length }) => length).join('') === lengths && mayBeCard(texts.join(''))) return some;
  }
  return [];
}

function mayBeCard(digits: string): boolean {
  return /^(?:[3-6]|2[2-7])\d{12,18}$/.test(digits) && isCardNumber(digits);
}

/** A bank account whose groups stand in boxes of their own: its check number tells (ISO 13616). */
function accountFrom(runs: readonly Run[], at: number): readonly Run[] {
  if (!/^\s*[A-Z]/.test(runs[at]?.text ?? '')) return [];
  let text = '';
  for (let end = at; end < at + 34; end++) {
    const more = (runs[end]?.text ?? '').replace(/[\s-]/g, '');
    if (!/^[A-Z\d]{1,34}$/.test(more)) return [];
    text += more;
    if (text.length > 34 || (text.length > 3 && !/^[A-Z]{2}\d\d/.test(text))) return [];
    if (text.length > 14 && hasAccountChecksum(text)) return runs.slice(at, end + 1);
  }
  return [];
}

function hasAccountChecksum(account: string): boolean {
  let rest = 0;
  for (const sign of account.slice(4) + account.slice(0, 4))
    for (const digit of String(Number.parseInt(sign, 36))) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}

function labelsBefore(runs: readonly Run[], at: number): string[] {
  const before = runs[at - 1]?.text.trim() ?? '';
  // Between a label and its value a line may explain.
  const further = before.split(/\s+/).length > 3 ? [runs[at - 2]?.text.trim() ?? ''] : [];
  const below = isPair(runs, at) ? [runs[at + 1]?.text.trim() ?? ''] : [];
  return [before, ...further, ...below].filter((text) => text !== '');
}

/** A value above its label: the two of them alone in one element. */
function isPair(runs: readonly Run[], at: number): boolean {
  const holderOf = (run: Run | undefined) => run?.parts[0]?.parent?.parent;
  const holder = holderOf(runs[at]);
  return (
    holder !== undefined &&
    holder === holderOf(runs[at + 1]) &&
    holder !== holderOf(runs[at - 1]) &&
    holder !== holderOf(runs[at + 2])
  );
}

/** What elements around a value are called, and what stands above it in its table. */
function hintsOf(part: Part | undefined): string[] {
  const hints: string[] = [];
  let around = part?.parent;
  for (let level = 0; around && level < 4; level++, around = around.parent) {
    if (level < 3) for (const hint of around.hints ?? []) hints.push(wordsOf(hint));
    if (around.tag === 'td' || around.tag === 'th') hints.push(headOf(around));
  }
  return hints;
}

/** What stands at the head of a cell's column. */
function headOf(cell: Part): string {
  let place = 0;
  for (let before = cell.prev; before; before = before.prev) if (before.text === undefined) place++;
  let table: Part | undefined = cell;
  while (table && table.tag !== 'table') table = table.parent;
  let row = table?.first;
  // Down to the first row, past captions and groups of columns.
  while (row && row.tag !== 'tr') row = row.tag === 'thead' || row.tag === 'tbody' ? row.first : row.next;
  if (!row || row === cell.parent) return '';
  let head = row.first;
  while (head && (head.text !== undefined || place-- > 0)) head = head.next;
  const text = head && textBeside(head, 'next');
  return text?.part.text?.trim() ?? '';
}
