import type { Answer } from '@earshot/contracts/questions';
import type { Figure } from '@earshot/contracts/analytics';
import type { CheckUnit, RankedName } from './format.ts';
import { numeralsIn } from './numerals.ts';

/** An answer as a reader would take it; `README.md` says how each part is read. */
export interface ReadAnswer {
  answer: Answer;
  /** What is said, without quotes and citations. */
  said: string;
  /** What is said and shown beside it. */
  shown: string;
  isRefused: boolean;
}

const absent =
  /\b(?:no item|no items|nobody|no one|no feedback|nothing (?:here )?is about|nothing in this feedback|there (?:is|are) no(?:ne| feedback)?\b|none of)\b/i;

export function readAnswer(answer: Answer): ReadAnswer {
  const said = answer.paragraphs
    .map((parts) => parts.map((part) => ('text' in part ? part.text : '')).join(''))
    .join('\n');
  const { plan } = answer;
  const shown = [
    said,
    answer.notice ?? '',
    answer.missing?.detail ?? '',
    ...answer.not_understood,
    ...answer.read_from.flatMap(({ part, text }) => [part, text]),
    ...answer.figures.map(({ label }) => label),
    ...answer.follow_ups,
    ...wordsOf(plan?.filters),
    ...wordsOf(plan?.part),
    ...wordsOf(plan?.sides),
    ...wordsOf(plan?.by),
  ].join('\n');
  return { answer, said, shown, isRefused: answer.status === 'refused' };
}

function wordsOf(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => [key, ...wordsOf(one)]);
}

/** Its number first, then all others, in the unit asked for. */
export function numbersOf({ answer, said }: ReadAnswer, unit: CheckUnit, names: readonly string[]): number[] {
  const figures = new Map(answer.figures.map(({ name, figure }) => [name, figure]));
  const parts = answer.paragraphs.flat();
  const own = parts.flatMap((part) => {
    const figure = part.kind === 'figure' ? figures.get(part.name) : undefined;
    if (part.kind !== 'figure' || !figure || !isOf(figure, unit)) return [];
    return [part.text === 'nothing' ? 0 : (numeralsIn(part.text)[0]?.value ?? [])].flat();
  });
  const further = numeralsIn(said, [answer.question, ...names]).map(({ value }) => value);
  const shown = answer.figures.flatMap(({ figure }) =>
    isOf(figure, unit) && figure.value !== null ? [figure.value * scaleOf(figure)] : [],
  );
  return [...own, ...further, ...shown];
}

function isOf({ measure, unit: own }: Figure, unit: CheckUnit): boolean {
  if (unit === 'percent') return measure === 'share' || measure === 'csat';
  if (unit === 'mean') return measure === 'mean_rating' || measure === 'nps' || measure === 'sentiment_score';
  return measure === 'count' && own === unit;
}

function scaleOf({ measure }: Figure): number {
  return measure === 'share' || measure === 'csat' ? 100 : 1;
}

/** Labels of groups in their order, where the plan groups. */
function labelsOf({ answer }: ReadAnswer): string[] | null {
  const { plan } = answer;
  if (!plan || (plan.by === undefined && plan.kind !== 'rank' && !plan.sides)) return null;
  const rows = answer.trend && typeof plan.by === 'object' && 'time' in plan.by ? answer.trend.rows : [];
  const labels = answer.figures
    .filter(({ name }) => name === 'main' || name === 'other' || /^(row|reason)_\d+$/.test(name))
    .map(({ label }) => label);
  return [...new Set([...labels, ...rows.map(({ label }) => label)])];
}

/** The checks' names that the answer tells first; null stands for a label that matches none. */
export function rankedIn(read: ReadAnswer, names: readonly RankedName[]): (RankedName | null)[] {
  const labels = labelsOf(read);
  if (labels) return labels.map((label) => names.find((one) => isNamed(label, one)) ?? null);
  const places = names
    .map((one) => ({ one, at: placeOf(read.said, one) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at);
  return places.map(({ one }) => one);
}

function isNamed(text: string, one: RankedName): boolean {
  return placeOf(text, one) >= 0;
}

function placeOf(text: string, { name, accept }: Pick<RankedName, 'name' | 'accept'>): number {
  const places = [name, ...accept].map((word) => wordPlace(text, word)).filter((at) => at >= 0);
  return places.length > 0 ? Math.min(...places) : -1;
}

function wordPlace(text: string, word: string): number {
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return text.search(new RegExp(String.raw`(?<![\p{L}\d])${escaped}(?![\p{L}\d])`, 'iu'));
}

/** The number of one group: of its figure or row, else the first after its name. */
export function groupNumber(read: ReadAnswer, group: string, groups: readonly string[]): number | null {
  const { answer, said } = read;
  const rows = [...answer.figures, ...(answer.trend?.rows ?? [])];
  const own = rows.find(({ label }) => label.toLowerCase() === group.toLowerCase());
  const near = own ?? rows.find(({ label }) => wordPlace(label, group) >= 0);
  if (near) {
    const { figure } = near;
    const part = answer.paragraphs
      .flat()
      .find((one) => one.kind === 'figure' && 'name' in near && one.name === near.name);
    const told = part?.kind === 'figure' ? numeralsIn(part.text)[0]?.value : undefined;
    return told ?? (figure.value === null ? null : figure.value * scaleOf(figure));
  }
  const at = wordPlace(said, group);
  if (at < 0) return null;
  const from = at + group.length;
  const others = groups.filter((one) => one !== group).map((one) => wordPlace(said.slice(from), one));
  const next = Math.min(...others.filter((one) => one >= 0), said.length);
  return numeralsIn(said.slice(from, from + next), groups)[0]?.value ?? null;
}

export function claimsAbsence(read: ReadAnswer, names: readonly string[]): boolean {
  const { answer, said, isRefused } = read;
  const reason = answer.missing?.reason;
  if (reason === 'nothing_found' || reason === 'unknown_name') return true;
  if (isRefused) return false;
  const [number] = numbersOf(read, 'items', names);
  return number === 0 || absent.test(said.split('\n')[0] ?? '');
}
