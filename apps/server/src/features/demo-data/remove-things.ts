import type { Tx } from '../../platform/database/open.ts';
import { forgetRules } from '../alerts/rules.service.ts';
import type { Deps } from '../deps.ts';
import { forgetIdeas } from '../ideas/ideas.service.ts';
import { forgetListed } from '../market/reports/stored-reports.service.ts';
import { removeSampleSite } from '../recordings/sample-site.service.ts';
import { forgetReports } from '../reports/reports.service.ts';
import { forgetTopics } from '../topics/topics.service.ts';
import { forgetThings, readThings } from './sample-things.sql.ts';

/** Removes permanently what came with the demo's items, in the caller's transaction, which holds the workspace's row. */
export async function removeThings(
  tx: Tx,
  deps: Pick<Deps, 'queue' | 'now'>,
  workspaceId: string,
): Promise<void> {
  const things = await readThings(tx, workspaceId);
  await forgetIdeas(tx, workspaceId, things.get('idea') ?? []);
  await forgetReports(tx, workspaceId, things.get('report') ?? []);
  await forgetListed(tx, workspaceId, things.get('market_report') ?? []);
  await forgetRules(tx, workspaceId, (things.get('alert_rule') ?? []).map(Number));
  await forgetTopics(tx, workspaceId, (things.get('topic') ?? []).map(Number));
  await removeSampleSite(tx, deps, workspaceId);
  await forgetThings(tx, workspaceId);
}
