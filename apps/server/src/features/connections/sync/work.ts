import type { ConnectionFault } from '@earshot/connectors/feedback/connection-fault';
import { connectionLimits } from '@earshot/contracts/connections';
import { dayMs, minuteMs } from '@earshot/contracts/durations';
import { randomUUID } from 'node:crypto';
import { syncConnection } from '../../../jobs/connection.jobs.ts';
import type { Tx } from '../../../platform/database/open.ts';
import { inWorkspace } from '../../../platform/database/workspace-transaction.ts';
import { instantOf } from '../../../platform/instant.ts';
import type { JobDeps } from '../../job-deps.ts';
import { maskText, readMasking } from '../../personal-data/masking.service.ts';
import type {
  ConnectionChange,
  ConnectionProblemKind,
  ConnectionRow,
  RunChange,
  RunRow,
} from '../connection-row.ts';
import * as sql from '../connections.sql.ts';
import { forgetOldRefusals } from '../refusals.sql.ts';

/** Somebody paused, changed or disconnected it, or another worker took it up: what this one has in hand is not stored. */
export class Overtaken extends Error {}

/** A connection in this worker’s hands, and the run that it is at. */
export interface Taken {
  connection: ConnectionRow;
  run: RunRow;
  token: string;
}

/** Why a connection cannot get on, in a sentence, and when it may be asked again. */
export type Fault = Pick<ConnectionFault, 'message' | 'retryAfterMs'> & { kind: ConnectionProblemKind };

type Deps = Pick<JobDeps, 'database' | 'queue' | 'now'>;

/** Takes a connection up; null when there is nothing to do: it is paused, gone, or not due. */
export function takeUp(deps: Deps, workspaceId: string, id: string): Promise<Taken | null> {
  return inWorkspace(deps.database, workspaceId, async (tx) => {
    const connection = await sql.lockConnection(tx, workspaceId, id);
    if (connection?.state !== 'active') return null;
    const open = await sql.openRun(tx, workspaceId, id);
    const isDue = Date.parse(connection.nextSyncAt) <= deps.now();
    // A run that is said to be read now and comes here has lost its worker.
    if (!isDue && open?.state !== 'running') return null;
    const token = randomUUID();
    await sql.updateConnection(tx, workspaceId, id, { workToken: token });
    if (open) {
      await sql.updateRun(tx, workspaceId, open.id, { state: 'running', error: null });
      return { connection, run: { ...open, state: 'running', error: null }, token };
    }
    const made = { id: randomUUID(), connectionId: id, startedAt: instantOf(deps.now()) };
    return { connection, run: await sql.insertRun(tx, workspaceId, made), token };
  });
}

/** Ends a run well, in the transaction that stores its last page, and has the next begin in a while. */
export async function finish(
  deps: Deps,
  tx: Tx,
  workspaceId: string,
  { connection, run, token }: Taken,
): Promise<void> {
  const now = deps.now();
  const next = now + connectionLimits.everyMinutes * minuteMs;
  await close(
    tx,
    workspaceId,
    { connection, run, token },
    {
      run: { state: 'done', endedAt: instantOf(now), error: null },
      connection: {
        ...{
          failures: 0,
          problem: null,
          problemKind: null,
          lastSyncedAt: instantOf(now),
          nextSyncAt: instantOf(next),
        },
        ...(connection.backfilledAt === null && { backfilledAt: instantOf(now), expectedItems: null }),
      },
    },
  );
  await forgetOldRefusals(tx, workspaceId, connection.id, instantOf(now - refusalsKeptMs));
  await sql.forgetRuns(tx, workspaceId, connection.id, connectionLimits.runsKept);
  await wakeAt(deps, tx, workspaceId, connection.id, next);
}

/** Ends a run that cannot get on. The connection tries again later, or waits for a person, as the fault has it. */
export async function giveUp(
  deps: Deps,
  workspaceId: string,
  taken: Taken,
  { kind, message: said, retryAfterMs }: Fault,
): Promise<void> {
  const now = deps.now();
  const isForPerson = ['login', 'forbidden', 'not_found', 'secrets_lost'].includes(kind);
  const failures = taken.connection.failures + 1;
  const waitMs = Math.min(
    longestWaitMs,
    Math.max(retryAfterMs ?? 0, kind === 'limited' ? minuteMs : backoffMs(failures)),
  );
  const isWaiting = kind === 'limited';
  await inWorkspace(deps.database, workspaceId, async (tx) => {
    // It may repeat what the system sent.
    const message = maskText(await readMasking(tx, workspaceId), said);
    await close(tx, workspaceId, taken, {
      run: isWaiting
        ? { state: 'waiting', error: message }
        : { state: 'failed', endedAt: instantOf(now), error: message },
      connection: {
        ...(!isWaiting && { failures, problem: message, problemKind: kind }),
        ...(isForPerson ? { state: 'needs_attention' } : { nextSyncAt: instantOf(now + waitMs) }),
      },
    });
    if (!isForPerson) await wakeAt(deps, tx, workspaceId, taken.connection.id, now + waitMs);
  });
}

/** Has a connection taken up at a time; one that was woken before then does nothing. */
export async function wakeAt(
  deps: Deps,
  tx: Tx,
  workspaceId: string,
  connectionId: string,
  at: number,
): Promise<void> {
  const seconds = Math.max(0, Math.ceil((at - deps.now()) / 1000));
  await deps.queue.enqueue(
    tx,
    syncConnection,
    { workspaceId, connectionId },
    seconds > 0 ? { startAfterSeconds: seconds } : {},
  );
}

/** As long as health looks back. */
const refusalsKeptMs = 30 * dayMs;
const longestWaitMs = 24 * 60 * minuteMs;

function backoffMs(failures: number): number {
  return Math.min(6 * 60, 2 ** Math.min(failures, 10)) * minuteMs;
}

async function close(
  tx: Tx,
  workspaceId: string,
  { connection, run, token }: Taken,
  change: { run: RunChange; connection: ConnectionChange },
): Promise<void> {
  const isOurs = await sql.updateConnection(
    tx,
    workspaceId,
    connection.id,
    { ...change.connection, workToken: null },
    token,
  );
  if (!isOurs) throw new Overtaken();
  await sql.updateRun(tx, workspaceId, run.id, change.run);
}
