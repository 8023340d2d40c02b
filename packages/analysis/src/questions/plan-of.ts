import { addDays } from './periods/calendar.ts';
import { alternatives } from './matters/alternatives.ts';
import type { Constraint } from './conditions/constraint.ts';
import { filterOf, isTopicOrTheme } from './conditions/constraints.ts';
import { themeOrTopic } from './cues/grouping.ts';
import type { Cues } from './cues/asked.ts';
import type { NameIndex } from './names/names.ts';
import type { Read } from './read.ts';
import type { PlanFilter, PlanSide, QuestionPlan } from './plan.ts';
import type { ReadPeriod } from './periods/periods.ts';

/** Of a side's name. */
const maxLabelChars = 200;

/** The plan of what was read: what is asked for decides how the rest is put together. */
export function planOf(
  { cues, periods, constraints: all, isOfRatings }: Read,
  names: NameIndex,
): QuestionPlan {
  const kind = cues.kind ?? (all.some(({ group }) => isSubject(group)) ? 'quote' : 'list');
  const constraints = alternatives(all, kind);
  const base = { unit: cues.unit ?? 'items', order: cues.order } as const;
  const [first, other] = periods.map(spanOf);
  const period = kind === 'compare' ? first : bothOf(first, other);
  const plain: QuestionPlan = {
    ...base,
    kind,
    measure: kind === 'share' ? 'share' : (cues.measure ?? 'count'),
    filters: within(filterOf(constraints), period),
    ...(cues.by !== null && { by: cues.by }),
    ...(cues.asks !== null && { asks: cues.asks }),
    ...(cues.place !== null && kind === 'rank' && { place: cues.place }),
    ...(cues.limit !== null && cues.limit > 0 && { limit: cues.limit }),
    ...(cues.least !== null &&
      cues.least > 1 &&
      kind === 'rank' &&
      !cues.isByWeekday && { least: cues.least }),
    ...(cues.number !== null && { number: cues.number }),
    ...(cues.isByWeekday && { each: 'weekday' as const }),
  };
  if (cues.asks === 'median') return plain;
  switch (kind) {
    case 'share':
      return sharePlan(plain, constraints, { cues, isOfRatings, period });
    case 'trend':
      return { ...plain, by: timeOf(cues.by) };
    case 'compare':
      return comparison(plain, constraints, period, other, names);
    case 'rank': {
      const isChange = cues.order === 'change' && plain.filters.said_from !== undefined;
      if (plain.each !== undefined) return plain;
      const ranked: QuestionPlan = { ...plain, by: cues.by ?? themeOrTopic(names) };
      return isChange ? { ...ranked, compare: 'previous' } : ranked;
    }
    default:
      return plain;
  }
}

function timeOf(by: Read['cues']['by']): QuestionPlan['by'] {
  return typeof by === 'object' && by !== null && 'time' in by ? by : { time: 'auto' };
}

function isSubject(group: string): boolean {
  return isTopicOrTheme(group) || group === 'about';
}

function spanOf({ from, to }: ReadPeriod): Pick<PlanFilter, 'said_from' | 'said_to'> {
  return { ...(from !== undefined && { said_from: from }), ...(to !== undefined && { said_to: to }) };
}

function within(filter: PlanFilter, period: PlanFilter | undefined): PlanFilter {
  const except = [...(filter.except ?? []), ...(period?.except ?? [])];
  return { ...filter, ...period, ...(except.length > 0 && { except }) };
}

/** "In May and June": from the first day of the one to the last of the other, without what lies between. */
function bothOf(first: PlanFilter | undefined, other: PlanFilter | undefined): PlanFilter | undefined {
  if (first?.said_from === undefined || first.said_to === undefined) return first;
  if (other?.said_from === undefined || other.said_to === undefined) return first;
  const [early, late] = first.said_from <= other.said_from ? [first, other] : [other, first];
  const whole = { said_from: early.said_from, said_to: late.said_to } as const;
  const gap = { said_from: addDays(early.said_to ?? '', 1), said_to: addDays(late.said_from ?? '', -1) };
  return gap.said_from > gap.said_to ? whole : { ...whole, except: [gap] };
}

/** The share of a part; "on Android versus iOS" asks for it of each of these. */
function sharePlan(
  plain: QuestionPlan,
  constraints: readonly Constraint[],
  { cues, isOfRatings, period }: { cues: Cues; isOfRatings: boolean; period: PlanFilter | undefined },
): QuestionPlan {
  const groups = constraints.filter(({ group, isExcluded }) => group.startsWith('field:') && !isExcluded);
  const held = cues.isHeld
    ? groups.find((one, at) => groups.some((other, i) => i > at && other.group === one.group))
    : undefined;
  const by = plain.by ?? (held ? { field: held.group.slice('field:'.length) } : undefined);
  const { partFrom } = cues;
  const share = shareOf(constraints, { partFrom, isOfRatings, isParted: by !== undefined }, period);
  return { ...plain, ...share, ...(by !== undefined && { by }) };
}

