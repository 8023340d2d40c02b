import type { CallReply, ParsedBody, ParsedQuery } from '@earshot/contracts/call';
import type { recordingAssets, ToldAssets } from '@earshot/contracts/recording-assets';
import { assetLimits, encodeAsset } from '@earshot/replay-format/assets';
import { createHash, randomBytes } from 'node:crypto';
import type { Caller } from '../../../platform/auth/caller.ts';
import { inWorkspace, readInWorkspace } from '../../../platform/database/workspace-transaction.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Deps } from '../../deps.ts';
import { lockRecording } from '../packing/pack.sql.ts';
import { findRecording } from '../recordings.sql.ts';
import { assetTypeOf } from './asset-type.ts';
import * as sql from './assets.sql.ts';

/** The site whose key a page sends with; the recordings of others are none of its business. */
interface RecordedSite {
  workspaceId: string;
  siteId: number;
}

/**
 * Notes what a recording uses, as far as it may use more, and answers of which contents the bytes are still wanted.
 */
export function tellAssets(
  { database, freeSpace }: Pick<Deps, 'database' | 'freeSpace'>,
  { workspaceId, siteId }: RecordedSite,
  { session_id: recordingId, assets }: ToldAssets,
): Promise<CallReply<typeof recordingAssets.tell>> {
  freeSpace.assertRoom();
  return inWorkspace(database, workspaceId, async (tx) => {
    // One at a time counts what a recording uses, and it stays meanwhile.
    const recording = await lockRecording(tx, workspaceId, recordingId);
    if (recording?.siteId !== siteId) return { is_recorded: false, wanted: [] };
    const before = await sql.usesOf(tx, workspaceId, recordingId);
    const uses = withinLimits(before, assets);
    const named = uses.map((use) => ({ ...use, givenName: randomBytes(32).toString('hex') }));
    await sql.insertUses(tx, workspaceId, recordingId, named);
    const told = new Set(assets.map(({ sha256 }) => sha256));
    const used = new Set([...before, ...uses].map(({ sha256 }) => sha256).filter((hash) => told.has(hash)));
    const stored = new Set(await sql.holdStored(tx, workspaceId, [...used]));
    return { is_recorded: true, wanted: [...used].filter((hash) => !stored.has(hash)) };
  });
}

/** Those that are new and for which there is room. An address that was told before stands for what it stood for then. */
function withinLimits(before: readonly sql.AssetUse[], told: readonly sql.AssetUse[]): sql.AssetUse[] {
  const addresses = new Set(before.map(({ address }) => address));
  const contents = new Map(before.map(({ sha256, bytes }) => [sha256, bytes]));
  let bytes = [...contents.values()].reduce((sum, size) => sum + size, 0);
  const taken: sql.AssetUse[] = [];
  for (const use of told) {
    const more = contents.has(use.sha256) ? 0 : use.bytes;
    if (addresses.has(use.address) || addresses.size >= assetLimits.ofRecordingMax) continue;
    if (bytes + more > assetLimits.recordingBytesMax) continue;
    addresses.add(use.address);
    contents.set(use.sha256, use.bytes);
    bytes += more;
    taken.push(use);
  }
  return taken;
}

/**
 * Stores the bytes of something that a recording uses, once in the workspace.
 *
 * @throws Problem `bad_request` for what is not kept or not what was told, `not_found` when no recording uses it
 */
export async function storeAsset(
  { database, freeSpace }: Pick<Deps, 'database' | 'freeSpace'>,
  { workspaceId, siteId }: RecordedSite,
  { session_id: recordingId, sha256 }: Omit<ParsedQuery<typeof recordingAssets.send>, 'key'>,
  body: Buffer,
): Promise<void> {
  freeSpace.assertRoom();
  if (body.length > assetLimits.bytesMax) throw new Problem('too_large');
  if (createHash('sha256').update(body).digest('hex') !== sha256) {
    throw new Problem('bad_request', { detail: 'The bytes do not match sha256.' });
  }
  const type = assetTypeOf(body);
  if (!type) {
    throw new Problem('bad_request', {
      detail: 'Only images, fonts, style sheets, and SVG images without scripts or links are stored.',
    });
  }
  const isUsed = await inWorkspace(
    database,
    workspaceId,
    async (tx) => {
      const isHeld = await sql.holdUse(
        tx,
        workspaceId,
        { siteId, recordingId },
        { sha256, bytes: body.length },
      );
      if (isHeld) await sql.insertAsset(tx, workspaceId, { sha256, type, body });
      return isHeld;
    },
    { repeatable: true },
  );
  if (!isUsed) throw new Problem('not_found', { detail: 'No recording with this ID uses this file.' });
}

/** What is kept of what a recording names, one after the other. @throws Problem `not_found` */
export async function assetsOf(
  { database }: Pick<Deps, 'database'>,
  { workspaceId }: Pick<Caller, 'workspaceId'>,
  { session_id: recordingId, addresses }: ParsedBody<typeof recordingAssets.get>,
): Promise<Buffer> {
  const found = await readInWorkspace(database, workspaceId, async (tx) =>
    (await findRecording(tx, workspaceId, recordingId))
      ? sql.storedAssets(tx, workspaceId, recordingId, { addresses })
      : undefined,
  );
  if (!found) throw new Problem('not_found', { detail: 'There is no recording with this ID.' });
  return Buffer.concat(
    found.map(({ address, type, body }) => encodeAsset({ address, type, bytes: new Uint8Array(body) })),
  );
}
