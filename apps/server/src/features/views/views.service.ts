import type { FeedbackFilter } from '@earshot/contracts/filter/feedback-filter';
import type { View } from '@earshot/contracts/views';
import type { Caller } from '../../platform/auth/caller.ts';
import type { Db, Tx } from '../../platform/database/open.ts';
import { inWorkspace, readInWorkspace } from '../../platform/database/workspace-transaction.ts';
import { badField, Problem } from '../../platform/http/problem.ts';
import type { Deps } from '../deps.ts';
import type { ViewContent, ViewRow } from './views.sql.ts';
import * as sql from './views.sql.ts';

/** What views are given: feedback, which reads views, knows what a filter may name. */
export interface ViewDeps extends Deps {
  /**
   * Whether a filter that is to be kept names only what is there.
   *
   * @param place of the filter in the body
   * @param before the filter that it replaces: what that names may have gone since, and stays
   * @throws Problem `bad_request` naming the field
   */
  assertNamed: (
    db: Db,
    workspaceId: string,
    filter: FeedbackFilter,
    place: string,
    before?: FeedbackFilter,
  ) => Promise<void>;
}

/** @throws Problem `not_found` */
export async function savedView(db: Db, workspaceId: string, viewId: number): Promise<ViewRow> {
  const view = await sql.findView(db, workspaceId, viewId);
  if (!view) throw new Problem('not_found', { detail: 'There is no saved view with this ID.' });
  return view;
}

export async function listViews({ database }: Deps, { workspaceId }: Caller): Promise<View[]> {
  const rows = await readInWorkspace(database, workspaceId, (tx) => sql.listViews(tx, workspaceId));
  return rows.map(viewOf);
}

/** @throws Problem `conflict` when another view has the name; `bad_request` for a filter by what is not there */
export function createView(
  { database, freeSpace, now, assertNamed }: ViewDeps,
  { workspaceId, userId }: Caller,
  content: ViewContent,
): Promise<View> {
  freeSpace.assertRoom();
  return inWorkspace(database, workspaceId, async (tx) => {
    await assertNameIsFree(tx, workspaceId, content.name, null);
    await assertNamed(tx, workspaceId, content.filter, 'filter');
    const by = { userId, at: new Date(now()).toISOString() };
    const viewId = await sql.insertView(tx, workspaceId, content, by);
    return viewOf(await savedView(tx, workspaceId, viewId));
  });
}

/** @throws Problem `not_found`; `conflict` when another view has the name; `bad_request` for a filter by what is not there */
export function updateView(
  { database, freeSpace, assertNamed }: ViewDeps,
  { workspaceId }: Caller,
  viewId: number,
  content: ViewContent,
): Promise<View> {
  freeSpace.assertRoom();
  return inWorkspace(database, workspaceId, async (tx) => {
    const before = await savedView(tx, workspaceId, viewId);
    await assertNameIsFree(tx, workspaceId, content.name, viewId);
    await assertNamed(tx, workspaceId, content.filter, 'filter', before.filter);
    await sql.updateView(tx, workspaceId, viewId, content);
    return viewOf(await savedView(tx, workspaceId, viewId));
  });
}

/** @throws Problem `not_found` */
export async function removeView({ database }: Deps, { workspaceId }: Caller, viewId: number): Promise<void> {
  const wasThere = await inWorkspace(database, workspaceId, (tx) => sql.removeView(tx, workspaceId, viewId));
  if (!wasThere) throw new Problem('not_found', { detail: 'There is no saved view with this ID.' });
}

async function assertNameIsFree(
  tx: Tx,
  workspaceId: string,
  name: string,
  own: number | null,
): Promise<void> {
  await sql.lockForViews(tx, workspaceId);
  const holder = await sql.findViewByName(tx, workspaceId, name);
  if (holder !== undefined && holder !== own) {
    throw badField('name', 'Another saved view has this name.', 'conflict');
  }
}

function viewOf(row: ViewRow): View {
  return {
    view_id: row.id,
    name: row.name,
    filter: row.filter,
    search_term: row.searchTerm,
    created_by: row.createdBy,
    created_at: row.createdAt,
  };
}
