import { FilterChips } from '../../features/feedback/filters/filter-chips.tsx';
import { FilterSide } from '../../features/feedback/filters/filter-side.tsx';
import { PeopleScreen } from '../../features/people/people-screen.tsx';

/** The people behind feedback, with the facets beside them. */
export function PeopleWithFilters() {
  return (
    <PeopleScreen
      facets={(narrowing) => <FilterSide {...narrowing} />}
      chips={(narrowing) => <FilterChips filter={narrowing.filter} onChange={narrowing.onChange} />}
    />
  );
}
