import { IdeasScreen } from '../../features/ideas/ideas-screen.tsx';
import { FilterInWords } from './filter-in-words.tsx';

/** Ideas for the roadmap, with what was sent of the own feedback in words. */
export function IdeasWithFilters() {
  return <IdeasScreen filterInWords={(filter) => <FilterInWords filter={filter} />} />;
}
