import { useSearchParams } from 'react-router';
import { boardAddressOf, decisionsView } from './boards-address.ts';
import { DecisionsScreen } from './decisions/decisions-screen.tsx';
import { BoardList } from './board-list.tsx';
import { OneBoard } from './one-board.tsx';
import type { EvidenceInWords } from './card/evidence-in-words.ts';

/** A board, or all of them where the address names none. */
export function BoardScreen({ evidenceInWords }: EvidenceInWords) {
  const [address] = useSearchParams();
  const { boardId, view, cardId } = boardAddressOf(address);
  if (boardId === null) return <BoardList />;
  if (address.get('view') === decisionsView) return <DecisionsScreen key={boardId} boardId={boardId} />;
  return <OneBoard key={boardId} {...{ boardId, view, cardId, evidenceInWords }} />;
}
