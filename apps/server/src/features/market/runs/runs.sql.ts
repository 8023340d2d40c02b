import type { marketStates, MarketReport } from '@earshot/contracts/market/market-report';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/open.ts';
import type { Cite, PartName, PartValues, StoredPart } from './stored-parts.ts';
import type { Wording } from '../wording/wording.ts';

export type RunState = (typeof marketStates)[number];

/** Rivals that a report asked for, by the addresses of their sites, and those that it does not want, by host. */
export interface Scope {
  added?: string[];
  removed?: string[];
}

export interface RunRow {
  id: string;
  shareKey: string | null;
  day: string;
  askedFor: string;
  host: string | null;
  scope: Scope;
  state: RunState;
  attempt: number;
  queuedAt: string;
  startedAt: string | null;
  endedAt: string | null;
  notice: string | null;
  steps: MarketReport['steps'];
  revision: number;
  wordedByModel: boolean;
}

const columns = [
  ...(['id', 'shareKey', 'day', 'askedFor', 'host', 'scope', 'state', 'attempt', 'queuedAt'] as const),
  ...(['startedAt', 'endedAt', 'notice', 'steps', 'revision', 'wordedByModel'] as const),
] as const;

export interface NewRun {
  id: string;
  shareKey: string | null;
  day: string;
  askedFor: string;
  host: string | null;
  scope: Scope;
  queuedAt: string;
}

/** Stores a run unless one of the same key is there on this day. @returns true when it was stored */
export async function insertRun(db: Db, { scope, ...run }: NewRun): Promise<boolean> {
  const stored = await db
    .insertInto('marketRun')
    .values({ ...run, scope: JSON.stringify(scope), state: 'queued' })
    .onConflict((on) => on.columns(['shareKey', 'day']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return stored !== undefined;
}

/** The shared run of a day, locked until the transaction ends. */
export function sharedRun(db: Db, shareKey: string, day: string): Promise<RunRow> {
  return db
    .selectFrom('marketRun')
    .select(columns)
    .where('shareKey', '=', shareKey)
    .where('day', '=', day)
    .forUpdate()
    .$castTo<RunRow>()
    .executeTakeFirstOrThrow();
}

export function findRun(db: Db, id: string): Promise<RunRow | undefined> {
  return db.selectFrom('marketRun').select(columns).where('id', '=', id).$castTo<RunRow>().executeTakeFirst();
}

/** How far a run is, for whoever waits for more. */
export function runProgress(db: Db, id: string): Promise<{ revision: number; state: RunState } | undefined> {
  return db
    .selectFrom('marketRun')
    .select(['revision', 'state'])
    .where('id', '=', id)
    .$castTo<{ revision: number; state: RunState }>()
    .executeTakeFirst();
}

/** Runs that wait and came before. */
export async function runsAhead(db: Db, { id, queuedAt }: RunRow): Promise<number> {
  const { count } = await db
    .selectFrom('marketRun')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('state', '=', 'queued')
    .where((eb) =>
      eb.or([eb('queuedAt', '<', queuedAt), eb.and([eb('queuedAt', '=', queuedAt), eb('id', '<', id)])]),
    )
    .executeTakeFirstOrThrow();
  return count;
}

/** Begins a run, or begins it again after it was cut off; undefined when it is over. */
export function beginRun(db: Db, id: string, at: string): Promise<RunRow | undefined> {
  return db
    .updateTable('marketRun')
    .set((eb) => ({
      state: 'running',
      startedAt: eb.fn.coalesce('startedAt', eb.cast<string>(eb.val(at), 'timestamptz')),
      attempt: eb('attempt', '+', 1),
      revision: eb('revision', '+', 1),
    }))
    .where('id', '=', id)
    .where('state', 'in', ['queued', 'running'])
    .returning(columns)
    .$castTo<RunRow>()
    .executeTakeFirst();
}

export interface RunChange {
  host?: string;
  steps?: MarketReport['steps'];
}

/** Notes what readers should see of a run under way. @returns its new revision; undefined when it was called off */
export async function noteRun(db: Db, id: string, { host, steps }: RunChange): Promise<number | undefined> {
  const noted = await db
    .updateTable('marketRun')
    .set((eb) => ({
      revision: eb('revision', '+', 1),
      ...(host !== undefined && { host }),
      ...(steps !== undefined && { steps: JSON.stringify(steps) }),
    }))
    .where('id', '=', id)
    .where('state', '=', 'running')
    .returning('revision')
    .executeTakeFirst();
  return noted?.revision;
}

export async function putPart<Name extends PartName>(
  db: Db,
  runId: string,
  revision: number,
  { part, value, cites }: { part: Name; value: PartValues[Name]; cites: readonly Cite[] },
): Promise<void> {
  await db
    .insertInto('marketPart')
    .values({ runId, part, revision, content: JSON.stringify({ value, cites }) })
    .onConflict((on) =>
      on.columns(['runId', 'part']).doUpdateSet((eb) => ({
        revision: eb.ref('excluded.revision'),
        content: eb.ref('excluded.content'),
      })),
    )
    .execute();
}

/** Stores a language model's sentences for a run that is done. */
export async function putWording(db: Db, runId: string, wording: Wording): Promise<void> {
  await putLater(db, runId, { wordedByModel: true }, { part: 'wording', value: wording, cites: [] });
}

/** Stores the plans that a language model read besides for a run that is done. */
export async function putProposals(
  db: Db,
  runId: string,
  proposals: PartValues['proposals'],
  cites: readonly Cite[],
): Promise<void> {
  await putLater(db, runId, {}, { part: 'proposals', value: proposals, cites });
}

async function putLater<Name extends PartName>(
  db: Db,
  runId: string,
  change: Partial<Pick<RunRow, 'wordedByModel'>>,
  part: { part: Name; value: PartValues[Name]; cites: readonly Cite[] },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const noted = await tx
      .updateTable('marketRun')
      .set((eb) => ({ revision: eb('revision', '+', 1), ...change }))
      .where('id', '=', runId)
      .where('state', '=', 'done')
      .returning('revision')
      .executeTakeFirst();
    if (noted) await putPart(tx, runId, noted.revision, part);
  });
}