/** What can be a part of the items, and is no value that they are parted by. */
function isOfPart({ group }: Constraint): boolean {
  return !/^(?:field:|number:|source$|plan$|account$|weekday$|language$)/.test(group);
}

/** What follows the verb is the part; without a verb, what is named first: "the share of negative items on Android". */
function shareOf(
  constraints: readonly Constraint[],
  { partFrom, isOfRatings, isParted }: { partFrom: number | null; isOfRatings: boolean; isParted: boolean },
  period: PlanFilter | undefined,
): Pick<QuestionPlan, 'filters' | 'part'> {
  const after = partFrom === null ? [] : constraints.filter(({ place }) => place >= partFrom);
  const own = isParted ? constraints.filter(isOfPart) : [];
  const isWhole = after.length > 0 && (!isParted || after.every(isOfPart));
  const part = isWhole ? after : own.length > 0 ? own : after.length > 0 ? after : constraints.slice(0, 1);
  const whole = constraints.filter((one) => !part.includes(one));
  // A share of ratings is of what was rated.
  if (isOfRatings && part.length > 0 && part.every(({ group }) => group === 'stars')) {
    return { filters: within({ ...filterOf(whole), rated: true }, period), part: filterOf(part) };
  }
  return { filters: within(filterOf(whole), period), ...(part.length > 0 && { part: filterOf(part) }) };
}

/** Two of a kind are held against each other, else two periods, else a period and the one before. */
function comparison(
  plain: QuestionPlan,
  constraints: readonly Constraint[],
  period: PlanFilter | undefined,
  other: PlanFilter | undefined,
  names: NameIndex,
): QuestionPlan {
  const many = valuesOf(constraints);
  if (many) {
    const { by: _by, ...unparted } = plain;
    return { ...unparted, kind: 'rank', by: { field: many } };
  }
  const pair = pairOf(constraints);
  if (pair) {
    const thirds = thirdsOf(constraints);
    const rest = constraints.filter((one) => !pair.includes(one) && !thirds.includes(one));
    const sides = pair.map((one): PlanSide => ({
      label: one.label.slice(0, maxLabelChars),
      filters: filterOf([one]),
    }));
    const [first, second] = sides;
    if (first && second) {
      const { by: _by, ...unparted } = plain;
      const filters = within(filterOf(rest), period);
      const compare =
        other?.said_from !== undefined && other.said_to !== undefined
          ? { said_from: other.said_from, said_to: other.said_to }
          : undefined;
      return {
        ...(plain.by === undefined ? plain : unparted),
        filters,
        sides: [first, second],
        // "Q4 with Q1 for Hedda and Milo": each of them in both.
        ...(compare && period?.said_from !== undefined && { compare }),
      };
    }
  }
  if (other?.said_from !== undefined && other.said_to !== undefined) {
    return { ...plain, compare: { said_from: other.said_from, said_to: other.said_to } };
  }
  if (plain.by !== undefined) return { ...plain, kind: 'rank' };
  if (period?.said_from !== undefined) return { ...plain, compare: 'previous' };
  return { ...plain, kind: names.hasThemes && constraints.length === 0 ? 'rank' : 'count' };
}

/** Matters beside the two that are held against each other: an answer has room for two. */
export function thirdsOf(constraints: readonly Constraint[]): readonly Constraint[] {
  const pair = pairOf(constraints) ?? [];
  const [first] = pair;
  if (first?.group !== 'about' || valuesOf(constraints)) return [];
  return constraints.filter(
    (one) => one.group === 'about' && !one.isExcluded && one.isLoose && !pair.includes(one),
  );
}

/** The column of which three values or more are held against each other. */
function valuesOf(constraints: readonly Constraint[]): string | null {
  const counts = new Map<string, number>();
  for (const { group, isExcluded } of constraints)
    if (group.startsWith('field:') && !isExcluded) counts.set(group, (counts.get(group) ?? 0) + 1);
  const found = [...counts].find(([, count]) => count >= 3);
  return found ? found[0].slice('field:'.length) : null;
}

function pairOf(constraints: readonly Constraint[]): Constraint[] | null {
  const included = constraints.filter(({ isExcluded }) => !isExcluded);
  const groupOf = ({ group }: Constraint) => (isSubject(group) || group === 'kind' ? 'subject' : group);
  for (const one of included) {
    const alike = included.filter((other) => groupOf(other) === groupOf(one));
    if (alike.length >= 2) return alike.slice(0, 2);
  }
  return null;
}
