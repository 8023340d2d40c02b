import type { Moment } from '@earshot/contracts/recordings';
import { useMemo } from 'react';
import { lengthOf, type Span } from '@earshot/replay-format/playing/quiet-spans';
import { clockOf } from '@earshot/replay-format/playing/timeline-scale';
import { formatCount } from '../../../../lib/format.ts';
import { Marker } from './marker.tsx';
import { momentLooks, type MomentKind } from './moment-looks.ts';
import { replayWords } from '../replay.words.ts';
import styles from './legend.module.css';

/** What the marks of the timeline mean, and how many there are of each. */
export function Legend({ moments, quiet }: { moments: readonly Moment[]; quiet: readonly Span[] }) {
  const counts = useMemo(() => {
    const byKind = new Map<MomentKind, number>();
    for (const { kind } of moments) byKind.set(kind, (byKind.get(kind) ?? 0) + 1);
    return byKind;
  }, [moments]);
  const kinds = (Object.keys(momentLooks) as MomentKind[]).filter(
    (kind) => momentLooks[kind].shape !== null && counts.has(kind),
  );
  return (
    <ul className={styles.legend}>
      {kinds.map((kind) => (
        <li key={kind}>
          <Marker shape={momentLooks[kind].shape ?? 'dot'} />
          {replayWords.kind[kind]} {formatCount(counts.get(kind) ?? 0)}
        </li>
      ))}
      {quiet.length > 0 && (
        <li>
          <i className={styles.quiet} />
          {replayWords.quiet(clockOf(lengthOf(quiet)))}
        </li>
      )}
    </ul>
  );
}
