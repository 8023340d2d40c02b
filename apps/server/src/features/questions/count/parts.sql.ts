import type { FeedbackFilter } from '@earshot/contracts/filter/feedback-filter';
import type { Db } from '../../../platform/database/open.ts';
import { Parameters, runRaw } from '../../../platform/database/raw-query.ts';
import { restricting } from '../../feedback/filter/filter-key.service.ts';
import { conditionsOf } from '../../feedback/filter/filter.shared.sql.ts';
import type { ReadyFilter } from '../../feedback/filter/ready-filter.service.ts';
import { readyAsSaved } from '../../feedback/filter/ready-filter.service.ts';

/** How many of the items are in the same of several parts: bit 0 of `parts` is the first. */
export interface Overlap {
  parts: number;
  n: number;
}

/** More parts than this have no room in a row. */
export const mostParts = 30;

/** The items that match a filter, counted by which of some parts they are in: all of them in one reading. */
export function overlapsOf(
  db: Db,
  workspaceId: string,
  filter: ReadyFilter,
  parts: readonly FeedbackFilter[],
): Promise<Overlap[]> {
  const parameters = new Parameters(workspaceId);
  const where = conditionsOf(restricting([filter]), parameters);
  const bits = parts
    .slice(0, mostParts)
    .map((part, at) => `case when ${inPart(part, parameters)} then ${2 ** at} else 0 end`);
  return runRaw<Overlap>(
    db,
    `select i.parts, count(*)::int as n
       from (select ${bits.join(' + ') || '0'} as parts from feedback_item i where i.workspace_id = $1${where}) i
      group by i.parts`,
    parameters.values,
  );
}

/** A theme's items are read once, not for each item that may be one of them. */
function inPart(part: FeedbackFilter, parameters: Parameters): string {
  const { theme_ids: themes, ...rest } = part;
  if (themes && Object.keys(rest).length === 0) {
    const asked = `${parameters.add(themes)}::int[]`;
    return `i.id in (select t.item_id from theme_item t where t.workspace_id = $1 and (t.theme_id = any(${asked})
      or t.theme_id in (select id from theme where workspace_id = $1 and parent_id = any(${asked}))))`;
  }
  return `true${conditionsOf(restricting([readyAsSaved(part)]), parameters)}`;
}
