import type { Db } from '../../platform/database/open.ts';

export type SampleThingKind = 'topic' | 'alert_rule' | 'idea' | 'report' | 'market_report';

/** Remembers what came with the demo data. */
export async function noteThing(
  tx: Db,
  workspaceId: string,
  kind: SampleThingKind,
  id: string | number,
): Promise<void> {
  await tx
    .insertInto('sampleThing')
    .values({ workspaceId, kind, id: String(id) })
    .execute();
}

/** What came with the demo data, by kind. */
export async function readThings(tx: Db, workspaceId: string): Promise<Map<SampleThingKind, string[]>> {
  const rows = await tx
    .selectFrom('sampleThing')
    .select(['kind', 'id'])
    .where('workspaceId', '=', workspaceId)
    .orderBy('id')
    .$castTo<{ kind: SampleThingKind; id: string }>()
    .execute();
  const things = new Map<SampleThingKind, string[]>();
  for (const { kind, id } of rows) things.set(kind, [...(things.get(kind) ?? []), id]);
  return things;
}

export async function forgetThings(tx: Db, workspaceId: string): Promise<void> {
  await tx.deleteFrom('sampleThing').where('workspaceId', '=', workspaceId).execute();
}
