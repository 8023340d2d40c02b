import type { Db } from '../../../platform/database/open.ts';
import { Parameters, runRaw } from '../../../platform/database/raw-query.ts';
import { restricting } from '../../feedback/filter/filter-key.service.ts';
import { conditionsOf } from '../../feedback/filter/filter.shared.sql.ts';
import type { ReadyFilter } from '../../feedback/filter/ready-filter.service.ts';

/** The middle of the ratings as stars 1…5, and how many there are; of an even number the mean of the two in the middle. */
export async function medianOfRatings(
  db: Db,
  workspaceId: string,
  filter: ReadyFilter,
): Promise<{ value: number | null; n: number }> {
  const parameters = new Parameters(workspaceId);
  const [row] = await runRaw<{ value: number | null; n: number }>(
    db,
    `select percentile_cont(0.5) within group (
         order by 1 + 4 * (i.rating::float8 - i.rating_min) / (i.rating_max::float8 - i.rating_min)) as value,
       count(*)::int as n
     from feedback_item i
     where i.workspace_id = $1 and i.rating_share is not null${conditionsOf(restricting([filter]), parameters)}`,
    parameters.values,
  );
  return { value: row?.value ?? null, n: row?.n ?? 0 };
}
