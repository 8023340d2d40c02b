import type { Tx } from '../../../platform/database/open.ts';
import { runRaw as run } from '../../../platform/database/raw-query.ts';
import type { ItemContent } from './item-content.service.ts';
import type { FacetCount } from './item-counts.ts';
import { asItCame } from './source-texts.sql.ts';
import { writeRows } from './value-rows.ts';

/** Counters of a workspace, held by the transaction that locked its row. */
export interface WorkspaceCounters {
  revision: number;
  lastItemId: number;
  lastAuthorId: number;
  lastAccountId: number;
}

export interface LockedWorkspace extends WorkspaceCounters {
  /** Of the present choice of what is masked. */
  maskingVersion: number;
}

export interface KnownItem extends ItemContent {
  id: number;
  externalId: string | null;
  contentKey: Buffer | null;
  /** The revision when its content was last written. */
  writtenRev: number;
}

export interface PersonRow {
  id: number;
  identity: string;
  name: string | null;
  email: string | null;
  externalId: string | null;
  /** The account of their items that name none. */
  givenAccountId: number | null;
}

export interface CompanyRow {
  id: number;
  /** As feedback says it: its own, or an alias of a file. */
  identity: string;
  ownIdentity: string;
  name: string;
  externalId: string | null;
  plan: string | null;
  yearlyRevenueEur: number | null;
}

export interface ItemRow extends ItemContent {
  id: number;
  externalId: string | null;
  contentKey: Buffer | null;
}

/** Takes the row that every writer of the workspace takes first, until the transaction ends. */
export async function lockWorkspace(tx: Tx, workspaceId: string): Promise<LockedWorkspace> {
  const [row] = await run<LockedWorkspace>(
    tx,
    `select revision, last_item_id, last_author_id, last_account_id, masking_version
       from workspace where id = $1 for no key update`,
    [workspaceId],
  );
  if (!row) throw new RangeError(`There is no workspace ${workspaceId} in this transaction`);
  return row;
}

/** What a change did to what was there before it, besides adding. */
export interface Effects {
  /** Items that existed, or what filters ask of their accounts, were changed or removed. */
  rewrote: boolean;
  /** Authors or accounts that were known have another name now. */
  renamed: boolean;
}

/** Ends what {@link lockWorkspace} began. */
export async function saveCounters(
  tx: Tx,
  workspaceId: string,
  counters: WorkspaceCounters,
  { rewrote, renamed }: Effects,
): Promise<void> {
  await run(
    tx,
    `update workspace set revision = $2, last_item_id = $3, last_author_id = $4, last_account_id = $5,
         rewritten_rev = case when $6 then $2 else rewritten_rev end,
         renamed_rev = case when $7 then $2 else renamed_rev end
       where id = $1`,
    [
      workspaceId,
      counters.revision,
      counters.lastItemId,
      counters.lastAuthorId,
      counters.lastAccountId,
      rewrote,
      renamed,
    ],
  );
}

const contentColumns = `title, text, link, said_at, rating, rating_min, rating_max, language, sentiment,
  sentiment_score, sentiment_by, author_id, account_id, account_given, import_id, fields, edited_at`;

const itemColumns = `id, source_id, external_id, content_key, written_rev, ${contentColumns}, ${asItCame}`;

type FoundItem = KnownItem & { sourceId: number };

export function findByExternalId(
  tx: Tx,
  workspaceId: string,
  sourceId: number,
  externalIds: string[],
): Promise<FoundItem[]> {
  return findInSource(tx, workspaceId, sourceId, 'external_id', externalIds);
}

export function findByContentKey(
  tx: Tx,
  workspaceId: string,
  sourceId: number,
  keys: Buffer[],
): Promise<FoundItem[]> {
  return findInSource(tx, workspaceId, sourceId, 'content_key', keys);
}

function findInSource(
  tx: Tx,
  workspaceId: string,
  sourceId: number,
  key: 'external_id' | 'content_key',
  values: readonly (string | Buffer)[],
): Promise<FoundItem[]> {
  if (values.length === 0) return Promise.resolve([]);
  return run(
    tx,
    `select ${itemColumns} from feedback_item where workspace_id = $1 and source_id = $2 and ${key} = any($3)`,
    [workspaceId, sourceId, values],
  );
}

export function findById(tx: Tx, workspaceId: string, ids: number[]): Promise<FoundItem[]> {
  return run(tx, `select ${itemColumns} from feedback_item where workspace_id = $1 and id = any($2)`, [
    workspaceId,
    ids,
  ]);
}

