import type { Db } from '../../../platform/database/open.ts';
import { runRaw } from '../../../platform/database/raw-query.ts';

/** Those of the items that hold the words of a phrase side by side, whatever stands between words. */
export async function idsWithPhrase(
  db: Db,
  workspaceId: string,
  ids: readonly number[],
  phrase: string,
): Promise<number[]> {
  const words = phrase.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const rows = await runRaw<{ id: number }>(
    db,
    `select i.id from feedback_item i where i.workspace_id = $1 and i.id = any($2::int[])
       and (coalesce(i.title, '') || ' ' || i.text) ~* $3`,
    [workspaceId, `{${ids.join(',')}}`, `\\m${words.join('\\W+')}\\M`],
  );
  return rows.map(({ id }) => id);
}
