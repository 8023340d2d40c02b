import type { FeedbackFilter } from '@earshot/contracts/filter/feedback-filter';
import { reportRunsKept } from '@earshot/contracts/reports';
import { inWorkspace, readInWorkspace, readSnapshot } from '../../platform/database/workspace-transaction.ts';
import type { Db } from '../../platform/database/open.ts';
import { ItemsAbout } from '../feedback/filter/items-about.service.ts';
import { readProgress } from '../enrichment/progress.service.ts';
import { periodBefore } from '../analytics/days.service.ts';
import { readStanding } from '../analytics/standing.shared.sql.ts';
import { within } from '../analytics/period.service.ts';
import type { Asker } from '../questions/questions.service.ts';
import {
  inModelWords,
  itemsInWords,
  keptAnswer,
  keptQuote,
  readKnownNames,
} from '../questions/questions.service.ts';
import type { Deps } from '../deps.ts';
import type { Counting } from './counting.ts';
import { findChanges } from './find-changes.ts';
import type { KeptRun } from './kept-run.ts';
import type { ReportRow } from './reports.sql.ts';
import { findReport } from './reports.sql.ts';
import * as sql from './runs.sql.ts';
import { periodOf } from './schedule.service.ts';
import { takeHeadline, takeSection } from './take-sections.ts';
import { hearVoices } from './voices.ts';
import { writeSummary } from './write-summary.ts';

export type RunDeps = Pick<Deps, 'database' | 'engine' | 'freeSpace' | 'llm' | 'now'> & { asker: Asker };

/** Counts and answers what a report asks for, and keeps it. Nothing is done for a run that is done, or whose report is gone. */
export async function runReport(deps: RunDeps, workspaceId: string, runId: string): Promise<void> {
  const { database, freeSpace, now } = deps;
  freeSpace.assertRoom();
  const instant = () => new Date(now()).toISOString();
  const begun = await inWorkspace(database, workspaceId, async (tx) => {
    const run = await sql.findRun(tx, workspaceId, runId);
    const report = run && (await findReport(tx, workspaceId, run.reportId));
    if (!report || run.finishedAt !== null) return null;
    await sql.markStarted(tx, workspaceId, runId, instant());
    return { report, before: await sql.findDone(tx, workspaceId, report.id, { askedBefore: run.askedAt }) };
  });
  if (!begun) return;
  const content = await compose(deps, workspaceId, begun.report, begun.before?.content);
  await inWorkspace(database, workspaceId, async (tx) => {
    await sql.storeContent(tx, workspaceId, runId, { content, at: instant() });
    await sql.removeOldRuns(tx, workspaceId, begun.report.id, { keep: reportRunsKept, now: instant() });
  });
}

async function compose(
  deps: RunDeps,
  workspaceId: string,
  report: ReportRow,
  before: KeptRun | undefined,
): Promise<KeptRun> {
  const { database, now } = deps;
  const { today, timeZone } = await readInWorkspace(database, workspaceId, (tx) =>
    readStanding(tx, workspaceId, now()),
  );
  const period = periodOf(report.period, today);
  const filters = within(report.filter, period);
  const counted = await countAll(deps, workspaceId, report, filters);
  const { headline, sections, themes, voices, scope, analysing } = counted;
  const draft = writeSummary({ headline, themes, period, scope });
  const summary = await inModelWords(deps.llm, {
    question: 'What does the feedback of this period say, and what has changed?',
    status: 'answered',
    paragraphs: draft.paragraphs,
    figures: draft.figures,
    citations: voices.map(({ citation }) => citation),
    response: '',
    written_by: 'built_in',
    notice: null,
  });
  const asked = JSON.stringify([report.filter, report.period]);
  return {
    asked,
    headline,
    name: report.name,
    scope,
    period,
    period_before: periodBefore(period),
    time_zone: timeZone,
    counted_at: new Date(now()).toISOString(),
    analysing,
    summary: {
      paragraphs: summary.paragraphs,
      figures: summary.figures,
      written_by: summary.written_by,
      notice: summary.notice,
    },
    voices: voices.map(({ about, citation }) => ({ about, quote: keptQuote(citation) })),
    changes: findChanges({ asked, headline, sections }, before),
    sections,
    answers: await answerAll(deps, workspaceId, report.questions, filters),
  };
}

/** Everything that is counted, at one moment. */
async function countAll(
  { database, engine, now }: RunDeps,
  workspaceId: string,
  { sections, score, filter: own }: ReportRow,
  filters: FeedbackFilter,
) {
  const filter = await new ItemsAbout({ database, engine }).readyAsSaved(workspaceId, filters);
  return readSnapshot(database, workspaceId, async (db) => {
    const counting: Counting = { db, workspaceId, nowMs: now(), filter };
    const headline = await takeHeadline(counting);
    const taken: KeptRun['sections'] = [];
    for (const kind of sections) taken.push(await takeSection(counting, kind, { headline, score }));
    const themes = taken.find((one) => one.kind === 'themes')?.rows ?? [];
    return {
      headline,
      sections: taken,
      themes,
      voices: await hearVoices(counting, themes),
      scope: await scopeOf(db, workspaceId, own),
      analysing: await readProgress(db, workspaceId),
    };
  });
}

/** Which items a filter leaves, in words. */
async function scopeOf(db: Db, workspaceId: string, filter: FeedbackFilter): Promise<string> {
  const words = itemsInWords(filter, await readKnownNames(db, workspaceId));
  return words === 'items' ? 'all items' : words;
}

async function answerAll(
  { asker }: RunDeps,
  workspaceId: string,
  questions: readonly string[],
  filters: FeedbackFilter,
): Promise<KeptRun['answers']> {
  const answers: KeptRun['answers'] = [];
  for (const question of questions) {
    const answer = await asker.answer(workspaceId, { new_message: question, filters });
    answers.push({ question, kept: keptAnswer(answer) });
  }
  return answers;
}
