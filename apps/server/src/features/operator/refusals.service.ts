import { callGroups } from '@earshot/contracts/call/all-calls';
import type { CallReply, ParsedQuery } from '@earshot/contracts/call';
import type { operatorServer } from '@earshot/contracts/operator-server';
import { badCursor } from '../../platform/http/page-place.ts';
import { listRefusals } from '../../platform/refusals/refusals.sql.ts';
import type { Deps } from '../deps.ts';

const whatCallsDo = new Map(
  Object.values(callGroups)
    .flatMap((group) => Object.values(group))
    .map(({ path, summary }) => [path as string, summary]),
);

/** What was refused, with the counts of this process up to now. @throws Problem `bad_request` when `after` is no cursor */
export async function refusals(
  { database, refusals: counts }: Deps,
  { after, limit }: ParsedQuery<typeof operatorServer.listRefusals>,
): Promise<CallReply<typeof operatorServer.listRefusals>> {
  await counts.write();
  const rows = await listRefusals(database.app, { after: readPlace(after), limit: limit + 1 });
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    refusals: rows.slice(0, limit).map(({ day, place, reason, count, lastAt }) => ({
      day,
      place,
      what: whatCallsDo.get(place) ?? null,
      reason,
      count,
      last_at: lastAt,
    })),
    next_after: last
      ? Buffer.from([last.day, last.place, last.reason].join('|')).toString('base64url')
      : null,
  };
}

function readPlace(cursor: string | undefined) {
  if (cursor === undefined) return undefined;
  const [day = '', place, reason, ...more] = Buffer.from(cursor, 'base64url').toString().split('|');
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day));
  if (!isDay || place === undefined || reason === undefined || more.length > 0) throw badCursor();
  // A cursor that was made up may hold what the database takes for no text.
  if (/[^\x20-\x7e]/.test(place + reason)) throw badCursor();
  return { day, place, reason };
}
