import type { CallReply } from '@earshot/contracts/call';
import type { recordings } from '@earshot/contracts/recordings';
import { Link } from 'react-router';
import { clockOf } from '@earshot/replay-format/playing/timeline-scale';
import { formatCounted } from '../../../lib/format.ts';
import { Avatar } from '../../../ui/page/avatar.tsx';
import { DateTime } from '../../../ui/text/date-time.tsx';
import { Tag } from '../../../ui/text/tag.tsx';
import { replayPath } from '../replay/replay-path.ts';
import { visitorName, visitorSeed } from '../visitor-name.ts';
import { deviceOf } from './device-of.ts';
import { withListFilter, type ListFilter } from './filter-address.ts';
import { listWords } from './list.words.ts';
import { SessionStrip } from './session-strip.tsx';
import styles from './recording-row.module.css';

export type ListedRecording = CallReply<typeof recordings.list>['recordings'][number];

interface RecordingRowProps {
  recording: ListedRecording;
  /** What the list is narrowed down to: the player's ways to the sessions beside this one keep to it. */
  filter?: ListFilter;
}

/** One session on one line; the whole row opens it, at the moment that was looked for. */
export function RecordingRow({ recording, filter = {} }: RecordingRowProps) {
  const { seconds, active_seconds: active, matched_at: matched, browser, strip } = recording;
  const moment = matched === null ? 0 : matched - Date.parse(recording.page_started_at) - leadMs;
  const device = browser && deviceOf(browser.user_agent);
  const trouble = troubleOf(recording);
  return (
    <li className={styles.row}>
      <Avatar seed={visitorSeed(recording)} size={28} />
      <span className={styles.who}>
        <Link
          className={styles.link}
          to={inList(replayPath(recording.session_id, Math.max(0, moment)), filter)}
        >
          {visitorName(recording)}
        </Link>
        {recording.account && <span className={styles.account}> {recording.account}</span>}
      </span>
      <Pages recording={recording} />
      <span className={styles.device}>{device ?? listWords.noDevice}</span>
      <span className={styles.happened}>
        {strip && <SessionStrip strip={strip} label={listWords.strip(trouble)} />}
        {recording.is_live && <Tag meaning="mark">{listWords.live}</Tag>}
        {recording.is_digesting && !recording.is_live && <Tag meaning="outline">{listWords.digesting}</Tag>}
      </span>
      <span className={styles.trouble}>{trouble}</span>
      <span className={styles.length} title={listWords.active(clockOf(active * 1000))}>
        {clockOf(seconds * 1000)}
      </span>
      <span className={styles.date}>
        <DateTime iso={recording.started_at} withTime />
      </span>
    </li>
  );
}

/** What led to a moment is seen when the replay begins a little before it. */
const leadMs = 5000;

/** The first page and the last, how many there were, and where: what matters least is cut off first. */
function Pages({ recording }: { recording: ListedRecording }) {
  const { first_url: first, last_url: last, page_count: count } = recording;
  if (first === null) return <span className={styles.pages}>{listWords.noPage}</span>;
  const isLeft = last !== null && last !== first;
  return (
    <span className={styles.pages} title={isLeft ? `${first} → ${last}` : first}>
      {pathOf(first)}
      {isLeft && ` → ${pathOf(last)}`}
      <span className={styles.about}>
        {count > 1 && ` · ${listWords.pages(count)}`}
        {hostOf(first) && ` · ${hostOf(first)}`}
      </span>
    </span>
  );
}

function troubleOf(recording: ListedRecording): string {
  const { rage_click_count: rage, error_count: errors, dead_click_count: dead } = recording;
  return [
    rage > 0 && formatCounted(rage, 'rage click'),
    errors > 0 && formatCounted(errors, 'error'),
    dead > 0 && formatCounted(dead, 'dead click'),
  ]
    .filter(Boolean)
    .join(', ');
}

function inList(path: string, filter: ListFilter): string {
  const [pathname = '', query = ''] = path.split('?');
  return `${pathname}?${withListFilter(new URLSearchParams(query), filter)}`;
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : '';
}

function pathOf(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname : url;
}
