import type { Board, BoardCard } from '@earshot/contracts/boards/board-cards';
import { formatCalendarDay, formatCount, formatShare } from '../../lib/format.ts';
import { DataTable } from '../../ui/page/data-table.tsx';
import {
  boardWords,
  cardWords,
  factorNames,
  formatScore,
  horizonNames,
  impactNames,
  tableWords as words,
} from './boards.words.ts';
import styles from './one-board.module.css';

interface CardTableProps {
  board: Board;
  cards: readonly BoardCard[];
  openId: string | null;
  onOpen: (ideaId: string) => void;
}

/** All cards with what their score is made of, best first; cards without a score are last, in the board's order. */
export function CardTable({ board, cards, openId, onOpen }: CardTableProps) {
  const columnOf = new Map(board.columns.map((column) => [column.column_id, column.title]));
  const rows = cards.toSorted((a, b) => (b.score.value ?? -1) - (a.score.value ?? -1));
  return (
    <div className={`card ${styles.table}`}>
      <DataTable
        caption={boardWords.what}
        rows={rows}
        keyOf={(card) => card.idea_id}
        isMarked={(card) => card.idea_id === openId}
        columns={[
          {
            ...{ head: words.card, isRowHead: true },
            cell: (card) => (
              <button type="button" className={styles.rowTitle} onClick={() => onOpen(card.idea_id)}>
                {card.title}
              </button>
            ),
          },
          {
            ...{ head: words.score, isFigure: true },
            cell: ({ score }) =>
              score.value === null ? (
                <span className="mut" title={cardWords.noScore(score.missing)}>
                  –<span className="vh"> {cardWords.noScore(score.missing)}</span>
                </span>
              ) : (
                <strong>{formatScore(score.value)}</strong>
              ),
          },
          {
            ...{ head: factorNames.reach, isFigure: true },
            cell: ({ score: { reach } }) => (
              <Factor typed={reach.reason}>{reach.value === null ? '–' : formatCount(reach.value)}</Factor>
            ),
          },
          {
            ...{ head: factorNames.impact, className: 'only-wide' },
            cell: ({ impact }) => (impact === null ? '–' : impactNames[impact]),
          },
          {
            ...{ head: factorNames.confidence, isFigure: true, className: 'only-wide' },
            cell: ({ score: { confidence } }) => (
              <Factor typed={confidence.reason}>
                {confidence.value === null ? '–' : formatShare(confidence.value)}
              </Factor>
            ),
          },
          {
            ...{ head: words.effort, isFigure: true, className: 'only-wide' },
            cell: ({ effort }) => (effort === null ? '–' : words.weeks(effort)),
          },
          { head: words.column, className: 'only-wide', cell: (card) => columnOf.get(card.column_id) ?? '' },
          {
            ...{ head: words.horizon, className: 'only-wide' },
            cell: ({ horizon }) => (horizon === null ? '–' : horizonNames[horizon]),
          },
          { head: words.owner, className: 'only-wide', cell: ({ owner }) => owner?.name ?? '–' },
          {
            ...{ head: words.target, className: 'only-wide' },
            cell: ({ target_on: day }) => (day === null ? '–' : formatCalendarDay(day)),
          },
        ]}
      />
    </div>
  );
}

/** A figure that evidence gave, or that a person typed instead. */
function Factor({ typed, children }: { typed: string | null; children: string }) {
  if (typed === null) return children;
  return (
    <span title={words.typed(typed)}>
      {children}*<span className="vh"> {words.typed(typed)}</span>
    </span>
  );
}
