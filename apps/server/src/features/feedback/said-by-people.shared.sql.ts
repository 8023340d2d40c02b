import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/open.ts';

/** An item as far as it tells who said it, when, and where they were. */
export interface ItemSaid {
  text: string;
  link: string | null;
  fields: Record<string, string>;
  saidAt: string | null;
  /** It was said at midnight sharp: a day without a time. */
  isOnlyADay: boolean;
  /** E-mail addresses, in small letters, and the customer's own ids of everyone who is the person. */
  who: { emails: string[]; ids: string[] };
}

/** True of `feedback_item i` whose time is that of a day's beginning, in the workspace's zone or in UTC. */
const onlyADay = sql`((i.said_at at time zone w.time_zone)::time = '00:00' or (i.said_at at time zone 'UTC')::time = '00:00')`;

export async function itemSaid(tx: Db, workspaceId: string, id: number): Promise<ItemSaid | undefined> {
  const { rows } = await sql<Omit<ItemSaid, 'who'> & { emails: string[] | null; ids: string[] | null }>`
    select i.text, i.link, i.fields, i.said_at, coalesce(${onlyADay}, false) as is_only_a_day, p.emails, p.ids
    from feedback_item i join workspace w on w.id = i.workspace_id
    left join author a on a.workspace_id = i.workspace_id and a.id = i.author_id
    left join lateral (
      select array_agg(lower(o.email)) filter (where o.email is not null) as emails,
        array_agg(o.external_id) filter (where o.external_id is not null) as ids
      from author o where o.workspace_id = ${workspaceId}
        and (o.id = coalesce(a.person_id, a.id) or o.person_id = coalesce(a.person_id, a.id))) p on true
    where i.workspace_id = ${workspaceId} and w.id = ${workspaceId} and i.id = ${id}`.execute(tx);
  const [row] = rows;
  if (!row) return undefined;
  const { emails, ids, ...item } = row;
  return { ...item, who: { emails: emails ?? [], ids: ids ?? [] } };
}

export interface SaidWhile {
  reviewId: number;
  saidAt: string;
  text: string;
  link: string | null;
  fields: Record<string, string>;
}

interface Recorded {
  personId: string | null;
  personEmail: string | null;
  /** Milliseconds since 1970. */
  from: number;
  to: number;
}

/** What a person said within a time, oldest first; what has a day alone is left out. */
export async function saidByPerson(
  tx: Db,
  workspaceId: string,
  { personId, personEmail, from, to }: Recorded,
  limit: number,
): Promise<SaidWhile[]> {
  const { rows } = await sql<SaidWhile>`
    with person as materialized (
      select distinct coalesce(o.person_id, o.id) as id from author o where o.workspace_id = ${workspaceId}
        and (o.identity in (${identityOf(sql`${personEmail}::text`)}, ${identityOf(sql`${personId}::text`)})
          or o.external_id = ${personId}::text)),
    speaking as materialized (
      select a.id from author a where a.workspace_id = ${workspaceId}
        and (a.id = any(array(select id from person)) or a.person_id = any(array(select id from person))))
    select i.id as review_id, i.said_at, i.text, i.link, i.fields
    from feedback_item i join workspace w on w.id = i.workspace_id
    where i.workspace_id = ${workspaceId} and w.id = ${workspaceId}
      and i.sort_at between to_timestamp(${from}::float8 / 1000) and to_timestamp(${to}::float8 / 1000)
      and i.author_id = any(array(select id from speaking)) and not ${onlyADay}
    order by i.sort_at, i.id limit ${limit}`.execute(tx);
  return rows;
}

/** Items that hold a text in their words, link or fields, said or received within a time. */
export async function itemsHolding(
  tx: Db,
  workspaceId: string,
  { text, from, to }: { text: string; from: number; to: number },
  limit: number,
): Promise<(Omit<SaidWhile, 'saidAt'> & { saidAt: string | null })[]> {
  const [start, end] = [from, to].map((at) => sql`to_timestamp(${at}::float8 / 1000)`);
  const { rows } = await sql<Omit<SaidWhile, 'saidAt'> & { saidAt: string | null }>`
    select i.id as review_id, i.said_at, i.text, i.link, i.fields from feedback_item i
    where i.workspace_id = ${workspaceId}
      and (i.sort_at between ${start} and ${end}
        or (i.sort_at = '-infinity' and i.received_at between ${start} and ${end}))
      and (i.link ilike ${`%${text}%`} or i.fields::text ilike ${`%${text}%`} or i.text ilike ${`%${text}%`})
    order by i.sort_at, i.id limit ${limit}`.execute(tx);
  return rows;
}

/**
 * True of `recording r` whose person gave feedback while it was recorded, or at most so long afterwards.
 *
 * @param soonMs milliseconds
 */
export function gaveFeedback(workspaceId: string, soonMs: number): RawBuilder<boolean> {
  // Each is looked up by an index, recording by recording.
  const by = (is: RawBuilder<unknown>) => sql`exists (
    select 1 from author o
    join author a on a.workspace_id = ${workspaceId}
      and (a.id = coalesce(o.person_id, o.id) or a.person_id = coalesce(o.person_id, o.id))
    join feedback_item i on i.workspace_id = ${workspaceId} and i.author_id = a.id
      and i.sort_at between to_timestamp(r.started / 1000.0)
        and to_timestamp((r.ended + ${soonMs}::bigint) / 1000.0)
    join workspace w on w.id = ${workspaceId}
    where o.workspace_id = ${workspaceId} and ${is} and not ${onlyADay})`;
  return sql<boolean>`(r.person_id is not null and (${by(sql`o.identity = ${identityOf(sql`r.person_email`)}`)}
    or ${by(sql`o.identity = ${identityOf(sql`r.person_id`)}`)} or ${by(sql`o.external_id = r.person_id`)}))`;
}

/** What tells an author of this e-mail address from all others. */
function identityOf(email: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`'email:' || lower(trim(${email}))`;
}
