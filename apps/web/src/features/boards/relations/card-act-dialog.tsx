import type { Board, BoardCard } from '@earshot/contracts/boards/board-cards';
import { useQuery } from '@tanstack/react-query';
import { cardQuery } from '../boards.queries.ts';
import { LinkCard } from './link-card.tsx';
import { MergeCard } from './merge-card.tsx';
import { PublicText } from '../roadmap/public-text.tsx';
import { SplitCard } from './split-card.tsx';

export type CardAct = 'link' | 'merge' | 'split' | 'public';

interface CardActDialogProps {
  act: CardAct;
  board: Board;
  card: BoardCard;
  cards: readonly BoardCard[];
  onClose: () => void;
  onMerged: (intoId: string) => void;
}

/** Asks what is needed to act on a card. It stays open while the card changes its place. */
export function CardActDialog({ act, board, card, cards, onClose, onMerged }: CardActDialogProps) {
  const { data: detail } = useQuery(cardQuery(board.board_id, card.idea_id));
  const others = cards.filter((one) => one.idea_id !== card.idea_id);
  if (!detail) return null;
  if (act === 'link') return <LinkCard {...{ board, card, others, onClose }} />;
  if (act === 'merge') return <MergeCard {...{ board, card, others, onClose, onMerged }} />;
  if (act === 'public') return <PublicText {...{ board, card, onClose }} publicText={detail.public_text} />;
  return <SplitCard {...{ board, card, onClose }} evidence={detail.evidence} />;
}
