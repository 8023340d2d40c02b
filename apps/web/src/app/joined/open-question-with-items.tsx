import { FeedbackCard } from '../../features/feedback/list/feedback-card.tsx';
import { FilterChips } from '../../features/feedback/filters/filter-chips.tsx';
import { OpenQuestionScreen } from '../../features/questions/open-question-screen.tsx';

/** The open question with the feedback it is answered from. */
export function OpenQuestionWithItems() {
  return (
    <OpenQuestionScreen
      card={(item, question) => <FeedbackCard key={item.review_id} item={item} question={question} />}
      filterChips={(filter, onChange) => <FilterChips filter={filter} onChange={onChange} />}
    />
  );
}
