import { alerts, type AlertWatch } from '@earshot/contracts/alerts';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { send } from '../../lib/api-client.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/inputs/button-link.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { QueryView } from '../../ui/states/query-view.tsx';
import { changesQuery } from './alerts.queries.ts';
import { alertWords } from './alerts.words.ts';
import { ChangeCard } from './change-card.tsx';
import { WatchNote } from './watch-note.tsx';
import styles from './alerts-screen.module.css';

/** Found changes, newest first; those on the screen count as seen. */
export function ChangeList({ ruleId, mayChange }: { ruleId: number | undefined; mayChange: boolean }) {
  const list = useInfiniteQuery(changesQuery(ruleId));
  const newest = list.data?.pages[0]?.changes[0];
  useMarkSeen(newest?.is_new ? newest.alert_id : undefined);
  return (
    <QueryView query={list} what={alertWords.what}>
      {({ pages }) => {
        const changes = pages.flatMap((page) => page.changes);
        const watch = pages[0]?.watch;
        return (
          <>
            {watch && <WatchNote watch={watch} />}
            {ruleId !== undefined && (
              <div className="row wrap">
                {newest && <p>{alertWords.onlyRule(newest.name)}</p>}
                <ButtonLink size="sm" to={paths.alerts}>
                  {alertWords.allChanges}
                </ButtonLink>
              </div>
            )}
            {changes.length === 0 && <EmptyState sentence={alertWords[nothingOf(watch, ruleId)]} />}
            <ol className={styles.changes}>
              {changes.map((change) => (
                <li key={change.alert_id}>
                  <ChangeCard change={change} mayChange={mayChange} />
                </li>
              ))}
            </ol>
            {list.hasNextPage && (
              <div>
                <Button onClick={() => void list.fetchNextPage()} disabled={list.isFetchingNextPage}>
                  {alertWords.older}
                </Button>
              </div>
            )}
          </>
        );
      }}
    </QueryView>
  );
}

/** Why no change is listed: that none was found can be said only once one has looked. */
function nothingOf(
  watch: AlertWatch | undefined,
  ruleId: number | undefined,
): 'none' | 'noneYet' | 'noneOfRule' {
  if (watch?.looked_at === null) return 'noneYet';
  return ruleId === undefined ? 'none' : 'noneOfRule';
}

/** The list keeps its marks of what is new; only the menu's figure goes. */
function useMarkSeen(newest: number | undefined): void {
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (alertId: number) => send(alerts.markSeen, { body: { alert_id: alertId } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['preferences', 'left_menu'] }),
  });
  useEffect(() => {
    if (newest !== undefined) mutate(newest);
  }, [newest, mutate]);
}
