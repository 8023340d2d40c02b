import type { CallReply } from '@earshot/contracts/call';
import type { recordings } from '@earshot/contracts/recordings';
import { Link } from 'react-router';
import { clockOf } from '@earshot/replay-format/playing/timeline-scale';
import { formatShare } from '../../../lib/format.ts';
import { Avatar } from '../../../ui/page/avatar.tsx';
import { DateTime } from '../../../ui/text/date-time.tsx';
import { Tag } from '../../../ui/text/tag.tsx';
import { replayPath } from '../replay/replay-path.ts';
import { listWords } from './list.words.ts';
import styles from './recording-row.module.css';

export type ListedRecording = CallReply<typeof recordings.list>['recordings'][number];

/** One session; the whole row opens it, at the moment that was looked for. */
export function RecordingRow({ recording }: { recording: ListedRecording }) {
  const { person, seconds, active_seconds: active, matched_at: matched } = recording;
  const moment = matched === null ? 0 : matched - Date.parse(recording.page_started_at) - leadMs;
  return (
    <li className={styles.row}>
      <Avatar seed={person?.id ?? recording.session_id} size={32} />
      <div className={styles.who}>
        <Link className={styles.link} to={replayPath(recording.session_id, Math.max(0, moment))}>
          {person?.name ?? person?.email ?? person?.id ?? listWords.visitor}
        </Link>
        <span className={styles.page} title={recording.first_url ?? undefined}>
          {recording.account && <b className="b">{recording.account} </b>}
          {pageOf(recording.first_url)}
        </span>
      </div>
      <span className={styles.tags}>
        <Trouble recording={recording} />
        {person && (
          <Tag meaning={person.is_verified ? 'good' : 'outline'}>
            {person.is_verified ? listWords.verified : listWords.unverified}
          </Tag>
        )}
      </span>
      <span className={styles.length} title={listWords.length(clockOf(seconds * 1000))}>
        {clockOf(seconds * 1000)}
        {seconds > 0 && (
          <span className="mut">
            {' '}
            {listWords.active(formatShare(Math.min(1, active / Math.max(1, seconds))))}
          </span>
        )}
      </span>
      <span className={styles.date}>
        <DateTime iso={recording.started_at} withTime />
      </span>
    </li>
  );
}

/** What led to a moment is seen when the replay begins a little before it. */
const leadMs = 5000;

function Trouble({ recording }: { recording: ListedRecording }) {
  return (
    <>
      {recording.is_live && <Tag meaning="mark">{listWords.live}</Tag>}
      {recording.rage_click_count > 0 && (
        <Tag meaning="bad">{listWords.trouble.rage(recording.rage_click_count)}</Tag>
      )}
      {recording.error_count > 0 && (
        <Tag meaning="warn">{listWords.trouble.errors(recording.error_count)}</Tag>
      )}
      {recording.dead_click_count > 0 && <Tag>{listWords.trouble.dead(recording.dead_click_count)}</Tag>}
      {recording.is_digesting && !recording.is_live && <Tag meaning="outline">{listWords.digesting}</Tag>}
    </>
  );
}

function pageOf(url: string | null): string {
  if (url === null) return listWords.noPage;
  try {
    const { host, pathname } = new URL(url);
    return host + pathname;
  } catch {
    return url;
  }
}
