import type { Db } from '../../platform/database/open.ts';

export interface ChoiceRow {
  maskedKinds: string[];
  hidesPeople: boolean;
  maskingVersion: number;
}

export function findChoice(db: Db, workspaceId: string): Promise<ChoiceRow | undefined> {
  return db
    .selectFrom('workspace')
    .select(['maskedKinds', 'hidesPeople', 'maskingVersion'])
    .where('id', '=', workspaceId)
    .executeTakeFirst();
}

/** The secret that workspaces' keys are made from, the same on every node. */
export async function maskingSecret(db: Db): Promise<Buffer> {
  const { secret } = await db
    .selectFrom('serverSecret')
    .select('secret')
    .where('name', '=', 'masking')
    .executeTakeFirstOrThrow();
  return secret;
}
