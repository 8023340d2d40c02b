import type { ParsedBody } from '@earshot/contracts/call';
import type { CheckKind, validation, MadeCheck } from '@earshot/contracts/validation';
import { randomUUID } from 'node:crypto';
import type { Caller } from '../../platform/auth/caller.ts';
import type { Tx } from '../../platform/database/open.ts';
import { inWorkspace } from '../../platform/database/workspace-transaction.ts';
import { badField, Problem } from '../../platform/http/problem.ts';
import type { Deps } from '../deps.ts';
import { checkView } from './check-view.ts';
import type { CheckRow, Thing } from './validation.sql.ts';
import * as sql from './validation.sql.ts';
import { carryOut, settle, takeBack } from './effects.ts';
import { findListed } from './list.sql.ts';
import { saidBy } from './said.ts';
import { nameOfSubject, standingOf } from './subjects.sql.ts';
import { lockWorkspace } from './tone/tone.sql.ts';

type Given = ParsedBody<typeof validation.record>;

/**
 * Keeps a person's verdict and does what it says, in one transaction.
 *
 * @throws Problem `not_found` for an unknown item, topic or theme; `conflict` when the person checked it before, or the
 *   engine says something else by now
 */
export function recordCheck(deps: Deps, caller: Caller, given: Given): Promise<MadeCheck> {
  deps.freeSpace.assertRoom();
  const { workspaceId, userId } = caller;
  const thing = { kind: given.kind, itemId: given.review_id, subjectId: subjectIn(given) };
  return inWorkspace(deps.database, workspaceId, async (tx) => {
    await lockWorkspace(tx, workspaceId);
    const shown = await shownOf(tx, workspaceId, userId, thing, given.shown);
    const said = saidBy(given);
    const checkedAt = new Date(deps.now()).toISOString();
    const row: CheckRow = {
      ...{ id: randomUUID(), ...thing, checkedBy: userId, checkedAt, shown: given.shown, ...shown },
      ...{ drawn: shown.drawn ?? given.drawn, verdict: given.verdict, said },
      before: await carryOut(tx, deps, caller, { ...thing, verdict: given.verdict, said }),
    };
    await sql.insertCheck(tx, workspaceId, row);
    await settle(tx, deps, caller, thing);
    return viewOf(tx, caller, row.id);
  });
}

/**
 * Takes a person's own check back, and what it changed. What others said of the same thing holds again.
 *
 * @throws Problem `not_found`, also for a check of somebody else
 */
export function undoCheck(deps: Deps, caller: Caller, id: string): Promise<MadeCheck> {
  deps.freeSpace.assertRoom();
  const { workspaceId, userId } = caller;
  return inWorkspace(deps.database, workspaceId, async (tx) => {
    await lockWorkspace(tx, workspaceId);
    const check = await sql.findCheck(tx, workspaceId, id);
    if (check?.checkedBy !== userId) {
      throw new Problem('not_found', { detail: 'You have no validation with this ID.' });
    }
    const view = await viewOf(tx, caller, id);
    await sql.deleteCheck(tx, workspaceId, id);
    await takeBack(tx, deps, caller, check);
    await settle(tx, deps, caller, check);
    return view;
  });
}

async function viewOf(tx: Tx, { workspaceId, userId }: Caller, id: string): Promise<MadeCheck> {
  const row = await findListed(tx, workspaceId, userId, id);
  if (!row) throw new RangeError('A check that was just written is gone');
  return checkView(row);
}

const fieldOf: Readonly<Partial<Record<CheckKind, 'custom_trend_id' | 'theme_id' | 'copy_of'>>> = {
  topic: 'custom_trend_id',
  theme: 'theme_id',
  copies: 'copy_of',
};

function subjectIn(given: Given): number {
  const field = fieldOf[given.kind];
  if (!field) return 0;
  const id = given[field];
  if (typeof id !== 'number') throw badField(field, `is required to check ${given.kind}`);
  return id;
}

/** What was shown has to be what the engine says now, or what was shown to somebody who checked it before. */
async function shownOf(
  tx: Tx,
  workspaceId: string,
  person: string,
  thing: Thing,
  shown: string,
): Promise<Pick<CheckRow, 'shownBy' | 'language' | 'textHash'> & { drawn?: CheckRow['drawn'] }> {
  const standing = await standingOf(tx, workspaceId, thing);
  if (!standing) throw new Problem('not_found', { detail: 'There is no feedback item with this ID.' });
  const { kind, subjectId } = thing;
  if (
    (kind === 'topic' || kind === 'theme') &&
    (await nameOfSubject(tx, workspaceId, kind, subjectId)) === undefined
  ) {
    throw new Problem('not_found', { detail: `There is no ${kind} with this ID.` });
  }
  const before = await sql.checksOf(tx, workspaceId, thing);
  if (before.some(({ checkedBy }) => checkedBy === person)) {
    throw new Problem('conflict', { detail: 'You have already validated this. Undo that first.' });
  }
  const { language, textHash, shownBy } = standing;
  const first = before.find((one) => one.shown === shown && one.textHash.equals(textHash));
  if (first) return { language, textHash, shownBy: first.shownBy, drawn: first.drawn };
  if (standing.shown !== shown) {
    throw new Problem('conflict', { detail: 'This has changed in the meantime. Review it again.' });
  }
  return { language, textHash, shownBy };
}
