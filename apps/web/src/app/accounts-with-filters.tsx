import { FilterSide, FilterSideChips } from '../features/feedback/filter-side.tsx';
import { AccountsScreen } from '../features/people/accounts-screen.tsx';

/** The accounts behind feedback, with the facets beside them. */
export function AccountsWithFilters() {
  return (
    <AccountsScreen
      facets={(narrowing) => <FilterSide {...narrowing} />}
      chips={(narrowing) => <FilterSideChips {...narrowing} />}
    />
  );
}