export function findAuthors(tx: Tx, workspaceId: string, identities: string[]): Promise<PersonRow[]> {
  if (identities.length === 0) return Promise.resolve([]);
  return run(
    tx,
    `select id, identity, name, email, external_id, given_account_id from author where workspace_id = $1 and identity = any($2)`,
    [workspaceId, identities],
  );
}

export function findAccounts(tx: Tx, workspaceId: string, identities: string[]): Promise<CompanyRow[]> {
  if (identities.length === 0) return Promise.resolve([]);
  return run(
    tx,
    `select id, identity, identity as own_identity, name, external_id, said_plan as plan,
            said_revenue_eur::float8 as yearly_revenue_eur
       from account where workspace_id = $1 and identity = any($2)
     union all
     select a.id, asked.identity, a.identity, a.name, a.external_id, a.said_plan, a.said_revenue_eur::float8
       from unnest($2::text[]) asked (identity)
       join account_alias l on l.workspace_id = $1 and l.identity_hash = sha256(convert_to(asked.identity, 'UTF8'))
       join account a on a.workspace_id = $1 and a.id = l.account_id
      where not exists (select 1 from account o where o.workspace_id = $1 and o.identity = asked.identity)`,
    [workspaceId, identities],
  );
}

export async function upsertAuthors(tx: Tx, workspaceId: string, authors: PersonRow[]): Promise<void> {
  await writeRows(
    tx,
    authors.map((a) => [a.id, a.identity, a.name, a.email, a.externalId]),
    {
      row: '($1,$,$,$,$,$)',
      shared: [workspaceId],
      statement: (
        values,
      ) => `insert into author (workspace_id, id, identity, name, email, external_id) values ${values}
     on conflict (workspace_id, identity) do update
       set name = excluded.name, email = excluded.email, external_id = excluded.external_id`,
    },
  );
}

export async function upsertAccounts(tx: Tx, workspaceId: string, accounts: CompanyRow[]): Promise<void> {
  await writeRows(
    tx,
    accounts.map((a) => [a.id, a.ownIdentity, a.name, a.externalId, a.plan, a.yearlyRevenueEur]),
    {
      row: '($1,$,$,$,$,$,$)',
      shared: [workspaceId],
      statement: (
        values,
      ) => `insert into account (workspace_id, id, identity, name, external_id, said_plan, said_revenue_eur) values ${values}
     on conflict (workspace_id, identity) do update
       set name = excluded.name, external_id = excluded.external_id, said_plan = excluded.said_plan,
           said_revenue_eur = excluded.said_revenue_eur`,
    },
  );
}

export interface Written {
  sourceId: number;
  isSample: boolean;
  /** Of new items: whether a connection brought them. */
  isBrought?: boolean;
  /** The revision that the written items change with. */
  rev: number;
}

const insertIntoItems = `insert into feedback_item
  (workspace_id, source_id, is_sample, changed_rev, written_rev, is_brought, id, external_id, content_key, ${contentColumns}) values`;
const itemRow = '($1,$2,$3,$4,$4,$5,$,$,$,$,$,$,$,$,$,$,$,$,$,$,$,$,$,$,$,$)';

export async function insertItems(
  tx: Tx,
  workspaceId: string,
  written: Written,
  items: ItemRow[],
): Promise<void> {
  await writeRows(tx, items.map(valuesOfItem), {
    ...itemRows(workspaceId, written),
    statement: (values) => `${insertIntoItems} ${values}`,
  });
}

/** Replaces the content of items that exist. */
export async function replaceItems(
  tx: Tx,
  workspaceId: string,
  written: Written,
  items: ItemRow[],
): Promise<void> {
  await writeRows(tx, items.map(valuesOfItem), {
    ...itemRows(workspaceId, written),
    statement: (values) => `${insertIntoItems} ${values}
       on conflict (workspace_id, id) do update set
         changed_rev = excluded.changed_rev, written_rev = excluded.written_rev, title = excluded.title, text = excluded.text, link = excluded.link,
         said_at = excluded.said_at, rating = excluded.rating, rating_min = excluded.rating_min,
         rating_max = excluded.rating_max, language = excluded.language, sentiment = excluded.sentiment,
         sentiment_score = excluded.sentiment_score, sentiment_by = excluded.sentiment_by,
         author_id = excluded.author_id, account_id = excluded.account_id,
         account_given = excluded.account_given, import_id = excluded.import_id,
         fields = excluded.fields, edited_at = excluded.edited_at`,
  });
}

