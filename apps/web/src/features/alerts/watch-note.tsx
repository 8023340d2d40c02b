import { alertHistoryDays, type AlertWatch } from '@earshot/contracts/alerts';
import { formatCounted } from '../../lib/format.ts';
import { DateTime } from '../../ui/text/date-time.tsx';
import { alertWords } from './alerts.words.ts';

/** When one looked last, and whether there is enough to look at. */
export function WatchNote({ watch }: { watch: AlertWatch }) {
  const { looked_at: lookedAt, is_looking: isLooking, history } = watch;
  return (
    <div className="col g2">
      <p className="mut" role="status">
        {isLooking && alertWords.looking}
        {!isLooking && lookedAt === null && alertWords.neverLooked}
        {!isLooking && lookedAt !== null && (
          <>
            {alertWords.lookedAt} <DateTime iso={lookedAt} withTime />.
          </>
        )}
      </p>
      {history === null && <p>{alertWords.noHistory}</p>}
      {history !== null && history.days < alertHistoryDays && (
        <p>{alertWords.shortHistory(formatCounted(history.days, 'day'))}</p>
      )}
    </div>
  );
}
