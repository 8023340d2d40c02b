import { momentWords } from '@earshot/replay-format/moment-words';
import type { Moment } from '@earshot/contracts/recordings';
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import type { ReplayPlayer } from '@earshot/replay-format/playing/replay-player';
import { clockOf } from '@earshot/replay-format/playing/timeline-scale';
import { formatCount } from '../../../../lib/format.ts';
import { Icon } from '../../../../ui/page/icon.tsx';
import { Select } from '../../../../ui/inputs/select.tsx';
import { TextInput } from '../../../../ui/inputs/text-input.tsx';
import { Marker } from './marker.tsx';
import { momentIndexAt } from './moment-at.ts';
import { joinRepeated, type RepeatedMoment } from './repeated-moments.ts';
import { isInGroup, momentGroups, momentLooks, type MomentGroup } from './moment-looks.ts';
import { replayWords } from '../replay.words.ts';
import { usePlayerState } from '../player/use-replay-player.ts';
import styles from './event-list.module.css';

interface EventListProps {
  player: ReplayPlayer;
  /** In order of time. */
  moments: readonly Moment[];
  from: number;
  group: MomentGroup | 'all';
  onGroup: (group: MomentGroup | 'all') => void;
}

const groupOptions = (['all', ...momentGroups] as const).map((value) => ({
  value,
  label: replayWords.groups[value],
}));

/** What happened, in order; it follows the time, and a row leads to its moment. */
export function EventList({ player, moments, from, group, onGroup }: EventListProps) {
  const [words, setWords] = useState('');
  const shown = useMemo(() => joinRepeated(found(moments, group, words)), [moments, group, words]);
  const current = usePlayerState(player, ({ at }) => momentIndexAt(shown, at));
  const list = useRef<HTMLUListElement>(null);
  const isPointed = useRef(false);
  useEffect(() => {
    const row = list.current?.children[Math.max(0, current)];
    // Who is about to press a row must not have it moved away.
    if (!list.current || !(row instanceof HTMLElement) || isPointed.current) return;
    list.current.scrollTop = row.offsetTop - list.current.clientHeight / 2;
  }, [current]);
  return (
    <>
      <div className={styles.filter}>
        <div className="grow">
          <TextInput
            label={replayWords.findEvents}
            hideLabel
            small
            type="search"
            placeholder={replayWords.findEvents}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        </div>
        <div className={styles.kinds}>
          <Select
            label={replayWords.kinds}
            hideLabel
            small
            options={groupOptions}
            value={group}
            onChange={onGroup}
          />
        </div>
      </div>
      {shown.length === 0 && (
        <p className={styles.none}>{moments.length === 0 ? replayWords.noEvents : replayWords.noneFits}</p>
      )}
      <ul
        ref={list}
        className={styles.list}
        onPointerEnter={() => (isPointed.current = true)}
        onPointerLeave={() => (isPointed.current = false)}
      >
        {shown.map((moment, row) => (
          <EventRow
            key={`${moment.at}.${row}`}
            moment={moment}
            clock={clockOf(moment.at - from)}
            isNow={row === current}
            player={player}
          />
        ))}
      </ul>
    </>
  );
}

function found(moments: readonly Moment[], group: MomentGroup | 'all', words: string): readonly Moment[] {
  const wanted = words.trim().toLowerCase();
  return moments.filter((moment) => {
    if (!isInGroup(moment, group)) return false;
    if (wanted === '') return true;
    const { what, about } = momentWords(moment);
    return `${what}\n${about}\n${moment.label}`.toLowerCase().includes(wanted);
  });
}

interface EventRowProps {
  moment: RepeatedMoment;
  clock: string;
  isNow: boolean;
  player: ReplayPlayer;
}

const EventRow = memo(function EventRow({ moment, clock, isNow, player }: EventRowProps) {
  const { what, about } = momentWords(moment);
  const { icon, shape, weight } = momentLooks[moment.kind];
  return (
    <li className={styles.row}>
      <button
        type="button"
        className={isNow ? `${styles.event} ${styles.now}` : styles.event}
        aria-current={isNow ? 'time' : undefined}
        onClick={() => player.seek(moment.at)}
      >
        <time>{clock}</time>
        <Icon name={icon} size="s" />
        <span className={styles.words}>
          <span className={weight === 2 ? 'b' : undefined}>{what}</span>
          {moment.times > 1 && <span className="mut"> ×{formatCount(moment.times)}</span>}
          {about && <span className={styles.about}>{about}</span>}
        </span>
        {shape && weight > 0 && <Marker shape={shape} />}
      </button>
    </li>
  );
});
