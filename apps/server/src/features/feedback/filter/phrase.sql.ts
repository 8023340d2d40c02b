import { holdsPhrase } from '@earshot/analysis/text/holds-phrase';
import { setImmediate as others } from 'node:timers/promises';
import type { Db } from '../../../platform/database/open.ts';
import { runRaw } from '../../../platform/database/raw-query.ts';

/** Items whose texts are read at once. */
const atOnce = 1000;

/** What items say, with their titles. */
export function saidOf(
  db: Db,
  workspaceId: string,
  ids: readonly number[],
): Promise<{ id: number; said: string }[]> {
  return runRaw(
    db,
    `select i.id, coalesce(i.title, '') || E'\\n' || i.text as said from feedback_item i
     where i.workspace_id = $1 and i.id = any($2::int[])`,
    [workspaceId, `{${ids.join(',')}}`],
  );
}

/** Those of the items that hold the words of a phrase side by side, each in any of its forms. */
export async function idsWithPhrase(
  db: Db,
  workspaceId: string,
  ids: readonly number[],
  phrase: string,
): Promise<number[]> {
  const isHeld = holdsPhrase(phrase);
  const found: number[] = [];
  for (let at = 0; at < ids.length; at += atOnce) {
    const rows = await saidOf(db, workspaceId, ids.slice(at, at + atOnce));
    for (const { id, said } of rows) if (isHeld(said)) found.push(id);
    await others();
  }
  return found;
}
