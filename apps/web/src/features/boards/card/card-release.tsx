import type { Board, BoardCard, ReleaseVerdict } from '@earshot/contracts/boards/board-cards';
import { boards } from '@earshot/contracts/boards';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../../lib/api-client.ts';
import { formatCount, formatDay } from '../../../lib/format.ts';
import { BarChart } from '../../../ui/charts/bar-chart.tsx';
import { Button } from '../../../ui/inputs/button.tsx';
import { DataTable } from '../../../ui/page/data-table.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { DateTime } from '../../../ui/text/date-time.tsx';
import { Tag, type TagMeaning } from '../../../ui/text/tag.tsx';
import { verdictQuery } from '../boards.queries.ts';
import { formatRate, releaseWords as words } from '../boards.words.ts';
import { CardFollowUp } from '../follow-up/card-follow-up.tsx';
import { ReleaseCard } from './release-card.tsx';
import { useBoardChange } from '../use-board-change.ts';
import styles from './card-drawer.module.css';

interface CardReleaseProps {
  board: Board;
  card: BoardCard;
  mayChange: boolean;
  onTell: () => void;
}

/** When the card reached customers, and what became of their complaints since. */
export function CardRelease({ board, card, mayChange, onTell }: CardReleaseProps) {
  const [isReleasing, setReleasing] = useState(false);
  const { change } = useBoardChange(board.board_id);
  const { released, reopened } = card;
  const of = { board_id: board.board_id, idea_id: card.idea_id };
  return (
    <div className="col g3">
      {released ? (
        <>
          <p>
            {words.released(released.version)} <DateTime iso={released.at} withTime />.
          </p>
          <Verdict boardId={board.board_id} card={card} />
          <CardFollowUp
            boardId={board.board_id}
            ideaId={card.idea_id}
            releasedAt={released.at}
            onTell={mayChange ? onTell : null}
          />
        </>
      ) : reopened ? (
        <>
          <p>
            {words.reopened(reopened.as)} <DateTime iso={reopened.released_at} withTime />, {words.reopenedOn}{' '}
            <DateTime iso={reopened.at} withTime />.
          </p>
          <Verdict boardId={board.board_id} card={card} />
          {mayChange && <p className="sm mut">{words.reopenedHint}</p>}
        </>
      ) : (
        <p className={styles.hint}>{words.notReleased}</p>
      )}
      {mayChange && (
        <div className="row wrap">
          <Button size="sm" onClick={() => setReleasing(true)}>
            {released ? words.change : reopened ? words.releaseAgain : words.release}
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

/** Of a reopened card the weeks alone: over all of them the verdict may still be “improved”. */
function Verdict({ boardId, card }: { boardId: string; card: BoardCard }) {
  const judged = card.released?.at ?? card.reopened?.released_at ?? '';
  const verdict = useQuery(verdictQuery(boardId, card.idea_id, judged));
  return (
    <QueryView query={verdict} what={words.what}>
      {(told) => (
        <div className="col g3">
          {!card.reopened && <Judged told={told} />}
          {told.before.length + told.after.length > 0 && <Weeks verdict={told} />}
        </div>
      )}
    </QueryView>
  );
}

function Judged({ told }: { told: ReleaseVerdict }) {
  return (
    <>
      <div>
        <Tag meaning={meanings[told.verdict]}>{words.verdicts[told.verdict]}</Tag>
      </div>
      <p>{words.says(told)}</p>
      {told.ratio !== null && <p className="sm mut">{words.sureness(told)}</p>}
    </>
  );
}

const chartHeight = 140;

/** Complaints for each 1,000, week by week, with the release between the paler weeks and the others. */
function Weeks({ verdict: { before, after, counted_by: by } }: { verdict: ReleaseVerdict }) {
  const weeks = [...before, ...after];
  const values = (isShown: (at: number) => boolean) =>
    weeks.map((week, at) => ({ value: isShown(at) ? per1000(week) : null }));
  return (
    <>
      <BarChart
        label={words.course(by)}
        unit={words.unit(by)}
        height={chartHeight}
        format={formatRate}
        data={{
          points: weeks.map(({ from }) => ({ key: from, label: words.weekOf(from), short: formatDay(from) })),
          series: [
            { key: 'before', label: words.before, tone: 'neu', values: values((at) => at < before.length) },
            { key: 'after', label: words.after, tone: 's1', values: values((at) => at >= before.length) },
          ],
        }}
      />
      <details>
        <summary>{words.weeks}</summary>
        <DataTable
          caption={words.weeks}
          rows={weeks}
          keyOf={(week) => week.from}
          columns={[
            { head: words.head.week, isRowHead: true, cell: (week) => formatDay(week.from) },
            { head: words.head.complaints, isFigure: true, cell: (week) => formatCount(week.complaints) },
            { head: words.head[by], isFigure: true, cell: (week) => formatCount(week.active) },
          ]}
        />
      </details>
    </>
  );
}

/** Null of a week in which nobody was active. */
function per1000({ complaints, active }: ReleaseVerdict['before'][number]): number | null {
  return active === 0 ? null : (1000 * complaints) / active;
}
