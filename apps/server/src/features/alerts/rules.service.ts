import type { alerts, AlertRule, AlertWatch } from '@earshot/contracts/alerts';
import { maxAlertRules } from '@earshot/contracts/alerts';
import type { ParsedBody } from '@earshot/contracts/call';
import type { FeedbackFilter } from '@earshot/contracts/filter/feedback-filter';
import { lookForChanges } from '../../jobs/alert.jobs.ts';
import type { Caller } from '../../platform/auth/caller.ts';
import type { Tx } from '../../platform/database/open.ts';
import { inWorkspace } from '../../platform/database/workspace-transaction.ts';
import { badField, Problem } from '../../platform/http/problem.ts';
import type { Deps } from '../deps.ts';
import { assertNamed } from '../feedback/filter/assert-named.service.ts';
import { savedView } from '../views/views.service.ts';
import { judgeChange as judge } from './changes.sql.ts';
import { hindranceOfFilter } from './rule-filter.ts';
import type { NewRule } from './rules.sql.ts';
import * as sql from './rules.sql.ts';
import { watchView } from './watch-view.ts';
import { updateWatch } from './watch.sql.ts';

type WriteDeps = Pick<Deps, 'database' | 'freeSpace' | 'now'>;
type Done = { done: true };
const done: Done = { done: true };

const whyNot: Record<NonNullable<AlertRule['hindrance']>, string> = {
  question: 'A view with a question cannot be watched, because it ranks items instead of counting them.',
  about:
    'A search by similarity cannot be watched. Create a topic instead: topics are watched automatically.',
  days: 'A watched filter has no dates. Remove from, to and undated.',
  merged: 'This theme was merged into another.',
};

/** @throws Problem `not_found` for an unknown view; `bad_request` for what cannot be watched; `conflict` for one rule too many */
export function createRule(
  { database, freeSpace, now }: WriteDeps,
  { workspaceId, userId }: Caller,
  body: ParsedBody<typeof alerts.createRule>,
): Promise<{ rule_id: number }> {
  freeSpace.assertRoom();
  return inWorkspace(database, workspaceId, async (tx) => {
    await sql.lockForRules(tx, workspaceId);
    const rule = await ruleOf(tx, workspaceId, body);
    const made = await sql.madeRules(tx, workspaceId, rule.viewId ?? null);
    if (made.watchesView) throw badField('view_id', 'This view is already watched.', 'conflict');
    if (made.count >= maxAlertRules) {
      throw new Problem('conflict', {
        detail: `A workspace can watch at most ${maxAlertRules} views and filters.`,
      });
    }
    const at = new Date(now()).toISOString();
    const id = await sql.insertRules(tx, workspaceId, [{ ...rule, createdBy: userId }], at);
    return { rule_id: id };
  });
}

/** Watches a filter that nobody gets emails about, in the caller's transaction. @returns the rule's id */
export async function addFilterRule(
  tx: Tx,
  workspaceId: string,
  { name, filter, at }: { name: string; filter: FeedbackFilter; at: string },
): Promise<number> {
  await sql.lockForRules(tx, workspaceId);
  return sql.insertRules(tx, workspaceId, [{ kind: 'filter', name, filter, createdBy: null }], at);
}

/** Deletes rules with the changes that they found, in the caller's transaction. */
export async function forgetRules(tx: Tx, workspaceId: string, ids: readonly number[]): Promise<void> {
  for (const id of ids) await sql.deleteRule(tx, workspaceId, id);
}

async function ruleOf(
  tx: Tx,
  workspaceId: string,
  { view_id: viewId, name, filters }: ParsedBody<typeof alerts.createRule>,
): Promise<Omit<NewRule, 'createdBy'>> {
  if (viewId !== undefined) {
    if (name !== undefined || filters !== undefined) {
      throw badField('view_id', 'A view already has a name and a filter. Send only the view.');
    }
    const view = await savedView(tx, workspaceId, viewId);
    const hindrance = view.searchTerm ? 'question' : hindranceOfFilter(view.filter);
    if (hindrance) throw badField('view_id', whyNot[hindrance]);
    return { kind: 'view', viewId };
  }
  if (name === undefined) throw badField('name', 'A filter to watch needs a name.');
  if (filters === undefined) throw badField('filters', 'Choose what to watch: a filter or a view.');
  const hindrance = hindranceOfFilter(filters);
  if (hindrance) throw badField('filters', whyNot[hindrance]);
  await assertNamed(tx, workspaceId, filters, 'filters');
  return { kind: 'filter', name, filter: filters };
}

/** @throws Problem `not_found` */
export function switchRule(
  { database, freeSpace }: WriteDeps,
  { workspaceId }: Caller,
  { rule_id: ruleId, is_on: isOn }: ParsedBody<typeof alerts.switchRule>,
): Promise<Done> {
  freeSpace.assertRoom();
  return inWorkspace(database, workspaceId, async (tx) => {
    if (!(await sql.switchRule(tx, workspaceId, ruleId, isOn))) throw noRule();
    return done;
  });
}

/** @throws Problem `not_found`; `conflict` for the rule of a topic or theme, which lasts as long as they do */
export function deleteRule({ database }: WriteDeps, { workspaceId }: Caller, ruleId: number): Promise<Done> {
  return inWorkspace(database, workspaceId, async (tx) => {
    const [rule] = await sql.readRules(tx, workspaceId, ruleId);
    if (!rule) throw noRule();
    if (rule.kind === 'topic' || rule.kind === 'theme') {
      throw badField(
        'rule_id',
        `A ${rule.kind} is watched automatically. Turn the rule off instead.`,
        'conflict',
      );
    }
    await sql.deleteRule(tx, workspaceId, ruleId);
    return done;
  });
}

export function watchAll(
  { database, freeSpace }: WriteDeps,
  { workspaceId }: Caller,
  isOn: boolean,
): Promise<Done> {
  freeSpace.assertRoom();
  return inWorkspace(database, workspaceId, async (tx) => {
    await updateWatch(tx, workspaceId, { watchesAll: isOn, isSettled: false });
    return done;
  });
}

/** Asks for a look; one that waits or runs already is joined. */
export function lookNow(
  { database, freeSpace, queue, now }: WriteDeps & Pick<Deps, 'queue'>,
  { workspaceId }: Caller,
): Promise<AlertWatch> {
  freeSpace.assertRoom();
  return inWorkspace(database, workspaceId, async (tx) => {
    await updateWatch(tx, workspaceId, { askedAt: new Date(now()).toISOString() });
    await queue.enqueue(tx, lookForChanges, { workspaceId }, { key: workspaceId });
    return watchView(tx, workspaceId, now());
  });
}

/** @throws Problem `not_found` */
export function judgeChange(
  { database, freeSpace, now }: WriteDeps,
  { workspaceId, userId }: Caller,
  { alert_id: changeId, is_useful: isUseful }: ParsedBody<typeof alerts.judgeChange>,
): Promise<Done> {
  freeSpace.assertRoom();
  return inWorkspace(database, workspaceId, async (tx) => {
    const notUseful = isUseful ? null : { by: userId, at: new Date(now()).toISOString() };
    if (!(await judge(tx, workspaceId, changeId, notUseful))) {
      throw new Problem('not_found', { detail: 'There is no change with this ID.' });
    }
    // What the rule would have said in the past is another now.
    await updateWatch(tx, workspaceId, { isSettled: false, pastOn: null });
    return done;
  });
}

function noRule(): Problem {
  return new Problem('not_found', { detail: 'There is no rule with this ID.' });
}
