import type { Db } from '../../platform/database/open.ts';
import { runRaw } from '../../platform/database/raw-query.ts';
import type { ReadyFilter } from '../feedback/filter/ready-filter.service.ts';

export interface Effect {
  before: number;
  after: number;
  joining: number;
  leaving: number;
}

interface Asked {
  title: string;
  description: string;
  filter: ReadyFilter;
}

/** Previews of yesterday go. */
export async function insertPreview(
  db: Db,
  workspaceId: string,
  { id, topicId, asked, at }: { id: string; topicId: number; asked: Asked; at: string },
): Promise<void> {
  await runRaw(
    db,
    `delete from topic_preview where workspace_id = $1 and asked_at < $2::timestamptz - interval '1 day'`,
    [workspaceId, at],
  );
  await runRaw(
    db,
    'insert into topic_preview (workspace_id, id, topic_id, asked, asked_at) values ($1, $2, $3, $4::jsonb, $5)',
    [workspaceId, id, topicId, JSON.stringify(asked), at],
  );
}

export async function findPreview(
  db: Db,
  workspaceId: string,
  id: string,
): Promise<{ topicId: number; asked: Asked; result: Effect | null } | undefined> {
  const [preview] = await runRaw<{ topicId: number; asked: Asked; result: Effect | null }>(
    db,
    'select topic_id, asked, result from topic_preview where workspace_id = $1 and id = $2',
    [workspaceId, id],
  );
  return preview;
}

export async function saveResult(db: Db, workspaceId: string, id: string, result: Effect): Promise<void> {
  await runRaw(db, 'update topic_preview set result = $3::jsonb where workspace_id = $1 and id = $2', [
    workspaceId,
    id,
    JSON.stringify(result),
  ]);
}
