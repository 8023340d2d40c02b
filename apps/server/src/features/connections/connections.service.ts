import { ConnectionFault } from '@earshot/connectors/feedback/connection-fault';
import type { ConnectionKind, ConnectionSettings } from '@earshot/connectors/feedback/connection-kind';
import type { ParsedBody, Role } from '@earshot/contracts/call';
import type { Connection, ConnectionKindFacts, connections } from '@earshot/contracts/connections';
import { connectionLimits } from '@earshot/contracts/connections';
import { limits } from '@earshot/contracts/limits';
import { randomUUID } from 'node:crypto';
import { removeConnection } from '../../jobs/connection.jobs.ts';
import type { Caller } from '../../platform/auth/caller.ts';
import type { Tx } from '../../platform/database/open.ts';
import { inWorkspace, readInWorkspace } from '../../platform/database/workspace-transaction.ts';
import { badField, Problem } from '../../platform/http/problem.ts';
import { instantOf } from '../../platform/instant.ts';
import type { Deps } from '../deps.ts';
import { newSource } from '../sources/sources.service.ts';
import { askOutside } from './ask-outside.ts';
import { fieldElsewhere, placeOf } from './connection-place.ts';
import type { ConnectionRow } from './connection-row.ts';
import { factsOf, runViewOf, viewOf } from './connection-view.ts';
import * as sql from './connections.sql.ts';
import { openSecrets, sealSecrets } from './secrets.ts';
import { checkSettings, parted } from './settings.ts';
import { wakeAt } from './sync/work.ts';

export function listKinds({ outside }: Pick<Deps, 'outside'>): ConnectionKindFacts[] {
  return outside.kinds.map(factsOf);
}

export function listConnections(
  { database, now }: Deps,
  { workspaceId, role }: Caller,
): Promise<Connection[]> {
  return readInWorkspace(database, workspaceId, async (tx) => {
    const rows = await sql.listConnections(tx, workspaceId);
    const runs = new Map((await sql.lastRuns(tx, workspaceId)).map((run) => [run.connectionId, run]));
    return rows.map((row) => viewOf(row, runs.get(row.id) ?? null, { now: now(), role }));
  });
}

/** @throws Problem `not_found` */
export function getConnection(
  { database, now }: Deps,
  { workspaceId, role }: Caller,
  id: string,
): Promise<Connection> {
  return readInWorkspace(database, workspaceId, (tx) => seen(tx, workspaceId, id, { now: now(), role }));
}

/** @throws Problem `not_found` */
export function listRuns(
  { database }: Deps,
  { workspaceId }: Caller,
  { connection_id: id, older_than: before }: { connection_id: string; older_than?: string | undefined },
) {
  return readInWorkspace(database, workspaceId, async (tx) => {
    const [known] = await sql.listConnections(tx, workspaceId, id);
    if (!known) throw unknown();
    const rows = await sql.listRuns(tx, workspaceId, id, { before, limit: limits.pageSize + 1 });
    const page = rows.slice(0, limits.pageSize);
    const last = page.at(-1);
    return {
      runs: page.map(runViewOf),
      next_older_than: rows.length > limits.pageSize && last ? last.id : null,
    };
  });
}

/** @throws Problem `not_found` for a kind that there is not; `bad_request`; `connection_refused` with what to do */
export function testConnection(
  deps: Deps,
  { kind: kindId, settings }: ParsedBody<typeof connections.test>,
): Promise<{ account: string }> {
  const kind = kindOf(deps, kindId);
  return tried(deps, kind, checkSettings(kind, settings));
}

/** Tries the settings, saves them and has everything brought that is there. @throws as `testConnection`; `conflict` for too many */
export async function createConnection(
  deps: Deps,
  { workspaceId, userId }: Caller,
  { kind: kindId, settings: given }: ParsedBody<typeof connections.create>,
): Promise<Connection> {
  deps.freeSpace.assertRoom();
  const kind = kindOf(deps, kindId);
  const settings = checkSettings(kind, given);
  const { account } = await tried(deps, kind, settings);
  const { secrets, open } = parted(kind, settings);
  const id = randomUUID();
  const now = deps.now();
  return inWorkspace(deps.database, workspaceId, async (tx) => {
    // One at a time: what is counted and free holds until it is stored.
    await sql.lockWorkspace(tx, workspaceId);
    const sourceId = await sourceFor(tx, workspaceId, kind, { account, open, now });
    if ((await sql.countConnections(tx, workspaceId)) >= connectionLimits.atMost) {
      throw new Problem('conflict', {
        detail: `A workspace has ${connectionLimits.atMost} connections at most. Disconnect one first.`,
      });
    }
    await sql.insertConnection(tx, workspaceId, {
      ...{ id, kind: kind.id, sourceId, account, settings: open },
      ...sealSecrets(deps.secretKeys, workspaceId, id, secrets),
      ...{
        state: 'active',
        problem: null,
        problemKind: null,
        cursor: null,
        backfilledAt: null,
        expectedItems: null,
      },
      ...{
        failures: 0,
        nextSyncAt: instantOf(now),
        workToken: null,
        lastSyncedAt: null,
        lastBroughtAt: null,
      },
      ...{ createdBy: userId, createdAt: instantOf(now) },
    });
    await wakeAt(deps, tx, workspaceId, id, now);
    return seen(tx, workspaceId, id, { now, role: 'admin' });
  });
}

