import { personalKinds } from '@earshot/contracts/personal-data';
import type { SavedRecordingFilter } from '@earshot/contracts/recording-filters';
import { randomUUID } from 'node:crypto';
import type { Caller } from '../../platform/auth/caller.ts';
import type { Tx } from '../../platform/database/open.ts';
import { inWorkspace, readInWorkspace } from '../../platform/database/workspace-transaction.ts';
import { badField, Problem } from '../../platform/http/problem.ts';
import type { Deps } from '../deps.ts';
import * as sql from './saved-filters.sql.ts';
import { listSites } from './sites.sql.ts';

const masks = Object.values(personalKinds).map(({ mask }) => mask);

export async function listSavedFilters(
  { database }: Deps,
  { workspaceId }: Caller,
): Promise<SavedRecordingFilter[]> {
  const rows = await readInWorkspace(database, workspaceId, (tx) => sql.listSavedFilters(tx, workspaceId));
  return rows.map(shown);
}

/**
 * @throws Problem `bad_request` for people whose addresses are masked and for unknown sites; `conflict` when another saved filter has
 *   the name
 */
export function createSavedFilter(
  { database, freeSpace, now }: Deps,
  { workspaceId, userId }: Caller,
  content: sql.SavedFilterContent,
): Promise<SavedRecordingFilter> {
  freeSpace.assertRoom();
  assertFindsPeople(content);
  const id = randomUUID();
  return inWorkspace(database, workspaceId, async (tx) => {
    await assertNameIsFree(tx, workspaceId, content.name, id);
    await assertSites(tx, workspaceId, content);
    const at = new Date(now()).toISOString();
    await sql.insertSavedFilter(tx, workspaceId, { ...content, id, userId, at });
    return shown(await existing(tx, workspaceId, id));
  });
}

/** @throws Problem as creating one does; `not_found` */
export function updateSavedFilter(
  { database, freeSpace }: Deps,
  { workspaceId }: Caller,
  id: string,
  content: sql.SavedFilterContent,
): Promise<SavedRecordingFilter> {
  freeSpace.assertRoom();
  assertFindsPeople(content);
  return inWorkspace(database, workspaceId, async (tx) => {
    await existing(tx, workspaceId, id);
    await assertNameIsFree(tx, workspaceId, content.name, id);
    await assertSites(tx, workspaceId, content);
    await sql.updateSavedFilter(tx, workspaceId, id, content);
    return shown(await existing(tx, workspaceId, id));
  });
}

/** @throws Problem `not_found` */
export async function deleteSavedFilter(
  { database }: Deps,
  { workspaceId }: Caller,
  id: string,
): Promise<void> {
  const wasThere = await inWorkspace(database, workspaceId, (tx) =>
    sql.deleteSavedFilter(tx, workspaceId, id),
  );
  if (!wasThere) throw notFound();
}

/** A saved address would be masked, and found with nobody; by that time it is. */
function assertFindsPeople({ filters }: sql.SavedFilterContent): void {
  for (const part of ['person_ids', 'without_person_ids'] as const) {
    if (!filters[part]?.some((id) => masks.some((mask) => id.includes(mask)))) continue;
    throw badField(
      `filters/${part}`,
      'This workspace masks email addresses, so a saved filter cannot contain them. Use the people’s IDs instead.',
    );
  }
}

async function assertSites(tx: Tx, workspaceId: string, { filters }: sql.SavedFilterContent): Promise<void> {
  const asked = filters.site_ids ?? [];
  if (asked.length === 0) return;
  const known = new Set((await listSites(tx, workspaceId)).map(({ id }) => id));
  const unknown = asked.find((id) => !known.has(id));
  if (unknown !== undefined) throw badField('filters/site_ids', `There is no site with the ID ${unknown}.`);
}

async function existing(tx: Tx, workspaceId: string, id: string): Promise<sql.SavedFilterRow> {
  const found = await sql.findSavedFilter(tx, workspaceId, id);
  if (!found) throw notFound();
  return found;
}

async function assertNameIsFree(tx: Tx, workspaceId: string, name: string, own: string): Promise<void> {
  const holder = await sql.holderOfName(tx, workspaceId, name);
  if (holder !== undefined && holder !== own) {
    throw badField('name', 'Another saved filter has this name.', 'conflict');
  }
}

function shown({ id, name, filter, createdBy, createdAt }: sql.SavedFilterRow): SavedRecordingFilter {
  return { saved_filter_id: id, name, filters: filter, created_by: createdBy, created_at: createdAt };
}

function notFound(): Problem {
  return new Problem('not_found', { detail: 'There is no saved filter with this ID.' });
}
