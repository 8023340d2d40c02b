import type { TemplateSwitch } from '../feedback/cleaning/templates.service.ts';
import type { Db } from '../../platform/database/open.ts';

export const runStates = [
  'checking',
  'checked',
  'cleaning',
  'counting',
  'done',
  'undoing',
  'undone',
  'failed',
] as const;
export type RunState = (typeof runStates)[number];

/** How many items a topic or theme has. */
export interface GroupCount {
  kind: 'topic' | 'theme';
  id: number;
  count: number;
}

export interface RunRow {
  id: string;
  state: RunState;
  failedIn: 'checking' | 'cleaning' | 'undoing' | null;
  itemCount: number;
  /** Of the work in hand, which goes on after `lastItemId`. */
  itemsDone: number;
  lastItemId: number;
  tries: number;
  itemsToChange: number;
  itemsShorter: number;
  itemsEmptied: number;
  examples: number[];
  /** The templates that it switches. */
  switches: TemplateSwitch[];
  itemsChanged: number;
  countsBefore: GroupCount[] | null;
  countsAfter: GroupCount[] | null;
  keptAfterUndo: number[];
  askedAt: string;
  appliedAt: string | null;
  finishedAt: string | null;
  error: string | null;
}

export type RunChange = Partial<Omit<RunRow, 'id' | 'askedAt' | 'switches'>>;

const columns = [
  'id',
  'state',
  'failedIn',
  'itemCount',
  'itemsDone',
  'lastItemId',
  'tries',
  'itemsToChange',
  'itemsShorter',
  'itemsEmptied',
  'examples',
  'switches',
  'itemsChanged',
  'countsBefore',
  'countsAfter',
  'keptAfterUndo',
  'askedAt',
  'appliedAt',
  'finishedAt',
  'error',
] as const;

/** Newest first. */
export function listRuns(db: Db, workspaceId: string, limit: number): Promise<RunRow[]> {
  return db
    .selectFrom('cleaningRun')
    .select(columns)
    .where('workspaceId', '=', workspaceId)
    .orderBy('askedAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .$castTo<RunRow>()
    .execute();
}

export function findRun(db: Db, workspaceId: string, id: string): Promise<RunRow | undefined> {
  return db
    .selectFrom('cleaningRun')
    .select(columns)
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .$castTo<RunRow>()
    .executeTakeFirst();
}

/** Takes the workspace's row, which every writer of its items takes first, until the transaction ends. */
export async function lockWorkspace(db: Db, workspaceId: string): Promise<void> {
  await db.selectFrom('workspace').select('id').where('id', '=', workspaceId).forNoKeyUpdate().execute();
}

export async function insertRun(
  db: Db,
  workspaceId: string,
  { switches, ...run }: { id: string; askedBy: string; askedAt: string; switches: TemplateSwitch[] },
): Promise<void> {
  await db
    .insertInto('cleaningRun')
    .values({
      workspaceId,
      ...run,
      state: 'checking',
      itemCount: await countItems(db, workspaceId),
      switches: JSON.stringify(switches),
    })
    .execute();
}

export async function deleteRun(db: Db, workspaceId: string, id: string): Promise<void> {
  await db.deleteFrom('cleaningRun').where('workspaceId', '=', workspaceId).where('id', '=', id).execute();
}

/**
 * @param as what the run has to be still, where others may have taken it up
 * @returns whether it was
 */
export async function updateRun(
  db: Db,
  workspaceId: string,
  id: string,
  { countsBefore, countsAfter, ...change }: RunChange,
  as: Partial<Pick<RunRow, 'state' | 'lastItemId'>> = {},
): Promise<boolean> {
  let update = db
    .updateTable('cleaningRun')
    .set({
      ...change,
      ...(countsBefore !== undefined && { countsBefore: JSON.stringify(countsBefore) }),
      ...(countsAfter !== undefined && { countsAfter: JSON.stringify(countsAfter) }),
    })
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id);
  if (as.state !== undefined) update = update.where('state', '=', as.state);
  if (as.lastItemId !== undefined) update = update.where('lastItemId', '=', as.lastItemId);
  return (await update.returning('id').execute()).length > 0;
}

export async function countItems(db: Db, workspaceId: string): Promise<number> {
  const counted = await db
    .selectFrom('itemCount')
    .select('count')
    .where('workspaceId', '=', workspaceId)
    .where('facet', '=', 'all')
    .where('value', '=', '')
    .executeTakeFirst();
  return counted?.count ?? 0;
}