/**
 * Changes what was filled in, once it was tried, and reads from the beginning where that changes what is read. Of another place the
 * ids stand for other things, which would replace what is here: it is refused.
 */
export async function updateConnection(
  deps: Deps,
  { workspaceId }: Caller,
  { connection_id: id, settings: given }: ParsedBody<typeof connections.update>,
): Promise<Connection> {
  const [row] = await readInWorkspace(deps.database, workspaceId, (tx) =>
    sql.listConnections(tx, workspaceId, id),
  );
  if (!row) throw unknown();
  assertThere(row);
  const kind = kindOf(deps, row.kind);
  const elsewhere = fieldElsewhere(kind, given, row.settings);
  if (elsewhere) throw badField(`settings/${elsewhere.id}`, elsewhereSentence, 'conflict');
  const before = { open: row.settings, secrets: knownSecrets(deps, workspaceId, row) };
  const settings = checkSettings(kind, given, before);
  const { account } = await tried(deps, kind, settings);
  const { secrets, open } = parted(kind, settings);
  return changed(deps, workspaceId, id, async (tx, now) => {
    const isElsewhere = !isSame(open, now.settings) || account !== now.account;
    await sql.updateConnection(tx, workspaceId, id, {
      ...{ account, settings: open, ...sealSecrets(deps.secretKeys, workspaceId, id, secrets) },
      ...(isElsewhere && { cursor: null, backfilledAt: null, expectedItems: null }),
    });
    await stopRun(deps, tx, workspaceId, id);
    if (now.state !== 'paused') await goOn(deps, tx, workspaceId, id);
  });
}

export function pauseConnection(deps: Deps, { workspaceId }: Caller, id: string): Promise<Connection> {
  return changed(deps, workspaceId, id, async (tx) => {
    await sql.updateConnection(tx, workspaceId, id, { state: 'paused', workToken: null });
    await stopRun(deps, tx, workspaceId, id);
  });
}

export function resumeConnection(deps: Deps, { workspaceId }: Caller, id: string): Promise<Connection> {
  return changed(deps, workspaceId, id, (tx) => goOn(deps, tx, workspaceId, id));
}

/** Begins a sync; one that is under way is all that there is to do. */
export function syncNow(deps: Deps, { workspaceId }: Caller, id: string): Promise<Connection> {
  return changed(deps, workspaceId, id, async (tx, { state }) => {
    if (state === 'paused')
      throw new Problem('conflict', { detail: 'The connection is paused. Resume it first.' });
    if ((await sql.openRun(tx, workspaceId, id))?.state === 'running') return;
    await goOn(deps, tx, workspaceId, id);
  });
}

/** Deletes the connection with its secrets; its items stay in their source, or are deleted by a job. */
export function disconnect(
  deps: Deps,
  { workspaceId }: Caller,
  { connection_id: id, items }: ParsedBody<typeof connections.disconnect>,
): Promise<{ connection_id: string; deletes_items: boolean }> {
  return inWorkspace(deps.database, workspaceId, async (tx) => {
    const row = await sql.lockConnection(tx, workspaceId, id);
    if (!row) throw unknown();
    assertThere(row);
    if (items === 'keep') {
      const kind = deps.outside.kinds.find((one) => one.id === row.kind);
      if (kind) {
        await sql.notePlace(tx, workspaceId, row.sourceId, placeOf(kind, row.settings, row.account));
      }
      await sql.deleteConnection(tx, workspaceId, id);
      return { connection_id: id, deletes_items: false };
    }
    await stopRun(deps, tx, workspaceId, id);
    await sql.updateConnection(tx, workspaceId, id, {
      ...{ state: 'removing', secrets: Buffer.alloc(0), secretKeyId: '', settings: {}, workToken: null },
      ...{ problem: null, problemKind: null, nextSyncAt: instantOf(deps.now()) },
    });
    await deps.queue.enqueue(tx, removeConnection, { workspaceId, connectionId: id });
    return { connection_id: id, deletes_items: true };
  });
}

