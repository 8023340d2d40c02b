import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { ApiProblem } from '../../../lib/api-problem.ts';
import { paths } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/inputs/button-link.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { feedbackItem } from '../feedback.queries.ts';
import { itemWords } from './item.words.ts';
import { ItemPage } from './item-page.tsx';

/** One feedback item, named by `review_id` in the address; `moment` draws what its author saw. */
export function ItemScreen({ moment }: { moment: (reviewId: number) => ReactNode }) {
  const [search] = useSearchParams();
  const text = search.get('review_id') ?? '';
  const reviewId = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
  const item = useQuery({ ...feedbackItem(reviewId ?? 0), enabled: reviewId !== null });
  if (reviewId === null) return <NotHere sentence={itemWords.noId} />;
  if (item.error instanceof ApiProblem && item.error.status === 404) {
    return <NotHere sentence={itemWords.notFound} />;
  }
  return (
    <QueryView query={item} what="The item">
      {(detail) => <ItemPage key={detail.review_id} item={detail} moment={moment(detail.review_id)} />}
    </QueryView>
  );
}

function NotHere({ sentence }: { sentence: string }) {
  return (
    <>
      <h1 className="vh">{itemWords.title}</h1>
      <EmptyState
        sentence={sentence}
        action={
          <ButtonLink variant="ink" to={paths.feedback}>
            {itemWords.all}
          </ButtonLink>
        }
      />
    </>
  );
}
