import type { AlertChange, AlertDriver } from '@earshot/contracts/alerts';
import type { FeedbackFilter } from '@earshot/contracts/filter/feedback-filter';
import { narrowed } from '@earshot/contracts/filter/narrow-filter';
import type { Db } from '../../platform/database/open.ts';
import { addDays, daysIn } from '../analytics/days.service.ts';
import type { ChangeRow } from './changes.sql.ts';
import type { Span } from './counts.sql.ts';
import { countByDay, countEach } from './counts.sql.ts';
import { onDays } from './daily-counts.ts';
import type { NamedDriver } from './describe-driver.ts';
import { nameDrivers } from './describe-driver.ts';
import { filterOfRule } from './rule-filter.ts';
import type { RuleRow } from './rules.sql.ts';
import type { ReadyFilter } from '../feedback/filter/ready-filter.service.ts';

/** A change with its counts as they are now: the items behind it may have changed since it was found. */
export type CountedChange = Omit<AlertChange, 'is_muted' | 'is_new'>;

/** The rule's items of some days. */
export function filterOfDays(rule: RuleRow, { from, to }: Span): ReadyFilter {
  return narrowed(filterOfRule(rule), { said_from: from, said_to: to });
}

/** The counts fit each other when the transaction is a snapshot. */
export async function countedChange(
  db: Db,
  workspaceId: string,
  change: ChangeRow,
  rule: RuleRow,
): Promise<CountedChange> {
  const days = { from: change.daysFrom, to: change.daysTo };
  const series = await countStretches(db, workspaceId, rule, days, change.beforeFrom);
  const named = await nameDrivers(db, workspaceId, change.drivers);
  const filters = named.map(({ part }) => narrowed(filterOfDays(rule, days), part));
  const counts = await countEach(db, workspaceId, filters);
  return {
    alert_id: change.id,
    rule_id: rule.id,
    rule_kind: rule.kind,
    name: rule.name,
    kind: change.kind,
    count: series.at(-1)?.count ?? 0,
    filters: filterOfDays(rule, days),
    found_at: change.foundAt,
    days,
    compared_with: { from: change.beforeFrom, to: change.beforeTo },
    since: change.since,
    last_seen_on: change.lastSeenOn,
    found_count: change.observed,
    expected: change.expected,
    range: { low: change.low, high: change.high },
    ratio: change.ratio,
    series,
    drivers: named.map((driver, n) => driverView(driver, counts[n] ?? 0, filters[n] ?? {})),
    not_useful:
      change.notUsefulAt === null ? null : { said_by: change.notUsefulBy ?? '', said_at: change.notUsefulAt },
  };
}

function driverView(driver: NamedDriver, count: number, filters: FeedbackFilter): AlertDriver {
  return {
    dimension: driver.what,
    name: driver.name,
    expected: driver.expected,
    share: driver.share,
    is_concentrated: driver.isConcentrated,
    count,
    filters,
  };
}

/** The tested days, and before them stretches as long back to the first day they were compared with; oldest first. */
async function countStretches(
  db: Db,
  workspaceId: string,
  rule: RuleRow,
  days: Span,
  first: string,
): Promise<AlertChange['series']> {
  const length = daysIn(days);
  const stretches: Span[] = [days];
  for (let from = addDays(days.from, -length); from >= first; from = addDays(from, -length)) {
    stretches.unshift({ from, to: addDays(from, length - 1) });
  }
  const span = { from: stretches[0]?.from ?? days.from, to: days.to };
  const byDay = onDays(span, await countByDay(db, workspaceId, filterOfRule(rule), span));
  return stretches.map((stretch, n) => ({
    ...stretch,
    count: byDay.slice(n * length, (n + 1) * length).reduce((sum, count) => sum + count, 0),
    filters: filterOfDays(rule, stretch),
  }));
}
