import { momentWords, pathOf } from '@earshot/replay-format/moment-words';
import type { Moment } from '@earshot/contracts/recordings';
import { useMemo, useRef, useState, type PointerEvent } from 'react';
import type { Span } from '@earshot/replay-format/playing/quiet-spans';
import type { ReplayPlayer } from '@earshot/replay-format/playing/replay-player';
import { activityBars, clockOf, instantAt, positionOf } from '@earshot/replay-format/playing/timeline-scale';
import { useWidth } from '../../../../ui/charts/use-width.ts';
import { Marker } from './marker.tsx';
import { markerClusters } from './marker-clusters.ts';
import { pageAt } from './moment-at.ts';
import { momentLooks } from './moment-looks.ts';
import { replayWords } from '../replay.words.ts';
import { usePlayerState } from '../player/use-replay-player.ts';
import styles from './timeline.module.css';

interface TimelineProps {
  player: ReplayPlayer;
  whole: Span;
  quiet: readonly Span[];
  activeSeconds: readonly number[];
  /** In order of time. */
  moments: readonly Moment[];
  /** A part that was marked for a clip. */
  marked: Span | null;
}

const barPixels = 7;
const stepMs = 5000;

/** Where one is in the session, what happened when, and the way there. */
export function Timeline({ player, whole, quiet, activeSeconds, moments, marked }: TimelineProps) {
  const place = useRef<HTMLDivElement>(null);
  const width = useWidth(place, 700);
  const [pointed, setPointed] = useState<number | null>(null);
  const clusters = useMemo(() => markerClusters(moments, whole, width), [moments, whole, width]);
  const pointedAt = (event: PointerEvent) => {
    const box = place.current?.getBoundingClientRect();
    return box ? instantAt((event.clientX - box.left) / box.width, whole) : whole.from;
  };
  return (
    <div className={styles.timeline} ref={place}>
      <div className={styles.markers}>
        {clusters.map(({ position, shown, count }) => (
          <button
            key={`${shown.at}.${shown.kind}`}
            type="button"
            tabIndex={-1}
            className={styles.marker}
            style={{ left: `${position * 100}%` }}
            title={[
              clockOf(shown.at - whole.from),
              momentWords(shown).what,
              count > 1 ? `+ ${count - 1}` : '',
            ]
              .filter(Boolean)
              .join(' ')}
            aria-label={`${clockOf(shown.at - whole.from)} ${momentWords(shown).what}`}
            onClick={() => player.seek(shown.at)}
          >
            <Marker shape={momentLooks[shown.kind].shape ?? 'dot'} />
            {count > 1 && <span className={styles.count}>{count}</span>}
          </button>
        ))}
      </div>
      <Slider
        player={player}
        whole={whole}
        onPointer={(event) => {
          setPointed(pointedAt(event));
          if (event.buttons === 1) player.seek(pointedAt(event));
        }}
        onLeave={() => setPointed(null)}
      >
        <Bars activeSeconds={activeSeconds} quiet={quiet} whole={whole} width={width} />
        {marked && <i className={styles.marked} style={placeOf(marked, whole)} />}
        <Playhead player={player} whole={whole} />
      </Slider>
      {pointed !== null && (
        <div
          className={styles.hover}
          style={{ left: `clamp(60px, ${positionOf(pointed, whole) * 100}%, calc(100% - 60px))` }}
          aria-hidden="true"
        >
          <b className="b">{clockOf(pointed - whole.from)}</b> {pathOf(pageAt(moments, undefined, pointed))}
        </div>
      )}
    </div>
  );
}

interface SliderProps {
  player: ReplayPlayer;
  whole: Span;
  onPointer: (event: PointerEvent) => void;
  onLeave: () => void;
  children: React.ReactNode;
}

/** The scrubber: dragged, clicked, or moved by keys. */
function Slider({ player, whole, onPointer, onLeave, children }: SliderProps) {
  const seconds = usePlayerState(player, ({ at }) => Math.floor((at - whole.from) / 1000));
  const all = Math.max(1, Math.floor((whole.to - whole.from) / 1000));
  const to = (at: number) => player.seek(at);
  const at = () => player.state().at;
  const keys: Record<string, () => void> = {
    ArrowLeft: () => to(at() - stepMs),
    ArrowDown: () => to(at() - stepMs),
    ArrowRight: () => to(at() + stepMs),
    ArrowUp: () => to(at() + stepMs),
    PageUp: () => to(at() + stepMs * 12),
    PageDown: () => to(at() - stepMs * 12),
    Home: () => to(whole.from),
    End: () => to(whole.to),
  };
  return (
    <div
      className={styles.slider}
      role="slider"
      tabIndex={0}
      aria-label={replayWords.timeline}
      aria-valuemin={0}
      aria-valuemax={all}
      aria-valuenow={Math.min(seconds, all)}
      aria-valuetext={replayWords.timelineAt(clockOf(seconds * 1000), clockOf(all * 1000))}
      onKeyDown={(event) => {
        const act = keys[event.key];
        if (!act) return;
        event.preventDefault();
        act();
      }}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        onPointer(event);
      }}
      onPointerMove={onPointer}
      onPointerLeave={onLeave}
    >
      {children}
    </div>
  );
}

interface BarsProps {
  activeSeconds: readonly number[];
  quiet: readonly Span[];
  whole: Span;
  width: number;
}

/** How active the person was, and where they were not. */
function Bars({ activeSeconds, quiet, whole, width }: BarsProps) {
  const bars = useMemo(
    () => activityBars(activeSeconds, whole, Math.max(1, Math.floor(width / barPixels))),
    [activeSeconds, whole, width],
  );
  return (
    <>
      {quiet.map(({ from, to }) => (
        <i key={from} className={styles.quiet} style={placeOf({ from, to }, whole)} />
      ))}
      <svg
        className={styles.bars}
        viewBox={`0 0 ${bars.length} 1`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {bars.map((share, bar) =>
          share === 0 ? null : (
            <rect
              key={bar}
              x={bar + 0.12}
              width={0.76}
              y={1 - 0.15 - share * 0.85}
              height={0.15 + share * 0.85}
            />
          ),
        )}
      </svg>
    </>
  );
}

function placeOf({ from, to }: Span, whole: Span) {
  const left = positionOf(from, whole);
  return { left: `${left * 100}%`, width: `${(positionOf(to, whole) - left) * 100}%` };
}

function Playhead({ player, whole }: { player: ReplayPlayer; whole: Span }) {
  const position = usePlayerState(player, ({ at }) => positionOf(at, whole));
  return (
    <>
      <i className={styles.rest} style={{ left: `${position * 100}%` }} />
      <i className={styles.playhead} style={{ left: `${position * 100}%` }} />
    </>
  );
}
