import { hourMs } from '@earshot/contracts/durations';
import { replayLimits } from '@earshot/replay-format/limits';
import type { Tx } from '../../../platform/database/open.ts';
import { readMasking } from '../../personal-data/masking.service.ts';
import type { StoredFacts } from '../digest/digest.sql.ts';
import { orderRemoval } from '../packing/removal.sql.ts';
import { deleteRecordings } from '../retention.sql.ts';
import * as sql from './erasure.sql.ts';
import { knownBy } from './known-by.ts';

const lateMs = replayLimits.lateHoursMax * hourMs;

/**
 * Deletes those of the recordings that name somebody who was erased less than a day before they were last heard of. Most
 * workspaces erase nobody, which one statement tells.
 *
 * @param facts of the recordings' chunks, as far as they were read
 *
 * @returns the recordings that were deleted
 */
export async function eraseAgain(
  tx: Tx,
  workspaceId: string,
  facts: ReadonlyMap<string, readonly StoredFacts[]>,
): Promise<Set<string>> {
  const erased = await sql.erasedPeople(tx, workspaceId);
  const gone = new Set<string>();
  if (erased.length === 0) return gone;
  const ids = [...facts.keys()];
  const { key } = await readMasking(tx, workspaceId);
  const said = await sql.saidToBeThere(tx, workspaceId, ids);
  const heard = await sql.lastHeardOf(tx, workspaceId, ids);
  const erasedAt = new Map(erased.map((one) => [one.knownBy.toString('hex'), Date.parse(one.erasedAt)]));
  let latest = '';
  for (const { id, name } of [...said, ...toldIn(facts)]) {
    const at = erasedAt.get(knownBy(key, name).toString('hex'));
    const heardAt = heard.get(id);
    if (at === undefined || heardAt === undefined || Date.parse(heardAt) - at > lateMs) continue;
    gone.add(id);
    if (heardAt > latest) latest = heardAt;
  }
  if (gone.size === 0) return gone;
  const deleted = await deleteRecordings(tx, workspaceId, [...gone], latest);
  // The sweep has these blobs deleted.
  await orderRemoval(
    tx,
    deleted.flatMap(({ pack }) => pack ?? []),
    latest,
  );
  return gone;
}

function toldIn(facts: ReadonlyMap<string, readonly StoredFacts[]>): sql.NamedIn[] {
  return [...facts].flatMap(([id, chunks]) =>
    chunks.flatMap(({ person }) =>
      [person?.is.userId, person?.is.email].flatMap((name) => (name === undefined ? [] : { id, name })),
    ),
  );
}
