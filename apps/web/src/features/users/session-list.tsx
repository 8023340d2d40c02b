import { users, type LoginSession } from '@earshot/contracts/users';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { send } from '../../lib/api-client.ts';
import { problemSentence } from '../../lib/api-problem.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { DateTime } from '../../ui/text/date-time.tsx';
import { QueryView } from '../../ui/states/query-view.tsx';
import { figureCell, Table } from '../../ui/page/table.tsx';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { browserName } from './browser-name.ts';
import { sessionsQuery } from './users.queries.ts';
import { words } from './users.words.ts';

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
            <Table caption={words.sessions.head}>
              <thead>
                <tr>
                  <th>{words.sessions.where}</th>
                  <th className="only-wide">{words.sessions.since}</th>
                  <th>{words.sessions.used}</th>
                  <th className={figureCell}>
                    <span className="vh">{words.sessions.end}</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {sessions.map((session) => (
                  <SessionRow
                    key={session.session_id}
                    session={session}
                    pending={end.isPending}
                    onEnd={() => end.mutate(session)}
                  />
                ))}
              </tbody>
            </Table>
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

function SessionRow({
  session,
  pending,
  onEnd,
}: {
  session: LoginSession;
  pending: boolean;
  onEnd: () => void;
}) {
  const name = browserName(session.user_agent) ?? words.sessions.unknown;
  return (
    <tr>
      <td style={{ overflowWrap: 'anywhere' }}>
        <b className="b">{name}</b> {session.is_this && <span className="mut">({words.sessions.this})</span>}
        {session.address && <div className="sm mut">{session.address}</div>}
      </td>
      <td className="only-wide">
        <DateTime iso={session.started_at} withTime />
      </td>
      <td>
        <DateTime iso={session.last_used_at} withTime />
      </td>
      <td className={figureCell}>
        {!session.is_this && (
          <Button
            size="sm"
            variant="quiet"
            aria-label={`${words.sessions.end}: ${name}`}
            busy={pending}
            onClick={onEnd}
          >
            {words.sessions.end}
          </Button>
        )}
      </td>
    </tr>
  );
}
