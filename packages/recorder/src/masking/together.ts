import { maskAsRead } from './as-read.ts';
import { isPrivateBy, mayBePrivate, saidBy, type Said } from './labelled-text.ts';
import { wordsOf } from './names.ts';
import { textBeside, type Part } from './page-tree.ts';
import { isCardNumber, maskJoined } from './personal-text.ts';
import { maskWhole } from './whole.ts';

/** Texts that stand on one line, as far as a reader can tell. */
interface Run {
  parts: Part[];
  text: string;
}

/** More boxes no number has. */
const boxesMax = 20;
/** Lines before a value that may say what it is, and after it. */
const linesBefore = 3;
const linesAfter = 2;

/**
 * Masks what only together is a number of somebody or a secret: digits in a row of boxes, a word and what it is the label of.
 *
 * @param masked what is left so far of each text that has come or changed; written to
 */
export function maskTogether(masked: Map<Part, string>): void {
  const seen = new Set<Part>();
  for (const part of masked.keys()) {
    if (seen.has(part) || !part.text || !mayBePart(part.text)) continue;
    const before = runsFrom(part, 'prev', linesBefore);
    const after = runsFrom(part, 'next', linesAfter);
    const own = { parts: [part], text: part.text };
    const runs = joined(before, own, after);
    const at = runs.findIndex(({ parts }) => parts.includes(part));
    const from = firstBox(runs, at);
    const end = maskFrom(runs, from, masked);
    for (const run of runs.slice(from, Math.max(end, at + 1))) for (const each of run.parts) seen.add(each);
  }
}

const box = /^[\s\d()+./-]{1,24}$|^\s*[A-Z\d]{1,8}\s*$/;
const amount = /^\D{0,4}\d[\d.,]{0,12}[.,]\d{1,2}\D{0,4}$/;

/** Whether it takes more than the text alone to tell what it is; amounts tell. */
function mayBePart(text: string): boolean {
  return /[\d@]/.test(text) && !amount.test(text) && mayBePrivate(text);
}

interface Beside extends Run {
  /** It goes on with the run that it was reached from. */
  goesOn: boolean;
}

/** The runs beside a text, the nearest first: boxes, and a few lines more. */
function runsFrom(start: Part, way: 'next' | 'prev', lines: number): Beside[] {
  const runs: Beside[] = [];
  let boxes = 0;
  let others = 0;
  for (let beside = textBeside(start, way); beside; beside = textBeside(beside.part, way)) {
    const { part, isApart } = beside;
    const last = runs.at(-1);
    const text = part.text ?? '';
    if (isApart || !last) {
      if (last && last.text.trim() !== '') {
        if (box.test(last.text)) boxes++;
        else others++;
      }
      if (others >= lines || boxes >= boxesMax) break;
      runs.push({ parts: [part], text, goesOn: !isApart });
    } else if (way === 'next') {
      last.parts.push(part);
      last.text += text;
    } else {
      last.parts.unshift(part);
      last.text = text + last.text;
    }
    if ((last?.parts.length ?? 0) > partsMax) break;
  }
  return runs;
}

/** Longer lines are texts. */
const partsMax = 40;

function joined(before: readonly Beside[], own: Run, after: readonly Beside[]): Run[] {
  const [prev] = before;
  const [next] = after;
  const parts = [...(prev?.goesOn ? prev.parts : []), ...own.parts, ...(next?.goesOn ? next.parts : [])];
  const text = (prev?.goesOn ? prev.text : '') + own.text + (next?.goesOn ? next.text : '');
  return [
    ...before.filter(({ goesOn }) => !goesOn).toReversed(),
    { parts, text },
    ...after.filter(({ goesOn }) => !goesOn),
  ].filter((run) => run.text.trim() !== '');
}

/** Where the row of boxes begins that a run stands in. */
function firstBox(runs: readonly Run[], at: number): number {
  let first = at;
  while (first > 0 && box.test(runs[first]?.text ?? '') && box.test(runs[first - 1]?.text ?? '')) first--;
  return first;
}

