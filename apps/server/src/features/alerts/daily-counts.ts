import type { DailyCounts } from '@earshot/analysis/trends/daily-counts';
import { dayNumber } from '@earshot/analysis/trends/days';
import type { Db } from '../../platform/database/open.ts';
import type { DayCount, Span } from './counts.sql.ts';
import { countByDay, countThemesByDay, countTopicsByDay } from './counts.sql.ts';
import { filterOfRule } from './rule-filter.ts';
import type { RuleRow } from './rules.sql.ts';

/** What was said day by day, in all and of each rule; the rule's id stands for its topic's. */
export async function dailyCounts(
  db: Db,
  workspaceId: string,
  rules: readonly RuleRow[],
  span: Span,
): Promise<DailyCounts> {
  const total = onDays(span, await countByDay(db, workspaceId, {}, span));
  const byRule = new Map<number, DayCount[]>();
  const gather = (rows: readonly (DayCount & { ruleId: number })[]) => {
    for (const row of rows) {
      const known = byRule.get(row.ruleId);
      if (known) known.push(row);
      else byRule.set(row.ruleId, [row]);
    }
  };
  if (rules.some(({ kind }) => kind === 'topic')) gather(await countTopicsByDay(db, workspaceId, span));
  if (rules.some(({ kind }) => kind === 'theme')) gather(await countThemesByDay(db, workspaceId, span));
  for (const rule of rules) {
    if (rule.kind === 'topic' || rule.kind === 'theme') continue;
    byRule.set(rule.id, await countByDay(db, workspaceId, filterOfRule(rule), span));
  }
  const topics = rules.map(({ id }) => ({ id, counts: onDays(span, byRule.get(id) ?? []) }));
  return { from: span.from, total, topics };
}

/** A count for each day of the span. */
export function onDays({ from, to }: Span, counts: readonly DayCount[]): number[] {
  const first = dayNumber(from);
  const days = new Array<number>(dayNumber(to) - first + 1).fill(0);
  for (const { day, count } of counts) days[dayNumber(day) - first] = count;
  return days;
}
