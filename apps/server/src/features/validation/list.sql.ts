import type { CheckFilter, CheckKind, pairOutcomes } from '@earshot/contracts/validation';
import type { Db } from '../../platform/database/open.ts';
import { Parameters, runRaw } from '../../platform/database/raw-query.ts';
import { textHash } from '../feedback/store/text-hash.shared.sql.ts';
import type { CheckRow } from './validation.sql.ts';

export interface ListedCheck extends Omit<CheckRow, 'textHash' | 'before' | 'checkedBy'> {
  checkedBy: string;
  isOwn: boolean;
  text: string;
  subjectName: string | null;
  saidName: string | null;
  holds: boolean;
}

const shownCharacters = 300;

const themeName = 'coalesce(t.given_name, t.found_name)';

/** Needs the person who asks as `$2`. */
const columns = `c.id, c.item_id, c.kind, c.subject_id, c.checked_at, c.drawn, c.shown, c.shown_by, c.language, c.verdict,
  c.said, u.display_name as checked_by, c.checked_by = $2 as is_own, left(i.text, ${shownCharacters}) as text,
  case c.kind
    when 'topic' then (select p.title from topic p where p.workspace_id = $1 and p.id = c.subject_id)
    when 'theme' then (select ${themeName} from theme t where t.workspace_id = $1 and t.id = c.subject_id)
  end as subject_name,
  case when c.kind = 'theme' and c.said <> 'none'
    then (select ${themeName} from theme t where t.workspace_id = $1 and t.id = c.said::int) end as said_name,
  c.text_hash = ${textHash} as holds`;

const joined = `join app_user u on u.id = c.checked_by
  join feedback_item i on i.workspace_id = $1 and i.id = c.item_id`;

/** The newest verdict on a thing: the one that counts. */
export const counts = `c.verdict <> 'unsure' and not exists (select 1 from item_check n
  where n.workspace_id = $1 and n.item_id = c.item_id and n.kind = c.kind and n.subject_id = c.subject_id
    and n.verdict <> 'unsure' and (n.checked_at, n.id) > (c.checked_at, c.id))`;

function conditionsOf(filter: CheckFilter, parameters: Parameters): string {
  const conditions: string[] = [];
  const is = (column: string, value: string | number | undefined) => {
    if (value !== undefined) conditions.push(`c.${column} = ${parameters.add(value)}`);
  };
  is('kind', filter.kind);
  is('verdict', filter.verdict);
  is('drawn', filter.drawn);
  is('language', filter.language);
  is('shown_by', filter.shown_by);
  is('item_id', filter.review_id);
  is('checked_by', filter.checked_by);
  if (filter.custom_trend_id !== undefined) {
    conditions.push(`c.kind = 'topic'`);
    is('subject_id', filter.custom_trend_id);
  }
  if (filter.theme_id !== undefined) {
    conditions.push(`c.kind = 'theme'`);
    is('subject_id', filter.theme_id);
  }
  if (filter.counted === true) conditions.push(counts);
  if (filter.counted === false) conditions.push(`not (${counts})`);
  if (filter.own !== undefined) conditions.push(`c.checked_by ${filter.own ? '=' : '<>'} $2`);
  return conditions.map((condition) => ` and ${condition}`).join('');
}

export interface CheckPage {
  limit: number;
  after: { at: string; id: string } | null;
}

/** Newest first. */
export function listChecks(
  db: Db,
  workspaceId: string,
  person: string,
  filter: CheckFilter,
  { limit, after }: CheckPage,
): Promise<ListedCheck[]> {
  const parameters = new Parameters(workspaceId, person);
  const conditions = conditionsOf(filter, parameters);
  const beyond = after
    ? ` and (c.checked_at, c.id) < (${parameters.add(after.at)}::timestamptz, ${parameters.add(after.id)}::uuid)`
    : '';
  return runRaw(
    db,
    `select ${columns} from item_check c ${joined} where c.workspace_id = $1${conditions}${beyond}
     order by c.checked_at desc, c.id desc limit ${parameters.add(limit)}`,
    parameters.values,
  );
}

