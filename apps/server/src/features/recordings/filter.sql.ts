import type { MetadataFilter, RecordingFilter } from '@earshot/contracts/recordings';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { z } from 'zod';

type Condition = RawBuilder<unknown>;

/** The conditions of a filter on `recording r`, all to hold together. Lengths count from the first to the last event. */
export function conditionsOf(workspaceId: string, filter: RecordingFilter): Condition[] {
  const conditions: Condition[] = [sql`r.workspace_id = ${workspaceId}`];
  const add = (condition: Condition) => conditions.push(condition);
  if (filter.from !== undefined) add(sql`r.first_event >= ${Date.parse(filter.from)}`);
  if (filter.to !== undefined) add(sql`r.first_event < ${Date.parse(filter.to)}`);
  if (filter.site_ids?.length) add(sql`r.site_id = any(${filter.site_ids}::int[])`);
  if (filter.person_ids?.length) add(sql`r.person_id = any(${filter.person_ids}::text[])`);
  if (filter.accounts?.length) add(sql`r.account = any(${filter.accounts}::text[])`);
  if (filter.min_seconds !== undefined)
    add(sql`r.last_event - r.first_event >= ${filter.min_seconds * 1000}`);
  if (filter.max_seconds !== undefined)
    add(sql`r.last_event - r.first_event <= ${filter.max_seconds * 1000}`);
  if (filter.page !== undefined) {
    add(hasMoment(workspaceId, sql`m.kind = 'page' and m.label ilike ${within(filter.page)}`));
  }
  if (filter.contains !== undefined) add(says(workspaceId, filter.contains));
  for (const kind of filter.with ?? []) add(hasMoment(workspaceId, sql`m.kind = ${kind}`));
  if (filter.without?.length) {
    add(sql`not ${hasMoment(workspaceId, sql`m.kind = any(${filter.without}::text[])`)}`);
  }
  for (const one of filter.metadata ?? []) add(metadataCondition(one));
  return conditions;
}

/** The condition that a moment is what a filter asks for; null when the filter asks for none. */
export function matchedMoment(filter: RecordingFilter): Condition | null {
  const any: Condition[] = [];
  // Navigation is in every recording: that a page was opened tells least of what was looked for.
  if (filter.with?.length) any.push(sql`m.kind = any(${filter.with}::text[])`);
  if (filter.contains !== undefined) any.push(sql`m.label ilike ${within(filter.contains)}`);
  if (filter.page !== undefined) any.push(sql`m.kind = 'page' and m.label ilike ${within(filter.page)}`);
  return any[0] ?? null;
}

function hasMoment(workspaceId: string, which: Condition): Condition {
  return sql`exists (select 1 from recording_moment m
    where m.workspace_id = ${workspaceId} and m.recording_id = r.id and ${which})`;
}

function says(workspaceId: string, words: string): Condition {
  const pattern = within(words);
  return sql`(r.person_id ilike ${pattern} or r.person_name ilike ${pattern} or r.person_email ilike ${pattern}
    or r.account ilike ${pattern} or ${hasMoment(workspaceId, sql`m.label ilike ${pattern}`)})`;
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
