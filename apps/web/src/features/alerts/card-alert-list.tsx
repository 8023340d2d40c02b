import { boards } from '@earshot/contracts/boards';
import type { CardAlert } from '@earshot/contracts/boards/card-alerts';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { send } from '../../lib/api-client.ts';
import { boardPath } from '../../lib/board-path.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { QueryView } from '../../ui/states/query-view.tsx';
import { DateTime } from '../../ui/text/date-time.tsx';
import { Tag } from '../../ui/text/tag.tsx';
import { cardAlertsQuery } from './alerts.queries.ts';
import { cardAlertWords as words, changeWords } from './alerts.words.ts';
import styles from './alerts-screen.module.css';

/** What was done to the reader's cards, newest first; what is on the screen counts as seen. */
export function CardAlertList() {
  const list = useInfiniteQuery(cardAlertsQuery);
  const newest = list.data?.pages[0]?.alerts[0];
  useMarkSeen(newest?.is_new ? newest.card_alert_id : undefined);
  return (
    <QueryView query={list} what={words.what}>
      {({ pages }) => {
        const alerts = pages.flatMap((page) => page.alerts);
        return (
          <>
            {alerts.length === 0 && <EmptyState sentence={words.none} />}
            <ol className={styles.cardAlerts}>
              {alerts.map((alert) => (
                <li key={alert.card_alert_id}>
                  <OneAlert alert={alert} />
                </li>
              ))}
            </ol>
            {list.hasNextPage && (
              <div>
                <Button onClick={() => void list.fetchNextPage()} disabled={list.isFetchingNextPage}>
                  {words.older}
                </Button>
              </div>
            )}
          </>
        );
      }}
    </QueryView>
  );
}

function OneAlert({ alert }: { alert: CardAlert }) {
  const { board_id: boardId, idea_id: ideaId, title, board_title: board, kind, by, at, says } = alert;
  return (
    <>
      <div className="row wrap">
        <Link className={styles.name} to={boardPath(boardId, ideaId)}>
          {title}
        </Link>
        <Tag meaning="info">{alert.is_mention ? words.mention : words.kinds[kind]}</Tag>
        {alert.is_new && <Tag meaning="mark">{changeWords.isNew}</Tag>}
      </div>
      {says !== '' && <p>{says}</p>}
      <p className="sm mut">
        {by !== null && `${by}, `}
        {words.board(board)}, <DateTime iso={at} withTime />
      </p>
    </>
  );
}

/** The list keeps its marks of what is new; only the menu's figure goes. */
function useMarkSeen(newest: string | undefined): void {
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (id: string) => send(boards.markAlertsSeen, { body: { card_alert_id: id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['preferences', 'left_menu'] }),
  });
  useEffect(() => {
    if (newest !== undefined) mutate(newest);
  }, [newest, mutate]);
}
