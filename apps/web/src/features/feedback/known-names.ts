import type { CallReply } from '@earshot/contracts/call';
import type { feedback, FeedbackItem } from '@earshot/contracts/feedback';
import type { KnownNames } from './filter-names.ts';

export type FacetValues = CallReply<typeof feedback.getFacets>['facets'][number];

/** Names for the ids of a filter, from what is on the screen: the facets and the items found. */
export function knownNames(facets: readonly FacetValues[], items: readonly FeedbackItem[]): KnownNames {
  const sources = new Map(items.map((item) => [item.source_id, item.source_name]));
  const authors = new Map<number, string>();
  const accounts = new Map<number, string>();
  for (const { author, account } of items) {
    if (author?.name) authors.set(author.id, author.name);
    if (account) accounts.set(account.id, account.name);
  }
  for (const { value, label } of facets.find(({ key }) => key === 'source_ids')?.values ?? []) {
    sources.set(Number(value), label);
  }
  return { sources, authors, accounts };
}