/** @returns the run after those that were judged */
function maskFrom(runs: readonly Run[], from: number, masked: Map<Part, string>): number {
  const cover = (some: readonly Run[], said: readonly Said[] = []) => {
    for (const { parts } of some)
      for (const part of parts) {
        part.said = said;
        if (masked.has(part) && !part.isOpen) masked.set(part, maskWhole(part.text ?? ''));
      }
  };
  let at = from;
  for (let run = runs[at]; run && (at === from || box.test(run.text)); run = runs[at]) {
    if (run.parts.length > 1) maskWithin(run, masked);
    const account = accountFrom(runs, at);
    if (account.length > 0) {
      cover(account);
      at += account.length;
      continue;
    }
    const digits = digitRuns(runs, at);
    if (isNumberOfSomebody(digits)) cover(digits);
    else {
      const said = saidBefore(runs, at);
      // A list of values may stand under one label.
      for (
        let rest = digits, some = labelledFrom(rest, said);
        some.length > 0;
        some = labelledFrom(rest, said)
      ) {
        cover(some, said);
        rest = rest.slice(some.length);
      }
      digits.forEach((each, place) => {
        cover(cardFrom(digits, place));
        const around = saidAround(each.parts[0]);
        if (around.length > 0 && around.some((one) => isPrivateBy(one, valuesOf([each]))))
          cover([each], around);
      });
    }
    at += digits.length;
  }
  return at;
}

/** The boxes that together are a value of the kind that stands before them. */
function labelledFrom(digits: readonly Run[], said: readonly Said[]): readonly Run[] {
  if (said.length === 0) return [];
  for (let count = Math.min(digits.length, boxesMax); count > 0; count--) {
    const some = digits.slice(0, count);
    const values = valuesOf(some);
    if (said.some((one) => isPrivateBy(one, values))) return some;
  }
  return [];
}

/** A run of several texts: what they are together, and each by what stands before it. */
function maskWithin({ parts }: Run, masked: Map<Part, string>): void {
  const textOf = (part: Part | undefined) => part?.text ?? '';
  const joint = parts.map((part) => masked.get(part) ?? textOf(part)).join('');
  const whole = maskAsRead(joint, (text) => maskChecked(maskJoined(text)));
  let from = 0;
  parts.forEach((part, at) => {
    const text = textOf(part);
    const beside = at === 0 ? [-1, -2] : [1, 2, 3];
    const labels = beside.map((back) => textOf(parts[at - back]).trim()).filter((label) => label !== '');
    const said = /\d/.test(text) ? labels.flatMap((label) => saidBy(label) ?? []) : [];
    const isPrivate = said.some((one) => isPrivateBy(one, [text.trim()]));
    if (masked.has(part) && !part.isOpen)
      masked.set(part, isPrivate ? maskWhole(text) : whole.slice(from, from + text.length));
    from += text.length;
  });
}

const cards = /\d(?:(?:[ -]-?|- )?\d){12,18}/g;
const accounts = /\b[A-Z]{2}\d{2}(?:[ -]?[A-Z\d]){11,30}/g;

/** Numbers of cards and accounts that their check number tells, whichever texts they are made of. */
function maskChecked(text: string): string {
  if (!/\d{2}/.test(text)) return text;
  return text
    .replace(cards, (found) => (mayBeCard(found.replace(/\D/g, '')) ? maskWhole(found) : found))
    .replace(accounts, (found) =>
      hasAccountChecksum(found.replace(/[^A-Z\d]/g, '')) ? maskWhole(found) : found,
    );
}

const onlyDigits = /^[\s\d()+./-]{1,24}$/;

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
  if (runs.length - from < 3) return [];
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

function saidBefore(runs: readonly Run[], at: number): readonly Said[] {
  const last = runs[at - 1];
  // The next one of a list is what the one before is.
  const carried = last?.parts[0]?.said;
  if (carried && carried.length > 0) return carried;
  const before = last?.text.trim() ?? '';
  // Between a label and its value a line may explain.
  const further = before.split(/\s+/).length > 3 ? [runs[at - 2]?.text.trim() ?? ''] : [];
  const below = isPair(runs, at) ? [runs[at + 1]?.text.trim() ?? ''] : [];
  return [before, ...further, ...below].flatMap((label) => saidBy(label) ?? []);
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
function saidAround(part: Part | undefined): Said[] {
  const found: Said[] = [];
  let around = part?.parent;
  for (let level = 0; around && level < 4; level++, around = around.parent) {
    if (level < 3)
      for (const hint of around.hints ?? []) {
        const said = saidByName(hint);
        if (said) found.push(said);
      }
    if (around.tag !== 'td' && around.tag !== 'th') continue;
    const said = saidBy(headOf(around));
    if (said) found.push(said);
  }
  return found;
}

const names = new Map<string, Said | undefined>();
const namesMax = 2000;

function saidByName(name: string): Said | undefined {
  if (names.has(name)) return names.get(name);
  const said = saidBy(wordsOf(name));
  if (names.size >= namesMax) names.clear();
  names.set(name, said);
  return said;
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
