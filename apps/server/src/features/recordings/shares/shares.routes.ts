import { recordingAssets } from '@earshot/contracts/recording-assets';
import { recordingShares } from '@earshot/contracts/recording-shares';
import type { FastifyInstance } from 'fastify';
import { Readable } from 'node:stream';
import { attachment } from '../../../platform/http/attachment.ts';
import { bind, bindPublic, bindStream } from '../../../platform/http/bind.ts';
import { readOfflinePage } from '../../../platform/http/offline-page.ts';
import type { Deps } from '../../deps.ts';
import { createClip, deleteClip, listClips } from './clips.service.ts';
import { CutThread } from './cut-thread.ts';
import type { TellsFeedback } from './given-feedback.ts';
import type { LinkWatch } from './link-watch.ts';
import { openSaved, saveTicket } from './save.service.ts';
import { readShared, sharedAssets, sharedChunks } from './shared-recording.service.ts';
import { listLinks, openLink, revokeLink, shareRecording } from './shares.service.ts';

/** Links by which recordings are watched from outside, and clips. */
export function sharesRoutes(app: FastifyInstance, deps: Deps & TellsFeedback, watch: LinkWatch): void {
  const thread = new CutThread();
  const page = readOfflinePage();
  app.addHook('preClose', async () => watch.end());
  app.addHook('onClose', () => thread.close());
  bind(app, recordingShares.share, ({ body }, caller) => shareRecording(deps, caller, body));
  bind(app, recordingShares.listLinks, ({ body }, caller) => listLinks(deps, caller, body.session_id));
  bind(app, recordingShares.revoke, async ({ body }, caller) => {
    await revokeLink(deps, caller, body.link_id);
    watch.end(body.link_id);
    return { revoked: true as const };
  });
  bindPublic(app, recordingShares.readShared, ({ body }) => readShared(deps, body.token));
  bindPublic(app, recordingShares.checkShared, async ({ body }) => {
    const { linkId, expiresAt } = await openLink(deps, body.token);
    if (body.wait_seconds > 0 && !deps.isStopping()) {
      const leftMs = Math.max(1, Date.parse(expiresAt) - deps.now());
      await watch.ended(linkId, Math.min(body.wait_seconds * 1000, leftMs));
      await openLink(deps, body.token);
    }
    return { is_open: true as const };
  });
  bindStream(app, recordingShares.getSharedChunks, async ({ body }, reply) => {
    const chunks = await sharedChunks(deps, thread, body);
    return reply.type('application/octet-stream').send(Readable.from(chunks, { objectMode: false }));
  });
  bindStream(app, recordingAssets.getShared, async ({ body }, reply) =>
    reply.type('application/octet-stream').send(await sharedAssets(deps, body)),
  );
  bind(app, recordingShares.save, async ({ body }, caller) => ({
    path: `${recordingShares.saved.path}?ticket=${await saveTicket(deps, caller, body)}`,
  }));
  bindStream(app, recordingShares.saved, async ({ query }, reply) => {
    const { name, type, text } = await openSaved(deps, { thread, page }, query.ticket);
    return reply
      .type(type)
      .header('content-disposition', attachment(name))
      .send(Readable.from(text, { objectMode: false }));
  });
  bind(app, recordingShares.createClip, ({ body }, caller) => createClip(deps, caller, body));
  bind(app, recordingShares.listClips, ({ body }, caller) => listClips(deps, caller, body.session_id));
  bind(app, recordingShares.removeClip, async ({ body }, caller) => {
    await deleteClip(deps, caller, body.clip_id);
    return { deleted: true as const };
  });
}
