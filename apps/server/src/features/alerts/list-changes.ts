import type { alerts } from '@earshot/contracts/alerts';
import type { CallReply, ParsedQuery } from '@earshot/contracts/call';
import type { Caller } from '../../platform/auth/caller.ts';
import { readSnapshot } from '../../platform/database/workspace-transaction.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Deps } from '../deps.ts';
import { countedChange } from './change-view.ts';
import { readChanges } from './changes.sql.ts';
import { readChoice, readMutes } from './choices.sql.ts';
import { readRules } from './rules.sql.ts';
import { watchView } from './watch-view.ts';

const changesOfPage = 10;

/** @throws Problem `not_found` for an unknown rule */
export function listChanges(
  { database, now }: Pick<Deps, 'database' | 'now'>,
  { workspaceId, userId }: Caller,
  { older_than: olderThan, rule_id: ruleId }: ParsedQuery<typeof alerts.listChanges>,
): Promise<CallReply<typeof alerts.listChanges>> {
  return readSnapshot(database, workspaceId, async (tx) => {
    const rules = new Map((await readRules(tx, workspaceId)).map((rule) => [rule.id, rule]));
    if (ruleId !== undefined && !rules.has(ruleId)) {
      throw new Problem('not_found', { detail: 'There is no rule with this ID.' });
    }
    const rows = await readChanges(tx, workspaceId, { olderThan, ruleId, limit: changesOfPage + 1 });
    const mutes = await readMutes(tx, workspaceId, userId, new Date(now()).toISOString());
    const muted = new Set(mutes.map((one) => one.ruleId));
    const { seenChangeId } = await readChoice(tx, workspaceId, userId);
    const changes = [];
    for (const row of rows.slice(0, changesOfPage)) {
      const rule = rules.get(row.ruleId);
      if (!rule) continue;
      const counted = await countedChange(tx, workspaceId, row, rule);
      changes.push({ ...counted, is_muted: muted.has(rule.id), is_new: row.id > seenChangeId });
    }
    return {
      changes,
      next_older_than: rows.length > changesOfPage ? (changes.at(-1)?.alert_id ?? null) : null,
      watch: await watchView(tx, workspaceId, now()),
    };
  });
}
