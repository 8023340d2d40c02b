import type { ChangeKind, NotUseful } from '@earshot/analysis/trends/news';
import type { alertRuleKinds } from '@earshot/contracts/alerts';
import type { FeedbackFilter } from '@earshot/contracts/filter/feedback-filter';
import type { Db, Tx } from '../../platform/database/open.ts';
import { runRaw } from '../../platform/database/raw-query.ts';

/** What the newest look said of a rule. */
export interface Standing {
  kind: ChangeKind | 'steady' | 'too_few' | 'too_new';
  days: { from: string; to: string };
  expected: number;
  range: { low: number; high: number };
}

/** What a rule would have said in the past. */
export interface Past {
  from: string;
  to: string;
  alarms: { on: string; kind: ChangeKind; days: { from: string; to: string } }[];
}

export interface RuleRow {
  id: number;
  kind: (typeof alertRuleKinds)[number];
  topicId: number | null;
  themeId: number | null;
  name: string;
  /** Of a view or a filter. */
  filter: FeedbackFilter | null;
  /** The question of its view. */
  searchTerm: string | null;
  /** Whether its theme is shown in another. */
  isMerged: boolean;
  isOn: boolean;
  /** Who set it up; of a topic, who made the topic: nobody where it came with the demo data. */
  createdBy: string | null;
  createdByName: string | null;
  lastSpokeOn: string | null;
  standing: Standing | null;
  past: Past | null;
}

/** Topics first, then themes, then what people set up; each by name. */
export function readRules(db: Db, workspaceId: string, id: number | null = null): Promise<RuleRow[]> {
  return runRaw(
    db,
    `select r.id, r.kind, r.topic_id, r.theme_id, coalesce(r.name, t.title, h.given_name, h.found_name, v.name) as name,
        coalesce(r.filter, v.filter) as filter, v.search_term, h.shown_in is not null as is_merged, r.is_on,
        coalesce(r.created_by, t.created_by) as created_by, u.display_name as created_by_name,
        r.last_spoke_on::text, r.standing, r.past
      from alert_rule r
      left join (select id, title,
          case when not exists (select 1 from sample_thing s
            where s.workspace_id = $1 and s.kind = 'topic' and s.id = topic.id::text) then created_by end as created_by
        from topic where workspace_id = $1) t on t.id = r.topic_id
      left join theme h on h.workspace_id = $1 and h.id = r.theme_id
      left join saved_view v on v.workspace_id = $1 and v.id = r.view_id
      left join app_user u on u.id = coalesce(r.created_by, t.created_by)
      where r.workspace_id = $1 and ($2::int is null or r.id = $2)
      order by array_position(array['topic', 'theme', 'view', 'filter'], r.kind), lower(coalesce(r.name, t.title, h.given_name, h.found_name, v.name)), r.id`,
    [workspaceId, id],
  );
}

/** Topics and themes that have no rule yet. Broader themes only gather others, which are watched themselves. */
export function readUnwatched(
  db: Db,
  workspaceId: string,
): Promise<{ topicId: number | null; themeId: number | null }[]> {
  return runRaw(
    db,
    `select t.id as topic_id, null::int as theme_id from topic t where t.workspace_id = $1
        and not exists (select 1 from alert_rule r where r.workspace_id = $1 and r.topic_id = t.id)
      union all
      select null, h.id from theme h where h.workspace_id = $1 and h.shown_in is null
        and not exists (select 1 from theme c where c.workspace_id = $1 and c.parent_id = h.id)
        and not exists (select 1 from alert_rule r where r.workspace_id = $1 and r.theme_id = h.id)
      order by 1, 2`,
    [workspaceId],
  );
}

export interface NewRule {
  kind: RuleRow['kind'];
  topicId?: number;
  themeId?: number;
  viewId?: number;
  name?: string;
  filter?: FeedbackFilter;
  createdBy: string | null;
}

/** @returns the id of the first; the others follow it */
export async function insertRules(
  tx: Tx,
  workspaceId: string,
  rules: readonly NewRule[],
  at: string,
): Promise<number> {
  const { lastAlertRuleId } = await tx
    .updateTable('workspace')
    .set((eb) => ({ lastAlertRuleId: eb('lastAlertRuleId', '+', rules.length) }))
    .where('id', '=', workspaceId)
    .returning('lastAlertRuleId')
    .executeTakeFirstOrThrow();
  const first = lastAlertRuleId - rules.length + 1;
  await tx
    .insertInto('alertRule')
    .values(
      rules.map(({ filter, ...rule }, n) => ({
        workspaceId,
        id: first + n,
        createdAt: at,
        ...rule,
        ...(filter && { filter: JSON.stringify(filter) }),
      })),
    )
    .execute();
  return first;
}

/** Takes the workspace's row, so that rules are compared one writer at a time. */
export async function lockForRules(tx: Tx, workspaceId: string): Promise<void> {
  await tx.selectFrom('workspace').select('id').where('id', '=', workspaceId).forNoKeyUpdate().execute();
}

/** How many rules people made, and whether one of them watches the view. */
export async function madeRules(
  db: Db,
  workspaceId: string,
  viewId: number | null,
): Promise<{ count: number; watchesView: boolean }> {
  const [row] = await runRaw<{ count: number; watchesView: boolean }>(
    db,
    `select count(*)::int as count, coalesce(bool_or(view_id = $2::int), false) as watches_view
      from alert_rule where workspace_id = $1 and kind in ('view', 'filter')`,
    [workspaceId, viewId],
  );
  return row ?? { count: 0, watchesView: false };
}

export async function switchRule(tx: Tx, workspaceId: string, id: number, isOn: boolean): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('alertRule')
    .set({ isOn })
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteRule(tx: Tx, workspaceId: string, id: number): Promise<void> {
  await tx.deleteFrom('alertRule').where('workspaceId', '=', workspaceId).where('id', '=', id).execute();
}

export async function updateRule(
  tx: Tx,
  workspaceId: string,
  id: number,
  { standing, past, lastSpokeOn }: { standing: Standing; past?: Past; lastSpokeOn?: string },
): Promise<void> {
  await tx
    .updateTable('alertRule')
    .set({
      standing: JSON.stringify(standing),
      ...(past && { past: JSON.stringify(past) }),
      ...(lastSpokeOn !== undefined && { lastSpokeOn }),
    })
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .execute();
}

/** Changes that are called not useful now. */
export function readNotUseful(db: Db, workspaceId: string): Promise<(NotUseful & { ruleId: number })[]> {
  return runRaw(
    db,
    `select rule_id, kind, ratio from alert_change where workspace_id = $1 and not_useful_at is not null
      order by rule_id, id`,
    [workspaceId],
  );
}

export function countChangesOfRules(
  db: Db,
  workspaceId: string,
): Promise<{ ruleId: number; found: number; notUseful: number }[]> {
  return runRaw(
    db,
    `select rule_id, count(*)::int as found, (count(not_useful_at))::int as not_useful
      from alert_change where workspace_id = $1 group by rule_id`,
    [workspaceId],
  );
}
