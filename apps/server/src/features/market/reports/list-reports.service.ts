import type { CallReply, ParsedQuery } from '@earshot/contracts/call';
import type { market } from '@earshot/contracts/market';
import { marketSchedules, marketStandings } from '@earshot/contracts/market';
import type { Caller } from '../../../platform/auth/caller.ts';
import { readInWorkspace } from '../../../platform/database/workspace-transaction.ts';
import { badField } from '../../../platform/http/problem.ts';
import type { Deps } from '../../deps.ts';
import type { ListedKey } from './listings.sql.ts';
import { listedKeys, listingsOf } from './listings.sql.ts';
import { inList } from './member-reports.service.ts';
import { standings } from './reports.sql.ts';
import type { RunState } from '../runs/runs.sql.ts';

type Query = ParsedQuery<typeof market.listReports>;
type Order = Query['order'];
type Standing = (typeof marketStandings)[number];
type Listed = ListedKey & { standing: Standing };

/**
 * A page of the workspace's reports. How a report stands is kept with its run, apart from the workspace's tables, so it is
 * looked up for all that are found; a workspace has some thousands at most.
 *
 * @throws Problem `bad_request` for a cursor of another order
 */
export async function listReports(
  { database }: Pick<Deps, 'database'>,
  { workspaceId, userId }: Caller,
  { search = '', standing, schedule, order, cursor, limit }: Query,
): Promise<CallReply<typeof market.listReports>> {
  const place = cursor === undefined ? null : placeOf(cursor, order);
  const keys = await readInWorkspace(database, workspaceId, (tx) => listedKeys(tx, workspaceId, search));
  const ids = keys.map(({ reportId }) => reportId);
  const states = await standings(database.app, ids);
  const found = keys.flatMap((key): Listed[] => {
    const state = states.get(key.reportId)?.state;
    return state === undefined ? [] : [{ ...key, standing: standingOf(state) }];
  });
  const isOfSchedule = (one: Listed) => schedule === undefined || one.schedule === schedule;
  const isOfStanding = (one: Listed) => standing === undefined || one.standing === standing;
  const asked = found.filter((one) => isOfSchedule(one) && isOfStanding(one));
  const rest = asked
    .toSorted((a, b) => compare(order, a, b))
    .filter((one) => place === null || compare(order, one, place) > 0);
  const shown = rest.slice(0, limit);
  const last = rest.length > limit ? shown.at(-1) : undefined;
  const rows = await readInWorkspace(database, workspaceId, (tx) =>
    listingsOf(
      tx,
      workspaceId,
      shown.map(({ reportId }) => reportId),
    ),
  );
  return {
    reports: await inList({ database }, userId, rows),
    total_count: asked.length,
    next: last ? cursorOf(last, order) : null,
    counts: {
      standing: counted(marketStandings, found.filter(isOfSchedule), (one) => one.standing),
      schedule: counted(marketSchedules, found.filter(isOfStanding), (one) => one.schedule),
    },
  };
}

function standingOf(state: RunState): Standing {
  return state === 'queued' || state === 'running' ? 'under_way' : state;
}

function counted<Choice extends string>(
  choices: readonly Choice[],
  reports: readonly Listed[],
  choiceOf: (report: Listed) => Choice,
): Record<Choice, number> {
  const count = (choice: Choice) => reports.filter((one) => choiceOf(one) === choice).length;
  return Object.fromEntries(choices.map((choice) => [choice, count(choice)])) as Record<Choice, number>;
}

type Place = Pick<ListedKey, 'reportId' | 'name' | 'madeAt'>;

/** Before 0, after it, or the same report: ids part those that are alike. */
function compare(order: Order, a: Place, b: Place): number {
  const byId = a.reportId < b.reportId ? -1 : a.reportId > b.reportId ? 1 : 0;
  if (order === 'name') return a.name.localeCompare(b.name, 'en', { numeric: true }) || byId;
  const byTime = Date.parse(a.madeAt) - Date.parse(b.madeAt) || byId;
  return order === 'oldest' ? byTime : -byTime;
}

function cursorOf({ reportId, name, madeAt }: Place, order: Order): string {
  return Buffer.from(JSON.stringify([order, reportId, madeAt, name])).toString('base64url');
}

function placeOf(cursor: string, order: Order): Place {
  const noCursor = badField('cursor', 'This cursor is invalid or belongs to another sort order.');
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (!Array.isArray(parts) || !parts.every((part) => typeof part === 'string')) throw noCursor;
    const [of, reportId = '', madeAt = '', name = ''] = parts;
    if (of !== order || Number.isNaN(Date.parse(madeAt))) throw noCursor;
    return { reportId, madeAt, name };
  } catch {
    throw noCursor;
  }
}
