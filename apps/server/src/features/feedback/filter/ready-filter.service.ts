import type { PlainFilter } from '@earshot/contracts/filter/feedback-filter';
import type { Db } from '../../../platform/database/open.ts';
import { badField, Problem } from '../../../platform/http/problem.ts';
import type { FoundAbout } from './found-about.ts';
import { foundFor } from './found-about.ts';
import { countTopics } from './topics-there.sql.ts';

declare const there: unique symbol;
/** The id of a topic that is in the workspace asked about. */
export type TopicThere = number & { readonly [there]: true };

/** A part of a {@link ReadyFilter}. */
export type ReadyPart = Omit<PlainFilter, 'about' | 'custom_trend_id'> & {
  about?: FoundAbout | undefined;
  custom_trend_id?: TopicThere | undefined;
};

/**
 * A filter that the database can be asked with: its topics are in the workspace, and what its texts mean was looked up. Queries take
 * no other, so neither step can be forgotten. `ItemsAbout.ready` makes one of any filter, {@link readyWithoutTexts} of one without texts.
 */
export type ReadyFilter = ReadyPart & { also?: ReadyPart[] | undefined; except?: ReadyPart[] | undefined };

/** Filters that all have to hold: the caller's, and a saved view's. */
export type ReadyFilters = readonly ReadyFilter[];

/** A call's body with filters that are ready. */
export type Ready<Body extends { filters?: unknown }> = Omit<Body, 'filters'> & {
  filters?: ReadyFilter | undefined;
};

type AnyFilter = PlainFilter & { also?: PlainFilter[] | undefined; except?: PlainFilter[] | undefined };

/** The filter and its parts, each of which may name a topic or a text. */
export function partsOf(filter: AnyFilter): PlainFilter[] {
  return [filter, ...(filter.also ?? []), ...(filter.except ?? [])];
}

/** The topics that a filter names. */
export function topicsIn(filter: AnyFilter): number[] {
  return partsOf(filter).flatMap(({ custom_trend_id: id }) => (id === undefined ? [] : [id]));
}

/** @throws Problem `not_found` when a topic is not there */
export async function assertTopicsThere(
  db: Db,
  workspaceId: string,
  topics: readonly number[],
): Promise<void> {
  const ids = new Set(topics);
  if (ids.size > 0 && (await countTopics(db, workspaceId, [...ids])) < ids.size) {
    throw new Problem('not_found', { detail: 'There is no topic with this ID.' });
  }
}

/** The filter as ready, where the transaction at hand can tell. @throws Problem `not_found` for a topic that is not there; `bad_request` for a text that was not looked up */
export async function readyWithoutTexts(
  db: Db,
  workspaceId: string,
  filter: AnyFilter,
): Promise<ReadyFilter> {
  const ready = readyAsSaved(filter);
  await assertTopicsThere(db, workspaceId, topicsIn(filter));
  return ready;
}

/**
 * A filter that was checked when it was saved, or taken from an answer of this transaction. What has gone since matches nothing.
 *
 * @throws Problem `bad_request` for a text that was not looked up
 */
export function readyAsSaved(filter: AnyFilter): ReadyFilter {
  if (partsOf(filter).some(({ about }) => about && !foundFor(about))) {
    throw badField('filters/about', 'A search by similarity is not possible here.');
  }
  return filter as ReadyFilter;
}

/** The filter of one topic, whose id was read from the workspace's own rows. */
export function itemsOfTopic(topicId: number): ReadyPart {
  return { custom_trend_id: topicId as TopicThere };
}
