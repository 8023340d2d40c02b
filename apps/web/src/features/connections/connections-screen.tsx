import { useQuery } from '@tanstack/react-query';
import { PageHead } from '../../ui/page/page-head.tsx';
import { QueryView } from '../../ui/states/query-view.tsx';
import { ConnectionTable } from './connection-table.tsx';
import styles from './connections.module.css';
import { connectionsQuery, kindsQuery } from './connections.queries.ts';
import { connectionWords as words } from './connections.words.ts';
import { Gallery } from './gallery.tsx';

/** What is connected, and what can be. */
export function ConnectionsScreen() {
  const list = useQuery(connectionsQuery);
  const kinds = useQuery(kindsQuery);
  return (
    <div className={styles.screen}>
      <PageHead title={words.title} lead={words.lead} />
      <QueryView query={list} what={words.what}>
        {({ connections }) =>
          connections.length > 0 ? (
            <ConnectionTable connections={connections} />
          ) : (
            <p className="mut">{words.none}</p>
          )
        }
      </QueryView>
      <QueryView query={kinds} what={words.whatKinds}>
        {({ kinds: known }) => <Gallery kinds={known} />}
      </QueryView>
    </div>
  );
}
