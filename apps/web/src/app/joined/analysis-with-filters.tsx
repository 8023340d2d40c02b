import { FilterChips } from '../../features/feedback/filters/filter-chips.tsx';
import { FilterSide } from '../../features/feedback/filters/filter-side.tsx';
import { AnalysisScreen } from '../../features/analytics/analysis-screen.tsx';
import { ViewBar } from '../../features/views/view-bar.tsx';
import { paths } from '../../lib/paths.ts';

/** Feedback in numbers, with the facets and saved views beside it. */
export function AnalysisWithFilters() {
  return (
    <AnalysisScreen
      views={(filter) => <ViewBar filter={filter} question="" />}
      facets={(narrowing) => <FilterSide {...narrowing} />}
      chips={(narrowing) => <FilterChips filter={narrowing.filter} onChange={narrowing.onChange} />}
      ways={{ theme: paths.themes, topic: paths.topics }}
    />
  );
}