/** A run's findings; empty while there are none. */
export async function readFindings(db: Db, runId: string): Promise<PartValues['findings']> {
  const row = await db
    .selectFrom('marketPart')
    .select('content')
    .where('runId', '=', runId)
    .where('part', '=', 'findings')
    .$castTo<Pick<StoredPart<'findings'>, 'content'>>()
    .executeTakeFirst();
  return row?.content.value ?? [];
}

export function readParts(db: Db, runId: string): Promise<StoredPart[]> {
  return db
    .selectFrom('marketPart')
    .select(['part', 'revision', 'content'])
    .where('runId', '=', runId)
    .$castTo<StoredPart>()
    .execute();
}

export interface RunEnd {
  state: 'done' | 'failed' | 'cancelled';
  endedAt: string;
  notice: string | null;
  steps?: MarketReport['steps'];
  /** It is done and holds nothing of its subject. */
  isUnreached?: boolean;
}

/** Ends a run that is not over; one that gave nothing is not shared from then on. @returns false when it was over */
export async function endRun(db: Db, id: string, end: RunEnd): Promise<boolean> {
  const { state, endedAt, notice, steps, isUnreached = false } = end;
  const ended = await db
    .updateTable('marketRun')
    .set((eb) => ({
      ...{ state, endedAt, notice },
      askedFor: sql<string>`case when asked_for ~ '^https?://' then asked_for else '' end`,
      revision: eb('revision', '+', 1),
      ...((state !== 'done' || isUnreached) && { shareKey: null }),
      ...(steps !== undefined && { steps: JSON.stringify(steps) }),
    }))
    .where('id', '=', id)
    .where('state', 'in', ['queued', 'running'])
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}

/** Runs under way that began before an instant: whatever did them is gone. */
export function lostRuns(db: Db, before: string): Promise<{ id: string }[]> {
  return db
    .selectFrom('marketRun')
    .select('id')
    .where('state', '=', 'running')
    .where('startedAt', '<', before)
    .execute();
}
