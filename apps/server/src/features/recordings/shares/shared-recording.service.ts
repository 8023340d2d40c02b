import type { ParsedBody } from '@earshot/contracts/call';
import type { recordingAssets } from '@earshot/contracts/recording-assets';
import type { recordingShares, SharedRecording } from '@earshot/contracts/recording-shares';
import type { Deps } from '../../deps.ts';
import { getRecording } from '../recordings.service.ts';
import { cutRecording } from './cut-recording.ts';
import { cutStream } from './cut-stream.ts';
import type { CutPart, CutThread } from './cut-thread.ts';
import { assetsToGive, givenAssets } from './given-assets.ts';
import type { TellsFeedback } from './given-feedback.ts';
import { withGivenFeedback } from './given-feedback.ts';
import type { OpenedLink } from './shares.service.ts';
import { cutOf, linkGone, noteOpened, openLink } from './shares.service.ts';

type SharedDeps = Pick<Deps, 'database' | 'packs' | 'now'>;

/** The recording behind a link's secret, as far as it is shared. @throws Problem `not_found` */
export async function readShared(deps: SharedDeps & TellsFeedback, token: string): Promise<SharedRecording> {
  const link = await openLink(deps, token);
  const { shared, cut } = await sharedBy(deps, link);
  await noteOpened(deps, link);
  return withGivenFeedback(deps, { ...link, cut }, shared);
}

/** Chunks of one tab as far as they are shared. @throws Problem `not_found` when none of them is */
export async function sharedChunks(
  deps: SharedDeps,
  thread: CutThread,
  { token, tab_id: tabId, from_seq: from, to_seq: to }: ParsedBody<typeof recordingShares.getSharedChunks>,
): Promise<AsyncGenerator<Uint8Array>> {
  const link = await openLink(deps, token);
  const { shared, cut } = await sharedBy(deps, link);
  const places = shared.chunks.filter(({ tab_id, seq }) => tab_id === tabId && seq >= from && seq <= to);
  if (places.length === 0) throw linkGone();
  const { workspaceId, recordingId, linkId: givenId } = link;
  const assets = await assetsToGive(deps, workspaceId, recordingId);
  return chunksIn(cutStream(deps, thread, { workspaceId, recordingId, cut, givenId, assets }, places));
}

async function* chunksIn(parts: AsyncIterable<CutPart>): AsyncGenerator<Uint8Array> {
  for await (const { chunks } of parts) yield chunks;
}

/**
 * What is kept of the files that a shared recording names, by the names that stand in its chunks: they are drawn by chance, so
 * who asks for one has seen it.
 *
 * @throws Problem `not_found` when the link opens nothing
 */
export async function sharedAssets(
  deps: SharedDeps,
  { token, addresses }: ParsedBody<typeof recordingAssets.getShared>,
): Promise<Buffer> {
  const { workspaceId, recordingId } = await openLink(deps, token);
  return givenAssets(deps, workspaceId, recordingId, addresses);
}

async function sharedBy(deps: SharedDeps, link: OpenedLink) {
  const { workspaceId, recordingId, linkId, shown, expiresAt } = link;
  const given = await getRecording(deps, { workspaceId }, recordingId);
  const cut = cutOf(shown, given.recording);
  const shared = { ...cutRecording(given, cut, linkId), parts: cut.parts, expires_at: expiresAt };
  return { shared, cut };
}
