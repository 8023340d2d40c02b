import type { Source } from '@earshot/contracts/sources';
import type { Caller } from '../../platform/auth/caller.ts';
import type { Db, Tx } from '../../platform/database/open.ts';
import { inWorkspace, readInWorkspace } from '../../platform/database/workspace-transaction.ts';
import { badField, Problem } from '../../platform/http/problem.ts';
import type { Deps } from '../deps.ts';
import type { SourceKind, SourceRow } from './sources.sql.ts';
import * as sql from './sources.sql.ts';

/** @throws Problem `not_found` */
export async function existingSource(db: Db, workspaceId: string, sourceId: number): Promise<Source> {
  const source = await sql.findSource(db, workspaceId, sourceId);
  if (!source) throw new Problem('not_found', { detail: 'There is no source with this ID.' });
  return sourceOf(source);
}

/** The id of the source of this name, letter case aside; it is made when there is none. */
export async function sourceNamed(
  tx: Tx,
  workspaceId: string,
  source: { name: string; kind: SourceKind; createdAt: string },
): Promise<number> {
  const known = await sql.findSourceByName(tx, workspaceId, source.name);
  if (known) return known.id;
  await sql.lockForSources(tx, workspaceId);
  const meanwhile = await sql.findSourceByName(tx, workspaceId, source.name);
  return meanwhile?.id ?? (await sql.insertSource(tx, workspaceId, source));
}

/** Makes a source, with a number behind its name where another has it. */
export async function newSource(
  tx: Tx,
  workspaceId: string,
  source: { name: string; kind: SourceKind; createdAt: string },
): Promise<number> {
  await sql.lockForSources(tx, workspaceId);
  for (let n = 1; ; n += 1) {
    const name = n === 1 ? source.name : `${source.name} (${n})`;
    if (!(await sql.findSourceByName(tx, workspaceId, name)))
      return sql.insertSource(tx, workspaceId, { ...source, name });
  }
}

export async function listSources({ database }: Deps, { workspaceId }: Caller): Promise<Source[]> {
  const rows = await readInWorkspace(database, workspaceId, (tx) => sql.listSources(tx, workspaceId));
  return rows.map(sourceOf);
}

/** @throws Problem `conflict` when another source has the name */
export function createSource(
  { database, freeSpace, now }: Deps,
  { workspaceId }: Caller,
  name: string,
): Promise<Source> {
  freeSpace.assertRoom();
  return inWorkspace(database, workspaceId, async (tx) => {
    await assertNameIsFree(tx, workspaceId, name, null);
    const createdAt = new Date(now()).toISOString();
    const id = await sql.insertSource(tx, workspaceId, { name, kind: 'api', createdAt });
    return existingSource(tx, workspaceId, id);
  });
}

/** @throws Problem `not_found`; `conflict` when another source has the name */
export function renameSource(
  { database, freeSpace }: Deps,
  { workspaceId }: Caller,
  sourceId: number,
  name: string,
): Promise<Source> {
  freeSpace.assertRoom();
  return inWorkspace(database, workspaceId, async (tx) => {
    await existingSource(tx, workspaceId, sourceId);
    await assertNameIsFree(tx, workspaceId, name, sourceId);
    await sql.renameSource(tx, workspaceId, sourceId, name);
    await sql.noteRename(tx, workspaceId);
    return existingSource(tx, workspaceId, sourceId);
  });
}

async function assertNameIsFree(
  tx: Tx,
  workspaceId: string,
  name: string,
  own: number | null,
): Promise<void> {
  await sql.lockForSources(tx, workspaceId);
  const holder = await sql.findSourceByName(tx, workspaceId, name);
  if (holder && holder.id !== own) throw badField('name', 'Another source has this name.', 'conflict');
}

function sourceOf(row: SourceRow): Source {
  return {
    source_id: row.id,
    name: row.name,
    kind: row.kind,
    item_count: row.itemCount,
    created_at: row.createdAt,
    last_item_at: row.lastItemAt,
  };
}
