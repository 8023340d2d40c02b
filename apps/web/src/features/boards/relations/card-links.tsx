import type { Board } from '@earshot/contracts/boards/board-cards';
import type { CardLink } from '@earshot/contracts/boards/card-link';
import { boards } from '@earshot/contracts/boards';
import { Link } from 'react-router';
import { send } from '../../../lib/api-client.ts';
import { boardPath } from '../../../lib/board-path.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { Icon } from '../../../ui/page/icon.tsx';
import { Tag } from '../../../ui/text/tag.tsx';
import { useBoardChange } from '../use-board-change.ts';
import { linkName, relationWords as words } from './relations.words.ts';
import styles from './card-links.module.css';

interface CardLinksProps {
  board: Board;
  ideaId: string;
  links: readonly CardLink[];
  mayChange: boolean;
}

/** The cards that a card hangs together with. */
export function CardLinks({ board, ideaId, links, mayChange }: CardLinksProps) {
  const { change, refresh } = useBoardChange(board.board_id);
  if (links.length === 0) return null;
  const remove = async ({ kind, is_reverse: isReverse, idea_id: other }: CardLink) => {
    const [from, to] = isReverse ? [other, ideaId] : [ideaId, other];
    const body = { board_id: board.board_id, idea_id: from, kind, to_idea_id: to };
    await change(() => send(boards.unlinkCards, { body }));
    refresh(ideaId);
  };
  return (
    <ul className={styles.links} aria-label={words.links}>
      {links.map((link) => (
        <li key={`${link.kind}${link.is_reverse}${link.idea_id}`}>
          <span className="sm mut">{linkName(link)}</span>
          <Link to={boardPath(board.board_id, link.idea_id)} className="grow">
            <bdi>{link.title}</bdi>
          </Link>
          <Tag>{board.columns.find((one) => one.column_id === link.column_id)?.title ?? ''}</Tag>
          {mayChange && (
            <Button
              size="sm"
              variant="quiet"
              iconOnly
              aria-label={words.unlink(linkName(link), link.title)}
              onClick={() => void remove(link)}
            >
              <Icon name="close" size="s" />
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
