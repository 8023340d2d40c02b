import { askToFit } from '../../jobs/fit-topics.ts';
import { askToUnderstand } from '../../jobs/understand.ts';
import { isUnavailable } from '../../platform/database/sqlstate.ts';
import { inWorkspace, readInWorkspace } from '../../platform/database/workspace-transaction.ts';
import { itemsToMask, maskedItems, writeMasked } from '../feedback/store/mask-items.service.ts';
import { forgetFilesAtRest } from '../imports/clean-up.service.ts';
import type { JobDeps } from '../job-deps.ts';
import type { Masking } from '../personal-data/masking.service.ts';
import { MaskingChanged, maskText, readMasking } from '../personal-data/masking.service.ts';
import type { MaskingRun } from '../personal-data/masking-runs.service.ts';
import { noteMaskedThroughout, runUnderWay, saveRun } from '../personal-data/masking-runs.service.ts';
import { maskPeople } from './mask-people.ts';
import { maskTexts } from './mask-texts.ts';
import * as sql from './mask-stored.sql.ts';
import { storedTexts } from './stored-texts.ts';

const itemsAtOnce = 200;

/** Masks what a workspace stored before it chose to, from where the last worker got to. Safe to run twice. */
export async function runMasking(deps: JobDeps, workspaceId: string): Promise<void> {
  const { run, masking } = await readInWorkspace(deps.database, workspaceId, async (tx) => ({
    run: await runUnderWay(tx, workspaceId),
    masking: await readMasking(tx, workspaceId),
  }));
  if (!run) return;
  try {
    if (run.maskingVersion !== masking.version) throw new MaskingChanged();
    await maskAll(deps, workspaceId, run, masking);
  } catch (error) {
    if (deps.stopping.aborted || isUnavailable(error)) throw error;
    const isOvertaken = error instanceof MaskingChanged;
    if (!isOvertaken) deps.log.error({ err: error, workspaceId }, 'masking of what is stored failed');
    await end(deps, workspaceId, run, {
      error: isOvertaken
        ? 'The settings have changed in the meantime. Start again to use the new ones.'
        : 'Something went wrong on our side. Masked data stays masked. Start again to continue.',
    });
  }
}

async function maskAll(deps: JobDeps, workspaceId: string, run: MaskingRun, masking: Masking): Promise<void> {
  const { database, stopping } = deps;
  await maskPeople(database, workspaceId, masking, stopping);
  await maskItems(deps, workspaceId, run, masking);
  await forgetFilesAtRest(deps, workspaceId);
  await forgetAnswers(deps, workspaceId, masking);
  for (const texts of storedTexts) await maskTexts(database, workspaceId, masking, texts, stopping);
  await sql.deleteTickets(database.app, workspaceId);
  await inWorkspace(database, workspaceId, async (tx) => {
    await noteMaskedThroughout(tx, workspaceId, masking.version);
    await sql.deleteKeptReplies(tx, workspaceId);
    await sql.noteNamesChanged(tx, workspaceId);
    // What topics learnt from the words that are gone is learnt anew.
    for (const topicId of await sql.wantFits(tx, workspaceId)) {
      await askToFit(deps.queue, tx, workspaceId, topicId);
    }
    await askToUnderstand(deps.queue, tx, workspaceId);
  });
  await end(deps, workspaceId, run, { error: null });
}

async function maskItems(
  deps: JobDeps,
  workspaceId: string,
  run: MaskingRun,
  masking: Masking,
): Promise<void> {
  let { lastItemId, itemsDone, itemsMasked } = run;
  for (;;) {
    deps.stopping.throwIfAborted();
    const items = await readInWorkspace(deps.database, workspaceId, (tx) =>
      itemsToMask(tx, workspaceId, lastItemId, itemsAtOnce),
    );
    const last = items.at(-1);
    if (!last) return;
    const masked = maskedItems(masking, items, deps.analyse);
    const from = { itemsDone: itemsDone + items.length, lastItemId: last.id };
    itemsMasked = await inWorkspace(deps.database, workspaceId, async (tx) => {
      const total = itemsMasked + (await writeMasked(tx, workspaceId, masking, masked));
      await saveRun(tx, workspaceId, run.id, { ...from, itemsMasked: total });
      return total;
    });
    ({ itemsDone, lastItemId } = from);
  }
}

/** What is cut out of a question tells no longer what it is: answers to questions that hold personal data go whole. */
async function forgetAnswers(deps: JobDeps, workspaceId: string, masking: Masking): Promise<void> {
  await inWorkspace(deps.database, workspaceId, async (tx) => {
    const questions = await sql.listQuestions(tx, workspaceId);
    const personal = questions.filter(({ question }) => maskText(masking, question) !== question);
    await sql.deleteAnswers(
      tx,
      workspaceId,
      personal.map(({ id }) => id),
    );
  });
}

async function end(
  deps: JobDeps,
  workspaceId: string,
  { id }: MaskingRun,
  { error }: { error: string | null },
): Promise<void> {
  const finishedAt = new Date(deps.now()).toISOString();
  await inWorkspace(deps.database, workspaceId, (tx) => saveRun(tx, workspaceId, id, { finishedAt, error }));
}
