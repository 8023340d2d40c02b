import type { Db } from '../../platform/database/open.ts';
import type { Coverage } from './coverage.service.ts';
import type { Day, Period } from './days.service.ts';
import { addDays, bucketsOf, startOf } from './days.service.ts';
import { within } from './period.service.ts';
import { sumsByTwoKeys } from './tallies.ts';
import { seenOf } from './time-rows.ts';
import type { ReadyFilter } from '../feedback/filter/ready-filter.service.ts';

/** So many calendar weeks, the one of the last day included. */
const shownWeeks = 12;

export interface WeeksOfThemes {
  /** Oldest first. */
  weeks: (Period & { is_partial: boolean })[];
  /** By theme, a count for each week; themes without items in these weeks are not there. */
  counts: ReadonlyMap<number, readonly number[]>;
}

/**
 * The matching items of each theme by calendar week, counted as analysis counts them: one query for all themes. Weeks from before there was
 * data, or before the filter begins, are left out.
 */
export async function weeksOfThemes(
  db: Db,
  workspaceId: string,
  filter: ReadyFilter,
  lastDay: Day,
  { firstDay, today }: Coverage,
): Promise<WeeksOfThemes> {
  const first = [filter.said_from, firstDay, addDays(startOf('week', lastDay), -7 * (shownWeeks - 1))]
    .flatMap((day) => day ?? [])
    .reduce((latest, day) => (day > latest ? day : latest));
  if (firstDay === null || first > lastDay) return { weeks: [], counts: new Map() };
  const stretches = bucketsOf('week', { from: first, to: lastDay });
  const starts = stretches.map(({ from }) => from);
  const cells = await sumsByTwoKeys(
    db,
    workspaceId,
    { measure: 'count', unit: 'items', part: undefined },
    within(filter, { from: first, to: lastDay }),
    ['theme', { starts }],
  );
  const bounds = { from: filter.said_from, to: filter.said_to };
  return {
    weeks: stretches.map((stretch) => seenOf({ stretches, today, bounds }, stretch)),
    counts: new Map(
      [...cells].flatMap(([theme, sums]) =>
        theme === null ? [] : [[Number(theme), starts.map((start) => sums.get(start)?.n ?? 0)] as const],
      ),
    ),
  };
}
