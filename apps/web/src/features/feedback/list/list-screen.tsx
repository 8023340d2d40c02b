import type { FeedbackFilter } from '@earshot/contracts/filter/feedback-filter';
import { withFilter } from '@earshot/contracts/filter/filter-address';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useSearchParams } from 'react-router';
import { filterSize, readFilter } from '../../../lib/filter-params.ts';
import { paths } from '../../../lib/paths.ts';
import { Alert } from '../../../ui/states/alert.tsx';
import { Button } from '../../../ui/inputs/button.tsx';
import { ButtonLink } from '../../../ui/inputs/button-link.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { Narrowed, WhatIsSet } from '../../../ui/page/narrowed.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { listShortcut } from '../../../ui/keyboard/shortcuts.ts';
import { useShortcut } from '../../../ui/keyboard/use-shortcut.ts';
import { CountOnce } from './count-once.tsx';
import { FacetPanel } from '../filters/facet-panel.tsx';
import { FeedbackRow } from './feedback-row.tsx';
import { feedbackFacets } from '../feedback.queries.ts';
import { listWords } from '../feedback.words.ts';
import { FilterChips } from '../filters/filter-chips.tsx';
import { readWanted, withMoreShown } from '../find/find-address.ts';
import { FoundList } from '../find/found-list.tsx';
import { originalLink } from '../item-names.ts';
import { focusedItem, moveInList } from './list-keys.ts';
import { StartCard } from '../find/start-card.tsx';
import { useCopies } from '../item/use-copies.ts';
import { useFoundFeedback } from '../find/use-found-feedback.ts';
import styles from './list-screen.module.css';

/**
 * All feedback, narrowed down by facets; the address holds what is shown.
 *
 * @param views saving and opening views, for the filter in view
 */
export function ListScreen({ views }: { views: (filter: FeedbackFilter) => ReactNode }) {
  const [search, setSearch] = useSearchParams();
  const { filter, unreadable } = readFilter(search);
  const answer = useFoundFeedback({ filters: filter }, { wanted: readWanted(search) });
  const facets = useQuery(feedbackFacets(filter));
  const [drawer, setDrawer] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const { found } = answer;
  const copies = useCopies(found?.items ?? []);
  const filtered = filterSize(filter);

  useListKeys(list, (id) => found?.items.find((item) => item.review_id === id) ?? null);

  const narrow = (next: FeedbackFilter) => {
    const params = withFilter(search, next);
    params.delete('shown');
    setSearch(params, { preventScrollReset: true });
  };

  if (found && found.total === 0 && filtered === 0 && !answer.isRefreshing) {
    return <StartCard />;
  }
  return (
    <>
      <PageHead
        title={listWords.title}
        actions={
          <>
            {views(filter)}
            <ButtonLink to={paths.import}>{listWords.import}</ButtonLink>
          </>
        }
      />
      <Narrowed
        title={listWords.narrow}
        panel={<FacetPanel facets={facets.data?.facets ?? []} filter={filter} onChange={narrow} />}
        isOpen={drawer}
        onClose={() => setDrawer(false)}
        className={styles.columns}
      >
        <div className={styles.main}>
          <WhatIsSet
            words={listWords}
            className={styles.chips}
            onOpen={() => setDrawer(true)}
            onClear={filtered > 1 ? () => narrow({}) : null}
          >
            <FilterChips filter={filter} onChange={narrow} />
          </WhatIsSet>
          {unreadable.length > 0 && <Alert meaning="warn">{listWords.unreadable(unreadable)}</Alert>}
          {found && <CountOnce filter={filter} total={found.total} onChange={narrow} />}
          <FoundList
            heading={listWords.newest}
            answer={answer}
            empty={
              <EmptyState
                sentence={`${listWords.noneFits} ${listWords.filtersOn(filtered)}`}
                action={<Button onClick={() => narrow({})}>{listWords.clear}</Button>}
              />
            }
            onMore={() => {
              answer.loadMore();
              setSearch(withMoreShown(search, found?.items.length ?? 0), {
                replace: true,
                preventScrollReset: true,
              });
            }}
          >
            {(items) => (
              <ul ref={list}>
                {items.map((item) => (
                  <FeedbackRow key={item.feedback_text_id} item={item} copies={copies.get(item.review_id)} />
                ))}
              </ul>
            )}
          </FoundList>
        </div>
      </Narrowed>
    </>
  );
}

function useListKeys(
  list: RefObject<HTMLUListElement | null>,
  itemOf: (id: number) => { link: string | null } | null,
): void {
  const focused = () => focusedItem(list.current);
  useShortcut('j', listWords.next, () => moveInList(list.current, 1));
  useShortcut('k', listWords.previous, () => moveInList(list.current, -1));
  // The row is a link, so Enter opens it without our help; it only has to be told.
  useEffect(() => listShortcut({ keys: 'enter', does: listWords.openItem }), []);
  useShortcut('o', listWords.openOriginal, () => {
    const id = focused();
    const item = id === null ? null : itemOf(id);
    const original = item && originalLink(item);
    if (original) window.open(original, '_blank', 'noopener,noreferrer');
  });
}
