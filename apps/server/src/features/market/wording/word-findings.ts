import { wordFindingsJob } from '../../../jobs/market.jobs.ts';
import type { Handler } from '../../../jobs/worker.ts';
import { handle } from '../../../jobs/worker.ts';
import { LlmSilent } from '../../../platform/llm/llm.ts';
import type { Deps } from '../../deps.ts';
import { findRun, putWording, readFindings } from '../runs/runs.sql.ts';
import { verifiedWording, wordingInstructions, wordingPrompt } from './wording.ts';

/** A language model's budget is the process's, so its work is done in the thread that has it. */
export function wordingHandlers(deps: Deps): Handler<unknown>[] {
  return [handle(wordFindingsJob, ({ runId }) => wordFindings(deps, runId))];
}

/** Has the sentences of a run's findings worded anew; without a model, or when it does not answer, they stay as they are. */
export async function wordFindings(
  { database, llm }: Pick<Deps, 'database' | 'llm'>,
  runId: string,
): Promise<void> {
  const db = database.app;
  const run = await findRun(db, runId);
  if (!llm || run?.state !== 'done') return;
  const findings = await readFindings(db, runId);
  if (findings.length === 0) return;
  try {
    const text = await llm.write({
      system: wordingInstructions,
      prompt: wordingPrompt(findings),
      maxOutputTokens: 800,
    });
    const wording = verifiedWording(text, findings);
    if (Object.keys(wording).length > 0) await putWording(db, runId, wording);
  } catch (error) {
    if (!(error instanceof LlmSilent)) throw error;
  }
}
