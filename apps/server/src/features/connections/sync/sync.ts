import { ConnectionFault } from '@earshot/connectors/feedback/connection-fault';
import type {
  BroughtPage,
  ConnectionKind,
  ConnectionSettings,
} from '@earshot/connectors/feedback/connection-kind';
import { minuteMs } from '@earshot/contracts/durations';
import { createHash } from 'node:crypto';
import { askToLearnTemplates } from '../../../jobs/cleaning.jobs.ts';
import { syncConnection } from '../../../jobs/connection.jobs.ts';
import { SecretKeyMissing } from '../../../platform/auth/secret-keys.ts';
import { inWorkspace } from '../../../platform/database/workspace-transaction.ts';
import type { JobDeps } from '../../job-deps.ts';
import { askOutside } from '../ask-outside.ts';
import * as sql from '../connections.sql.ts';
import { openSecrets } from '../secrets.ts';
import { storePage } from './store-page.ts';
import type { Fault, Taken } from './work.ts';
import { giveUp, Overtaken, takeUp } from './work.ts';

/** A system that asks to be left alone for longer is asked by another job, later. */
const waitAtMostMs = minuteMs;
const triesWhenLimited = 6;
const triesWhenDown = 4;
/** After so long others get their turn. */
const sliceMs = 5 * minuteMs;
/** The same page may come again, where nothing is new or pages shrink; a system that never gets on is not asked for ever. */
const standstillsAtMost = 3;

/**
 * Brings what is new in a connected system, page by page. Where it was cut off, by a kill or a fault, the next one goes on.
 *
 * @throws when it is to be done again by another worker: the signal was aborted, or the database is away
 */
export async function sync(
  deps: JobDeps,
  workspaceId: string,
  connectionId: string,
  signal: AbortSignal,
): Promise<void> {
  const taken = await takeUp(deps, workspaceId, connectionId);
  if (!taken) return;
  try {
    await readAll(deps, workspaceId, taken, signal);
  } catch (error) {
    if (error instanceof Overtaken) return;
    if (signal.aborted) throw error;
    await giveUp(deps, workspaceId, taken, faultOf(deps, taken, error)).catch((fault: unknown) => {
      if (!(fault instanceof Overtaken)) throw fault;
    });
  }
}

/** What went wrong here, and not at the system, is tried again later too, and the people whose it is see that. */
function faultOf({ log }: JobDeps, { connection }: Taken, error: unknown): Fault {
  if (error instanceof ConnectionFault) return error;
  log.error({ err: error, connectionId: connection.id }, 'What a connected system sent could not be stored');
  const message = 'Earshot could not store what came. It will try again.';
  return { kind: 'failed', message, retryAfterMs: null };
}

async function readAll(deps: JobDeps, workspaceId: string, taken: Taken, signal: AbortSignal): Promise<void> {
  const { connection } = taken;
  const kind = deps.outside.kinds.find(({ id }) => id === connection.kind);
  if (!kind) throw new ConnectionFault('not_found', 'This server does not know this kind of connection.');
  const settings = settingsOf(deps, workspaceId, taken);
  if (!settings) {
    const message = 'The key that opens its secrets is not on this server. Enter them again.';
    return giveUp(deps, workspaceId, taken, { kind: 'secrets_lost', message, retryAfterMs: null });
  }
  let { run } = taken;
  let { cursor } = connection;
  const began = deps.now();
  let broughtBefore = '';
  for (let standstills = 0; ;) {
    signal.throwIfAborted();
    let page: BroughtPage;
    try {
      page = await readPatiently(deps, { kind, settings, cursor }, signal);
    } catch (error) {
      const isLost = error instanceof ConnectionFault && error.kind === 'unreadable';
      if (!isLost || cursor === null || run.isRestarted) throw error;
      // It may not know the place any more. From the beginning on, nothing is lost and nothing comes twice.
      run = { ...run, isRestarted: true };
      await startOver(deps, workspaceId, { ...taken, run });
      cursor = null;
      continue;
    }
    const brought = broughtOf(page);
    // Of a number that it does not know a list gives the first page again, or the last, and never an empty one.
    const isSame = page.next === cursor || (brought !== '' && brought === broughtBefore);
    standstills = page.next !== null && isSame ? standstills + 1 : 0;
    broughtBefore = brought;
    if (standstills > standstillsAtMost) {
      throw new ConnectionFault(
        'unreadable',
        'It sends the same page again and again. Check how its pages follow each other.',
      );
    }
    const stored = await storePage(deps, workspaceId, { ...taken, run }, page);
    run = stored.run;
    if (stored.full !== null) {
      const fault = { kind: 'plan_full', message: stored.full, retryAfterMs: 6 * 60 * minuteMs } as const;
      return giveUp(deps, workspaceId, { ...taken, run }, fault);
    }
    if (page.next === null) break;
    cursor = page.next;
    if (deps.now() - began >= sliceMs) return handOn(deps, workspaceId, connection.id);
  }
  if (run.created + run.updated > 0) {
    await askToLearnTemplates(deps.queue, deps.database.app, workspaceId);
  }
}

