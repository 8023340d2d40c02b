import type { Db } from '../../../platform/database/open.ts';

export interface RecordedVisitor {
  siteId: number;
  personId: string | null;
  personName: string | null;
  personEmail: string | null;
}

/** Who is in a recording, as far as it was read; undefined when nothing of it is stored. */
export function recordedVisitor(
  tx: Db,
  workspaceId: string,
  id: string,
): Promise<RecordedVisitor | undefined> {
  return tx
    .selectFrom('recording')
    .select(['siteId', 'personId', 'personName', 'personEmail'])
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirst();
}
