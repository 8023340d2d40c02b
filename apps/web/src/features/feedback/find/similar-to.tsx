import { useQuery } from '@tanstack/react-query';
import { firstChars } from '../../../ui/text/truncate.ts';
import { limits } from '@earshot/contracts/limits';
import { feedbackItem } from '../feedback.queries.ts';
import { RemovableChip } from '../filters/filter-chips.tsx';

/** The chip that says which item the list is similar to. */
export function SimilarTo({ reviewId, onRemove }: { reviewId: number; onRemove: () => void }) {
  const { data } = useQuery(feedbackItem(reviewId));
  const start = data && firstChars(data.title ?? data.text, limits.previewChars);
  const what = start ? `“${start.text}${start.cut ? '…' : ''}”` : `item ${reviewId}`;
  return <RemovableChip name="Similar to" value={what} onRemove={onRemove} />;
}
