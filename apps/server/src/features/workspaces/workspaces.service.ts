import type { CallReply, ParsedBody, Role } from '@earshot/contracts/call';
import type { Workspace, workspaces } from '@earshot/contracts/workspaces';
import type { Caller } from '../../platform/auth/caller.ts';
import type { Database, Db } from '../../platform/database/open.ts';
import { inWorkspace, readInWorkspace } from '../../platform/database/workspace-transaction.ts';
import { badField, Problem } from '../../platform/http/problem.ts';
import type { Deps } from '../deps.ts';
import { workspaceIdsOf } from '../users/people.service.ts';
import { insertMember } from './members.sql.ts';
import * as sql from './workspaces.sql.ts';

export type Membership = sql.Membership;

interface NewWorkspace {
  name: string;
  ownerId: string;
  now: string;
  /** A time zone that is known; UTC when not given. */
  timeZone?: string | null;
}

/** Makes a workspace with its owner; the transaction has to be bound to `workspaceId`. */
export async function addWorkspace(
  tx: Db,
  workspaceId: string,
  { name, ownerId, now, timeZone }: NewWorkspace,
): Promise<void> {
  await sql.insertWorkspace(tx, { id: workspaceId, name, createdAt: now, ...(timeZone && { timeZone }) });
  await insertMember(tx, workspaceId, { userId: ownerId, role: 'owner', joinedAt: now });
}

/** Ids of all workspaces, in their order. */
export function everyWorkspace(db: Db): Promise<string[]> {
  return sql.everyWorkspace(db);
}

/** Lets one transaction at a time change who belongs to the workspace, or what becomes of it. */
export function holdWorkspace(tx: Db, workspaceId: string): Promise<void> {
  return sql.lockWorkspace(tx, workspaceId);
}

/** Null for a workspace that is gone. */
export async function workspaceName(database: Database, workspaceId: string): Promise<string | null> {
  const workspace = await readInWorkspace(database, workspaceId, (tx) => sql.findWorkspace(tx, workspaceId));
  return workspace?.name ?? null;
}

/** When the workspace was made. */
export async function workspaceSince(tx: Db, workspaceId: string): Promise<string> {
  const workspace = await sql.findWorkspace(tx, workspaceId);
  if (!workspace) throw new RangeError(`There is no workspace ${workspaceId} in this transaction`);
  return workspace.createdAt;
}

/** The user's role in a workspace, with what a log-in tells about it; undefined for who is no member. */
export function membershipOf(
  tx: Db,
  workspaceId: string,
  userId: string,
): Promise<sql.Membership | undefined> {
  return sql.findMembership(tx, workspaceId, userId);
}

export async function getWorkspace({ database }: Pick<Deps, 'database'>, caller: Caller): Promise<Workspace> {
  const { workspaceId, role } = caller;
  const row = await readInWorkspace(database, workspaceId, (tx) => sql.findWorkspace(tx, workspaceId));
  if (!row) throw new Problem('not_found');
  return toReply(row, role);
}

/** The caller's workspaces by name. */
export async function listWorkspaces(
  { database }: Pick<Deps, 'database'>,
  { userId }: Caller,
): Promise<CallReply<typeof workspaces.listWorkspaces>['workspaces']> {
  const listed = [];
  for (const id of await workspaceIdsOf(database.app, userId)) {
    const membership = await readInWorkspace(database, id, (tx) => sql.findMembership(tx, id, userId));
    if (membership) listed.push({ id, name: membership.workspaceName, role: membership.role });
  }
  return listed.sort((a, b) => a.name.localeCompare(b.name) || a.id.localeCompare(b.id));
}

/** @throws Problem `bad_request` for a time zone that is not known */
export async function updateWorkspace(
  { database, freeSpace }: Pick<Deps, 'database' | 'freeSpace'>,
  { workspaceId, role }: Caller,
  { name, time_zone: timeZone }: ParsedBody<typeof workspaces.updateWorkspace>,
): Promise<Workspace> {
  freeSpace.assertRoom();
  if (timeZone !== undefined && !(await isTimeZone(database.app, timeZone))) {
    throw badField('time_zone', `${timeZone} is not a time zone's IANA name, such as Europe/Berlin.`);
  }
  const row = await inWorkspace(database, workspaceId, async (tx) => {
    await sql.updateWorkspace(tx, workspaceId, {
      ...(name !== undefined && { name }),
      ...(timeZone !== undefined && { timeZone }),
    });
    return sql.findWorkspace(tx, workspaceId);
  });
  if (!row) throw new Problem('not_found');
  return toReply(row, role);
}

/** Both the database, which counts days, and JavaScript, which shows them, have to know it; offsets are no zones. */
export async function isTimeZone(db: Db, name: string): Promise<boolean> {
  if (!/^[A-Za-z]\w*(?:[/+-]\w+)*$/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
  } catch {
    return false;
  }
  return sql.knowsTimeZone(db, name);
}

function toReply(row: sql.WorkspaceRow, role: Role): Workspace {
  return {
    id: row.id,
    name: row.name,
    time_zone: row.timeZone,
    role,
    has_sample: row.hasSample,
    item_count: row.itemCount,
    created_at: row.createdAt,
  };
}
