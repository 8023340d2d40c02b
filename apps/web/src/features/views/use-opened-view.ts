import type { FeedbackFilter } from '@earshot/contracts/filter/feedback-filter';
import type { View } from '@earshot/contracts/views';
import { withFilter } from '@earshot/contracts/filter/filter-address';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { filterSize } from '../../lib/filter-params.ts';
import { paths } from '../../lib/paths.ts';

/**
 * The view that the address names. An address with nothing but its number is filled with what the view holds, so that
 * every part of it can be changed or taken off.
 */
export function useOpenedView(
  views: readonly View[] | undefined,
  filter: FeedbackFilter,
  question: string,
): View | undefined {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const viewId = Number(search.get('view_id'));
  const view = views?.find((known) => known.view_id === viewId);
  const isBare = filterSize(filter) === 0 && question === '';
  useEffect(() => {
    if (!view || !isBare) return;
    const filled = withFilter(new URLSearchParams({ view_id: String(view.view_id) }), view.filter);
    if (view.search_term) filled.set('q', view.search_term);
    if (filled.size === 1) return;
    const where = view.search_term
      ? { pathname: paths.find, search: `?${filled}` }
      : { search: `?${filled}` };
    void navigate(where, { replace: true });
  }, [view, isBare, navigate]);
  return view;
}