export async function countChecks(
  db: Db,
  workspaceId: string,
  person: string,
  filter: CheckFilter,
): Promise<number> {
  const parameters = new Parameters(workspaceId, person);
  const conditions = conditionsOf(filter, parameters);
  const [row] = await runRaw<{ checks: number }>(
    db,
    `select count(*)::int as checks from item_check c where c.workspace_id = $1 and $2::uuid is not null${conditions}`,
    parameters.values,
  );
  return row?.checks ?? 0;
}

export async function findListed(
  db: Db,
  workspaceId: string,
  person: string,
  id: string,
): Promise<ListedCheck | undefined> {
  const [row] = await runRaw<ListedCheck>(
    db,
    `select ${columns} from item_check c ${joined} where c.workspace_id = $1 and c.id = $3`,
    [workspaceId, person, id],
  );
  return row;
}

/** Things of one text that two people told, with the answers of the first two; the second answer dates the pair. */
export const pairs = `select a.kind, a.item_id, a.subject_id, a.text_hash, a.said as first_said, b.said as second_said,
    b.checked_at, b.id
  from (select c.*, row_number() over w as place from item_check c where c.workspace_id = $1 and c.said is not null
        window w as (partition by c.item_id, c.kind, c.subject_id, c.text_hash order by c.checked_at, c.id)) a
  join (select c.*, row_number() over w as place from item_check c where c.workspace_id = $1 and c.said is not null
        window w as (partition by c.item_id, c.kind, c.subject_id, c.text_hash order by c.checked_at, c.id)) b
    on b.item_id = a.item_id and b.kind = a.kind and b.subject_id = a.subject_id and b.text_hash = a.text_hash
   and b.place = 2
  where a.place = 1`;

export interface PairRow {
  kind: CheckKind;
  itemId: number;
  subjectId: number;
  textHash: Buffer;
  firstSaid: string;
  secondSaid: string;
  checkedAt: string;
  id: string;
}

export interface PairsWanted {
  kind: CheckKind | null;
  outcome: (typeof pairOutcomes)[number];
}

const wantedPairs = `($2::text is null or p.kind = $2) and (p.first_said = p.second_said) = ($3 = 'same')`;

/** Newest first. */
export function listPairs(
  db: Db,
  workspaceId: string,
  { kind, outcome }: PairsWanted,
  { limit, after }: CheckPage,
): Promise<PairRow[]> {
  return runRaw(
    db,
    `select p.* from (${pairs}) p where ${wantedPairs}
       and ($4::timestamptz is null or (p.checked_at, p.id) < ($4, $5::uuid))
     order by p.checked_at desc, p.id desc limit $6`,
    [workspaceId, kind, outcome, after?.at ?? null, after?.id ?? null, limit],
  );
}

export async function countPairs(
  db: Db,
  workspaceId: string,
  { kind, outcome }: PairsWanted,
): Promise<number> {
  const [row] = await runRaw<{ pairs: number }>(
    db,
    `select count(*)::int as pairs from (${pairs}) p where ${wantedPairs}`,
    [workspaceId, kind, outcome],
  );
  return row?.pairs ?? 0;
}

/** All checks of a thing, oldest first. */
export function listChecksOf(
  db: Db,
  workspaceId: string,
  person: string,
  { itemId, kind, subjectId }: Pick<PairRow, 'itemId' | 'kind' | 'subjectId'>,
): Promise<ListedCheck[]> {
  return runRaw(
    db,
    `select ${columns} from item_check c ${joined}
     where c.workspace_id = $1 and c.item_id = $3 and c.kind = $4 and c.subject_id = $5 order by c.checked_at, c.id`,
    [workspaceId, person, itemId, kind, subjectId],
  );
}
