import { ItemFigures } from '../../features/analytics/item-figures.tsx';
import { PersonScreen } from '../../features/people/person-screen.tsx';

/** One person, with everything measured of what they said. */
export function PersonWithFigures() {
  return <PersonScreen figures={(filters) => <ItemFigures filters={filters} />} />;
}
