import type { ParsedBody } from '@earshot/contracts/call';
import { GivenParts, savedForms, type recordingShares } from '@earshot/contracts/recording-shares';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Caller } from '../../../platform/auth/caller.ts';
import { issueTicket, useTicket } from '../../../platform/auth/download-tickets.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { OfflinePage } from '../../../platform/http/offline-page.ts';
import type { Deps } from '../../deps.ts';
import { getRecording } from '../recordings.service.ts';
import { cutRecording } from './cut-recording.ts';
import { cutStream } from './cut-stream.ts';
import type { CutThread } from './cut-thread.ts';
import { assetsToGive, givenAssets } from './given-assets.ts';
import type { TellsFeedback } from './given-feedback.ts';
import { withGivenFeedback } from './given-feedback.ts';
import { linesOf, pageOf } from './saved-recording.ts';
import { rangeWithin } from './shares.service.ts';

const kind = 'saved_recording';
const Payload = z.object({
  recordingId: z.string(),
  from: z.number(),
  to: z.number(),
  parts: GivenParts,
  form: z.enum(savedForms),
});

type SaveDeps = Pick<Deps, 'database' | 'packs' | 'now'>;

/**
 * A secret that opens the file once, within a minute.
 *
 * @throws Problem `not_found`, `bad_request` for a part outside of the recording
 */
export async function saveTicket(
  deps: SaveDeps,
  { workspaceId }: Caller,
  { session_id: recordingId, from, to, parts, form }: ParsedBody<typeof recordingShares.save>,
): Promise<string> {
  const { recording } = await getRecording(deps, { workspaceId }, recordingId);
  const whole = { from: Date.parse(recording.page_started_at), to: Date.parse(recording.page_ended_at) };
  const range = rangeWithin({ firstEvent: whole.from, lastEvent: whole.to }, from, to);
  const payload = { recordingId, from: range.from ?? whole.from, to: range.to ?? whole.to, parts, form };
  return issueTicket(deps.database.app, { workspaceId, kind, payload }, deps.now());
}

export interface SavedFile {
  name: string;
  type: string;
  text: AsyncGenerator<string>;
}

/** Uses a ticket up. @throws Problem `not_found` when it was used, is too old or never was one, or its recording is gone */
export async function openSaved(
  deps: SaveDeps & TellsFeedback,
  { thread, page }: { thread: CutThread; page: OfflinePage | null },
  secret: string,
): Promise<SavedFile> {
  const ticket = await useTicket(deps.database.app, kind, secret, deps.now());
  if (!ticket) throw new Problem('not_found');
  const { workspaceId } = ticket;
  const { recordingId, form, ...cut } = Payload.parse(ticket.payload);
  const given = await getRecording(deps, { workspaceId }, recordingId);
  const givenId = randomUUID();
  const facts = await withGivenFeedback(
    deps,
    { workspaceId, recordingId, cut },
    cutRecording(given, cut, givenId),
  );
  // Lines of JSON are for other programs: they name what a page named.
  const assets = form === 'html' ? await assetsToGive(deps, workspaceId, recordingId) : [];
  const source = { workspaceId, recordingId, cut, givenId, assets };
  const parts = cutStream(deps, thread, source, facts.chunks);
  const name = `session-${facts.recording.started_at.slice(0, 16).replaceAll(':', '')}`;
  if (form === 'jsonl') return { name: `${name}.jsonl`, type: 'application/x-ndjson', text: linesOf(parts) };
  if (!page)
    throw new Problem('unavailable', { detail: 'Saved recordings are not available on this server.' });
  const kept = (addresses: string[]) => givenAssets(deps, workspaceId, recordingId, addresses);
  const text = pageOf(page, facts, { parts, kept });
  return { name: `${name}.html`, type: 'text/html; charset=utf-8', text };
}
