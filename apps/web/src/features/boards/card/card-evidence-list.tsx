import type { Board, BoardCard, CardDetail } from '@earshot/contracts/boards/board-cards';
import { boards } from '@earshot/contracts/boards';
import { send } from '../../../lib/api-client.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { showToast } from '../../../ui/overlays/toast-store.ts';
import { Icon } from '../../../ui/page/icon.tsx';
import type { EvidenceInWords } from './evidence-in-words.ts';
import { drawerWords as words } from '../boards.words.ts';
import { useBoardChange } from '../use-board-change.ts';
import styles from './card-drawer.module.css';

interface CardEvidenceListProps extends EvidenceInWords {
  board: Board;
  card: BoardCard;
  detail: CardDetail;
  mayChange: boolean;
}

/** What the card rests on, each piece opening what it stands for, with how far it is right. */
export function CardEvidenceList({ board, card, detail, mayChange, evidenceInWords }: CardEvidenceListProps) {
  const { change } = useBoardChange(board.board_id);
  const remove = async (place: number) => {
    const body = { board_id: board.board_id, idea_id: card.idea_id, place };
    if (await change(() => send(boards.removeEvidence, { body }))) showToast(words.removedEvidence);
  };
  if (detail.evidence.length === 0) return <p className={styles.hint}>{words.noEvidence}</p>;
  return (
    <ul className={styles.evidence}>
      {detail.evidence.map(({ place, says, trust }) => (
        <li key={place}>
          <div className="grow">
            {evidenceInWords(says)}
            {trust && <p className="xs mut">{words.trust(trust)}</p>}
          </div>
          {mayChange && (
            <Button
              size="sm"
              variant="quiet"
              iconOnly
              aria-label={words.removeEvidence}
              onClick={() => void remove(place)}
            >
              <Icon name="trash" size="s" />
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
