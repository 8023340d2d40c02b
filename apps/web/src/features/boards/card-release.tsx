import type { Board, BoardCard, ReleaseVerdict } from '@earshot/contracts/board-cards';
import { boards } from '@earshot/contracts/boards';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../lib/api-client.ts';
import { formatDay } from '../../lib/format.ts';
import { Sparkline } from '../../ui/charts/sparkline.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { DataTable } from '../../ui/page/data-table.tsx';
import { QueryView } from '../../ui/states/query-view.tsx';
import { DateTime } from '../../ui/text/date-time.tsx';
import { Tag, type TagMeaning } from '../../ui/text/tag.tsx';
import { verdictQuery } from './boards.queries.ts';
import { releaseWords as words } from './boards.words.ts';
import { ReleaseCard } from './release-card.tsx';
import { useBoardChange } from './use-board-change.ts';
import styles from './card-drawer.module.css';

interface CardReleaseProps {
  board: Board;
  card: BoardCard;
  mayChange: boolean;
}

/** When the card reached customers, and what became of their complaints since. */
export function CardRelease({ board, card, mayChange }: CardReleaseProps) {
  const [isReleasing, setReleasing] = useState(false);
  const { change } = useBoardChange(board.board_id);
  const { released } = card;
  const of = { board_id: board.board_id, idea_id: card.idea_id };
  return (
    <div className="col g3">
      {released ? (
        <>
          <p>
            {words.released(released.version)} <DateTime iso={released.at} withTime />.
          </p>
          <Verdict boardId={board.board_id} card={card} />
        </>
      ) : (
        <p className={styles.hint}>{words.notReleased}</p>
      )}
      {mayChange && (
        <div className="row wrap">
          <Button size="sm" onClick={() => setReleasing(true)}>
            {released ? words.change : words.release}
          </Button>
          {released && (
            <Button
              size="sm"
              variant="quiet"
              onClick={() => void change(() => send(boards.release, { body: { ...of, released_at: null } }))}
            >
              {words.unrelease}
            </Button>
          )}
        </div>
      )}
      {isReleasing && (
        <ReleaseCard
          released={released}
          onClose={() => setReleasing(false)}
          onSave={(to) => change(() => send(boards.release, { body: { ...of, ...to } }))}
        />
      )}
    </div>
  );
}

const meanings: Record<ReleaseVerdict['verdict'], TagMeaning> = {
  ...{ improved: 'good', no_change: 'plain', worse: 'bad', too_early: 'warn' },
};

function Verdict({ boardId, card }: { boardId: string; card: BoardCard }) {
  const verdict = useQuery(verdictQuery(boardId, card.idea_id, card.released?.at ?? ''));
  return (
    <QueryView query={verdict} what={words.what}>
      {(told) => {
        const weeks = [...told.before, ...told.after];
        const rates = weeks.map(({ complaints, active }) =>
          active === 0 ? 0 : (1000 * complaints) / active,
        );
        return (
          <div className="col g3">
            <div>
              <Tag meaning={meanings[told.verdict]}>{words.verdicts[told.verdict]}</Tag>
            </div>
            <p>{words.says(told)}</p>
            {told.smallest_seen !== null && <p className="sm mut">{words.smallest(told.smallest_seen)}</p>}
            {weeks.length > 0 && (
              <>
                <Sparkline values={rates} label={words.course(told.counted_by)} />
                <details>
                  <summary>{words.weeks}</summary>
                  <DataTable
                    caption={words.weeks}
                    rows={weeks}
                    keyOf={(week) => week.from}
                    columns={[
                      { head: words.head.week, isRowHead: true, cell: (week) => formatDay(week.from) },
                      { head: words.head.complaints, isFigure: true, cell: (week) => week.complaints },
                      { head: words.head[told.counted_by], isFigure: true, cell: (week) => week.active },
                    ]}
                  />
                </details>
              </>
            )}
          </div>
        );
      }}
    </QueryView>
  );
}
