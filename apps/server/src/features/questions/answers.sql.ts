import type { FeedbackFilter } from '@earshot/contracts/filter/feedback-filter';
import type { QuestionPlan } from '@earshot/contracts/questions';
import type { Db } from '../../platform/database/open.ts';
import { runRaw } from '../../platform/database/raw-query.ts';
import type { KeptAnswer } from './answer-as-kept.ts';

export interface AnswerRow {
  id: string;
  conversationId: string;
  question: string;
  filter: FeedbackFilter;
  plan: QuestionPlan | null;
  content: KeptAnswer;
  askedAt: string;
  name: string | null;
}

export interface SavedRow {
  id: string;
  name: string;
  question: string;
  askedAt: string;
  savedBy: string;
}

const columns = 'id, conversation_id, question, filter, plan, content, asked_at, name';

export async function insertAnswer(
  db: Db,
  workspaceId: string,
  row: Omit<AnswerRow, 'name'> & { askedBy: string },
): Promise<void> {
  await runRaw(
    db,
    `insert into answer (workspace_id, id, conversation_id, question, filter, plan, content, asked_by, asked_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      workspaceId,
      row.id,
      row.conversationId,
      row.question,
      JSON.stringify(row.filter),
      row.plan && JSON.stringify(row.plan),
      JSON.stringify(row.content),
      row.askedBy,
      row.askedAt,
    ],
  );
}

/** Forgets answers that nobody saved and that were given before. */
export async function removeUnsavedBefore(db: Db, workspaceId: string, at: string): Promise<void> {
  await runRaw(db, 'delete from answer where workspace_id = $1 and name is null and asked_at < $2', [
    workspaceId,
    at,
  ]);
}

export async function findAnswer(db: Db, workspaceId: string, id: string): Promise<AnswerRow | undefined> {
  const [row] = await runRaw<AnswerRow>(
    db,
    `select ${columns} from answer where workspace_id = $1 and id = $2`,
    [workspaceId, id],
  );
  return row;
}

/** The newest answer of a conversation that had a plan, or the newest without one. */
export async function lastOfConversation(
  db: Db,
  workspaceId: string,
  conversationId: string,
): Promise<{ plan: QuestionPlan | null } | undefined> {
  const [row] = await runRaw<{ plan: QuestionPlan | null }>(
    db,
    `select plan from answer where workspace_id = $1 and conversation_id = $2
      order by (plan is null), asked_at desc, id desc limit 1`,
    [workspaceId, conversationId],
  );
  return row;
}

const saved = `select a.id, a.name, a.question, a.asked_at, u.display_name as saved_by from answer a
  join app_user u on u.id = a.saved_by where a.workspace_id = $1 and a.name is not null`;

export function listSaved(db: Db, workspaceId: string): Promise<SavedRow[]> {
  return runRaw(db, `${saved} order by a.saved_at desc, a.id desc`, [workspaceId]);
}

export async function findSaved(db: Db, workspaceId: string, id: string): Promise<SavedRow | undefined> {
  const [row] = await runRaw<SavedRow>(db, `${saved} and a.id = $2`, [workspaceId, id]);
  return row;
}

export async function idOfName(db: Db, workspaceId: string, name: string): Promise<string | undefined> {
  const [row] = await runRaw<{ id: string }>(
    db,
    'select id from answer where workspace_id = $1 and lower(name) = lower($2)',
    [workspaceId, name],
  );
  return row?.id;
}

/** Takes the workspace's row, so that names are compared one writer at a time. */
export async function lockForNames(db: Db, workspaceId: string): Promise<void> {
  await runRaw(db, 'select id from workspace where id = $1 for no key update', [workspaceId]);
}

/** @returns whether there is such an answer */
export async function nameAnswer(
  db: Db,
  workspaceId: string,
  id: string,
  saving: { name: string; by: string; at: string } | null,
): Promise<boolean> {
  const rows = await runRaw(
    db,
    `update answer set name = $3, saved_by = $4, saved_at = $5 where workspace_id = $1 and id = $2 returning id`,
    [workspaceId, id, saving?.name ?? null, saving?.by ?? null, saving?.at ?? null],
  );
  return rows.length > 0;
}
