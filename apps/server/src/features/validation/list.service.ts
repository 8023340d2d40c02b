import type { CallReply, ParsedBody } from '@earshot/contracts/call';
import type { validation } from '@earshot/contracts/validation';
import { limits } from '@earshot/contracts/limits';
import type { Caller } from '../../platform/auth/caller.ts';
import { readSnapshot } from '../../platform/database/workspace-transaction.ts';
import { badField } from '../../platform/http/problem.ts';
import type { Deps } from '../deps.ts';
import { checkView } from './check-view.ts';
import type { CheckPage } from './list.sql.ts';
import * as sql from './list.sql.ts';

type ReadDeps = Pick<Deps, 'database'>;

export function checksInList(
  { database }: ReadDeps,
  { workspaceId, userId }: Caller,
  { filters = {}, limit = limits.pageSize, after }: ParsedBody<typeof validation.list>,
): Promise<CallReply<typeof validation.list>> {
  const page = { limit: limit + 1, after: placeIn(after) };
  return readSnapshot(database, workspaceId, async (tx) => {
    const rows = await sql.listChecks(tx, workspaceId, userId, filters, page);
    return {
      checks: rows.slice(0, limit).map(checkView),
      total_count: await sql.countChecks(tx, workspaceId, userId, filters),
      next_after: nextAfter(rows, limit),
    };
  });
}

/** Things that two people checked. */
export function comparedChecks(
  { database }: ReadDeps,
  { workspaceId, userId }: Caller,
  { kind, outcome = 'different', limit = limits.pageSize, after }: ParsedBody<typeof validation.pairs>,
): Promise<CallReply<typeof validation.pairs>> {
  const page = { limit: limit + 1, after: placeIn(after) };
  return readSnapshot(database, workspaceId, async (tx) => {
    const rows = await sql.listPairs(tx, workspaceId, { kind: kind ?? null, outcome }, page);
    const compared: CallReply<typeof validation.pairs>['compared'] = [];
    for (const pair of rows.slice(0, limit)) {
      const made = await sql.listChecksOf(tx, workspaceId, userId, pair);
      compared.push({ outcome, checks: made.map(checkView) });
    }
    return {
      compared,
      total_count: await sql.countPairs(tx, workspaceId, { kind: kind ?? null, outcome }),
      next_after: nextAfter(rows, limit),
    };
  });
}

function nextAfter(rows: readonly { checkedAt: string; id: string }[], limit: number): string | null {
  const last = rows[limit - 1];
  return rows.length > limit && last ? `${last.checkedAt}/${last.id}` : null;
}

const place = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3,6}Z)\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

function placeIn(after: string | undefined): CheckPage['after'] {
  if (after === undefined) return null;
  const [, at, id] = place.exec(after) ?? [];
  if (at === undefined || id === undefined || !Number.isFinite(Date.parse(at))) {
    throw badField('after', 'is not the next_after of a page');
  }
  return { at, id };
}
