import type { AlertRule, alerts } from '@earshot/contracts/alerts';
import type { CallReply } from '@earshot/contracts/call';
import type { Caller } from '../../platform/auth/caller.ts';
import { readSnapshot } from '../../platform/database/workspace-transaction.ts';
import type { Deps } from '../deps.ts';
import { filterOfDays } from './change-view.ts';
import { readMutes } from './choices.sql.ts';
import { countEach } from './counts.sql.ts';
import { filterOfRule, hindranceOf } from './rule-filter.ts';
import type { RuleRow, Standing } from './rules.sql.ts';
import { countChangesOfRules, readRules } from './rules.sql.ts';
import { watchView } from './watch-view.ts';

export function listRules(
  { database, now }: Pick<Deps, 'database' | 'now'>,
  { workspaceId, userId }: Caller,
): Promise<CallReply<typeof alerts.listRules>> {
  return readSnapshot(database, workspaceId, async (tx) => {
    const rows = await readRules(tx, workspaceId);
    const mutes = await readMutes(tx, workspaceId, userId, new Date(now()).toISOString());
    const untilOf = new Map(mutes.map(({ ruleId, until }) => [ruleId, { until }]));
    const found = new Map(
      (await countChangesOfRules(tx, workspaceId)).map(({ ruleId, ...counts }) => [ruleId, counts]),
    );
    const standing = rows.filter((row) => row.standing !== null && hindranceOf(row) === null);
    const filters = standing.map((row) => filterOfDays(row, row.standing?.days ?? { from: '', to: '' }));
    const counts = await countEach(tx, workspaceId, filters);
    const countOf = new Map(standing.map(({ id }, n) => [id, counts[n] ?? 0]));
    const rules = rows.map((row): AlertRule => ({
      ...ruleView(row, countOf.get(row.id)),
      is_own: row.createdBy === userId,
      mute: untilOf.get(row.id) ?? null,
      changes_found: found.get(row.id)?.found ?? 0,
      not_useful: found.get(row.id)?.notUseful ?? 0,
    }));
    return { rules, watch: await watchView(tx, workspaceId, now()) };
  });
}

/** An alarm needs more than a count outside its range, but such a count is not as expected either. */
function kindOf({ kind, range }: Standing, count: number): NonNullable<AlertRule['standing']>['kind'] {
  const isOutside = count < range.low || count > range.high;
  return kind === 'steady' && isOutside ? 'unsure' : kind;
}

function ruleView(
  row: RuleRow,
  count: number | undefined,
): Omit<AlertRule, 'is_own' | 'mute' | 'changes_found' | 'not_useful'> {
  return {
    rule_id: row.id,
    kind: row.kind,
    name: row.name,
    filters: filterOfRule(row),
    is_on: row.isOn,
    hindrance: hindranceOf(row),
    created_by: row.createdByName,
    standing:
      row.standing && count !== undefined
        ? {
            ...row.standing,
            kind: kindOf(row.standing, count),
            count,
            filters: filterOfDays(row, row.standing.days),
          }
        : null,
    past: row.past && {
      from: row.past.from,
      to: row.past.to,
      alarms: row.past.alarms.map(({ on, kind, days }) => ({ on, kind, filters: filterOfDays(row, days) })),
    },
  };
}
