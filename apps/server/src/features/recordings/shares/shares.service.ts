import { instantOf } from '../../../platform/instant.ts';
import type { CallReply, ParsedBody } from '@earshot/contracts/call';
import type { GivenParts, recordingShares } from '@earshot/contracts/recording-shares';
import { linksOfRecordingMax } from '@earshot/contracts/recording-shares';
import type { Recording } from '@earshot/contracts/recordings';
import type { Cut } from '@earshot/replay-format/cut';
import type { Caller } from '../../../platform/auth/caller.ts';
import { hashSecret } from '../../../platform/auth/secret.ts';
import { assertWasOpen, newShareLink } from '../../../platform/auth/share-link.ts';
import { inWorkspace, readInWorkspace } from '../../../platform/database/workspace-transaction.ts';
import { badField, Problem } from '../../../platform/http/problem.ts';
import type { Deps } from '../../deps.ts';
import type { RecordingRow } from '../recordings.sql.ts';
import { findRecording } from '../recordings.sql.ts';
import * as sql from './shares.sql.ts';

type ShareDeps = Pick<Deps, 'database' | 'freeSpace' | 'now'>;

/** @throws Problem `not_found`, `bad_request` for a part outside of the recording, `conflict` for too many links */
export async function shareRecording(
  { database, freeSpace, now }: ShareDeps,
  { workspaceId, userId }: Caller,
  { session_id: recordingId, from, to, days, parts }: ParsedBody<typeof recordingShares.share>,
): Promise<CallReply<typeof recordingShares.share>> {
  freeSpace.assertRoom();
  const { token, ...link } = newShareLink(now(), days);
  return inWorkspace(database, workspaceId, async (tx) => {
    const recording = await mustFind(tx, workspaceId, recordingId);
    const range = rangeWithin(recording, from, to);
    if ((await sql.openLinks(tx, workspaceId, recordingId, link.at)).length >= linksOfRecordingMax) {
      const detail = `A recording has at most ${linksOfRecordingMax} links at a time. Revoke some first.`;
      throw new Problem('conflict', { detail });
    }
    await sql.insertLink(tx, workspaceId, { ...link, ...range, recordingId, parts, by: userId });
    return { link_id: link.id, token, expires_at: link.expiresAt };
  });
}

/** @throws Problem `not_found` */
export function listLinks(
  { database, now }: Pick<Deps, 'database' | 'now'>,
  { workspaceId }: Caller,
  recordingId: string,
): Promise<CallReply<typeof recordingShares.listLinks>> {
  return readInWorkspace(database, workspaceId, async (tx) => {
    await mustFind(tx, workspaceId, recordingId);
    const rows = await sql.openLinks(tx, workspaceId, recordingId, instantOf(now()));
    return {
      links: rows.map((row) => ({
        link_id: row.id,
        from: row.shownFrom,
        to: row.shownTo,
        parts: partsOf(row),
        made_by: row.madeBy,
        made_at: row.sharedAt,
        expires_at: row.expiresAt,
        opened_count: row.openedCount,
        last_opened_at: row.lastOpenedAt,
      })),
    };
  });
}

/** @throws Problem `not_found` when there is no such link that can still be opened */
export async function revokeLink(
  { database, now }: Pick<Deps, 'database' | 'now'>,
  { workspaceId }: Caller,
  id: string,
): Promise<void> {
  const wasOpen = await inWorkspace(database, workspaceId, (tx) =>
    sql.revokeLink(tx, workspaceId, id, instantOf(now())),
  );
  assertWasOpen(wasOpen);
}

/** What a link's secret opens. */
export interface OpenedLink {
  workspaceId: string;
  linkId: string;
  recordingId: string;
  expiresAt: string;
  shown: sql.Shown;
}

/**
 * Looks a link's secret up; nothing of it is remembered, so what is revoked is gone with the next request.
 *
 * @throws Problem `not_found`, the same whether it never was one, has expired, was revoked, or its recording was deleted
 */
export async function openLink(
  { database, now }: Pick<Deps, 'database' | 'now'>,
  token: string,
): Promise<OpenedLink> {
  const secret = await sql.findSecret(database.app, hashSecret(token), instantOf(now()));
  if (!secret) throw linkGone();
  const workspaceId = secret.opens;
  const link = await readInWorkspace(database, workspaceId, (tx) =>
    sql.findOpen(tx, workspaceId, secret.shareId),
  );
  if (!link) throw linkGone();
  const { id: linkId, recordingId, expiresAt, ...shown } = link;
  return { workspaceId, linkId, recordingId, expiresAt, shown };
}

export async function noteOpened(
  { database, now }: Pick<Deps, 'database' | 'now'>,
  { workspaceId, linkId }: OpenedLink,
): Promise<void> {
  await inWorkspace(database, workspaceId, (tx) => sql.noteOpened(tx, workspaceId, linkId, instantOf(now())));
}

/** Forgets secrets that open nothing any more. */
export async function forgetExpiredSecrets({ database, now }: Pick<Deps, 'database' | 'now'>): Promise<void> {
  await sql.removeSecretsBefore(database.app, instantOf(now()));
}

export function linkGone(): Problem {
  return new Problem('not_found', { detail: 'This link has expired or was revoked.' });
}

/** What is given away: what chunks are cut to, and whether feedback goes with it. */
export interface GivenCut extends Cut {
  parts: GivenParts;
}

/** What a link shows of a recording as it is now. */
export function cutOf(
  shown: sql.Shown,
  { page_started_at: from, page_ended_at: to }: Pick<Recording, 'page_started_at' | 'page_ended_at'>,
): GivenCut {
  return {
    from: shown.shownFrom ?? Date.parse(from),
    to: shown.shownTo ?? Date.parse(to),
    parts: partsOf(shown),
  };
}

/** @throws Problem `not_found` */
export async function mustFind(
  tx: Parameters<typeof findRecording>[0],
  workspaceId: string,
  id: string,
): Promise<RecordingRow> {
  const row = await findRecording(tx, workspaceId, id);
  if (!row) throw new Problem('not_found', { detail: 'There is no recording with this ID.' });
  return row;
}

/**
 * The part of a recording that a range names: whole milliseconds, no further than its ends.
 *
 * @throws Problem `bad_request` when nothing of the recording lies in it
 */
export function rangeWithin(
  { firstEvent, lastEvent }: Pick<RecordingRow, 'firstEvent' | 'lastEvent'>,
  from: number | undefined,
  to: number | undefined,
): { from: number | null; to: number | null } {
  if (from === undefined || to === undefined) return { from: null, to: null };
  const range = { from: Math.max(Math.floor(from), firstEvent), to: Math.min(Math.ceil(to), lastEvent) };
  if (range.from >= range.to) throw badField('from', 'This part is outside the recording.');
  return range;
}

function partsOf(shown: sql.Shown): GivenParts {
  return {
    person: shown.withPerson,
    metadata: shown.withMetadata,
    console: shown.withConsole,
    network: shown.withNetwork,
    feedback: shown.withFeedback,
  };
}