function itemRows(workspaceId: string, { sourceId, isSample, isBrought = false, rev }: Written) {
  return { row: itemRow, shared: [workspaceId, sourceId, isSample, rev, isBrought] };
}

function valuesOfItem(item: ItemRow): unknown[] {
  return [
    item.id,
    item.externalId,
    item.contentKey,
    item.title,
    item.text,
    item.link,
    item.saidAt,
    item.rating,
    item.ratingMin,
    item.ratingMax,
    item.language,
    item.sentiment,
    item.sentimentScore,
    item.sentimentBy,
    item.authorId,
    item.accountId,
    item.accountGiven,
    item.importId,
    JSON.stringify(item.fields),
    item.editedAt,
  ];
}

export interface FeatureRow {
  itemId: number;
  version: number;
  features: Uint8Array;
}

export async function upsertFeatures(tx: Tx, workspaceId: string, features: FeatureRow[]): Promise<void> {
  await writeRows(
    tx,
    features.map((f) => [f.itemId, f.version, f.features]),
    {
      row: '($1,$,$,$)',
      shared: [workspaceId],
      statement: (
        values,
      ) => `insert into item_feature (workspace_id, item_id, version, features) values ${values}
     on conflict (workspace_id, item_id) do update set version = excluded.version, features = excluded.features`,
    },
  );
}

/** Items that name no account get the one given to their author. */
export async function fillAccounts(tx: Tx, workspaceId: string, itemIds: number[]): Promise<void> {
  await run(
    tx,
    `update feedback_item i set account_id = a.given_account_id, account_given = true
       from author a where i.workspace_id = $1 and i.id = any($2) and i.account_id is null
        and a.workspace_id = $1 and a.id = i.author_id and a.given_account_id is not null`,
    [workspaceId, itemIds],
  );
}

/** Without stored features the engine reads them from the text. */
export async function dropFeatures(tx: Tx, workspaceId: string, itemIds: number[]): Promise<void> {
  await run(tx, `delete from item_feature where workspace_id = $1 and item_id = any($2)`, [
    workspaceId,
    itemIds,
  ]);
}

export async function addToCounts(tx: Tx, workspaceId: string, counts: FacetCount[]): Promise<void> {
  await writeRows(
    tx,
    counts.map((c) => [c.facet, c.value, c.count]),
    {
      row: '($1,$,$,$)',
      shared: [workspaceId],
      statement: (values) => `insert into item_count (workspace_id, facet, value, count) values ${values}
     on conflict (workspace_id, facet, value) do update set count = item_count.count + excluded.count`,
    },
  );
}

export async function addToDays(
  tx: Tx,
  workspaceId: string,
  days: { day: string; count: number }[],
): Promise<void> {
  await writeRows(
    tx,
    days.map((d) => [d.day, d.count]),
    {
      row: '($1,$,$)',
      shared: [workspaceId],
      statement: (values) => `insert into item_day (workspace_id, day, count) values ${values}
     on conflict (workspace_id, day) do update set count = item_day.count + excluded.count`,
    },
  );
}

export async function touchSource(tx: Tx, workspaceId: string, sourceId: number): Promise<void> {
  await run(tx, `update source set last_item_at = now() where workspace_id = $1 and id = $2`, [
    workspaceId,
    sourceId,
  ]);
}

export interface RemovedItem {
  id: number;
  sourceId: number;
  language: ItemContent['language'];
  sentiment: ItemContent['sentiment'];
  saidAt: string | null;
}

export function removeItems(tx: Tx, workspaceId: string, ids: number[]): Promise<RemovedItem[]> {
  return run(
    tx,
    `delete from feedback_item where workspace_id = $1 and id = any($2)
       returning id, source_id, language, sentiment, said_at`,
    [workspaceId, ids],
  );
}

export async function rememberRemoved(
  tx: Tx,
  workspaceId: string,
  rev: number,
  ids: number[],
): Promise<void> {
  await writeRows(
    tx,
    ids.map((id) => [id]),
    {
      row: '($1,$2,$)',
      shared: [workspaceId, rev],
      statement: (values) => `insert into removed_item (workspace_id, changed_rev, item_id) values ${values}`,
    },
  );
}
