import type { Db } from '../../platform/database/open.ts';
import type { ItemInList } from './list/list.sql.ts';
import { runPrepared } from './raw-query.ts';

export interface ItemWithDetails extends ItemInList {
  sourceName: string;
  authorName: string | null;
  accountName: string | null;
  externalId: string | null;
  fields: Record<string, string>;
  receivedAt: string;
  editedAt: string | null;
  sentimentBy: 'lexicon' | 'rating';
  sentimentScore: number;
  importId: string | null;
  isSample: boolean;
}

export async function findItem(
  db: Db,
  workspaceId: string,
  id: number,
): Promise<ItemWithDetails | undefined> {
  const [item] = await runPrepared<ItemWithDetails>(
    db,
    `select i.id, i.source_id, s.name as source_name, i.title, i.text, i.link, i.said_at, i.rating, i.rating_min,
        i.rating_max, i.sentiment, i.language, i.author_id, a.name as author_name, i.account_id, c.name as account_name,
        i.external_id, i.fields, i.received_at, i.edited_at, i.sentiment_by, i.sentiment_score, i.import_id, i.is_sample
      from feedback_item i
      join source s on s.workspace_id = $1 and s.id = i.source_id
      left join author a on a.workspace_id = $1 and a.id = i.author_id
      left join account c on c.workspace_id = $1 and c.id = i.account_id
      where i.workspace_id = $1 and i.id = $2`,
    [workspaceId, id],
  );
  return item;
}
