import { PutOnBoard } from '../../features/boards/put-on-board.tsx';
import { IdeasScreen } from '../../features/ideas/ideas-screen.tsx';
import { FilterInWords } from './filter-in-words.tsx';

/** Ideas for the roadmap, with what was sent of the own feedback in words, and the way onto a board. */
export function IdeasWithFilters() {
  return (
    <IdeasScreen
      filterInWords={(filter) => <FilterInWords filter={filter} />}
      toBoard={({ idea_id: id, title }) => <PutOnBoard ideaId={id} title={title} />}
    />
  );
}
