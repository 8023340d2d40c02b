import { users, type LoginSession } from '@earshot/contracts/users';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { send } from '../../../lib/api-client.ts';
import { problemSentence } from '../../../lib/api-problem.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { DateTime } from '../../../ui/text/date-time.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { DataTable, type Column } from '../../../ui/page/data-table.tsx';
import { breakingCell } from '../../../ui/page/table.tsx';
import { showToast } from '../../../ui/overlays/toast-store.ts';
import { browserName } from './browser-name.ts';
import { sessionsQuery } from '../users.queries.ts';
import { words } from '../users.words.ts';

const nameOf = (session: LoginSession) => browserName(session.user_agent) ?? words.sessions.unknown;

const columns: readonly Column<LoginSession>[] = [
  {
    head: words.sessions.where,
    cellClass: breakingCell,
    cell: (session) => (
      <>
        <b className="b">{nameOf(session)}</b>{' '}
        {session.is_this && <span className="mut">({words.sessions.this})</span>}
        {session.address && <div className="sm mut">{session.address}</div>}
      </>
    ),
  },
  {
    head: words.sessions.since,
    className: 'only-wide',
    cell: ({ started_at: at }) => <DateTime iso={at} withTime />,
  },
  { head: words.sessions.used, cell: ({ last_used_at: at }) => <DateTime iso={at} withTime /> },
];

/** Where one is signed in, and how to end what one does not know. */
export function SessionList() {
  const query = useQuery(sessionsQuery);
  const queryClient = useQueryClient();
  const end = useMutation({
    mutationFn: (one: LoginSession | 'others') =>
      one === 'others'
        ? send(users.endOtherSessions)
        : send(users.endSession, { body: { session_id: one.session_id } }),
    onSuccess: () => showToast(words.sessions.ended),
    onError: (error) => showToast(problemSentence(error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
  return (
    <section>
      <h2 className="h rule-head">{words.sessions.head}</h2>
      <QueryView query={query} what={words.sessions.what}>
        {({ sessions }) => (
          <div className="col g4" style={{ alignItems: 'flex-start' }}>
            <DataTable
              caption={words.sessions.head}
              rows={sessions}
              keyOf={({ session_id: id }) => id}
              columns={[
                ...columns,
                {
                  head: words.sessions.end,
                  isHeadHidden: true,
                  isFigure: true,
                  cell: (session) =>
                    !session.is_this && (
                      <Button
                        size="sm"
                        variant="quiet"
                        aria-label={`${words.sessions.end}: ${nameOf(session)}`}
                        busy={end.isPending}
                        onClick={() => end.mutate(session)}
                      >
                        {words.sessions.end}
                      </Button>
                    ),
                },
              ]}
            />
            {sessions.some(({ is_this }) => !is_this) && (
              <Button size="sm" busy={end.isPending} onClick={() => end.mutate('others')}>
                {words.sessions.endOthers}
              </Button>
            )}
          </div>
        )}
      </QueryView>
    </section>
  );
}
