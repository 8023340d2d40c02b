import { judgeRelease } from '@earshot/analysis/trends/release-verdict';
import type { CardBrief } from '@earshot/contracts/boards/card-brief';
import type { Caller } from '../../platform/auth/caller.ts';
import { readInWorkspace } from '../../platform/database/workspace-transaction.ts';
import { instantOf } from '../../platform/instant.ts';
import type { Deps } from '../deps.ts';
import { keptEvidence } from '../ideas/card-ideas.service.ts';
import { briefMarkdown } from './brief-markdown.ts';
import { briefSections, type Baseline } from './brief-sections.ts';
import { getCard } from './evidence.service.ts';
import { weeksAround } from './releases.service.ts';

type ReadDeps = Pick<Deps, 'database' | 'engine' | 'now'>;

/** Whole weeks after which a release is imagined to be judged. */
const weeksImagined = 4;

/** A card as one document, written from what is counted now. @throws Problem `not_found` */
export async function getBrief(
  deps: ReadDeps,
  caller: Caller,
  of: { board_id: string; idea_id: string },
): Promise<CardBrief> {
  const at = instantOf(deps.now());
  const detail = await getCard(deps, caller, of);
  const sections = briefSections(detail, await baselineOf(deps, caller.workspaceId, of.idea_id, at));
  const { title } = detail.card;
  return { title, counted_at: at, sections, markdown: briefMarkdown(title, at, sections) };
}

/** How often the problem is said today, and which fall a verdict would see. */
async function baselineOf(
  deps: ReadDeps,
  workspaceId: string,
  ideaId: string,
  at: string,
): Promise<Baseline> {
  const kept = await readInWorkspace(deps.database, workspaceId, (tx) =>
    keptEvidence(tx, workspaceId, [ideaId]),
  );
  const { counted_by: countedBy, before } = await weeksAround(deps, workspaceId, kept, { at, after: 0 });
  const complaints = before.reduce((sum, week) => sum + week.complaints, 0);
  const active = before.reduce((sum, week) => sum + week.active, 0);
  const mean = { complaints: complaints / before.length, active: active / before.length };
  const imagined = judgeRelease(before, Array<typeof mean>(weeksImagined).fill(mean));
  return {
    ...{ countedBy, weeks: before.length, complaints, active, weeksImagined },
    smallestSeen: imagined.smallestSeen,
  };
}
