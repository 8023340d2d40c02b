import { askToUnderstand } from '../../../jobs/understand.ts';
import { inWorkspace, readInWorkspace } from '../../../platform/database/workspace-transaction.ts';
import { judgeItems } from '../../feedback/store/judge-items.service.ts';
import { toneOf } from '../../feedback/store/analyse-texts.service.ts';
import type { JobDeps } from '../../job-deps.ts';
import { learntToneOf } from './learnt-tone-of.ts';
import * as sql from './tone.sql.ts';

const itemsAtOnce = 500;

/** Judges every item by what was learnt last. Goes on where it was stopped; begins anew when something else was learnt meanwhile. */
export async function applyToneOf(deps: JobDeps, workspaceId: string): Promise<void> {
  for (;;) {
    const row = await readInWorkspace(deps.database, workspaceId, (tx) => sql.readToneModel(tx, workspaceId));
    if (!row || row.judgedVersion === row.version) return;
    const learnt = learntToneOf(row, deps.words);
    const speakers = { words: deps.words(), learnt: learnt === 'outdated' ? null : learnt };
    const judge = (text: Parameters<typeof toneOf>[0]) => toneOf(text, speakers);
    let isDone = false;
    while (!isDone) {
      deps.stopping.throwIfAborted();
      const batch = await judgeBatch(deps, workspaceId, row.version, judge);
      if (batch === 'overtaken') break;
      isDone = batch === 'done';
    }
  }
}

function judgeBatch(
  { database, queue }: JobDeps,
  workspaceId: string,
  version: number,
  judge: Parameters<typeof judgeItems>[3],
): Promise<'more' | 'done' | 'overtaken'> {
  return inWorkspace(database, workspaceId, async (tx) => {
    await sql.lockWorkspace(tx, workspaceId);
    const row = await sql.readToneModel(tx, workspaceId);
    if (row?.version !== version) return 'overtaken';
    const ids = await sql.idsAfter(tx, workspaceId, row.judgedTo, itemsAtOnce);
    const changed = await judgeItems(tx, workspaceId, ids, judge);
    const isDone = ids.length < itemsAtOnce;
    await sql.noteJudged(tx, workspaceId, {
      judgedTo: ids.at(-1) ?? row.judgedTo,
      judgedCount: row.judgedCount + ids.length,
      ...(isDone && { judgedVersion: version, judgingSince: null }),
    });
    // Topics may be limited to items of one tone.
    if (changed > 0) await askToUnderstand(queue, tx, workspaceId);
    return isDone ? 'done' : 'more';
  });
}
