import type { Sentiment } from '@earshot/contracts/filter/feedback-filter';
import type { Db } from '../../platform/database/open.ts';
import type { ItemInList } from './list/list.sql.ts';
import type { AsItCame } from './cleaning/as-it-came.service.ts';
import { asItCameOf } from './store/source-texts.sql.ts';
import { textHash } from './store/text-hash.shared.sql.ts';
import { runPrepared } from '../../platform/database/raw-query.ts';

export interface ItemWithDetails extends ItemInList {
  asItCame: AsItCame | null;
  sourceName: string;
  authorName: string | null;
  accountName: string | null;
  externalId: string | null;
  fields: Record<string, string>;
  receivedAt: string;
  editedAt: string | null;
  sentimentScore: number;
  /** What the engine finds where a person's word holds. */
  engineSentiment: Sentiment | null;
  engineLanguage: string | null;
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
        i.external_id, i.fields, i.received_at, i.edited_at, i.sentiment_by, i.sentiment_score, i.import_id, i.is_sample,
        t.engine ->> 'sentiment' as engine_sentiment, l.engine ->> 'language' as engine_language,
        ${asItCameOf('i')}
      from feedback_item i
      join source s on s.workspace_id = $1 and s.id = i.source_id
      left join author a on a.workspace_id = $1 and a.id = i.author_id
      left join account c on c.workspace_id = $1 and c.id = i.account_id
      left join item_word t on t.workspace_id = $1 and t.item_id = i.id and t.subject = 'sentiment'
        and t.text_hash = ${textHash}
      left join item_word l on l.workspace_id = $1 and l.item_id = i.id and l.subject = 'language'
        and l.text_hash = ${textHash}
      where i.workspace_id = $1 and i.id = $2`,
    [workspaceId, id],
  );
  return item;
}
