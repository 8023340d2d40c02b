import { columnFields } from '../../filter/column-fields.service.ts';
import type { ReadyFilters } from '../../filter/ready-filter.service.ts';
import type { Conditions } from './item-columns.ts';

const answered: ReadonlySet<string> = new Set(columnFields);

/** Whether columns alone tell which items match. */
export function columnsAnswer(filters: ReadyFilters): boolean {
  const [filter, other] = filters;
  return !other && Object.keys(filter ?? {}).every((field) => answered.has(field));
}

/**
 * A filter that {@link columnsAnswer} as conditions on columns.
 *
 * @param dayStart where a day, or the day so many days later, begins in the workspace's time zone
 */
export async function conditionsOf(
  [filter = {}]: ReadyFilters,
  dayStart: (day: string, daysLater: 0 | 1) => number | Promise<number>,
): Promise<Conditions> {
  const { said_from: from, said_to: to, undated } = filter;
  return {
    from: from === undefined ? null : await dayStart(from, 0),
    before: to === undefined ? null : await dayStart(to, 1),
    isDated: undated === undefined ? null : !undated,
    sourceIds: filter.source_ids ? new Set(filter.source_ids) : null,
    sentiments: filter.sentiments ? new Set<string>(filter.sentiments) : null,
    languages: filter.languages ? new Set(filter.languages) : null,
    ratingMin: filter.rating_min ?? null,
    ratingMax: filter.rating_max ?? null,
    isRated: filter.rated ?? null,
  };
}