async function seen(
  tx: Tx,
  workspaceId: string,
  id: string,
  reader: { now: number; role: Role },
): Promise<Connection> {
  const [row] = await sql.listConnections(tx, workspaceId, id);
  if (!row) throw unknown();
  const [run] = await sql.listRuns(tx, workspaceId, id, { limit: 1 });
  return viewOf(row, run ?? null, reader);
}

function changed(
  deps: Deps,
  workspaceId: string,
  id: string,
  change: (tx: Tx, row: ConnectionRow) => Promise<void>,
): Promise<Connection> {
  deps.freeSpace.assertRoom();
  return inWorkspace(deps.database, workspaceId, async (tx) => {
    const row = await sql.lockConnection(tx, workspaceId, id);
    if (!row) throw unknown();
    assertThere(row);
    await change(tx, row);
    return seen(tx, workspaceId, id, { now: deps.now(), role: 'admin' });
  });
}

async function goOn(deps: Deps, tx: Tx, workspaceId: string, id: string): Promise<void> {
  const now = deps.now();
  await sql.updateConnection(tx, workspaceId, id, {
    ...{ state: 'active', problem: null, problemKind: null, nextSyncAt: instantOf(now) },
  });
  await wakeAt(deps, tx, workspaceId, id, now);
}

async function stopRun({ now }: Deps, tx: Tx, workspaceId: string, id: string): Promise<void> {
  const run = await sql.openRun(tx, workspaceId, id);
  if (run) await sql.updateRun(tx, workspaceId, run.id, { state: 'stopped', endedAt: instantOf(now()) });
  await sql.updateConnection(tx, workspaceId, id, { workToken: null });
}

const elsewhereSentence =
  'This leads to other feedback, which would replace what is here. Connect it as another connection.';

/** A source of its own; one that a connection to the same place left behind is taken up, so that its items are known again. */
async function sourceFor(
  tx: Tx,
  workspaceId: string,
  kind: ConnectionKind,
  { account, open, now }: { account: string; open: ConnectionSettings; now: number },
): Promise<number> {
  const left = await sql.sourceLeftAt(tx, workspaceId, placeOf(kind, open, account));
  if (left !== undefined) return left;
  const base = `${kind.name}: ${account}`.slice(0, limits.nameMaxChars - 5);
  return newSource(tx, workspaceId, { name: base, kind: 'connection', createdAt: instantOf(now) });
}

async function tried(
  deps: Deps,
  kind: ConnectionKind,
  settings: ConnectionSettings,
): Promise<{ account: string }> {
  try {
    const { account } = await kind.test(askOutside(deps, AbortSignal.timeout(testMs)), settings);
    const name = account.replace(/[\p{C}\s]+/gu, ' ').trim();
    return { account: (name === '' ? kind.name : name).slice(0, 100) };
  } catch (error) {
    if (error instanceof ConnectionFault) throw refused(kind, error);
    if (error instanceof Problem) throw error;
    // Its message may hold anything, a secret too.
    deps.log.warn(
      { kind: kind.id, error: error instanceof Error ? error.name : 'unknown' },
      'A connection could not be tried',
    );
    throw refused(kind, new ConnectionFault('unreadable', 'Its answer could not be read.'));
  }
}

/** The sentence stands at the field that it is about, where that can be told. */
function refused(kind: ConnectionKind, { kind: fault, message, field: named }: ConnectionFault): Problem {
  const secret = fault === 'login' || fault === 'forbidden';
  const field = kind.fields.find((one) => {
    if (named !== null) return one.id === named;
    return secret ? one.secret : fault === 'not_found' && !one.secret;
  });
  return field
    ? badField(`settings/${field.id}`, message, 'connection_refused')
    : new Problem('connection_refused', { detail: message });
}

const testMs = 25_000;

function knownSecrets(deps: Deps, workspaceId: string, row: ConnectionRow): ConnectionSettings {
  try {
    return openSecrets(deps.secretKeys, workspaceId, row);
  } catch {
    // They have to be entered again.
    return {};
  }
}

function kindOf({ outside }: Pick<Deps, 'outside'>, id: string): ConnectionKind {
  const kind = outside.kinds.find((one) => one.id === id);
  if (!kind) throw new Problem('not_found', { detail: 'There is no such kind of connection.' });
  return kind;
}

function assertThere({ state }: Pick<ConnectionRow, 'state'>): void {
  if (state === 'removing') throw new Problem('conflict', { detail: 'Its items are being deleted.' });
}

function isSame(a: Readonly<Record<string, string>>, b: Readonly<Record<string, string>>): boolean {
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => a[key] === b[key]);
}

function unknown(): Problem {
  return new Problem('not_found', { detail: 'There is no connection with this ID.' });
}
