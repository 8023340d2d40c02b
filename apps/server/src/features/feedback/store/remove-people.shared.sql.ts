import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/open.ts';

/**
 * Removes the authors and accounts that no item names any more, but for authors who stand for others, accounts given to
 * authors, and accounts of a file; to be called while the workspace's row is held, so that nobody stores an item of theirs meanwhile.
 */
export async function removeUnusedPeople(tx: Tx, workspaceId: string): Promise<void> {
  await sql`
    delete from author a where a.workspace_id = ${workspaceId} and not exists (
      select 1 from feedback_item i where i.workspace_id = ${workspaceId} and i.author_id = a.id)
    and not exists (
      select 1 from author m
        join feedback_item i on i.workspace_id = ${workspaceId} and i.author_id = m.id
       where m.workspace_id = ${workspaceId} and m.person_id = a.id)`.execute(tx);
  await sql`
    delete from account a where a.workspace_id = ${workspaceId} and not exists (
      select 1 from feedback_item i where i.workspace_id = ${workspaceId} and i.account_id = a.id)
    and a.added_by_file is null
    and not exists (
      select 1 from author m where m.workspace_id = ${workspaceId} and m.given_account_id = a.id)`.execute(
    tx,
  );
}
