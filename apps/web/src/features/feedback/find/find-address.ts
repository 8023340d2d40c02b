import type { FeedbackFilter } from '@earshot/contracts/filter/feedback-filter';
import { limits } from '@earshot/contracts/limits';
import { readFilter } from '../../../lib/filter-params.ts';
import type { FoundRequest } from '../feedback.queries.ts';

/** What the address of the question screen says. */
export interface FindAddress {
  question: string;
  sourceId: number | undefined;
  reviewId: number | undefined;
  viewId: number | undefined;
  filter: FeedbackFilter;
  unreadable: string[];
  /** How many items are open. */
  wanted: number;
}

/** Most items that an address opens at once; more are a press of a button away. */
const maxWanted = 500;

export function readFindAddress(params: URLSearchParams): FindAddress {
  const { filter, unreadable } = readFilter(params);
  const id = (name: string) => {
    const text = params.get(name);
    if (!text) return undefined;
    if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
    unreadable.push(name);
    return undefined;
  };
  return {
    question: (params.get('q') ?? '').trim(),
    sourceId: id('source_id'),
    reviewId: id('review_id'),
    viewId: id('view_id'),
    filter,
    unreadable,
    wanted: readWanted(params),
  };
}

/** How many items the address opens, from one page on. */
export function readWanted(params: URLSearchParams): number {
  const shown = Number(params.get('shown'));
  return Number.isInteger(shown) && shown > limits.pageSize ? Math.min(shown, maxWanted) : limits.pageSize;
}

/** The same address with one page more open than the items in view. */
export function withMoreShown(params: URLSearchParams, inView: number): URLSearchParams {
  const next = new URLSearchParams(params);
  next.set('shown', String(Math.min(maxWanted, inView + limits.pageSize)));
  return next;
}

/**
 * What to ask the server for. Together with an item the source says which item is meant; alone it narrows down.
 */
export function findRequest({ question, sourceId, reviewId, viewId, filter }: FindAddress): FoundRequest {
  const filters =
    reviewId === undefined && sourceId !== undefined ? { ...filter, source_ids: [sourceId] } : filter;
  return {
    ...(question && { searchTerm: question }),
    ...(viewId !== undefined && { view_id: viewId }),
    ...(reviewId !== undefined && {
      similarity:
        sourceId === undefined ? { review_id: reviewId } : { review_id: reviewId, source_id: sourceId },
    }),
    ...(Object.keys(filters).length > 0 && { filters }),
  };
}
