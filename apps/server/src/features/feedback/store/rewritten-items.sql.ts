import type { Db, Tx } from '../../../platform/database/open.ts';
import { runRaw as run } from '../../../platform/database/raw-query.ts';
import type { ItemWords } from './item-content.service.ts';
import type { AsItCame } from '../cleaning/as-it-came.service.ts';
import { asItCameOf } from './source-texts.sql.ts';
import { textHash } from './text-hash.shared.sql.ts';
import { writeRows } from './value-rows.ts';

/** An item as cleaning reads it. */
export interface CleanableItem {
  id: number;
  title: string | null;
  text: string;
  asItCame: AsItCame | null;
  rating: number | null;
  ratingMin: number | null;
  ratingMax: number | null;
  /** As Earshot finds it, or as it came; not as a person says. */
  language: string;
  authorName: string | null;
  authorEmail: string | null;
  /** The revision at which its content was last written. */
  writtenRev: number;
}

const columns = `i.id, i.title, i.text, i.rating, i.rating_min, i.rating_max, i.written_rev,
  coalesce((select w.engine ->> 'language' from item_word w where w.workspace_id = $1 and w.item_id = i.id
    and w.subject = 'language' and w.text_hash = ${textHash}), i.language) as language,
  a.name as author_name, a.email as author_email, ${asItCameOf('i')}`;
const from = `feedback_item i left join author a on a.workspace_id = $1 and a.id = i.author_id`;

/** Items after an id, in order. */
export function cleanableAfter(
  db: Db,
  workspaceId: string,
  afterId: number,
  limit: number,
): Promise<CleanableItem[]> {
  return run(
    db,
    `select ${columns} from ${from} where i.workspace_id = $1 and i.id > $2 order by i.id limit $3`,
    [workspaceId, afterId, limit],
  );
}

export function cleanableById(db: Db, workspaceId: string, ids: readonly number[]): Promise<CleanableItem[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return run(
    db,
    `select ${columns} from ${from} where i.workspace_id = $1 and i.id = any($2::int[]) order by i.id`,
    [workspaceId, ids],
  );
}

/** Writes what items say; when they were written, and by whom, stays. */
export async function writeWords(
  tx: Tx,
  workspaceId: string,
  rev: number,
  items: readonly ({ id: number } & ItemWords)[],
): Promise<void> {
  await writeRows(
    tx,
    items.map((i) => [i.id, i.title, i.text, i.language, i.sentiment, i.sentimentScore, i.sentimentBy]),
    {
      row: '($::int,$::text,$::text,$::text,$::text,$::real,$::text)',
      shared: [workspaceId, rev],
      statement: (
        values,
      ) => `update feedback_item i set title = v.title, text = v.text, language = v.language,
           sentiment = v.sentiment, sentiment_score = v.score, sentiment_by = v.speaker, changed_rev = $2
         from (values ${values}) v (id, title, text, language, sentiment, score, speaker)
         where i.workspace_id = $1 and i.id = v.id`,
    },
  );
}
