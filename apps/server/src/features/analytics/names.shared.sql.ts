import type { Grouping, GroupingName } from '@earshot/contracts/analytics';
import type { Db } from '../../platform/database/open.ts';
import { runRaw } from '../../platform/database/raw-query.ts';
import type { Key } from './grouping.service.ts';

const queries: Partial<Record<GroupingName, string>> = {
  source: 'select id::text as key, name from source where workspace_id = $1 and id = any($2)',
  theme:
    'select id::text as key, coalesce(given_name, found_name) as name from theme where workspace_id = $1 and id = any($2)',
  topic: 'select id::text as key, title as name from topic where workspace_id = $1 and id = any($2)',
  account: 'select id::text as key, name from account where workspace_id = $1 and id = any($2)',
  author: `select id::text as key, coalesce(name, email, external_id, 'Author ' || id) as name
    from author where workspace_id = $1 and id = any($2)`,
};

/** Names of those keys that are ids. */
export async function readNames(
  db: Db,
  workspaceId: string,
  grouping: Grouping,
  keys: readonly Key[],
): Promise<Map<string, string>> {
  const query = typeof grouping === 'string' ? queries[grouping] : undefined;
  const ids = keys.flatMap((key) => (key === null ? [] : [Number(key)]));
  if (query === undefined || ids.length === 0) return new Map();
  const rows = await runRaw<{ key: string; name: string }>(db, query, [workspaceId, ids]);
  return new Map(rows.map(({ key, name }) => [key, name]));
}
