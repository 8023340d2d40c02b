import { FilterChips } from '../../features/feedback/filters/filter-chips.tsx';
import { FilterSide } from '../../features/feedback/filters/filter-side.tsx';
import { ReportsScreen } from '../../features/reports/reports-screen.tsx';

/** Saved reports, with the facets to say what one is about. */
export function ReportsWithFilters() {
  return (
    <ReportsScreen
      facets={(narrowing) => <FilterSide {...narrowing} />}
      chips={(narrowing) => <FilterChips filter={narrowing.filter} onChange={narrowing.onChange} />}
    />
  );
}
