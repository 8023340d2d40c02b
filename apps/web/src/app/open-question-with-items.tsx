import { useQuery } from '@tanstack/react-query';
import { FeedbackCard } from '../features/feedback/feedback-card.tsx';
import { feedbackFacets } from '../features/feedback/feedback.queries.ts';
import { FilterChips } from '../features/feedback/filter-chips.tsx';
import { knownNames } from '../features/feedback/known-names.ts';
import { OpenQuestionScreen } from '../features/questions/open-question-screen.tsx';

/** The open question with the feedback it is answered from. */
export function OpenQuestionWithItems() {
  const facets = useQuery(feedbackFacets({}));
  const names = knownNames(facets.data?.facets ?? [], []);
  return (
    <OpenQuestionScreen
      card={(item, question) => <FeedbackCard key={item.review_id} item={item} question={question} />}
      filterChips={(filter, onChange) => <FilterChips filter={filter} names={names} onChange={onChange} />}
    />
  );
}
