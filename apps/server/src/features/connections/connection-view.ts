import type { ConnectionField as Field, ConnectionKind } from '@earshot/connectors/feedback/connection-kind';
import type {
  Connection,
  ConnectionField,
  ConnectionKindFacts,
  ConnectionRun,
} from '@earshot/contracts/connections';
import type { Role } from '@earshot/contracts/call';
import { roleAllows } from '@earshot/contracts/call';
import type { RunRow } from './connection-row.ts';
import type { NamedConnection } from './connections.sql.ts';

export function factsOf(kind: ConnectionKind): ConnectionKindFacts {
  const { id, name, group, brings, needs, docs, scopes, limits = [] } = kind;
  return {
    ...{ kind: id, name, group, brings, needs, docs },
    scopes: [...scopes],
    limits: [...limits],
    fields: kind.fields.map(fieldOf),
  };
}

function fieldOf({ id, label, help, secret, optional, placeholder, shape, choices }: Field): ConnectionField {
  return {
    ...{ id, label, secret, shape },
    help: help ?? null,
    optional: optional ?? false,
    placeholder: placeholder ?? null,
    choices: [...(choices ?? [])],
  };
}

/** What `role` may read of a connection; `now` in milliseconds since 1970. */
export function viewOf(
  row: NamedConnection,
  run: RunRow | null,
  { now, role }: { now: number; role: Role },
): Connection {
  const { problem, problemKind } = row;
  return {
    connection_id: row.id,
    kind: row.kind,
    source_id: row.sourceId,
    source_name: row.sourceName,
    item_count: row.itemCount,
    account: row.account,
    state: row.state,
    problem: problem !== null && problemKind !== null ? { kind: problemKind, detail: problem } : null,
    // An address may hold a key: who may not change it need not read it.
    settings: roleAllows(role, 'admin') ? row.settings : {},
    is_backfilled: row.backfilledAt !== null,
    progress: progressOf(row, run, now),
    last_brought_at: row.lastBroughtAt,
    last_synced_at: row.lastSyncedAt,
    next_sync_at: row.state === 'active' && run?.state !== 'running' ? row.nextSyncAt : null,
    run: run && runViewOf(run),
    created_by: row.creator,
    created_at: row.createdAt,
  };
}

/** A rate that is measured over less than this says nothing. */
const tellingMs = 5000;

function progressOf(row: NamedConnection, run: RunRow | null, now: number): Connection['progress'] {
  if (row.backfilledAt !== null || row.state === 'removing') return null;
  const { itemCount: items, expectedItems: total } = row;
  const took = run === null ? 0 : now - Date.parse(run.startedAt);
  const inRun = run === null ? 0 : run.created + run.updated + run.unchanged;
  const isTelling =
    run?.state === 'running' && took >= tellingMs && inRun > 0 && total !== null && total > items;
  const seconds = isTelling ? Math.ceil(((total - items) * took) / inRun / 1000) : null;
  // Where a system counts less than it gives, it is not told that more than all has come.
  return { items, total: total === null ? null : Math.max(total, items), seconds_left: seconds };
}

export function runViewOf(run: RunRow): ConnectionRun {
  const { created, updated, unchanged, removed, refused, reasons, error } = run;
  return {
    run_id: run.id,
    state: run.state,
    started_at: run.startedAt,
    ended_at: run.endedAt,
    ...{ created, updated, unchanged, removed, refused, reasons, error },
    is_restarted: run.isRestarted,
  };
}
