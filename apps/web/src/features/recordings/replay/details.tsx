import { pathOf } from '@earshot/replay-format/moment-words';
import type { GivenParts } from '@earshot/contracts/recording-shares';
import type { LogEntry } from '@earshot/replay-format/stage-messages';
import { useEffect, useMemo, useRef } from 'react';
import type { ReplayPlayer } from '@earshot/replay-format/playing/replay-player';
import { clockOf } from '@earshot/replay-format/playing/timeline-scale';
import { formatCount } from '../../../lib/format.ts';
import { FactsOfPage } from './facts-of-page.tsx';
import { FactsOfSession } from './facts-of-session.tsx';
import { momentIndexAt } from './moments/moment-at.ts';
import type { GivenRecording } from './player/played-recording.ts';
import { replayWords } from './replay.words.ts';
import { usePlayerState } from './player/use-replay-player.ts';
import styles from './details.module.css';

export const detailTabs = ['console', 'network', 'page', 'session'] as const;
export type DetailTab = (typeof detailTabs)[number];

interface DetailsProps {
  player: ReplayPlayer;
  given: GivenRecording;
  from: number;
  tab: DetailTab;
  onTab: (tab: DetailTab) => void;
  /** What was shared of it; everything when not given. */
  parts?: GivenParts | undefined;
}

type Of<Tag extends LogEntry['tag']> = Extract<LogEntry, { tag: Tag }>;

/** Console, requests and facts beside the picture; the lists follow the time. */
export function Details({ player, given, from, tab: wanted, onTab, parts }: DetailsProps) {
  const tabs = detailTabs.filter((one) => isShown(one, parts));
  const tab = tabs.includes(wanted) ? wanted : (tabs[0] ?? 'page');
  const log = usePlayerState(player, (state) => state.log);
  const lines = useMemo(
    () => log.filter((entry) => entry.tag === 'es:console' || entry.tag === 'es:error'),
    [log],
  );
  const requests = useMemo(() => log.filter((entry) => entry.tag === 'es:network'), [log]);
  const counts: Partial<Record<DetailTab, number>> = { console: lines.length, network: requests.length };
  return (
    <section className="card" aria-label={replayWords.tools}>
      <div className={styles.tabs} role="tablist" aria-label={replayWords.tools}>
        {tabs.map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            id={`detail-${one}`}
            aria-selected={one === tab}
            aria-controls="detail-panel"
            className={one === tab ? styles.on : undefined}
            onClick={() => onTab(one)}
          >
            {replayWords[one]}
            {counts[one] !== undefined && <span className={styles.count}>{formatCount(counts[one])}</span>}
          </button>
        ))}
      </div>
      <div role="tabpanel" id="detail-panel" aria-labelledby={`detail-${tab}`}>
        {tab === 'console' && (
          <Rows player={player} entries={lines} from={from} none={replayWords.noConsole}>
            {(entry) => <ConsoleLine entry={entry} />}
          </Rows>
        )}
        {tab === 'network' && (
          <Rows player={player} entries={requests} from={from} none={replayWords.noNetwork}>
            {(entry) => <Request entry={entry} />}
          </Rows>
        )}
        {tab === 'page' && <FactsOfPage player={player} log={log} />}
        {tab === 'session' && <FactsOfSession given={given} />}
        {(tab === 'console' || tab === 'network') && <p className={styles.foot}>{replayWords.soFar}</p>}
      </div>
    </section>
  );
}

function isShown(tab: DetailTab, parts: GivenParts | undefined): boolean {
  if (!parts || tab === 'page') return true;
  return tab === 'session' ? parts.person || parts.metadata : parts[tab];
}

interface RowsProps<Entry> {
  player: ReplayPlayer;
  entries: readonly Entry[];
  from: number;
  none: string;
  children: (entry: Entry) => React.ReactNode;
}

function Rows<Entry extends { at: number }>({ player, entries, from, none, children }: RowsProps<Entry>) {
  const current = usePlayerState(player, ({ at }) => momentIndexAt(entries, at));
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const row = list.current?.children[current];
    if (!list.current || !(row instanceof HTMLElement)) return;
    list.current.scrollTop = row.offsetTop - list.current.clientHeight / 2;
  }, [current]);
  if (entries.length === 0) return <p className={styles.none}>{none}</p>;
  return (
    <ul className={styles.list} ref={list}>
      {entries.map((entry, row) => (
        <li key={`${entry.at}.${row}`}>
          <button
            type="button"
            className={row === current ? `${styles.line} ${styles.now}` : styles.line}
            onClick={() => player.seek(entry.at)}
          >
            <time>{clockOf(entry.at - from)}</time>
            {children(entry)}
          </button>
        </li>
      ))}
    </ul>
  );
}

function ConsoleLine({ entry }: { entry: Of<'es:console'> | Of<'es:error'> }) {
  const isError = entry.tag === 'es:error' || entry.payload.level === 'error';
  const text = entry.tag === 'es:error' ? entry.payload.message : entry.payload.text;
  return <span className={isError ? `${styles.text} ${styles.bad}` : styles.text}>{text}</span>;
}

function Request({ entry: { payload } }: { entry: Of<'es:network'> }) {
  const isBad = payload.status >= 400;
  return (
    <span className={styles.request}>
      <span className="clip" title={payload.url}>
        {pathOf(payload.url)}
      </span>
      <span className={isBad ? styles.bad : undefined}>{payload.status || replayWords.noAnswer}</span>
      <span className="nw">{Math.round(payload.duration)} ms</span>
    </span>
  );
}
