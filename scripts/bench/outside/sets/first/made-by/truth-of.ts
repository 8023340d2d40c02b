import type {
  Check,
  CheckUnit,
  ExactCheck,
  GroupValue,
  HeadCheck,
  OutsideQuestion,
  PerGroupCheck,
  QuestionClass,
  QuotesCheck,
  RangeCheck,
} from '../../../format.ts';
import type { Row } from './rows.ts';
import type { Kind, Tone } from './sayings.ts';

export type Rows = readonly Row[];
type Test = (row: Row) => boolean;

/**
 * Holds one of the forms as a whole word, in any case, in title or text. Hyphens and letters of other scripts end a
 * word: `Bluetooth-Verbindung` and `Bluetoothが` hold Bluetooth.
 */
export const holds = (...forms: string[]): Test => {
  const escaped = forms.map((form) => form.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  const letter = String.raw`[\p{Script=Latin}\p{M}\p{N}]`;
  const word = new RegExp(`(?<!${letter})(?:${escaped.join('|')})(?!${letter})`, 'iu');
  return (row) => word.test(`${row.title}\n${row.text}`);
};
export const has =
  (column: string, ...values: string[]): Test =>
  (row) =>
    values.includes(row.cells[column] ?? '');
export const speaksOf =
  (...matters: string[]): Test =>
  (row) =>
    row.parts.some((part) => matters.includes(part.matter));
/** Speaks of the matter in this tone: a complaint about price beside praise of the staff is not praise of the price. */
export const toned =
  (tone: Tone, ...matters: string[]): Test =>
  (row) =>
    row.parts.some((part) => part.tone === tone && matters.includes(part.matter));
export const ofKind =
  (kinds: readonly Kind[], ...matters: string[]): Test =>
  (row) =>
    row.parts.some(
      (part) => kinds.includes(part.kind) && (matters.length === 0 || matters.includes(part.matter)),
    );
/** Days from the one to the other, both in. */
export const during =
  (from: string, to: string): Test =>
  (row) =>
    row.day !== '' && row.day >= from && row.day <= `${to}~`;
export const all =
  (...tests: Test[]): Test =>
  (row) =>
    tests.every((test) => test(row));
export const not =
  (test: Test): Test =>
  (row) =>
    !test(row);

export const count = (rows: Rows, test: Test) => rows.filter(test).length;
export const people = (rows: Rows, test: Test, column: string) =>
  new Set(rows.filter(test).map((row) => row.cells[column] ?? '')).size;
export const idsOf = (rows: Rows, test: Test) => rows.filter(test).map((row) => row.id);

const rounded = (value: number, digits = 2) => Number(value.toFixed(digits));

export function exact(value: number, counts: string, more: Partial<ExactCheck> = {}): ExactCheck {
  return { kind: 'exact', unit: 'items', value: rounded(value), counts, ...more };
}

/** Items that hold a word in its forms, where `narrowed` holds; `also` are narrower or wider sets of forms that are as right. */
export function exactWord(
  rows: Rows,
  forms: string[],
  narrowed: { test: Test; told: string } = { test: () => true, told: '' },
  also: string[][] = [],
): ExactCheck {
  const counted = (list: string[]) => count(rows, all(holds(...list), narrowed.test));
  const told = (list: string[]) => `items whose text holds ${list.join(' or ')}${narrowed.told}`;
  const or = also
    .map((list) => ({ value: counted(list), counts: told(list) }))
    .filter(({ value }) => value !== counted(forms));
  return exact(counted(forms), told(forms), { forms, ...(or.length > 0 && { or }) });
}

interface AboutOptions {
  below?: number;
  above?: number;
  highest?: number;
  unit?: CheckUnit;
}

/** About this many: `value` times 1 minus `below` to `highest` times 1 plus `above`. */
export function about(
  value: number,
  counts: string,
  { below = 0.35, above = 0.35, highest = value, unit = 'items' }: AboutOptions = {},
): RangeCheck {
  return {
    kind: 'range',
    unit,
    low: Math.floor(value * (1 - below)),
    high: Math.ceil(highest * (1 + above)),
    counts,
  };
}

/** Between the items that are surely of this sentiment and those that could be, and a fifth more either way. */
export function aboutSentiment(rows: Rows, tone: Tone, counts: string): RangeCheck {
  const sure = count(rows, (row) => row.sentiment === tone && !row.mixed);
  const could = count(rows, (row) => row.sentiment === tone || row.mixed);
  return about(sure, counts, { below: 0.2, above: 0.2, highest: could });
}

export interface Tally {
  name: string;
  accept?: string[];
  value: number;
}

interface HeadOptions {
  first?: number;
  need?: number;
  near?: number;
  leads?: number;
  least?: boolean;
}

/** The first of a ranking. Names within `near` of the last that counts may stand in its place. */
export function head(
  tallies: readonly Tally[],
  counts: string,
  { first = 1, need, near = 0.1, leads = 1, least = false }: HeadOptions = {},
): HeadCheck {
  const sorted = tallies.toSorted((a, b) => (least ? a.value - b.value : b.value - a.value));
  const edge = sorted[first - 1]?.value ?? 0;
  const leadEdge = sorted[leads - 1]?.value ?? 0;
  const within = (value: number, limit: number) =>
    least ? value <= limit * (1 + near) : value >= limit * (1 - near);
  return {
    kind: 'head',
    counts,
    names: sorted
      .filter(({ value }) => within(value, edge))
      .map(({ name, accept = [], value }) => ({ name, accept, value: rounded(value) })),
    first,
    need: need ?? first,
    lead: sorted.filter(({ value }) => within(value, leadEdge)).map(({ name }) => name),
  };
}

export function groupsOf(rows: Rows, column: string): Map<string, Row[]> {
  const groups = Map.groupBy(
    rows.filter((row) => (row.cells[column] ?? '') !== ''),
    (row) => row.cells[column] ?? '',
  );
  return new Map([...groups].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

export const mean = (rows: Rows) => {
  const ratings = rows.flatMap(({ rating }) => (rating === undefined ? [] : [rating]));
  return ratings.reduce((sum, rating) => sum + rating, 0) / Math.max(1, ratings.length);
};

export function perGroup(
  rows: Rows,
  column: string,
  counts: string,
  unit: CheckUnit,
  valueOf: (rows: Rows) => GroupValue,
): PerGroupCheck {
  const groups = Object.fromEntries(
    [...groupsOf(rows, column)].map(([name, group]) => {
      const { value, low, high } = valueOf(group);
      return [name, { value: rounded(value), low: rounded(low), high: rounded(high) }];
    }),
  );
  return { kind: 'perGroup', unit, counts, groups };
}

export const exactly = (value: number, slack = 0): GroupValue => ({
  value,
  low: value - slack,
  high: value + slack,
});

/** Percent of a sentiment: mixed items may stand on either side, and the reading of tone may err by ten points. */
export function shareOfSentiment(rows: Rows, tone: Tone): GroupValue {
  const sure = (100 * count(rows, (row) => row.sentiment === tone && !row.mixed)) / rows.length;
  const could = (100 * count(rows, (row) => row.sentiment === tone || row.mixed)) / rows.length;
  return {
    value: (100 * count(rows, (row) => row.sentiment === tone)) / rows.length,
    low: Math.max(0, sure - 10),
    high: Math.min(100, could + 10),
  };
}

export const quotes = (rows: Rows, test: Test, atLeast = 1): QuotesCheck => ({
  kind: 'quotesMatch',
  items: idsOf(rows, test),
  atLeast,
});

export const present = (rows: Rows, test: Test, of: string): Check => ({
  kind: 'mustNotClaimAbsence',
  of,
  atLeast: count(rows, test),
});

/** Says that nothing is there, and makes sure of it. */
export function none(rows: Rows, of: string, ...forms: string[]): Check {
  if (count(rows, holds(...forms)) > 0) throw new Error(`There is something of ${of}.`);
  return { kind: 'mustSayNone', of };
}

export const mention = (why: string, ...any: string[]): Check => ({ kind: 'mustMention', any, why });
export const same = (question: string): Check => ({ kind: 'sameAs', question });
export const refuse = (why: Extract<Check, { kind: 'mustRefuse' }>['why']): Check => ({
  kind: 'mustRefuse',
  why,
});
export const says = (answer: 'yes' | 'no'): Check => ({ kind: 'yesNo', answer });

/** Makes the questions of a workspace: ids count up, in the order asked. */
export function asker(workspace: string, prefix: string) {
  const questions: OutsideQuestion[] = [];
  const ask = (
    name: string,
    of: QuestionClass,
    question: string,
    checks: Check[],
    { language = 'en', after = '' } = {},
  ) => {
    questions.push({
      id: `${prefix}-${name}`,
      workspace,
      language,
      question,
      ...(after !== '' && { after: `${prefix}-${after}` }),
      class: of,
      checks: checks.map((check) => (check.kind === 'sameAs' ? same(`${prefix}-${check.question}`) : check)),
    });
  };
  return { questions, ask };
}
