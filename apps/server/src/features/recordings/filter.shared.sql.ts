import type { MetadataFilter, MomentCondition, RecordingFilter } from '@earshot/contracts/recordings';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import { gaveFeedback } from '../feedback/said-by-people.shared.sql.ts';
import type { z } from 'zod';
import { bitsOf } from './kind-bits.sql.ts';

type Condition = RawBuilder<unknown>;

/** Feedback that is given this long after a visit is still about it. */
export const soonMs = 30 * 60_000;

/** The conditions of a filter on `recording r`, all to hold together. Lengths count from the first to the last event. */
export function conditionsOf(workspaceId: string, filter: RecordingFilter): Condition[] {
  const conditions: Condition[] = [sql`r.workspace_id = ${workspaceId}`];
  const add = (condition: Condition) => conditions.push(condition);
  if (filter.from !== undefined) add(sql`r.started >= ${Date.parse(filter.from)}`);
  if (filter.to !== undefined) add(sql`r.started < ${Date.parse(filter.to)}`);
  if (filter.site_ids?.length) add(sql`r.site_id = any(${filter.site_ids}::int[])`);
  if (filter.person_ids?.length) add(isPerson(filter.person_ids));
  if (filter.without_person_ids?.length) add(sql`${isPerson(filter.without_person_ids)} is not true`);
  if (filter.accounts?.length) add(sql`r.account = any(${filter.accounts}::text[])`);
  if (filter.without_accounts?.length) {
    add(sql`(r.account = any(${filter.without_accounts}::text[])) is not true`);
  }
  if (filter.plans?.length) add(sql`r.plan = any(${filter.plans}::text[])`);
  if (filter.is_known !== undefined) add(sql`(r.person_id is not null) = ${filter.is_known}`);
  if (filter.first_page !== undefined) add(textIs(sql`r.first_url`, filter.first_page));
  if (filter.last_page !== undefined) add(textIs(lastPage(workspaceId), filter.last_page));
  if (filter.min_seconds !== undefined)
    add(sql`r.last_event - r.first_event >= ${filter.min_seconds * 1000}`);
  if (filter.max_seconds !== undefined)
    add(sql`r.last_event - r.first_event <= ${filter.max_seconds * 1000}`);
  if (filter.page !== undefined) add(visited(workspaceId, filter.page));
  if (filter.without_page !== undefined) add(sql`not ${visited(workspaceId, filter.without_page)}`);
  if (filter.contains !== undefined) add(says(workspaceId, filter.contains));
  if (filter.without_words !== undefined) add(sql`not ${says(workspaceId, filter.without_words)}`);
  for (const kind of filter.with ?? []) {
    add(kind === 'feedback' ? gaveFeedback(workspaceId, soonMs) : sql`r.kinds & ${bitsOf([kind])}::int <> 0`);
  }
  if (filter.without?.length) {
    if (filter.without.includes('feedback')) add(sql`not (${gaveFeedback(workspaceId, soonMs)})`);
    const kinds = filter.without.filter((kind) => kind !== 'feedback');
    add(sql`r.kinds & ${bitsOf(kinds)}::int = 0`);
  }
  for (const one of filter.moments ?? []) add(hasMoment(workspaceId, momentIs(workspaceId, one)));
  for (const one of filter.no_moments ?? []) {
    add(sql`not ${hasMoment(workspaceId, momentIs(workspaceId, one))}`);
  }
  for (const one of filter.metadata ?? []) add(metadataCondition(one));
  return conditions;
}

/** The condition that a moment is what a filter asks for; null when the filter asks for none. */
export function matchedMoment(workspaceId: string, filter: RecordingFilter): Condition | null {
  const any: Condition[] = (filter.moments ?? []).map((one) => momentIs(workspaceId, one));
  // Navigation is in every recording: that a page was opened tells least of what was looked for.
  if (filter.with?.length) any.push(sql`m.kind = any(${filter.with}::text[])`);
  if (filter.contains !== undefined) any.push(sql`m.label ilike ${within(filter.contains)}`);
  if (filter.page !== undefined) any.push(sql`m.kind = 'page' and m.label ilike ${within(filter.page)}`);
  return any[0] ?? null;
}

type PlainMoment = Omit<MomentCondition, 'after'>;

/** The condition that `recording_moment m` is such a moment. */
export function momentIs(workspaceId: string, { after, ...moment }: MomentCondition): Condition {
  const own = plainMomentIs(workspaceId, moment, 'm');
  if (!after) return own;
  return sql`(${own} and exists (select 1 from recording_moment b
    where b.workspace_id = ${workspaceId} and b.recording_id = m.recording_id and b.at < m.at
      and ${plainMomentIs(workspaceId, after, 'b')}))`;
}

