import { ItemScreen } from '../../features/feedback/item/item-screen.tsx';
import { MomentOfItem } from '../../features/recordings/said/moment-of-item.tsx';

/** An item of feedback with what its author saw. */
export function ItemWithMoment() {
  return <ItemScreen moment={(reviewId) => <MomentOfItem reviewId={reviewId} />} />;
}
