import type { CallReply, ParsedBody } from '@earshot/contracts/call';
import type { Clip, recordingShares } from '@earshot/contracts/recording-shares';
import { clipsOfRecordingMax } from '@earshot/contracts/recording-shares';
import { randomUUID } from 'node:crypto';
import type { Caller } from '../../../platform/auth/caller.ts';
import { inWorkspace, readInWorkspace } from '../../../platform/database/workspace-transaction.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Deps } from '../../deps.ts';
import * as sql from './clips.sql.ts';
import { mustFind, rangeWithin } from './shares.service.ts';

/** @throws Problem `not_found`, `bad_request` for a part outside of the recording, `conflict` for too many clips */
export async function createClip(
  { database, freeSpace, now }: Pick<Deps, 'database' | 'freeSpace' | 'now'>,
  { workspaceId, userId }: Caller,
  { session_id: recordingId, name, from, to }: ParsedBody<typeof recordingShares.createClip>,
): Promise<Clip> {
  freeSpace.assertRoom();
  const id = randomUUID();
  return inWorkspace(database, workspaceId, async (tx) => {
    const recording = await mustFind(tx, workspaceId, recordingId);
    const range = rangeWithin(recording, from, to);
    const before = await sql.clipsOf(tx, workspaceId, recordingId);
    if (before.length >= clipsOfRecordingMax) {
      const detail = `A recording can have at most ${clipsOfRecordingMax} clips. Delete some first.`;
      throw new Problem('conflict', { detail });
    }
    await sql.insertClip(tx, workspaceId, {
      id,
      recordingId,
      name,
      clipFrom: range.from ?? from,
      clipTo: range.to ?? to,
      madeBy: userId,
      madeAt: new Date(now()).toISOString(),
    });
    const made = (await sql.clipsOf(tx, workspaceId, recordingId)).find((clip) => clip.id === id);
    if (!made) throw new Error('The clip that was just made is not there');
    return clipOf(made);
  });
}

/** @throws Problem `not_found` */
export function listClips(
  { database }: Pick<Deps, 'database'>,
  { workspaceId }: Caller,
  recordingId: string,
): Promise<CallReply<typeof recordingShares.listClips>> {
  return readInWorkspace(database, workspaceId, async (tx) => {
    await mustFind(tx, workspaceId, recordingId);
    return { clips: (await sql.clipsOf(tx, workspaceId, recordingId)).map(clipOf) };
  });
}

/** @throws Problem `not_found` */
export async function deleteClip(
  { database }: Pick<Deps, 'database'>,
  { workspaceId }: Caller,
  id: string,
): Promise<void> {
  const wasThere = await inWorkspace(database, workspaceId, (tx) => sql.deleteClip(tx, workspaceId, id));
  if (!wasThere) throw new Problem('not_found', { detail: 'There is no clip with this ID.' });
}

function clipOf({ id, name, clipFrom, clipTo, madeBy, madeAt }: sql.ClipRow): Clip {
  return { clip_id: id, name, from: clipFrom, to: clipTo, made_by: madeBy, made_at: madeAt };
}
