import type { Db } from '../../../platform/database/open.ts';
import { runRaw } from '../../../platform/database/raw-query.ts';

export interface LinksState {
  /** Items there were when they were linked. */
  itemCount: number;
  /** Another one with each linking. */
  version: string;
}

/** What is kept of the workspace's links, without them; undefined when there are none. */
export async function linksState(db: Db, workspaceId: string): Promise<LinksState | undefined> {
  const [row] = await runRaw<LinksState>(
    db,
    'select item_count, version from topic_links where workspace_id = $1',
    [workspaceId],
  );
  return row;
}

export async function readLinks(
  db: Db,
  workspaceId: string,
): Promise<{ links: Buffer; version: string } | undefined> {
  const [row] = await runRaw<{ links: Buffer; version: string }>(
    db,
    'select links, version from topic_links where workspace_id = $1',
    [workspaceId],
  );
  return row;
}

export async function saveLinks(
  db: Db,
  workspaceId: string,
  { links, itemCount, version }: LinksState & { links: Uint8Array },
): Promise<void> {
  await runRaw(
    db,
    `insert into topic_links (workspace_id, links, item_count, version) values ($1, $2, $3, $4)
     on conflict (workspace_id) do update
       set links = excluded.links, item_count = excluded.item_count, version = excluded.version`,
    [workspaceId, Buffer.from(links), itemCount, version],
  );
}

export async function removeLinks(db: Db, workspaceId: string): Promise<void> {
  await runRaw(db, 'delete from topic_links where workspace_id = $1', [workspaceId]);
}

export async function topicIds(db: Db, workspaceId: string): Promise<number[]> {
  const rows = await runRaw<{ id: number }>(db, 'select id from topic where workspace_id = $1 order by id', [
    workspaceId,
  ]);
  return rows.map(({ id }) => id);
}
