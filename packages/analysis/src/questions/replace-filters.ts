import type { PlanFilter, PlanPart } from './plan.ts';

const subjects = ['custom_trend_id', 'theme_ids', 'about'] as const;
const ratings = ['rating_min', 'rating_max', 'rated'] as const;
const period = ['said_from', 'said_to'] as const;

/** Parts of a filter that say one thing together: where one of them is named anew, all of the old ones go. */
const groups: readonly (readonly (keyof PlanPart)[])[] = [subjects, ratings, period];

/** A filter without what another names, too: its matter, its period, its ratings, its values of a column. */
export function withoutNamed(filter: PlanFilter, change: PlanFilter): PlanFilter {
  const isNamed = (name: string) => Object.hasOwn(change, name);
  const gone = new Set<string>(groups.filter((group) => group.some(isNamed)).flat());
  const { metadata_filters: fields, ...rest } = filter;
  const keys = new Set(change.metadata_filters?.map(({ key }) => key));
  const left = fields?.filter(({ key }) => !keys.has(key)) ?? [];
  const kept = Object.entries(rest).filter(([name]) => !gone.has(name));
  return { ...Object.fromEntries(kept), ...(left.length > 0 && { metadata_filters: left }) };
}

/** What is named anew takes the place of what was of its kind. */
export function replaced(filter: PlanFilter, change: PlanFilter): PlanFilter {
  const { metadata_filters: fields, also, except, ...rest } = change;
  const result: PlanFilter = { ...withoutNamed(filter, change), ...rest };
  if (fields) result.metadata_filters = [...(result.metadata_filters ?? []), ...fields];
  if (also) result.also = [...(result.also ?? []), ...also];
  if (except) result.except = [...(result.except ?? []), ...except];
  return result;
}
