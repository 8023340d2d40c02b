import { kindPattern } from '@earshot/analysis/questions/matters/kind-pattern';
import type { MetadataFilter } from '@earshot/contracts/filter/feedback-filter';
import type { Parameters } from '../../../platform/database/raw-query.ts';
import { restricting } from './filter-key.service.ts';
import { idsOf } from './found-about.ts';
import type { ReadyFilter, ReadyFilters, ReadyPart } from './ready-filter.service.ts';

/**
 * The filters as conditions on `feedback_item i`, each beginning with `and`. The workspace's id has to be the statement's
 * first parameter: days are days of its time zone.
 */
export function conditionsOf(filters: ReadyFilters, parameters: Parameters): string {
  return filters
    .flatMap((filter) => conditionsOfOne(filter, parameters))
    .map((condition) => ` and ${condition}`)
    .join('');
}

function conditionsOfOne({ also, except, ...plain }: ReadyFilter, parameters: Parameters): string[] {
  return [
    ...conditionsOfPlain(plain, parameters),
    ...restricting(also ?? []).flatMap((filter) => conditionsOfPlain(filter, parameters)),
    // A comparison with what an item lacks is neither true nor false: such an item is not excepted.
    ...(except ?? []).map((filter) => {
      const excepted = restricting([filter]).flatMap((one) => conditionsOfPlain(one, parameters));
      return `(${excepted.join(' and ') || 'true'}) is not true`;
    }),
  ];
}

function conditionsOfPlain(filter: ReadyPart, parameters: Parameters): string[] {
  const conditions = conditionsOfFields(filter, parameters);
  return filter.copies_once ? [...conditions, isNewestCopy(conditions)] : conditions;
}

/** Of the items with the same words that meet the conditions no other is newer. */
function isNewestCopy(conditions: readonly string[]): string {
  const ofCopy = conditions.map((condition) => ` and ${condition.replace(/\bi\./g, 'copy.')}`).join('');
  return `not exists (select 1 from feedback_item copy where copy.workspace_id = $1 and copy.copy_key = i.copy_key
    and (copy.sort_at, copy.id) > (i.sort_at, i.id)${ofCopy})`;
}

function conditionsOfFields(filter: ReadyPart, parameters: Parameters): string[] {
  const conditions: string[] = [];
  const oneOf = (column: string, type: string, values: readonly unknown[] | undefined) => {
    if (!values) return;
    // A single value is compared plainly, so that an index on the column gives the items in order.
    const [only] = values;
    conditions.push(
      values.length === 1
        ? `${column} = ${parameters.add(only)}`
        : `${column} = any(${parameters.add(values)}::${type}[])`,
    );
  };
  oneOf('i.source_id', 'int', filter.source_ids);
  oneOf('i.sentiment', 'text', filter.sentiments);
  oneOf('i.language', 'text', filter.languages);
  oneOf('i.account_id', 'int', filter.account_ids);
  if (filter.import_id !== undefined) conditions.push(`i.import_id = ${parameters.add(filter.import_id)}`);
  conditions.push(...dateConditions(filter, parameters), ...ratingConditions(filter, parameters));
  if (filter.kinds) {
    const told = filter.kinds.map((kind) => `${wholeText} ~* ${parameters.add(kindPattern(kind))}`);
    conditions.push(`(${told.join(' or ') || 'true'})`);
  }
  if (filter.contains !== undefined) conditions.push(holds('i.text', filter.contains, parameters));
  if (filter.about) conditions.push(`i.id = any(${parameters.add(idsOf(filter.about))}::int[])`);
  conditions.push(...belongingConditions(filter, parameters), ...peopleConditions(filter, parameters));
  for (const one of filter.metadata_filters ?? []) conditions.push(metadataCondition(one, parameters));
  return conditions;
}

/** Title and text, as they are searched. */
const wholeText = "(coalesce(i.title, '') || ' ' || i.text)";

function belongingConditions(
  { custom_trend_id, without_topic, theme_ids, without_theme, review_ids, copies_of }: ReadyPart,
  parameters: Parameters,
): string[] {
  const conditions: string[] = [];
  const inTheme = 'select 1 from theme_item t where t.workspace_id = $1 and t.item_id = i.id';
  if (custom_trend_id !== undefined) {
    conditions.push(`exists (select 1 from topic_item t where t.workspace_id = $1
      and t.topic_id = ${parameters.add(custom_trend_id)} and t.item_id = i.id and t.is_in)`);
  }
  if (without_topic !== undefined) {
    conditions.push(`${without_topic ? 'not ' : ''}exists (select 1 from topic_item t where t.workspace_id = $1
      and t.item_id = i.id and t.is_in)`);
  }
  if (theme_ids) {
    const asked = `${parameters.add(theme_ids)}::int[]`;
    conditions.push(`exists (${inTheme} and (t.theme_id = any(${asked}) or t.theme_id in
      (select id from theme where workspace_id = $1 and parent_id = any(${asked}))))`);
  }
  if (without_theme !== undefined) conditions.push(`${without_theme ? 'not ' : ''}exists (${inTheme})`);
  if (review_ids) conditions.push(`i.id = any(${parameters.add(review_ids)}::int[])`);
  if (copies_of !== undefined) {
    conditions.push(`i.copy_key = (select c.copy_key from feedback_item c
      where c.workspace_id = $1 and c.id = ${parameters.add(copies_of)})`);
  }
  return conditions;
}

