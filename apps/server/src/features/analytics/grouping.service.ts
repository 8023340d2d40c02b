import type { Sentiment } from '@earshot/contracts/filter/feedback-filter';
import { sentiments } from '@earshot/contracts/filter/feedback-filter';
import type { Grouping, GroupingName } from '@earshot/contracts/analytics';
import { starRange } from '@earshot/contracts/filter/stars';
import type { ReadyPart } from '../feedback/filter/ready-filter.service.ts';
import { itemsOfTopic } from '../feedback/filter/ready-filter.service.ts';

/** A row's key: null holds the items without any. */
export type Key = string | null;

const partOfName: Record<GroupingName, (key: Key) => ReadyPart> = {
  source: (key) => ({ source_ids: [Number(key)] }),
  sentiment: (key) => ({ sentiments: [key as Sentiment] }),
  language: (key) => ({ languages: [key ?? 'und'] }),
  stars: (key) => (key === null ? { rated: false } : starRange(Number(key))),
  theme: (key) => (key === null ? { without_theme: true } : { theme_ids: [Number(key)] }),
  topic: (key) => (key === null ? { without_topic: true } : itemsOfTopic(Number(key))),
  account: (key) => (key === null ? { has_account: false } : { account_ids: [Number(key)] }),
  author: (key) => (key === null ? { has_author: false } : { author_ids: [Number(key)] }),
  plan: (key) => (key === null ? { has_plan: false } : { account_plans: [key] }),
};

/** The filter that holds for exactly the items of a row. */
export function partOf(grouping: Grouping, key: Key): ReadyPart {
  if (typeof grouping === 'string') return partOfName[grouping](key);
  const { field } = grouping;
  return {
    metadata_filters: [
      key === null
        ? { key: field, condition: 'is_not_set' }
        : { key: field, condition: 'equals', value: key },
    ],
  };
}

const withoutAny: Record<GroupingName, string> = {
  source: 'No source',
  sentiment: 'No sentiment',
  language: 'No language',
  stars: 'Not rated',
  theme: 'Not in a theme',
  topic: 'Not in a topic',
  account: 'No account',
  author: 'No author',
  plan: 'No plan',
};

/** What a row is called; `names` holds those of ids. */
export function labelOf(grouping: Grouping, key: Key, names: ReadonlyMap<string, string>): string {
  if (key !== null) return names.get(key) ?? key;
  return typeof grouping === 'string' ? withoutAny[grouping] : 'Not set';
}

/** Values that have an order of their own, in it. */
export function ownOrder(grouping: Grouping): readonly string[] | null {
  if (grouping === 'sentiment') return sentiments;
  return grouping === 'stars' ? ['5', '4', '3', '2', '1'] : null;
}