/** What tells the items of a page from those of another; empty without any. */
function broughtOf({ items, refused }: BroughtPage): string {
  if (items.length + refused.length === 0) return '';
  return createHash('sha256')
    .update(JSON.stringify([items, refused]))
    .digest('hex');
}

/** Has a job of its own go on, behind those that wait. */
async function handOn(
  { database, queue }: JobDeps,
  workspaceId: string,
  connectionId: string,
): Promise<void> {
  await inWorkspace(database, workspaceId, (tx) =>
    queue.enqueue(tx, syncConnection, { workspaceId, connectionId }),
  );
}

function settingsOf(
  { secretKeys, log }: JobDeps,
  workspaceId: string,
  { connection }: Taken,
): ConnectionSettings | null {
  try {
    return { ...connection.settings, ...openSecrets(secretKeys, workspaceId, connection) };
  } catch (error) {
    if (!(error instanceof SecretKeyMissing)) {
      log.warn({ connectionId: connection.id }, 'The secrets of a connection do not open');
    }
    return null;
  }
}

/** @throws ConnectionFault when it does not get better by asking again for a while */
async function readPatiently(
  deps: JobDeps,
  { kind, settings, cursor }: { kind: ConnectionKind; settings: ConnectionSettings; cursor: string | null },
  signal: AbortSignal,
): Promise<BroughtPage> {
  const ask = askOutside(deps, signal);
  for (let tries = 1; ; tries += 1) {
    try {
      return await kind.read(ask, settings, cursor, deps.now());
    } catch (error) {
      signal.throwIfAborted();
      const fault = asFault(deps, kind, error);
      const mayAsk = fault.kind === 'limited' ? triesWhenLimited : triesWhenDown;
      const isPassing = ['limited', 'unavailable', 'unreadable'].includes(fault.kind);
      const waitMs = fault.retryAfterMs ?? 1000 * 2 ** (tries - 1);
      if (!isPassing || tries >= mayAsk || waitMs > waitAtMostMs) throw fault;
      await deps.outside.wait(waitMs, signal);
      signal.throwIfAborted();
    }
  }
}

/** What a kind did not foresee is an answer that it cannot read. Its message may hold anything, so it is not told. */
function asFault({ log }: Pick<JobDeps, 'log'>, kind: ConnectionKind, error: unknown): ConnectionFault {
  if (error instanceof ConnectionFault) return error;
  const name = error instanceof Error ? error.name : 'unknown';
  log.warn({ kind: kind.id, error: name }, 'The answer of a connected system could not be read');
  return new ConnectionFault('unreadable', 'Its answer could not be read.');
}

async function startOver(
  { database }: JobDeps,
  workspaceId: string,
  { connection, run, token }: Taken,
): Promise<void> {
  await inWorkspace(database, workspaceId, async (tx) => {
    if (!(await sql.updateConnection(tx, workspaceId, connection.id, { cursor: null }, token)))
      throw new Overtaken();
    await sql.updateRun(tx, workspaceId, run.id, { isRestarted: true });
  });
}