function peopleConditions(
  { author_ids, has_author, has_account, account_plans, has_plan, has_revenue }: ReadyPart,
  parameters: Parameters,
): string[] {
  const conditions: string[] = [];
  if (author_ids) conditions.push(`i.author_id = any(array(${samePeople(parameters.add(author_ids))}))`);
  if (has_author !== undefined) conditions.push(`i.author_id is ${has_author ? 'not null' : 'null'}`);
  if (has_account !== undefined) conditions.push(`i.account_id is ${has_account ? 'not null' : 'null'}`);
  const itsAccount = 'exists (select 1 from account a where a.workspace_id = $1 and a.id = i.account_id';
  if (account_plans) {
    conditions.push(`${itsAccount} and a.plan = any(${parameters.add(account_plans)}::text[]))`);
  }
  if (has_plan !== undefined) {
    conditions.push(`${has_plan ? '' : 'not '}${itsAccount} and a.plan <> '')`);
  }
  if (has_revenue !== undefined) {
    conditions.push(`${has_revenue ? '' : 'not '}${itsAccount} and a.yearly_revenue_eur is not null)`);
  }
  return conditions;
}

/** Ids of all authors who are the same person as one of these. */
function samePeople(ids: string): string {
  return `with asked as materialized (
      select coalesce(a.person_id, a.id) as id from author a where a.workspace_id = $1 and a.id = any(${ids}::int[]))
    select id from asked
    union select m.id from author m join asked on asked.id = m.person_id where m.workspace_id = $1`;
}

const zone = '(select time_zone from workspace where id = $1)';
const isDated = "i.sort_at > '-infinity'";

function dateConditions(
  { said_from, said_to, undated, weekdays }: ReadyPart,
  parameters: Parameters,
): string[] {
  const conditions: string[] = [];
  if (said_from !== undefined) {
    conditions.push(`i.sort_at >= (${parameters.add(said_from)}::date)::timestamp at time zone ${zone}`);
  }
  if (said_to !== undefined) {
    conditions.push(
      `i.sort_at < (${parameters.add(said_to)}::date + 1)::timestamp at time zone ${zone}`,
      isDated,
    );
  }
  if (weekdays) {
    conditions.push(
      `extract(isodow from i.sort_at at time zone ${zone})::int = any(${parameters.add(weekdays)}::int[])`,
      isDated,
    );
  }
  if (undated === true) conditions.push("i.sort_at = '-infinity'");
  if (undated === false) conditions.push(isDated);
  return conditions;
}

function ratingConditions(
  { rating_min, rating_max, rated, rating_scale }: ReadyPart,
  parameters: Parameters,
): string[] {
  const conditions: string[] = [];
  if (rating_min !== undefined) conditions.push(`i.rating_share >= ${parameters.add(rating_min)}::real`);
  if (rating_max !== undefined) conditions.push(`i.rating_share <= ${parameters.add(rating_max)}::real`);
  if (rated !== undefined) conditions.push(`i.rating_share is ${rated ? 'not null' : 'null'}`);
  if (rating_scale) {
    const { min, max } = rating_scale;
    conditions.push(
      `i.rating_min = ${parameters.add(min)}::real and i.rating_max = ${parameters.add(max)}::real`,
    );
  }
  return conditions;
}

/** Numbers of moderate size, so that reading one cannot fail whatever a field holds. */
const number = String.raw`'^\s*[+-]?(\d{1,60}(\.\d{0,60})?|\.\d{1,60})([eE][+-]?\d{1,2})?\s*$'`;

function metadataCondition({ key, condition, value }: MetadataFilter, parameters: Parameters): string {
  const field = `(i.fields ->> ${parameters.add(key)})`;
  const text = String(value ?? '');
  switch (condition) {
    case 'equals':
      return `${field} = ${parameters.add(text)}`;
    case 'not_equals':
      return `${field} is distinct from ${parameters.add(text)}`;
    case 'contains':
      return holds(field, text, parameters);
    case 'not_contains':
      return `(${field} is null or not ${holds(field, text, parameters)})`;
    case 'starts_with':
      return `starts_with(lower(${field}), lower(${parameters.add(text)}))`;
    case 'greater_than':
      return `case when ${field} ~ ${number} then ${field}::float8 > ${parameters.add(Number(text))} else false end`;
    case 'less_than':
      return `case when ${field} ~ ${number} then ${field}::float8 < ${parameters.add(Number(text))} else false end`;
    case 'is_set':
      return `coalesce(${field}, '') <> ''`;
    case 'is_not_set':
      return `coalesce(${field}, '') = ''`;
  }
}

function holds(text: string, part: string, parameters: Parameters): string {
  return `strpos(lower(${text}), lower(${parameters.add(part)})) > 0`;
}
