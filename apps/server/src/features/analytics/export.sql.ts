import type { Db } from '../../platform/database/open.ts';
import { conditionsOf } from '../feedback/filter/filter.shared.sql.ts';
import { restricting } from '../feedback/filter/filter-key.service.ts';
import { Parameters, runRaw } from '../../platform/database/raw-query.ts';
import type { ReadyFilter } from '../feedback/filter/ready-filter.service.ts';

/** An item with everything that is known of it, texts and numbers as they are written. */
export interface ItemToExport {
  id: number;
  source: string;
  externalId: string | null;
  saidAt: string | null;
  receivedAt: string;
  title: string | null;
  text: string;
  link: string | null;
  rating: number | null;
  ratingMin: number | null;
  ratingMax: number | null;
  sentiment: string;
  sentimentScore: number;
  sentimentBy: string;
  language: string;
  authorId: number | null;
  author: string | null;
  authorEmail: string | null;
  accountId: number | null;
  account: string | null;
  plan: string | null;
  yearlyRevenueEur: number | null;
  topics: string[];
  themes: string[];
  /** Items with the same words, itself included. */
  copies: number;
  isSample: boolean;
  fields: Record<string, string>;
}

/** Ids of the matching items, newest first, undated ones last. */
export async function idsNewestFirst(db: Db, workspaceId: string, filter: ReadyFilter): Promise<Int32Array> {
  const parameters = new Parameters(workspaceId);
  const conditions = conditionsOf(restricting([filter]), parameters);
  const [row] = await runRaw<{ ids: Buffer | null }>(
    db,
    `select string_agg(int4send(i.id), ''::bytea order by i.sort_at desc, i.id desc) as ids
     from feedback_item i where i.workspace_id = $1${conditions}`,
    parameters.values,
  );
  return row?.ids ? new Int32Array(new Uint8Array(row.ids.swap32()).buffer) : new Int32Array();
}

/** Names of the items' own fields, the most used first. */
export async function fieldNames(
  db: Db,
  workspaceId: string,
  filter: ReadyFilter,
  limit: number,
): Promise<string[]> {
  const parameters = new Parameters(workspaceId);
  const conditions = conditionsOf(restricting([filter]), parameters);
  const rows = await runRaw<{ name: string }>(
    db,
    `select f.name from feedback_item i cross join jsonb_object_keys(i.fields) as f (name)
     where i.workspace_id = $1${conditions}
     group by f.name order by count(*) desc, f.name limit ${parameters.add(limit)}`,
    parameters.values,
  );
  return rows.map(({ name }) => name);
}

/** The items of these ids, in no order. */
export function itemsToExport(db: Db, workspaceId: string, ids: readonly number[]): Promise<ItemToExport[]> {
  return runRaw(
    db,
    `select i.id, s.name as source, i.external_id, i.said_at, i.received_at, i.title, i.text, i.link, i.rating, i.rating_min,
        i.rating_max, i.sentiment, i.sentiment_score, i.sentiment_by, i.language, i.author_id, u.name as author,
        u.email as author_email, i.account_id, a.name as account, a.plan, a.yearly_revenue_eur::float8 as yearly_revenue_eur,
        array(select t.title from topic_item m join topic t on t.workspace_id = $1 and t.id = m.topic_id
               where m.workspace_id = $1 and m.item_id = i.id and m.is_in order by t.title) as topics,
        array(select coalesce(t.given_name, t.found_name) as name from theme_item m
                join theme t on t.workspace_id = $1 and t.id = m.theme_id
               where m.workspace_id = $1 and m.item_id = i.id order by name) as themes,
        (select count(*) from feedback_item c where c.workspace_id = $1 and c.copy_key = i.copy_key) as copies,
        i.is_sample, i.fields
      from feedback_item i
      join source s on s.workspace_id = $1 and s.id = i.source_id
      left join author u on u.workspace_id = $1 and u.id = i.author_id
      left join account a on a.workspace_id = $1 and a.id = i.account_id
      where i.workspace_id = $1 and i.id = any($2)`,
    [workspaceId, ids],
  );
}
