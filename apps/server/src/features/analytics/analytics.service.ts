import type { Measured } from '@earshot/contracts/analytics';
import type { Db } from '../../platform/database/open.ts';
import { badField } from '../../platform/http/problem.ts';
import { RevisionCache } from '../../platform/revision-cache.ts';
import { filterKey } from '../feedback/filter/filter-key.service.ts';
import { baseFilter } from './base-filter.service.ts';
import { comparisonOf, within } from './period.service.ts';
import { readStanding } from './standing.shared.sql.ts';
import { isByTime, takeMeasure } from './take-measure.ts';
import type { ReadyMeasure } from './ready-measure.service.ts';

/** Measures kept while they hold. */
export type MeasureCache = RevisionCache<Measured>;

export function measureCache(): MeasureCache {
  return new RevisionCache<Measured>({
    maxWeight: 50_000,
    weigh: ({ rows, series }) => 1 + rows.length * (1 + (series?.length ?? 0)),
    // Means and distinct counts do not add up: what is new is measured together with the old.
    add: (_old, whole) => whole,
  });
}

/**
 * Counts or scores a workspace's feedback. The numbers of an answer fit each other when the transaction is a snapshot.
 *
 * @throws Problem `not_found` for an unknown view; `bad_request` for what cannot be measured so
 */
export async function measure(
  db: Db,
  workspaceId: string,
  query: ReadyMeasure,
  nowMs: number,
  cache?: MeasureCache,
): Promise<Measured> {
  assertMeasurable(query);
  const standing = await readStanding(db, workspaceId, nowMs);
  const base = await baseFilter(db, workspaceId, query);
  const comparison = comparisonOf(query.compare, base, standing.today);
  const filter = comparison ? within(base, comparison.now) : base;
  const take = () => takeMeasure({ db, workspaceId, query, filter, comparison, standing });
  if (!cache) return take();
  const { filters: _filters, view_id: _view, ...rest } = query;
  const { timeZone, today, renamedRev } = standing;
  const key = JSON.stringify([workspaceId, timeZone, today, renamedRev, filterKey([filter]), rest]);
  return cache.read(key, standing, async () => ({ ...standing, value: await take() }));
}

function assertMeasurable({ measure: kind, unit, part, by, split_by: splitBy }: ReadyMeasure): void {
  if (kind !== 'count' && kind !== 'share' && unit !== 'items') {
    throw badField('unit', 'Ratings and sentiment can only be measured over items.');
  }
  if (part && kind !== 'share') throw badField('part', 'Only the measure “share” takes a part.');
  if (splitBy !== undefined && by === undefined) {
    throw badField('split_by', 'A split needs a grouping: set “by”.');
  }
  if (isByTime(by) && isByTime(splitBy)) {
    throw badField('split_by', 'Periods cannot be split into periods.');
  }
}
