import type { CleaningState } from '@earshot/contracts/cleaning';
import { learnTemplates } from '../../jobs/cleaning.jobs.ts';
import { workUnderWay } from '../../jobs/work-under-way.sql.ts';
import type { Db, Tx } from '../../platform/database/open.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { TemplateSwitch } from '../feedback/cleaning/templates.service.ts';
import { templatesOf } from '../feedback/cleaning/templates.service.ts';
import * as sql from './templates.sql.ts';

/** The templates as the API shows them. */
export async function viewTemplates(
  db: Db,
  workspaceId: string,
): Promise<Pick<CleaningState, 'templates' | 'is_learning' | 'learnt_at'>> {
  const rows = await templatesOf(db, workspaceId);
  const learning = await sql.findLearning(db, workspaceId);
  const underWay = await workUnderWay(db, workspaceId, [learnTemplates]);
  return {
    templates: rows.map((row) => ({
      template_id: row.id,
      text: row.text,
      writer: row.writer,
      item_count: row.itemCount,
      author_count: row.authorCount,
      example_ids: row.examples,
      is_on: row.isOn,
    })),
    is_learning: underWay.length > 0,
    learnt_at: learning?.learntAt ?? null,
  };
}

/**
 * Those of the switches that change something.
 *
 * @throws Problem `not_found` for a template that is not there
 */
export async function realSwitches(
  db: Db,
  workspaceId: string,
  asked: readonly { template_id: number; is_on: boolean }[],
): Promise<TemplateSwitch[]> {
  const rows = await templatesOf(db, workspaceId);
  const isOnNow = new Map(rows.map(({ id, isOn }) => [id, isOn]));
  if (!asked.every(({ template_id: id }) => isOnNow.has(id)))
    throw new Problem('not_found', { detail: 'There is no template with this ID.' });
  const wanted = new Map(asked.map(({ template_id: id, is_on: isOn }) => [id, isOn]));
  return [...wanted].filter(([id, isOn]) => isOnNow.get(id) !== isOn).map(([id, isOn]) => ({ id, isOn }));
}

export async function switchTemplates(
  tx: Tx,
  workspaceId: string,
  switches: readonly TemplateSwitch[],
): Promise<void> {
  for (const { id, isOn } of switches) await sql.switchTemplate(tx, workspaceId, id, isOn);
}
