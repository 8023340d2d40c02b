import type { FeedbackFilter } from '@earshot/contracts/filter/feedback-filter';
import { useQuery } from '@tanstack/react-query';
import { FacetPanel } from './facet-panel.tsx';
import { feedbackFacets } from '../feedback.queries.ts';

interface FilterSideProps {
  filter: FeedbackFilter;
  /** What the facets count, where that is narrower than what is set. */
  counted: FeedbackFilter;
  onChange: (filter: FeedbackFilter) => void;
}

/** The facets beside a screen of another feature, with their counts. */
export function FilterSide({ filter, counted, onChange }: FilterSideProps) {
  const facets = useQuery(feedbackFacets(counted));
  return (
    <FacetPanel facets={facets.data?.facets ?? []} filter={filter} counted={counted} onChange={onChange} />
  );
}
