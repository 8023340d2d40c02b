import type { SentimentSpeaker } from '@earshot/contracts/feedback';
import type { FeedbackFilter, Sentiment } from '@earshot/contracts/filter/feedback-filter';
import { limits } from '@earshot/contracts/limits';
import type { Db } from '../../../platform/database/open.ts';
import { Parameters, runPrepared, runRaw } from '../../../platform/database/raw-query.ts';
import type { AsOf } from '../../../platform/revision-cache.ts';
import type { DateCursor } from './cursor.ts';
import { columnFields } from '../filter/column-fields.service.ts';
import type { KeptFacet } from '../filter/filter-key.service.ts';
import type { ReadyFilters } from '../filter/ready-filter.service.ts';
import { conditionsOf } from '../filter/filter.shared.sql.ts';

/** Characters of a text that lists show at most. */
export const listedTextChars = 10_000;

export interface ItemInList {
  id: number;
  sourceId: number;
  title: string | null;
  /** One character more than lists show when it is longer. */
  text: string;
  link: string | null;
  saidAt: string | null;
  rating: number | null;
  ratingMin: number | null;
  ratingMax: number | null;
  sentiment: Sentiment;
  sentimentBy: SentimentSpeaker;
  language: string;
  authorId: number | null;
  accountId: number | null;
}

/** What a workspace's lists depend on besides its items. */
export interface Scope extends AsOf {
  /** The revision at which a known source, author or account last got another name. */
  renamedRev: number;
  timeZone: string;
  /** The kept count asked for; null when none was. */
  kept: number | null;
}

export async function readScope(db: Db, workspaceId: string, kept: KeptFacet | null): Promise<Scope> {
  const [scope] = await runPrepared<Scope>(
    db,
    `select w.revision, w.rewritten_rev, w.renamed_rev, w.time_zone,
            (select sum(c.count) from item_count c
              where c.workspace_id = $1 and c.facet = $2 and c.value = any($3)) as kept
       from workspace w where w.id = $1`,
    [workspaceId, kept?.facet ?? '', kept?.values ?? []],
  );
  if (!scope) throw new RangeError('The workspace of this transaction is gone');
  return { ...scope, kept: kept ? (scope.kept ?? 0) : null };
}

const columns = `i.id, i.source_id, i.title, left(i.text, ${listedTextChars + 1}) as text, i.link, i.said_at, i.rating,
  i.rating_min, i.rating_max, i.sentiment, i.sentiment_by, i.language, i.author_id, i.account_id`;

const newestFirst = 'order by i.sort_at desc, i.id desc';

const usualFields: ReadonlySet<string> = new Set([
  ...columnFields,
  'custom_trend_id',
  'theme_ids',
  'without_theme',
]);

/** Pages of the usual size, by filters that come again and again, are worth a place among the prepared statements. */
function isUsual(filters: ReadyFilters, limit: number): boolean {
  const isPlain = (filter: FeedbackFilter) => Object.keys(filter).every((name) => usualFields.has(name));
  return limit === limits.pageSize + 1 && filters.length <= 1 && filters.every(isPlain);
}

/** Items newest first, undated ones last, from the beginning or after a cursor. */
export function listItems(
  db: Db,
  workspaceId: string,
  filters: ReadyFilters,
  { limit, after }: { limit: number; after: DateCursor | null },
): Promise<ItemInList[]> {
  const parameters = new Parameters(workspaceId);
  const conditions = conditionsOf(filters, parameters);
  const beyond = after
    ? ` and (i.sort_at, i.id) < (${parameters.add(after.saidAt ?? '-infinity')}::timestamptz, ${parameters.add(after.id)})`
    : '';
  const items = `select ${columns} from feedback_item i
    where i.workspace_id = $1${conditions}${beyond} ${newestFirst} limit ${limit}`;
  const run = isUsual(filters, limit) ? runPrepared : runRaw;
  return run(db, items, parameters.values);
}

/** A deep page of a filtered list: ids alone are counted off, and only the page's items are read. */
export function listFilteredItemsAt(
  db: Db,
  workspaceId: string,
  filters: ReadyFilters,
  { limit, offset }: { limit: number; offset: number },
): Promise<ItemInList[]> {
  const parameters = new Parameters(workspaceId);
  const conditions = conditionsOf(filters, parameters);
  const items = `select ${columns} from feedback_item i where i.workspace_id = $1 and i.id = any(array(
      select i.id from feedback_item i
      where i.workspace_id = $1${conditions} ${newestFirst} offset ${parameters.add(offset)} limit ${limit}))
    ${newestFirst}`;
  return runRaw(db, items, parameters.values);
}

