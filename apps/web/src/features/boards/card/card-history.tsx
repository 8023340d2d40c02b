import type { Board, BoardCard, BoardChange } from '@earshot/contracts/boards/board-cards';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../ui/inputs/button.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { DateTime } from '../../../ui/text/date-time.tsx';
import { cardChangesQuery, membersQuery } from '../boards.queries.ts';
import { changeSays, drawerWords as words, historyWords } from '../boards.words.ts';
import { linkName, linkOf } from '../relations/relations.words.ts';
import { useBoardChange } from '../use-board-change.ts';
import styles from './card-drawer.module.css';

/** Fields of a change that name another card. */
const cardFields = new Set(['other_id', 'into_id', 'merged_id', 'new_id', 'split_from']);

/** What was done to a card, newest first, each undone with a press where it can be. */
export function CardHistory({
  board,
  cards,
  card,
  mayChange,
}: {
  board: Board;
  cards: readonly BoardCard[];
  card: BoardCard;
  mayChange: boolean;
}) {
  const changes = useQuery(cardChangesQuery(board.board_id, card.idea_id));
  const { data: people } = useQuery(membersQuery);
  const { undo } = useBoardChange(board.board_id);
  const nameOf = ({ before, after }: BoardChange, field: string, value: unknown) => {
    if (value === null || value === undefined) return null;
    if (field === 'column_id') {
      const column = board.columns.find((one) => one.column_id === value);
      return column?.title ?? historyWords.removedColumn;
    }
    if (cardFields.has(field)) {
      const there = cards.find((one) => one.idea_id === value)?.title;
      // A merged card is on the board no more: the line keeps what it was called.
      const kept = field === 'merged_id' ? (after['merged_title'] ?? before['merged_title']) : undefined;
      return there ?? (typeof kept === 'string' ? kept : historyWords.otherCard);
    }
    if (field === 'link' && typeof value === 'string') return linkName(linkOf(value));
    if (field !== 'owner_id') return null;
    return people?.members.find((one) => one.user_id === value)?.displayName ?? historyWords.formerMember;
  };
  return (
    <QueryView query={changes} what={historyWords.what}>
      {({ changes: lines }) => (
        <ol className={styles.history}>
          {lines.map((line) => {
            const { what, differs } = changeSays(line, (field, value) => nameOf(line, field, value));
            const merged = line.after['merged_id'];
            return (
              <li key={line.revision}>
                <div className="row top">
                  <p className="grow">
                    <strong>{what}</strong>{' '}
                    <span className="mut">
                      {line.by === null ? historyWords.byEvidence : line.by},{' '}
                      <DateTime iso={line.at} withTime />
                      {line.is_undone && `, ${historyWords.undone}`}
                    </span>
                  </p>
                  {mayChange && line.can_undo && (
                    <Button size="sm" variant="quiet" onClick={() => void undo(line.revision)}>
                      {words.undo}{' '}
                      <span className="vh">
                        {what} {merged !== undefined && nameOf(line, 'merged_id', merged)}
                      </span>
                    </Button>
                  )}
                </div>
                {differs.map((one) => (
                  <p key={one} className="sm">
                    {one}
                  </p>
                ))}
              </li>
            );
          })}
        </ol>
      )}
    </QueryView>
  );
}
