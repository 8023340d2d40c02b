import type { LostMasking as Lost, mendings } from '@earshot/contracts/recordings';
import { useState } from 'react';
import { formatDay } from '../../lib/format.ts';
import { Button } from '../inputs/button.tsx';
import { DateTime } from '../text/date-time.tsx';
import { Dialog } from '../overlays/dialog.tsx';
import { lostMaskingWords as words } from './lost-masking.words.ts';
import { Progress } from '../states/progress.tsx';

type How = (typeof mendings)[number];

interface LostMaskingProps {
  lost: Lost;
  /** Undefined for those who may not decide. */
  onMend: ((how: How) => void) | undefined;
  busy: boolean;
}

/** How many recordings may show text that was to be masked, how far masking them is, and what can be done. */
export function LostMasking({ lost, onMend, busy }: LostMaskingProps) {
  const [asking, setAsking] = useState<How | null>(null);
  const {
    recording_count: all,
    masked_count: masked,
    first_at: first,
    last_at: last,
    is_asked: isAsked,
  } = lost;
  const left = all - masked;
  if (left === 0 || first === null || last === null) return <p>{words.done(all)}</p>;
  const mend = (how: How) => {
    setAsking(null);
    onMend?.(how);
  };
  return (
    <div className="col g2">
      <p>
        {words.counted(left)} <DateTime iso={first} />
        {formatDay(first) !== formatDay(last) && (
          <>
            {' '}
            {words.until} <DateTime iso={last} />
          </>
        )}
        . {isAsked && words.asked}
      </p>
      {(isAsked || masked > 0) && <Progress share={masked / all} label={words.progress(masked, all)} />}
      {onMend && (
        <div className="row wrap">
          <Button size="sm" busy={busy} onClick={() => setAsking('mask')}>
            {words.mask}
          </Button>
          <Button size="sm" variant="quiet" busy={busy} onClick={() => setAsking('delete')}>
            {words.delete}
          </Button>
        </div>
      )}
      <Dialog
        opened={asking !== null}
        onClose={() => setAsking(null)}
        title={asking === 'delete' ? words.deleteTitle : words.maskTitle}
        size="sm"
      >
        <div className="col g4">
          <p>{asking === 'delete' ? words.deleteText(left) : words.maskText(left)}</p>
          <div className="row" style={{ justifyContent: 'flex-end' }}>
            <Button variant="quiet" onClick={() => setAsking(null)}>
              {words.cancel}
            </Button>
            <Button variant="danger" onClick={() => asking && mend(asking)}>
              {asking === 'delete' ? words.delete : words.mask}
            </Button>
          </div>
        </div>
      </Dialog>
    </div>
  );
}