export function listItemsById(db: Db, workspaceId: string, ids: readonly number[]): Promise<ItemInList[]> {
  const items = `select ${columns} from feedback_item i where i.workspace_id = $1 and i.id = any($2)`;
  return runPrepared(db, items, [workspaceId, ids]);
}

export interface Name {
  of: 'source' | 'author' | 'account';
  id: number;
  name: string | null;
}

export type NamedIds = Record<Name['of'], readonly number[]>;

export function readNames(db: Db, workspaceId: string, ids: NamedIds): Promise<Name[]> {
  return runPrepared(
    db,
    `select 'source' as of, id, name from source where workspace_id = $1 and id = any($2)
     union all select 'author', id, name from author where workspace_id = $1 and id = any($3)
     union all select 'account', id, name from account where workspace_id = $1 and id = any($4)`,
    [workspaceId, ids.source, ids.author, ids.account],
  );
}

export async function sourceOfItem(db: Db, workspaceId: string, id: number): Promise<number | undefined> {
  const [item] = await runPrepared<{ sourceId: number }>(
    db,
    'select source_id from feedback_item where workspace_id = $1 and id = $2',
    [workspaceId, id],
  );
  return item?.sourceId;
}

/** A page of the items in a topic that match, the likeliest first; ties newest first. */
export function listByTopicScore(
  db: Db,
  workspaceId: string,
  topicId: number,
  filters: ReadyFilters,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ id: number; score: number }[]> {
  const parameters = new Parameters(workspaceId);
  const topic = parameters.add(topicId);
  return runRaw(
    db,
    `select i.id, b.score from topic_item b join feedback_item i on i.workspace_id = $1 and i.id = b.item_id
      where b.workspace_id = $1 and b.topic_id = ${topic} and b.is_in${conditionsOf(filters, parameters)}
      order by b.score desc, i.sort_at desc, i.id desc offset ${parameters.add(offset)} limit ${limit}`,
    parameters.values,
  );
}

/** Columns that say which revision a statement saw. */
export const asOf = `(select revision from workspace where id = $1) as revision,
  (select rewritten_rev from workspace where id = $1) as rewritten_rev`;

/** `from` and `where` of the matching items as `i`; with `sinceRev` of those changed after that revision. */
export function itemsMatching(
  filters: ReadyFilters,
  parameters: Parameters,
  sinceRev: number | null,
): string {
  if (sinceRev === null)
    return `from feedback_item i where i.workspace_id = $1${conditionsOf(filters, parameters)}`;
  // The few changed items first: `offset 0` keeps the planner from starting with a filter that looks narrower.
  const changed = `select * from feedback_item where workspace_id = $1 and changed_rev > ${parameters.add(sinceRev)} offset 0`;
  return `from (${changed}) i where true${conditionsOf(filters, parameters)}`;
}

/** Exact number of matching items; with `sinceRev` of those changed after that revision. */
export async function countItems(
  db: Db,
  workspaceId: string,
  filters: ReadyFilters,
  sinceRev: number | null,
): Promise<AsOf & { count: number }> {
  const parameters = new Parameters(workspaceId);
  const from = itemsMatching(filters, parameters, sinceRev);
  const [row] = await runRaw<AsOf & { count: number }>(
    db,
    `select ${asOf}, count(*) as count ${from}`,
    parameters.values,
  );
  if (!row) throw new RangeError('A count answers one row');
  return row;
}

/** Ids of the matching items, in no order; with `sinceRev` of those changed after that revision. */
export async function idsOfItems(
  db: Db,
  workspaceId: string,
  filters: ReadyFilters,
  sinceRev: number | null,
): Promise<AsOf & { ids: Int32Array }> {
  const parameters = new Parameters(workspaceId);
  const from = itemsMatching(filters, parameters, sinceRev);
  // As one row of bytes: reading a row for each id would cost many times as much.
  const [row] = await runRaw<AsOf & { ids: Buffer | null }>(
    db,
    `select ${asOf}, string_agg(int4send(i.id), ''::bytea) as ids ${from}`,
    parameters.values,
  );
  if (!row) throw new RangeError('An aggregate answers one row');
  return {
    ...row,
    ids: row.ids ? new Int32Array(new Uint8Array(row.ids.swap32()).buffer) : new Int32Array(),
  };
}
