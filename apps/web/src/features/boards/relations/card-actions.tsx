import type { Board, BoardCard, CardDetail } from '@earshot/contracts/boards/board-cards';
import { useState } from 'react';
import { Button } from '../../../ui/inputs/button.tsx';
import { Menu, type MenuEntry } from '../../../ui/overlays/menu.tsx';
import { Icon } from '../../../ui/page/icon.tsx';
import { LinkCard } from './link-card.tsx';
import { MergeCard } from './merge-card.tsx';
import { relationWords as words } from './relations.words.ts';
import { SplitCard } from './split-card.tsx';

interface CardActionsProps {
  board: Board;
  card: BoardCard;
  cards: readonly BoardCard[];
  detail: CardDetail;
  onMerged: (intoId: string) => void;
}

type Open = 'link' | 'merge' | 'split' | null;

/** What can be done to a card together with others. */
export function CardActions({ board, card, cards, detail, onMerged }: CardActionsProps) {
  const [open, setOpen] = useState<Open>(null);
  const others = cards.filter((one) => one.idea_id !== card.idea_id);
  const onClose = () => setOpen(null);
  const entry = (what: Exclude<Open, null>): MenuEntry => ({
    ...{ kind: 'action', label: words[what] },
    onSelect: () => setOpen(what),
  });
  const entries = [
    ...(others.length > 0 ? [entry('link'), entry('merge')] : []),
    ...(detail.evidence.length > 0 ? [entry('split')] : []),
  ];
  if (entries.length === 0) return null;
  return (
    <>
      <Menu
        align="start"
        target={
          <Button size="sm" iconOnly aria-label={words.more}>
            <Icon name="dots" size="s" />
          </Button>
        }
        entries={entries}
      />
      {open === 'link' && <LinkCard {...{ board, card, others, onClose }} />}
      {open === 'merge' && <MergeCard {...{ board, card, others, onClose, onMerged }} />}
      {open === 'split' && <SplitCard {...{ board, card, onClose }} evidence={detail.evidence} />}
    </>
  );
}
