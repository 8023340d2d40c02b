import { dayMs } from '@earshot/contracts/durations';
import type { SessionFilter, SessionPlan as ReadPlan } from '@earshot/analysis/session-questions/plan';
import { addDays } from '@earshot/analysis/questions/periods/calendar';
import type { RecordingFilter } from '@earshot/contracts/recordings';
import type { SessionPlan } from '@earshot/contracts/session-questions';
import { SessionPlan as Plan } from '@earshot/contracts/session-questions';
import type { Db } from '../../platform/database/open.ts';
import { startsOfDays } from './known-in-sessions.sql.ts';

/**
 * A plan that was read, with instants of a time zone in place of days; null when it asks for more than a filter may hold.
 *
 * @param today the day it is in that zone
 */
export async function planInInstants(
  tx: Db,
  timeZone: string,
  plan: ReadPlan,
  today: string,
): Promise<SessionPlan | null> {
  const instants = await instantsOf(tx, timeZone, plan, today);
  const ready = ({ from_day: from, to_day: to, ...filter }: SessionFilter): RecordingFilter => ({
    ...filter,
    ...(from !== undefined && { from: instants.get(from) }),
    ...(to !== undefined && { to: instants.get(addDays(to, 1)) }),
  });
  const { filters, part, sides, compare, ...others } = plan;
  const held = compare && comparedDays(plan, today);
  return (
    Plan.safeParse({
      ...others,
      filters: ready(filters),
      ...(part && { part: ready(part) }),
      ...(sides && { sides: sides.map((side) => ({ ...side, filters: ready(side.filters) })) }),
      ...(held && {
        compare: { from: instants.get(held.from_day), to: instants.get(addDays(held.to_day, 1)) },
      }),
    }).data ?? null
  );
}

/** Days given by a caller, as instants; the last one is within. */
export async function daysInInstants(
  tx: Db,
  timeZone: string,
  { start_date: start, end_date: end }: { start_date?: string | undefined; end_date?: string | undefined },
): Promise<Pick<RecordingFilter, 'from' | 'to'>> {
  const days = [...(start ? [start] : []), ...(end ? [addDays(end, 1)] : [])];
  const instants = await startsOfDays(tx, timeZone, days);
  return {
    ...(start && { from: instants[0] }),
    ...(end && { to: instants.at(-1) }),
  };
}

async function instantsOf(
  tx: Db,
  timeZone: string,
  plan: ReadPlan,
  today: string,
): Promise<Map<string, string>> {
  const filters = [
    plan.filters,
    ...(plan.part ? [plan.part] : []),
    ...(plan.sides ?? []).map((side) => side.filters),
  ];
  const held = plan.compare && comparedDays(plan, today);
  const days = new Set(
    [...filters, ...(held ? [held] : [])].flatMap(({ from_day: from, to_day: to }) => [
      ...(from === undefined ? [] : [from]),
      ...(to === undefined ? [] : [addDays(to, 1)]),
    ]),
  );
  const list = [...days];
  const starts = await startsOfDays(tx, timeZone, list);
  return new Map(list.map((day, i) => [day, starts[i] ?? '']));
}

/** The days that a period is held against: those named, or as many right before. */
function comparedDays(
  { compare, filters }: ReadPlan,
  today: string,
): { from_day: string; to_day: string } | undefined {
  if (compare !== 'previous') return compare;
  const { from_day: from, to_day: to = today } = filters;
  if (from === undefined) return undefined;
  const days = Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1;
  return { from_day: addDays(from, -days), to_day: addDays(from, -1) };
}
