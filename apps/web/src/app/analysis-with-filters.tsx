import { appPages } from '@earshot/contracts/pages';
import { FilterSide, FilterSideChips } from '../features/feedback/filter-side.tsx';
import { AnalysisScreen } from '../features/measures/analysis-screen.tsx';
import { ViewBar } from '../features/views/view-bar.tsx';

const built = (path: string) => appPages.find((page) => page === path);

/** Feedback in numbers, with the facets and saved views beside it. */
export function AnalysisWithFilters() {
  return (
    <AnalysisScreen
      views={(filter) => <ViewBar filter={filter} question="" />}
      facets={(narrowing) => <FilterSide {...narrowing} />}
      chips={(narrowing) => <FilterSideChips {...narrowing} />}
      ways={{ theme: built('/feedback/themes'), topic: built('/feedback/custom_topics') }}
    />
  );
}
