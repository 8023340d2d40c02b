import type { SessionPlan } from './plan.ts';
import type { ReadOfSessions } from './read-of-sessions.ts';
import { daysOf, mergedFilters } from './session-filters.ts';

/** The plan before with what the next question changes: what is named anew takes the place of what was of its kind. */
export function continuedPlan(previous: SessionPlan, read: ReadOfSessions): SessionPlan {
  const { periods, named, sizes, joined, cues } = read;
  const [period] = periods;
  const filters = { ...previous.filters };
  if (period) {
    delete filters.from_day;
    delete filters.to_day;
  }
  const change = mergedFilters([
    ...named.map(({ part }) => part),
    sizes,
    period ? daysOf(period) : {},
    joined.happened.length > 0 ? { moments: joined.happened } : {},
    joined.not.length > 0 ? { no_moments: joined.not } : {},
  ]);
  const [moment] = joined.happened;
  const isCounted = cues.unit !== null && cues.kind === 'count';
  const kind = isCounted || (cues.kind !== null && cues.kind !== 'list') ? cues.kind : previous.kind;
  if (
    kind === null ||
    kind === previous.kind ||
    kind === 'share' ||
    kind === 'compare' ||
    kind === 'measure'
  ) {
    return { ...previous, filters: { ...filters, ...change }, ...(moment && { moment }) };
  }
  const by = cues.by ?? undefined;
  return {
    kind: kind === 'rank' && by === undefined ? 'list' : kind,
    unit: cues.unit ?? 'sessions',
    filters: { ...filters, ...change },
    ...((moment ?? previous.moment) && { moment: moment ?? previous.moment }),
    ...(by !== undefined && { by }),
    order: cues.order,
  };
}
