import type { GivenParts } from '@earshot/contracts/recording-shares';
import type { Span } from '@earshot/replay-format/playing/quiet-spans';
import type { ReplayPlayer } from '@earshot/replay-format/playing/replay-player';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { formatCount } from '../../../lib/format.ts';
import { showToast } from '../../../ui/overlays/toast-store.ts';
import { Controls } from './player/controls.tsx';
import { Details, detailTabs } from './details.tsx';
import { EventList } from './moments/event-list.tsx';
import { feedbackAsMoments, type SaidItem } from './moments/feedback-as-moments.ts';
import { Legend } from './moments/legend.tsx';
import { isTrouble, momentGroups } from './moments/moment-looks.ts';
import type { GivenRecording } from './player/played-recording.ts';
import { playedRecording } from './player/played-recording.ts';
import { keepMoment, momentOfAddress, withMoment } from './replay-path.ts';
import { replayWords } from './replay.words.ts';
import { StageFrame } from './player/stage-frame.tsx';
import { Timeline } from './moments/timeline.tsx';
import { useMarkedPart } from './use-marked-part.ts';
import { usePlayerState, useReplayPlayer, type ReplaySource } from './player/use-replay-player.ts';
import { usePlayerKeys } from './player/use-player-keys.ts';
import styles from './replay-view.module.css';

type Beside = (player: ReplayPlayer, marked: Span | null) => ReactNode;

interface ReplayViewProps {
  given: GivenRecording;
  source: ReplaySource;
  head: Beside;
  /** What else stands beside the picture; with it, parts can be marked. */
  beside?: Beside;
  /** What was shared of the recording; everything when not given. */
  parts?: GivenParts;
  /** Feedback that the person gave then. */
  said?: readonly SaidItem[];
}

/** The stage plays on for a moment until it hears that it is to stop, and tells how far it came. */
const standsStillMs = 500;
const noneSaid: readonly SaidItem[] = [];

/** A recording that is watched: the picture, its time, and what happened beside it. */
export function ReplayView({ given, source, head, beside, parts, said = noneSaid }: ReplayViewProps) {
  const [search] = useSearchParams();
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const played = useMemo(() => playedRecording(given), [given]);
  const { whole, quiet } = played;
  const [startAt] = useState(() => whole.from + momentOfAddress(search));
  const { player, link } = useReplayPlayer(source, played, startAt);
  const moments = useMemo(
    () => [...given.moments, ...feedbackAsMoments(said)].sort((a, b) => a.at - b.at),
    [given, said],
  );
  const screen = useRef<HTMLDivElement>(null);
  const { isFull, toggleFull } = useFullScreen(screen);
  const stoodAt = useRef(startAt);
  const put = (name: string, value: string, usual: string) => {
    const next = withMoment(search, stoodAt.current - whole.from);
    if (value === usual) next.delete(name);
    else next.set(name, value);
    // A shared recording's address holds its secret in the fragment.
    void navigate({ search: next.toString(), hash }, { replace: true, preventScrollReset: true });
  };
  const isPlaying = usePlayerState(player, (state) => state.isPlaying);
  const wasPlayed = useRef(false);
  useEffect(() => {
    wasPlayed.current ||= isPlaying;
    // The first picture may come long after the start of what a slow page sent: what stands there was not gone to by anybody.
    if (isPlaying || !wasPlayed.current) return undefined;
    const timer = setTimeout(() => {
      const { at } = player.state();
      stoodAt.current = at;
      keepMoment(pathname, at - whole.from);
    }, standsStillMs);
    return () => clearTimeout(timer);
    // The address follows where the replay was stopped, nothing else.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isPlaying]);
  const nextTrouble = () => {
    const next = moments.find((moment) => isTrouble(moment) && moment.at > player.state().at + 500);
    if (next) player.seek(next.at);
    else showToast(replayWords.noMoreTrouble);
  };
  const { marked, mark } = useMarkedPart(player, whole);
  usePlayerKeys(player, moments, toggleFull, beside && mark);
  const group = momentGroups.find((one) => one === search.get('events')) ?? 'all';
  const tab = detailTabs.find((one) => one === search.get('details')) ?? 'console';
  return (
    <div className={styles.screen}>
      {head(player, marked)}
      <div className={styles.columns}>
        <div className={styles.watched} ref={screen}>
          <StageFrame player={player} link={link} moments={moments} firstSize={given.recording.browser} />
          <div className={styles.bar}>
            <Timeline
              player={player}
              whole={whole}
              quiet={quiet}
              activeSeconds={given.active_seconds}
              moments={moments}
              marked={marked}
            />
            <Controls
              player={player}
              whole={whole}
              isLive={given.recording.is_live}
              onNextTrouble={nextTrouble}
              isFull={isFull}
              onFullScreen={toggleFull}
            />
            <Legend moments={moments} quiet={quiet} />
          </div>
        </div>
        <div className={styles.beside}>
          <section className="card" aria-labelledby="replay-events">
            <h2 id="replay-events" className={`h ${styles.title}`}>
              {replayWords.events} <span className="mut">{formatCount(moments.length)}</span>
            </h2>
            <EventList
              player={player}
              moments={moments}
              from={whole.from}
              group={group}
              onGroup={(value) => put('events', value, 'all')}
            />
          </section>
          <Details
            player={player}
            given={given}
            from={whole.from}
            tab={tab}
            onTab={(value) => put('details', value, 'console')}
            parts={parts}
          />
          {beside?.(player, marked)}
        </div>
      </div>
    </div>
  );
}

function useFullScreen(part: React.RefObject<HTMLElement | null>) {
  const [isFull, setIsFull] = useState(false);
  useEffect(() => {
    const follow = () => setIsFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, []);
  const toggleFull = () => {
    if (document.fullscreenElement) void document.exitFullscreen();
    else void part.current?.requestFullscreen().catch(() => undefined);
  };
  return { isFull, toggleFull };
}
