import { formatDay, formatInstant, formatTime } from '../../lib/format.ts';

/** An instant in the reader's zone, the exact one on hover; `withTime` adds hour and minute. */
export function DateTime({ iso, withTime }: { iso: string; withTime?: boolean }) {
  return (
    <time dateTime={iso} title={formatInstant(iso)}>
      {formatDay(iso)}
      {withTime && `, ${formatTime(iso)}`}
    </time>
  );
}
