import { createHash } from 'node:crypto';
import type { Tx } from '../../platform/database/open.ts';
import { inWorkspace } from '../../platform/database/workspace-transaction.ts';
import { addFilterRule } from '../alerts/rules.service.ts';
import { addIdea } from '../ideas/ideas.service.ts';
import type { JobDeps } from '../job-deps.ts';
import { addReadReport } from '../market/reports/stored-reports.service.ts';
import type { SampleSite } from '../recordings/sample-site.service.ts';
import { addSampleSite, findSampleSite, storeSampleRecording } from '../recordings/sample-site.service.ts';
import { rateIn } from '../topics/rate.service.ts';
import { addTopic } from '../topics/topics.service.ts';
import * as sql from './demo-data.sql.ts';
import { sampleItems } from './sample-items.ts';
import { sampleMarket } from './sample-market.ts';
import { noteThing } from './sample-things.sql.ts';
import { chunksOfVisit, sampleVisits } from './sample-visits.ts';
import * as story from './story.ts';

interface Wanted {
  workspaceId: string;
  userId: string;
  /** When the items were loaded. */
  loadedAt: string;
}

/** Adds to the demo's items all that is told with them, unless they are gone. Safe to run twice. */
export async function addStory(deps: JobDeps, wanted: Wanted): Promise<void> {
  const { workspaceId } = wanted;
  const site = await inWorkspace(deps.database, workspaceId, async (tx) => {
    if (!(await sql.lockWorkspace(tx, workspaceId))) return null;
    const before = await findSampleSite(tx, workspaceId);
    if (before) return before;
    await addThings(tx, deps, wanted);
    return addSampleSite(tx, workspaceId, { name: story.storySite, createdAt: wanted.loadedAt });
  });
  if (site) await storeVisits(deps, wanted, site);
}

async function addThings(tx: Tx, deps: JobDeps, { workspaceId, userId, loadedAt }: Wanted): Promise<void> {
  const own = { workspaceId, userId };
  const topicId = await addTopic(tx, deps, own, story.storyTopic);
  await noteThing(tx, workspaceId, 'topic', topicId);
  for (const category of ['positive', 'negative'] as const) {
    const ids = await sql.itemsNamed(tx, workspaceId, story.storyTopic[category]);
    if (ids.length > 0) await rateIn(tx, deps, own, topicId, { feedback_text_ids: ids, category });
  }
  const ruleId = await addFilterRule(tx, workspaceId, { ...story.storyRule, at: loadedAt });
  await noteThing(tx, workspaceId, 'alert_rule', ruleId);
  const market = { name: story.storyMarket, reading: sampleMarket(), at: loadedAt };
  const reportId = await addReadReport(tx, own, market);
  await noteThing(tx, workspaceId, 'market_report', reportId);
  const { keepNotes, sayDifference } = story.storyIdeas;
  const { question, ...difference } = sayDifference;
  const ideas = [
    { ...difference, evidence: [], feedback: [{ filters: {}, search_term: question }] },
    {
      ...keepNotes,
      evidence: [
        { kind: 'topic' as const, custom_trend_id: topicId },
        { kind: 'market_finding' as const, market_report_id: reportId, key: story.storyClaim },
      ],
      feedback: [],
    },
  ];
  for (const idea of ideas) await noteThing(tx, workspaceId, 'idea', await addIdea(tx, own, idea, loadedAt));
}

/** Each recording ends right before its visitor gave feedback. */
async function storeVisits(
  deps: JobDeps,
  { workspaceId, loadedAt }: Wanted,
  { siteId, sign }: SampleSite,
): Promise<void> {
  const saidAt = new Map(
    sampleItems(new Date(loadedAt)).map((item) => [item.external_id, Date.parse(item.said_at)]),
  );
  for (const { file, before, secondsBefore } of sampleVisits) {
    const said = saidAt.get(before);
    if (said === undefined) throw new Error(`The demo has no item ${before}`);
    const recordingId = idOfVisit(workspaceId, String(siteId), file);
    const endsAt = said - secondsBefore * 1000;
    const chunks = chunksOfVisit(file, { recordingId, endsAt, sign });
    await storeSampleRecording(deps, workspaceId, siteId, chunks);
  }
}

/** The same for the same load: storing it twice stores it once, and a deleted one is not taken for it later. */
function idOfVisit(...named: string[]): string {
  const hex = createHash('sha256').update(named.join(' ')).digest('hex');
  // Version 8, for ids made one's own way, and the variant that all UUIDs of today have.
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 0b0011) | 0b1000).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
