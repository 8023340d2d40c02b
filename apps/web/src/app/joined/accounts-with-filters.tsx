import { FilterChips } from '../../features/feedback/filters/filter-chips.tsx';
import { FilterSide } from '../../features/feedback/filters/filter-side.tsx';
import { AccountsScreen } from '../../features/people/accounts-screen.tsx';

/** The accounts behind feedback, with the facets beside them. */
export function AccountsWithFilters() {
  return (
    <AccountsScreen
      facets={(narrowing) => <FilterSide {...narrowing} />}
      chips={(narrowing) => <FilterChips filter={narrowing.filter} onChange={narrowing.onChange} />}
    />
  );
}
