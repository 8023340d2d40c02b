import type { ToneLabel } from '@earshot/analysis/sentiment/tone-learning';
import { learnTone } from '@earshot/analysis/sentiment/learnt-tone';
import { toneOfRating } from '@earshot/analysis/sentiment/tones';
import { askToApplyTone } from '../../../jobs/sentiment.jobs.ts';
import type { Db } from '../../../platform/database/open.ts';
import { inWorkspace, readInWorkspace } from '../../../platform/database/workspace-transaction.ts';
import { starsOf } from '../../feedback/store/analyse-texts.service.ts';
import { generalToneOf } from '../../feedback/store/general-tone.service.ts';
import type { JobDeps } from '../../job-deps.ts';
import * as sql from './tone.sql.ts';

/** Learning from these takes about two seconds, during which the thread does nothing else. */
const mostLabels = 4000;

/**
 * Learns a workspace's tone from what its people said, and then from its stars. What was learnt speaks only where it measures
 * better than the lexicon; each time that changes, every item is judged anew.
 */
export async function learnToneOf(deps: JobDeps, workspaceId: string): Promise<void> {
  const { available, labels } = await readInWorkspace(deps.database, workspaceId, async (tx) => ({
    available: await sql.countLabels(tx, workspaceId),
    labels: await readLabels(tx, workspaceId),
  }));
  const learnt = learnTone(labels, deps.words(), generalToneOf(deps.words()));
  const { verdict, learntF1, lexiconF1 } = learnt.report;
  const isMeasured = verdict === 'takes_over' || verdict === 'lexicon_is_better';
  const model = verdict === 'takes_over' ? Buffer.from(learnt.encode()) : null;
  const now = new Date(deps.now()).toISOString();
  await inWorkspace(deps.database, workspaceId, async (tx) => {
    await sql.lockWorkspace(tx, workspaceId);
    const before = await sql.readToneModel(tx, workspaceId);
    const isNew = !isSameModel(before?.model ?? null, model);
    await sql.putToneModel(tx, workspaceId, {
      ...{ model, verdict, labelCount: labels.length, learntAt: now },
      version: (before?.version ?? 0) + (isNew ? 1 : 0),
      personCount: available.people,
      availableCount: available.available,
      learntF1: isMeasured ? learntF1 : null,
      lexiconF1: isMeasured ? lexiconF1 : null,
    });
    if (!isNew) return;
    await sql.beginJudging(tx, workspaceId, now);
    await askToApplyTone(deps.queue, tx, workspaceId);
  });
}

/** What people said comes first: it is about the tone alone. */
async function readLabels(db: Db, workspaceId: string): Promise<ToneLabel[]> {
  const people = await sql.readPeoplesLabels(db, workspaceId, mostLabels);
  const rated = await sql.readRatedLabels(db, workspaceId, mostLabels - people.length);
  return [
    ...people.map(({ title, text, said }): ToneLabel => ({ title, text, tone: said, from: 'person' })),
    ...rated.map(({ title, text, ...rating }): ToneLabel => {
      return { title, text, tone: toneOfRating(starsOf(rating)), from: 'stars' };
    }),
  ];
}

function isSameModel(a: Buffer | null, b: Buffer | null): boolean {
  return a === b || (a !== null && b !== null && a.equals(b));
}
