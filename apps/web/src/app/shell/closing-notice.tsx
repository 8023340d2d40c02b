import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { deletionQuery } from '../../features/workspaces/workspaces.queries.ts';
import { paths } from '../../lib/paths.ts';
import { DateTime } from '../../ui/text/date-time.tsx';
import { Tag } from '../../ui/text/tag.tsx';
import styles from './sample-notice.module.css';

/** Says on every screen that the workspace is about to be deleted. */
export function ClosingNotice() {
  const { data } = useQuery(deletionQuery);
  if (!data?.deletes_at) return null;
  return (
    <div className={styles.notice}>
      <Tag meaning="bad">Closing</Tag>
      <span className={styles.words}>
        This workspace will be deleted after <DateTime iso={data.deletes_at} />.{' '}
        <Link to={paths.workspaceSettings}>Open settings</Link>
      </span>
    </div>
  );
}
