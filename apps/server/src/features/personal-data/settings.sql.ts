import type { PersonalKindName } from '@earshot/contracts/personal-data';
import type { Db } from '../../platform/database/open.ts';

export interface SettingsRow {
  maskedKinds: PersonalKindName[];
  hidesPeople: boolean;
  maskingVersion: number;
  maskedThroughout: PersonalKindName[];
  peopleHiddenThroughout: boolean;
}

export interface RunRow {
  id: string;
  maskingVersion: number;
  itemCount: number;
  itemsDone: number;
  itemsMasked: number;
  lastItemId: number;
  askedAt: string;
  finishedAt: string | null;
  error: string | null;
}

const settingsColumns = [
  'maskedKinds',
  'hidesPeople',
  'maskingVersion',
  'maskedThroughout',
  'peopleHiddenThroughout',
] as const;

export function findSettings(db: Db, workspaceId: string): Promise<SettingsRow | undefined> {
  return db
    .selectFrom('workspace')
    .select(settingsColumns)
    .where('id', '=', workspaceId)
    .$castTo<SettingsRow>()
    .executeTakeFirst();
}

/** Takes the workspace's row, which every writer of its items takes first, until the transaction ends. */
export function lockSettings(db: Db, workspaceId: string): Promise<SettingsRow | undefined> {
  return db
    .selectFrom('workspace')
    .select(settingsColumns)
    .where('id', '=', workspaceId)
    .forNoKeyUpdate()
    .$castTo<SettingsRow>()
    .executeTakeFirst();
}

export async function saveSettings(
  db: Db,
  workspaceId: string,
  settings: Partial<SettingsRow>,
): Promise<void> {
  await db.updateTable('workspace').set(settings).where('id', '=', workspaceId).execute();
}

const runColumns = [
  'id',
  'maskingVersion',
  'itemCount',
  'itemsDone',
  'itemsMasked',
  'lastItemId',
  'askedAt',
  'finishedAt',
  'error',
] as const;

export function newestRun(db: Db, workspaceId: string): Promise<RunRow | undefined> {
  return db
    .selectFrom('maskingRun')
    .select(runColumns)
    .where('workspaceId', '=', workspaceId)
    .orderBy('askedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function insertRun(
  db: Db,
  workspaceId: string,
  run: Pick<RunRow, 'id' | 'maskingVersion' | 'askedAt'> & { askedBy: string },
): Promise<void> {
  const counted = await db
    .selectFrom('itemCount')
    .select('count')
    .where('workspaceId', '=', workspaceId)
    .where('facet', '=', 'all')
    .where('value', '=', '')
    .executeTakeFirst();
  await db
    .insertInto('maskingRun')
    .values({ workspaceId, ...run, itemCount: counted?.count ?? 0 })
    .execute();
}

export async function updateRun(
  db: Db,
  workspaceId: string,
  id: string,
  change: Partial<RunRow>,
): Promise<void> {
  await db
    .updateTable('maskingRun')
    .set(change)
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .execute();
}
