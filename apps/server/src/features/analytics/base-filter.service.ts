import type { FeedbackFilter } from '@earshot/contracts/filter/feedback-filter';
import { narrowed } from '@earshot/contracts/filter/narrow-filter';
import type { Db } from '../../platform/database/open.ts';
import { badField } from '../../platform/http/problem.ts';
import { restricting } from '../feedback/filter/filter-key.service.ts';
import { savedView } from '../views/views.service.ts';
import type { ReadyFilter } from '../feedback/filter/ready-filter.service.ts';
import { readyAsSaved } from '../feedback/filter/ready-filter.service.ts';

/**
 * The one filter that a query is about: its own, and that of its view.
 *
 * @throws Problem `not_found` for an unknown view; `bad_request` for one that holds a question
 */
export async function baseFilter(
  db: Db,
  workspaceId: string,
  query: { filters?: ReadyFilter | undefined; view_id?: number | undefined },
): Promise<ReadyFilter> {
  return readyAsSaved(await withView(db, workspaceId, query.filters, query.view_id));
}

/** The same of a filter that is made ready later. @throws Problem as {@link baseFilter} */
export async function withView(
  db: Db,
  workspaceId: string,
  filters: FeedbackFilter | undefined,
  viewId: number | undefined,
): Promise<FeedbackFilter> {
  const own = plain(filters);
  if (viewId === undefined) return own;
  const view = await savedView(db, workspaceId, viewId);
  if (view.searchTerm) {
    throw badField(
      'view_id',
      'This view contains a question. Its items are ranked, so they cannot be measured.',
    );
  }
  return narrowed(plain(view.filter), own);
}

function plain(filter: FeedbackFilter | undefined): FeedbackFilter {
  return restricting(filter ? [filter] : [])[0] ?? {};
}
