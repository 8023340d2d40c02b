import type { FeedbackFilter } from '@earshot/contracts/filter/feedback-filter';
import { filterSize } from '../../../lib/filter-params.ts';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { ButtonLink } from '../../../ui/inputs/button-link.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { findWords, listWords } from '../feedback.words.ts';

interface NothingFoundProps {
  filter: FeedbackFilter;
  /** The workspace holds no feedback at all. */
  isEmpty: boolean;
  onClear: () => void;
}

/** Nothing fits: what stands in the way, and the way out. */
export function NothingFound({ filter, isEmpty, onClear }: NothingFoundProps) {
  const filters = filterSize(filter);
  return (
    <EmptyState
      sentence={
        <>
          {findWords.none} {filters > 0 ? listWords.filtersOn(filters) : isEmpty && findWords.noneYet}
        </>
      }
      action={
        filters > 0 ? (
          <Button onClick={onClear}>{listWords.clear}</Button>
        ) : (
          isEmpty && (
            <ButtonLink variant="ink" to={paths.import}>
              {findWords.bringIn}
            </ButtonLink>
          )
        )
      }
    />
  );
}
