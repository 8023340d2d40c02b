import type { AlertChange, AlertDriver } from '@earshot/contracts/alerts';
import { feedbackListPath } from '../../lib/feedback-paths.ts';
import { formatCalendarDay, formatCount, formatShare } from '../../lib/format.ts';
import { DateTime } from '../../ui/text/date-time.tsx';
import { NumberLink } from '../../ui/text/number-link.tsx';
import { changeWords } from './alerts.words.ts';

/** How much it was, how much was expected, since when, and what drives it. */
export function ChangeWords({ change }: { change: AlertChange }) {
  const { name, count, days, range, filters, drivers, found_count: found, found_at: foundAt } = change;
  const [from, to] = [formatCalendarDay(days.from), formatCalendarDay(days.to)];
  return (
    <>
      <NumberLink
        value={count}
        to={feedbackListPath(filters)}
        label={changeWords.itemsOf(`${formatCount(count)} ${changeWords.items(count)}`, name, from, to)}
      />{' '}
      {changeWords.items(count)} {changeWords.span(from, to)};{' '}
      {changeWords.usual(formatCount(range.low), formatCount(range.high))}{' '}
      {changeWords.began(formatCalendarDay(change.since))}{' '}
      {change.last_seen_on > days.to && changeWords.stillSeen(formatCalendarDay(change.last_seen_on))}{' '}
      {found !== count && (
        <>
          {changeWords.wasFound(formatCount(found))} <DateTime iso={foundAt} />.
        </>
      )}
      {drivers.length > 0 && <br />}
      <ChangeDrivers drivers={drivers} />
    </>
  );
}

/** The parts that explain a change, or the largest one where none stands out; nothing without any. */
export function ChangeDrivers({ drivers }: { drivers: readonly AlertDriver[] }) {
  const concentrated = drivers.filter(({ is_concentrated: is }) => is);
  const shown = concentrated.length > 0 ? concentrated : drivers.slice(0, 1);
  if (shown.length === 0) return null;
  return (
    <>
      {concentrated.length > 0 ? changeWords.drivenBy : changeWords.largest}{' '}
      {shown.map((driver, n) => (
        <DriverWords
          key={`${driver.dimension} ${driver.name}`}
          driver={driver}
          isLast={n === shown.length - 1}
        />
      ))}
    </>
  );
}

function DriverWords({ driver, isLast }: { driver: AlertDriver; isLast: boolean }) {
  const { dimension, name, count, expected, share, filters } = driver;
  return (
    <>
      {changeWords.driver(dimension, name)} (
      <NumberLink
        value={count}
        to={feedbackListPath(filters)}
        label={changeWords.driverCount(formatCount(count), name)}
      />{' '}
      {changeWords.items(count)}{' '}
      {changeWords.driverShare(formatCount(Math.round(expected)), formatShare(Math.min(1, share)))})
      {isLast ? '.' : ', '}
    </>
  );
}
