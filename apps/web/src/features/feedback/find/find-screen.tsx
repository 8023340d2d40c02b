import type { FeedbackFilter } from '@earshot/contracts/filter/feedback-filter';
import { withFilter } from '@earshot/contracts/filter/filter-address';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { Alert } from '../../../ui/states/alert.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { FeedbackCard } from '../list/feedback-card.tsx';
import { feedbackFacets } from '../feedback.queries.ts';
import { findWords, listWords } from '../feedback.words.ts';
import { FilterChips } from '../filters/filter-chips.tsx';
import { findRequest, readFindAddress, withMoreShown, type FindAddress } from './find-address.ts';
import { FoundList } from './found-list.tsx';
import { NothingFound } from './nothing-found.tsx';
import { QuickFilters } from '../filters/quick-filters.tsx';
import { QuestionBox } from './question-box.tsx';
import { SimilarTo } from './similar-to.tsx';
import { useCopies } from '../item/use-copies.ts';
import { useFoundFeedback } from './use-found-feedback.ts';
import styles from './find-screen.module.css';

/** How long the typing rests before the question is asked. */
const typingRestMs = 400;

/** Finds the feedback that is about what was asked, or about the same as an item. */
export function FindScreen({ views }: { views: (address: FindAddress) => ReactNode }) {
  const [search, setSearch] = useSearchParams();
  const address = readFindAddress(search);
  const { question, sourceId, reviewId, filter, wanted } = address;
  const answer = useFoundFeedback(findRequest(address), { wanted });
  const copies = useCopies(answer.found?.items ?? []);
  const facets = useQuery(feedbackFacets({}));
  const [typed, setTyped] = useTyped(question);

  const ask = (text: string, replace: boolean) => {
    const next = new URLSearchParams(search);
    next.delete('shown');
    if (text) next.set('q', text);
    else next.delete('q');
    setSearch(next, { replace, preventScrollReset: true });
  };
  const narrow = (next: FeedbackFilter) => {
    const params = withFilter(search, next);
    params.delete('shown');
    setSearch(params, { preventScrollReset: true });
  };
  const leaveOut = (...paramNames: string[]) => {
    const next = new URLSearchParams(search);
    for (const name of [...paramNames, 'shown']) next.delete(name);
    setSearch(next);
  };

  const rested = typed.trim();
  useEffect(() => {
    if (rested === question) return;
    const timer = setTimeout(() => ask(rested, true), typingRestMs);
    return () => clearTimeout(timer);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only the typing starts the wait anew
  }, [rested, question]);

  return (
    <div className={styles.screen}>
      <PageHead title={findWords.title} />
      <QuestionBox
        value={typed}
        onChange={setTyped}
        onAsk={() => (rested === question ? answer.askAgain() : ask(rested, false))}
      />
      <div className={styles.chips}>
        <QuickFilters facets={facets.data?.facets ?? []} filter={filter} onChange={narrow} />
        {reviewId !== undefined && (
          <SimilarTo reviewId={reviewId} onRemove={() => leaveOut('review_id', 'source_id')} />
        )}
        {reviewId === undefined && sourceId !== undefined && (
          <FilterChips filter={{ source_ids: [sourceId] }} onChange={() => leaveOut('source_id')} />
        )}
        <FilterChips filter={filter} onChange={narrow} />
        <span className="grow" />
        {views(address)}
      </div>
      {address.unreadable.length > 0 && (
        <Alert meaning="warn">{listWords.unreadable(address.unreadable)}</Alert>
      )}
      <FoundList
        heading={question || reviewId !== undefined ? findWords.similar : findWords.newest}
        answer={answer}
        empty={
          <NothingFound filter={filter} isEmpty={facets.data?.total_count === 0} onClear={() => narrow({})} />
        }
        onMore={() => {
          answer.loadMore();
          setSearch(withMoreShown(search, answer.found?.items.length ?? 0), {
            replace: true,
            preventScrollReset: true,
          });
        }}
      >
        {(items) =>
          items.map((item) => (
            <FeedbackCard
              key={item.feedback_text_id}
              item={item}
              question={question}
              copies={copies.get(item.review_id)}
            />
          ))
        }
      </FoundList>
    </div>
  );
}

/** The text in the box: what is typed, until the address brings another question. */
function useTyped(question: string): [string, (text: string) => void] {
  const [typed, setTyped] = useState(question);
  const [seen, setSeen] = useState(question);
  if (question !== seen) {
    setSeen(question);
    if (question !== typed.trim()) setTyped(question);
  }
  return [typed, setTyped];
}
