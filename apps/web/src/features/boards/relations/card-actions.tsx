import type { BoardCard, CardDetail } from '@earshot/contracts/boards/board-cards';
import { Button } from '../../../ui/inputs/button.tsx';
import { Menu, type MenuEntry } from '../../../ui/overlays/menu.tsx';
import { Icon } from '../../../ui/page/icon.tsx';
import type { CardAct } from './card-act-dialog.tsx';
import { relationWords as words } from './relations.words.ts';

interface CardActionsProps {
  card: BoardCard;
  cards: readonly BoardCard[];
  detail: CardDetail;
  onAct: (act: CardAct) => void;
}

/** What can be done to a card together with others. */
export function CardActions({ card, cards, detail, onAct }: CardActionsProps) {
  const hasOthers = cards.some((one) => one.idea_id !== card.idea_id);
  const entry = (act: CardAct): MenuEntry => ({
    ...{ kind: 'action', label: words[act] },
    onSelect: () => onAct(act),
  });
  const entries = [
    ...(hasOthers ? [entry('link'), entry('merge')] : []),
    ...(detail.evidence.length > 0 ? [entry('split')] : []),
    entry('public'),
  ];
  return (
    <Menu
      align="start"
      target={
        <Button size="sm" iconOnly aria-label={words.more}>
          <Icon name="dots" size="s" />
        </Button>
      }
      entries={entries}
    />
  );
}
