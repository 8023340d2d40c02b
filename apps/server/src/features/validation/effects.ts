import type { CheckKind, CheckVerdict } from '@earshot/contracts/validation';
import { askToLearnTone } from '../../jobs/sentiment.jobs.ts';
import { askToUnderstand } from '../../jobs/understand.ts';
import type { Caller } from '../../platform/auth/caller.ts';
import type { Tx } from '../../platform/database/open.ts';
import type { Deps } from '../deps.ts';
import { sayOfItem, setApart } from '../feedback/store/say-of-item.service.ts';
import type { AskedEdit } from '../themes/resolve-edit.service.ts';
import { makeEditIn, takeMoveBack } from '../themes/edits.service.ts';
import { rateIn, takeRatingBack } from '../topics/rate.service.ts';
import type { Before, CheckRow, Thing } from './validation.sql.ts';
import { lastSaid } from './validation.sql.ts';
import { countLabels, readToneModel } from './tone/tone.sql.ts';
import { wantsLearning } from './tone/want-learning.ts';

export type EffectDeps = Pick<Deps, 'queue' | 'now'>;
type Person = Pick<Caller, 'workspaceId' | 'userId'>;

/**
 * Does what a check says, in the caller's transaction. What items show of tone, language and copies is worked out from all checks that
 * there are: see {@link settle}, which has to follow once the check is written or deleted.
 *
 * @returns what {@link takeBack} needs
 */
export async function carryOut(
  tx: Tx,
  deps: EffectDeps,
  person: Person,
  { kind, itemId, subjectId, verdict, said }: Thing & { verdict: CheckVerdict; said: string | null },
): Promise<Before | null> {
  if (kind === 'topic' && said !== null) {
    const category = said === 'in' ? 'positive' : 'negative';
    const ratingId = await rateIn(tx, deps, person, subjectId, { feedback_text_ids: [itemId], category });
    return { ratingId };
  }
  if (kind === 'theme' && verdict === 'disagree') {
    const to = said === 'none' ? null : Number(said);
    const move: AskedEdit = { kind: 'move', review_ids: [itemId], theme_id: to };
    return { editId: (await makeEditIn(tx, deps, person, move)).edit_id };
  }
  return null;
}

/** Takes back what {@link carryOut} did. */
export async function takeBack(tx: Tx, deps: EffectDeps, person: Person, check: CheckRow): Promise<void> {
  const { ratingId, editId } = check.before ?? {};
  if (ratingId !== undefined) await takeRatingBack(tx, deps, person, check.subjectId, ratingId);
  if (editId !== undefined) await takeMoveBack(tx, deps, person, editId);
}

/** Lets the item show what people said last, or else what the engine finds. */
export async function settle(
  tx: Tx,
  { queue }: EffectDeps,
  { workspaceId }: Person,
  { kind, itemId }: { kind: CheckKind; itemId: number },
): Promise<void> {
  if (kind === 'topic' || kind === 'theme') return;
  const said = await lastSaid(tx, workspaceId, itemId, kind);
  if (kind === 'copies') return setApart(tx, workspaceId, itemId, said === 'apart');
  await sayOfItem(tx, workspaceId, itemId, kind, said);
  // Topics may be limited to items of one tone or language.
  await askToUnderstand(queue, tx, workspaceId);
  if (kind === 'sentiment') {
    const model = await readToneModel(tx, workspaceId);
    if (wantsLearning(await countLabels(tx, workspaceId), model)) {
      await askToLearnTone(queue, tx, workspaceId);
    }
  }
}
