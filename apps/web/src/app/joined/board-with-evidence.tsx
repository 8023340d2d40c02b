import { BoardScreen } from '../../features/boards/board-screen.tsx';
import { EvidenceSays } from '../../features/ideas/evidence-list.tsx';
import { FilterInWords } from './filter-in-words.tsx';

/** Boards, whose cards say what they rest on as ideas do. */
export function BoardWithEvidence() {
  return (
    <BoardScreen
      evidenceInWords={(evidence) => (
        <EvidenceSays evidence={evidence} filterInWords={(filter) => <FilterInWords filter={filter} />} />
      )}
    />
  );
}
