import { beyondFeedback } from './beyond.ts';
import type { Constraint } from './constraints.ts';
import { filterOf, isTopicOrTheme, takeConstraints } from './constraints.ts';
import type { Cues } from './cues.ts';
import { takeCues } from './cues.ts';
import { continued, isFollowUp } from './follow-up.ts';
import { takeMentioned } from './mentioned-words.ts';
import type { NameIndex } from './names.ts';
import { inEnglish } from './other-languages.ts';
import type { ReadPeriod } from './periods.ts';
import { takePeriods } from './periods.ts';
import type { PlanFilter, PlannedQuestion, PlanSide, QuestionPlan } from './plan.ts';
import { Reading, wordsOf } from './reading.ts';
import { takeSubject } from './subject.ts';

export interface PlanningContext {
  names: NameIndex;
  /** The day it is in the workspace's time zone. */
  today: string;
  /** The shares 0…1 of a rating's scale that count as so many stars. */
  starRange: (stars: number) => { rating_min: number; rating_max: number };
  /** The plan of the question before in the same conversation. */
  previous?: QuestionPlan;
}

/** Everything that was read of a question. */
export interface Read {
  cues: Cues;
  periods: ReadPeriod[];
  constraints: Constraint[];
}

/** Reads a question without any model: the same words always give the same plan. */
export function planQuestion(
  question: string,
  { names, today, starRange, previous }: PlanningContext,
): PlannedQuestion {
  const reading = new Reading(question, inEnglish(wordsOf(question)));
  const isNext = previous !== undefined && isFollowUp(reading);
  const mentioned = takeMentioned(reading);
  const beyond = beyondFeedback(reading, today);
  const periods = takePeriods(reading, today);
  const named = takeConstraints(reading, names, starRange, mentioned.isLiteral);
  const cues = takeCues(reading, names);
  const { constraints: subject, unknown } = takeSubject(reading, names, mentioned.isLiteral);
  const words = mentioned.constraint ? [mentioned.constraint] : [];
  const constraints = [...words, ...named, ...subject].sort((a, b) => a.place - b.place);
  const { tone } = cues;
  if (cues.kind === 'rank' && tone !== null && !constraints.some(({ group }) => group === 'sentiment')) {
    const part = { sentiments: [tone] };
    constraints.push({
      group: 'sentiment',
      label: tone,
      part,
      place: reading.words.length,
      isExcluded: false,
    });
  }
  const read: Read = { cues, periods, constraints };
  const result = { read_from: reading.readFrom, not_understood: unknown };
  if (beyond) return { ...result, plan: null, beyond };
  const [firstUnknown] = unknown;
  if (firstUnknown !== undefined) {
    return { ...result, plan: null, beyond: { reason: 'unknown_name', text: firstUnknown } };
  }
  if (isNext) return { ...result, plan: continued(previous, read), beyond: null };
  const isNothing = cues.kind === null && constraints.length === 0 && periods.length === 0;
  return { ...result, plan: isNothing ? null : planOf(read, names), beyond: null };
}

function planOf({ cues, periods, constraints }: Read, names: NameIndex): QuestionPlan {
  const kind = cues.kind ?? (constraints.some(({ group }) => isSubject(group)) ? 'quote' : 'list');
  const base = { unit: cues.unit ?? 'items', order: cues.order } as const;
  const [period, other] = periods.map(spanOf);
  const plain: QuestionPlan = {
    ...base,
    kind,
    measure: kind === 'share' ? 'share' : (cues.measure ?? 'count'),
    filters: { ...filterOf(constraints), ...period },
    ...(cues.by !== null && { by: cues.by }),
  };
  switch (kind) {
    case 'share':
      return { ...plain, ...shareOf(constraints, cues.partFrom, period) };
    case 'trend':
      return { ...plain, by: cues.by ?? { time: 'auto' } };
    case 'compare':
      return comparison(plain, constraints, period, other);
    case 'rank': {
      const isChange = cues.order === 'change' && plain.filters.said_from !== undefined;
      const ranked: QuestionPlan = { ...plain, by: cues.by ?? (names.hasThemes ? 'theme' : 'topic') };
      return isChange ? { ...ranked, compare: 'previous' } : ranked;
    }
    default:
      return plain;
  }
}

/** Of a side's name. */
const maxLabelChars = 200;

function isSubject(group: string): boolean {
  return isTopicOrTheme(group) || group === 'about';
}

function spanOf({ from, to }: ReadPeriod): Pick<PlanFilter, 'said_from' | 'said_to'> {
  return { ...(from !== undefined && { said_from: from }), ...(to !== undefined && { said_to: to }) };
}

/** What follows the verb is the part; without a verb, what is named first: "the share of negative items on Android". */
function shareOf(
  constraints: readonly Constraint[],
  partFrom: number | null,
  period: PlanFilter | undefined,
): Pick<QuestionPlan, 'filters' | 'part'> {
  const after = partFrom === null ? [] : constraints.filter(({ place }) => place >= partFrom);
  const part = after.length > 0 ? after : constraints.slice(0, 1);
  const whole = constraints.filter((one) => !part.includes(one));
  return { filters: { ...filterOf(whole), ...period }, ...(part.length > 0 && { part: filterOf(part) }) };
}

/** Two of a kind are held against each other, else two periods, else a period and the one before. */
function comparison(
  plain: QuestionPlan,
  constraints: readonly Constraint[],
  period: PlanFilter | undefined,
  other: PlanFilter | undefined,
): QuestionPlan {
  const pair = pairOf(constraints);
  if (pair) {
    const rest = constraints.filter((one) => !pair.includes(one));
    const sides = pair.map((one): PlanSide => ({
      label: one.label.slice(0, maxLabelChars),
      filters: filterOf([one]),
    }));
    const [first, second] = sides;
    if (first && second) {
      return { ...plain, filters: { ...filterOf(rest), ...period }, sides: [first, second] };
    }
  }
  if (other?.said_from !== undefined && other.said_to !== undefined) {
    return { ...plain, compare: { said_from: other.said_from, said_to: other.said_to } };
  }
  if (period?.said_from !== undefined) return { ...plain, compare: 'previous' };
  return { ...plain, kind: plain.by === undefined ? 'count' : 'rank' };
}

function pairOf(constraints: readonly Constraint[]): Constraint[] | null {
  const included = constraints.filter(({ isExcluded }) => !isExcluded);
  const groupOf = ({ group }: Constraint) => (isSubject(group) ? 'subject' : group);
  for (const one of included) {
    const alike = included.filter((other) => groupOf(other) === groupOf(one));
    if (alike.length >= 2) return alike.slice(0, 2);
  }
  return null;
}
