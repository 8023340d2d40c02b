import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { ApiProblem } from '../../lib/api-problem.ts';
import { feedbackListPath } from '../../lib/feedback-paths.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/inputs/button-link.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import { Alert } from '../../ui/states/alert.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Progress } from '../../ui/states/progress.tsx';
import { QueryView } from '../../ui/states/query-view.tsx';
import { DateTime } from '../../ui/text/date-time.tsx';
import { Fact } from '../../ui/text/fact.tsx';
import { NumberLink } from '../../ui/text/number-link.tsx';
import type { Connection } from '@earshot/contracts/connections';
import { ConnectionActions } from './connection-actions.tsx';
import { ConnectionState } from './connection-state.tsx';
import styles from './connections.module.css';
import { connectionQuery } from './connections.queries.ts';
import { connectionWords as words } from './connections.words.ts';
import { RunList } from './run-list.tsx';

/** One connection: how it is doing, what its syncs brought, and what can be done about it. */
export function ConnectionScreen() {
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const query = useQuery(connectionQuery(id));
  const isGone = query.error instanceof ApiProblem && ['not_found', 'bad_request'].includes(query.error.code);
  if (isGone) {
    const action = <ButtonLink to={paths.connections}>{words.back}</ButtonLink>;
    return (
      <>
        <PageHead title={words.one} />
        <EmptyState sentence={words.gone} action={action} />
      </>
    );
  }
  return (
    <div className={styles.screen}>
      <QueryView query={query} what={words.whatOne}>
        {(connection) => <Shown connection={connection} />}
      </QueryView>
    </div>
  );
}

function Shown({ connection }: { connection: Connection }) {
  const { source_name, problem, state, run, source_id, item_count, account } = connection;
  return (
    <>
      <PageHead
        trail={<Link to={paths.connections}>{words.back}</Link>}
        title={source_name}
        actions={<ConnectionActions connection={connection} />}
      />
      {problem && <Alert meaning={state === 'needs_attention' ? 'bad' : 'warn'}>{problem.detail}</Alert>}
      {state === 'removing' && <Alert>{words.removing}</Alert>}
      {run?.state === 'waiting' && run.error && <Alert>{run.error}</Alert>}
      <FirstSync connection={connection} />
      <dl className={styles.state}>
        <Fact name={words.state}>
          <ConnectionState connection={connection} />
        </Fact>
        <Fact name={words.account}>{account}</Fact>
        <Fact name={words.items}>
          <NumberLink
            value={item_count}
            to={feedbackListPath({ source_ids: [source_id] })}
            label={words.itemsOf(item_count, source_name)}
          />
        </Fact>
        <Fact name={words.lastBrought}>
          <When iso={connection.last_brought_at} />
        </Fact>
        <Fact name={words.lastSynced}>
          <When iso={connection.last_synced_at} />
        </Fact>
        {connection.next_sync_at && (
          <Fact name={words.nextSync}>
            <When iso={connection.next_sync_at} />
          </Fact>
        )}
        <Fact name={words.connectedBy}>
          {connection.created_by}, <DateTime iso={connection.created_at} />
        </Fact>
      </dl>
      <RunList connectionId={connection.connection_id} />
    </>
  );
}

function When({ iso }: { iso: string | null }) {
  return iso === null ? words.never : <DateTime iso={iso} withTime />;
}

function FirstSync({ connection: { progress, state } }: { connection: Connection }) {
  if (!progress || state !== 'active') return null;
  const { items, total, seconds_left } = progress;
  const sentence = words.firstSync(items, total);
  return (
    <div className="col g2">
      <p>
        {sentence} {seconds_left !== null && words.left(Math.ceil(seconds_left / 60))}
      </p>
      {total !== null && total > 0 && <Progress share={items / total} label={sentence} />}
    </div>
  );
}
