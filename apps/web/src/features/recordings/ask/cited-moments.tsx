import { generatedName } from '../visitor-name.ts';
import type { CitedMoment } from '@earshot/contracts/session-questions';
import { Link } from 'react-router';
import { DateTime } from '../../../ui/text/date-time.tsx';
import { replayPath } from '../replay/replay-path.ts';
import { clockOf } from '@earshot/replay-format/playing/timeline-scale';
import { askSessionsWords as words } from './ask-sessions.words.ts';
import styles from './ask-sessions.module.css';

/** The moments that an answer rests on; each opens the replay at its second. */
export function CitedMoments({ citations }: { citations: readonly CitedMoment[] }) {
  return (
    <section aria-label={words.moments}>
      <h2 className="h">{words.moments}</h2>
      <ol className={styles.moments}>
        {citations.map(({ number, recording_id: id, at_ms: at, what, who, started_at: begun }) => (
          <li key={number}>
            <span className={styles.cite} aria-hidden="true">
              {number}
            </span>
            <Link className={styles.moment} to={replayPath(id, at)}>
              {what}
            </Link>
            <span className="mut sm">
              {who ?? generatedName(id)}, <DateTime iso={begun} withTime />, {clockOf(at)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
