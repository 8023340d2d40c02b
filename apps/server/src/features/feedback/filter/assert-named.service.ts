import type { FilterNames } from '@earshot/contracts/feedback';
import type { FeedbackFilter, PlainFilter } from '@earshot/contracts/filter/feedback-filter';
import type { Db } from '../../../platform/database/open.ts';
import { badField } from '../../../platform/http/problem.ts';
import { namesInFilter } from './filter-names.sql.ts';

const fields: Record<keyof FilterNames, { name: keyof PlainFilter; noun: string }> = {
  sources: { name: 'source_ids', noun: 'source' },
  topics: { name: 'custom_trend_id', noun: 'topic' },
  themes: { name: 'theme_ids', noun: 'theme' },
  accounts: { name: 'account_ids', noun: 'account' },
  authors: { name: 'author_ids', noun: 'person' },
};
const kinds = Object.keys(fields) as (keyof FilterNames)[];

/**
 * Whether a filter that is to be kept names only what is there.
 *
 * @param place of the filter in the body
 * @param before the filter that it replaces: what that names may have gone since, and stays
 * @throws Problem `bad_request` naming the field
 */
export async function assertNamed(
  db: Db,
  workspaceId: string,
  filter: FeedbackFilter,
  place: string,
  before: FeedbackFilter = {},
): Promise<void> {
  const names = await namesInFilter(db, workspaceId, filter);
  const kept = partsOf(before, '').map(({ part }) => part);
  for (const { part, at } of partsOf(filter, place)) {
    for (const kind of kinds) {
      const { name, noun } = fields[kind];
      const known = new Set([...names[kind].map(({ id }) => id), ...kept.flatMap((one) => idsIn(one, name))]);
      const unknown = idsIn(part, name).find((id) => !known.has(id));
      if (unknown !== undefined)
        throw badField(`${at}/${name}`, `There is no ${noun} with the ID ${unknown}.`);
    }
  }
}

function partsOf(filter: FeedbackFilter, place: string): { part: PlainFilter; at: string }[] {
  return [
    { part: filter, at: place },
    ...(filter.also ?? []).map((part, n) => ({ part, at: `${place}/also/${n}` })),
    ...(filter.except ?? []).map((part, n) => ({ part, at: `${place}/except/${n}` })),
  ];
}

function idsIn(part: PlainFilter, name: keyof PlainFilter): number[] {
  const value = part[name];
  return (Array.isArray(value) ? value : [value]).filter((id): id is number => typeof id === 'number');
}