function plainMomentIs(workspaceId: string, moment: PlainMoment, alias: 'm' | 'b'): Condition {
  const of = (column: string) => sql.ref(`${alias}.${column}`);
  const conditions = [sql`${of('kind')} = ${moment.kind}`];
  if (moment.says) conditions.push(textIs(of('label'), moment.says));
  if (moment.min_value !== undefined) conditions.push(sql`${of('value')} >= ${moment.min_value}::float8`);
  if (moment.max_value !== undefined) conditions.push(sql`${of('value')} <= ${moment.max_value}::float8`);
  if (moment.on_page) conditions.push(textIs(pageAt(workspaceId, alias), moment.on_page));
  return sql`(${sql.join(conditions, sql` and `)})`;
}

/** The address that was open in the tab of a moment. */
export function pageAt(workspaceId: string, alias: 'm' | 'b'): Condition {
  const of = (column: string) => sql.ref(`${alias}.${column}`);
  return sql`(select p.label from recording_moment p
    where p.workspace_id = ${workspaceId} and p.recording_id = ${of('recording_id')} and p.tab_id = ${of('tab_id')}
      and p.kind = 'page' and (p.at, p.seq, p.number) <= (${of('at')}, ${of('seq')}, ${of('number')})
    order by p.at desc, p.seq desc, p.number desc limit 1)`;
}

/** The address that was opened last in `recording r`. */
export function lastPage(workspaceId: string): Condition {
  return sql`(select p.label from recording_moment p
    where p.workspace_id = ${workspaceId} and p.recording_id = r.id and p.kind = 'page'
    order by p.at desc, p.tab_id desc, p.seq desc, p.number desc limit 1)`;
}

function textIs(text: Condition, condition: { is: string } | { part: string }): Condition {
  return 'is' in condition ? sql`${text} = ${condition.is}` : sql`${text} ilike ${within(condition.part)}`;
}

function hasMoment(workspaceId: string, which: Condition): Condition {
  return sql`exists (select 1 from recording_moment m
    where m.workspace_id = ${workspaceId} and m.recording_id = r.id and ${which})`;
}

function visited(workspaceId: string, page: string): Condition {
  return saysText(workspaceId, page, sql`u.part = 'page'`);
}

function says(workspaceId: string, words: string): Condition {
  return saysText(workspaceId, words, sql`true`);
}

/**
 * The condition that `recording r` says a text that holds these words. The texts are found first, as an array: taken for
 * a join, all that recordings say would be read.
 */
function saysText(workspaceId: string, words: string, which: Condition): Condition {
  return sql`exists (select 1 from recording_text_use u
    where u.workspace_id = ${workspaceId} and u.recording_id = r.id and ${which} and u.text_id = any(array(
      select t.id from recording_text t
      where t.workspace_id = ${workspaceId} and strpos(t.text, lower(${words}::text)) > 0)))`;
}

/** By the id that the page told, or by the address. */
function isPerson(ids: readonly string[]): Condition {
  const addresses = ids.filter((id) => id.includes('@')).map((id) => id.toLowerCase());
  return sql`(r.person_id = any(${ids}::text[]) or lower(r.person_email) = any(${addresses}::text[]))`;
}

/** Signs that mean something to `like` stand for themselves. */
function within(words: string): string {
  return `%${words.replace(/[\\%_]/g, String.raw`\$&`)}%`;
}

function metadataCondition({ key, condition, value = '' }: z.output<typeof MetadataFilter>): Condition {
  const told = sql`r.metadata ->> ${key}`;
  const text = String(value);
  // A text that is no number is neither greater nor less.
  const number = sql`case when ${told} ~ '^-?[0-9]{1,15}([.][0-9]{1,15})?$' then (${told})::numeric end`;
  switch (condition) {
    case 'equals':
      return sql`lower(${told}) = lower(${text})`;
    case 'not_equals':
      return sql`coalesce(lower(${told}) <> lower(${text}), true)`;
    case 'contains':
      return sql`${told} ilike ${within(text)}`;
    case 'not_contains':
      return sql`coalesce(${told} not ilike ${within(text)}, true)`;
    case 'starts_with':
      return sql`${told} ilike ${within(text).slice(1)}`;
    case 'greater_than':
      return sql`${number} > ${asNumber(text)}`;
    case 'less_than':
      return sql`${number} < ${asNumber(text)}`;
    case 'is_set':
      return sql`r.metadata -> ${key} is not null`;
    case 'is_not_set':
      return sql`r.metadata -> ${key} is null`;
  }
}

/** Null compares as unknown, so nothing is greater or less than what is no number. */
function asNumber(text: string): Condition {
  const number = text.trim() === '' ? Number.NaN : Number(text);
  return Number.isFinite(number) ? sql`${number}::float8` : sql`null::float8`;
}
