import type { ParsedBody } from '@earshot/contracts/call';
import type { Answer, questions } from '@earshot/contracts/questions';
import type { Caller } from '../../platform/auth/caller.ts';
import { inWorkspace, readInWorkspace } from '../../platform/database/workspace-transaction.ts';
import { badField, Problem } from '../../platform/http/problem.ts';
import type { Deps } from '../deps.ts';
import { itemsOfIds } from '../feedback/list/read-items.service.ts';
import type { SavedRow } from './answers.sql.ts';
import * as sql from './answers.sql.ts';
import { answerFrom, itemIdsOf } from './kept-answer.ts';

/** How other features ask and write, so that their sentences and figures are made as those of answers. */
export { Asker } from './ask.ts';
export { Draft, textOf } from './count/draft.ts';
export { quotesFrom } from './quote/evidence.ts';
export { inModelWords } from './model/in-model-words.ts';
export { figureText, itemsInWords, periodInWords } from './word/in-words.ts';
export { answerFrom, itemIdsOf, keptAnswer, keptQuote, quoteFrom, responseOf } from './kept-answer.ts';
export type { KeptAnswer, KeptQuote } from './answer-as-kept.ts';
export { readKnownNames } from './plan/known-names.sql.ts';
export { verdictInWords } from './word/verdict-in-words.ts';

/** @throws Problem `not_found` */
export function getAnswer(
  { database }: Pick<Deps, 'database'>,
  { workspaceId }: Caller,
  answerId: string,
): Promise<Answer> {
  return readInWorkspace(database, workspaceId, async (tx) => {
    const row = await sql.findAnswer(tx, workspaceId, answerId);
    if (!row) throw unknownAnswer();
    const items = await itemsOfIds(tx, workspaceId, itemIdsOf(row.content));
    return answerFrom(row, new Map(items.map((item) => [item.review_id, item])));
  });
}

export async function listAnswers({ database }: Pick<Deps, 'database'>, { workspaceId }: Caller) {
  const rows = await readInWorkspace(database, workspaceId, (tx) => sql.listSaved(tx, workspaceId));
  return rows.map(savedOf);
}

/** @throws Problem `not_found`; `conflict` when another saved answer has the name */
export function saveAnswer(
  { database, freeSpace, now }: Pick<Deps, 'database' | 'freeSpace' | 'now'>,
  { workspaceId, userId }: Caller,
  { answer_id: id, name }: ParsedBody<typeof questions.save>,
) {
  freeSpace.assertRoom();
  return inWorkspace(database, workspaceId, async (tx) => {
    await sql.lockForNames(tx, workspaceId);
    const holder = await sql.idOfName(tx, workspaceId, name);
    const isThere = (await sql.findAnswer(tx, workspaceId, id)) !== undefined;
    if (!isThere) throw unknownAnswer();
    if (holder !== undefined && holder !== id) {
      throw badField('name', 'Another saved answer has this name.', 'conflict');
    }
    await sql.nameAnswer(tx, workspaceId, id, { name, by: userId, at: new Date(now()).toISOString() });
    const saved = await sql.findSaved(tx, workspaceId, id);
    if (!saved) throw unknownAnswer();
    return savedOf(saved);
  });
}

/** @throws Problem `not_found` */
export async function unsaveAnswer(
  { database }: Pick<Deps, 'database'>,
  { workspaceId }: Caller,
  answerId: string,
): Promise<void> {
  const wasThere = await inWorkspace(database, workspaceId, (tx) =>
    sql.nameAnswer(tx, workspaceId, answerId, null),
  );
  if (!wasThere) throw unknownAnswer();
}

function savedOf({ id, name, question, askedAt, savedBy }: SavedRow) {
  return { answer_id: id, name, question, asked_at: askedAt, saved_by: savedBy };
}

function unknownAnswer(): Problem {
  return new Problem('not_found', { detail: 'There is no answer with this ID.' });
}
