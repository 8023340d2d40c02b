import type { ChangeKind } from '@earshot/analysis/trends/news';
import type { Db, Tx } from '../../platform/database/open.ts';
import { runRaw } from '../../platform/database/raw-query.ts';

/** Part of the items that explains a change, as it was found. */
export interface FoundDriver {
  dimension: string;
  /** The value, or its id. */
  key: string;
  expected: number;
  share: number;
  isConcentrated: boolean;
}

export interface NewChange {
  ruleId: number;
  kind: ChangeKind;
  foundAt: string;
  daysFrom: string;
  daysTo: string;
  beforeFrom: string;
  beforeTo: string;
  since: string;
  lastSeenOn: string;
  observed: number;
  expected: number;
  low: number;
  high: number;
  ratio: number;
  drivers: FoundDriver[];
}

export interface ChangeRow extends NewChange {
  id: number;
  notUsefulBy: string | null;
  notUsefulAt: string | null;
}

/** Changes, newest first. */
export function readChanges(
  db: Db,
  workspaceId: string,
  asked: { olderThan?: number | undefined; newerThan?: number; ruleId?: number | undefined; limit: number },
): Promise<ChangeRow[]> {
  return runRaw(
    db,
    `select c.id, c.rule_id, c.kind, c.found_at, c.days_from::text, c.days_to::text, c.before_from::text, c.before_to::text,
        c.since::text, c.last_seen_on::text, c.observed, c.expected, c.low, c.high, c.ratio, c.drivers,
        u.display_name as not_useful_by, c.not_useful_at
      from alert_change c left join app_user u on u.id = c.not_useful_by
      where c.workspace_id = $1 and ($2::int is null or c.id < $2) and ($3::int is null or c.id > $3)
        and ($4::int is null or c.rule_id = $4)
      order by c.id desc limit $5`,
    [workspaceId, asked.olderThan ?? null, asked.newerThan ?? null, asked.ruleId ?? null, asked.limit],
  );
}

export async function insertChanges(
  tx: Tx,
  workspaceId: string,
  changes: readonly NewChange[],
): Promise<void> {
  if (changes.length === 0) return;
  const { lastAlertChangeId } = await tx
    .updateTable('workspace')
    .set((eb) => ({ lastAlertChangeId: eb('lastAlertChangeId', '+', changes.length) }))
    .where('id', '=', workspaceId)
    .returning('lastAlertChangeId')
    .executeTakeFirstOrThrow();
  const first = lastAlertChangeId - changes.length + 1;
  await tx
    .insertInto('alertChange')
    .values(
      changes.map(({ drivers, ...change }, n) => ({
        workspaceId,
        id: first + n,
        ...change,
        drivers: JSON.stringify(drivers),
      })),
    )
    .execute();
}

/** Notes that the rule's newest change is still there. */
export async function seeAgain(tx: Tx, workspaceId: string, ruleId: number, day: string): Promise<void> {
  await runRaw(
    tx,
    `update alert_change set last_seen_on = greatest(last_seen_on, $3::date) where workspace_id = $1
      and id = (select max(id) from alert_change where workspace_id = $1 and rule_id = $2)`,
    [workspaceId, ruleId, day],
  );
}

/** @returns whether there is such a change */
export async function judgeChange(
  tx: Tx,
  workspaceId: string,
  id: number,
  notUseful: { by: string; at: string } | null,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('alertChange')
    .set({ notUsefulBy: notUseful?.by ?? null, notUsefulAt: notUseful?.at ?? null })
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function hasChange(db: Db, workspaceId: string, id: number): Promise<boolean> {
  const rows = await runRaw(db, 'select 1 from alert_change where workspace_id = $1 and id = $2', [
    workspaceId,
    id,
  ]);
  return rows.length > 0;
}
