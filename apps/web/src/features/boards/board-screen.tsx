import type { IdeaEvidence } from '@earshot/contracts/ideas';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { boardAddressOf } from './boards-address.ts';
import { BoardList } from './board-list.tsx';
import { OneBoard } from './one-board.tsx';

export interface EvidenceInWords {
  /** What a piece of evidence says, with the links that open it, told by whoever knows ideas. */
  evidenceInWords: (evidence: IdeaEvidence) => ReactNode;
}

/** A board, or all of them where the address names none. */
export function BoardScreen({ evidenceInWords }: EvidenceInWords) {
  const [address] = useSearchParams();
  const { boardId, view, cardId } = boardAddressOf(address);
  if (boardId === null) return <BoardList />;
  return <OneBoard key={boardId} {...{ boardId, view, cardId, evidenceInWords }} />;
}
