import { recordings } from '@earshot/contracts/recordings';
import { replayLimits } from '@earshot/replay-format/limits';
import { headerBytes } from '@earshot/replay-format/chunk';
import type { FastifyInstance } from 'fastify';
import { bind, bindPublic, bindStream } from '../../platform/http/bind.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Deps } from '../deps.ts';
import { checkedChunk } from './ingest/checked-chunk.ts';
import { ChunkIntake } from './ingest/chunk-intake.ts';
import { SiteDirectory } from './ingest/site-directory.ts';
import { writeChunks } from './ingest/write-chunks.ts';
import { chunksOf, getRecording, listRecordings } from './recordings.service.ts';
import { deleteRecording } from './retention.service.ts';
import { createSite, listSites, renewSiteKey, updateSite } from './sites.service.ts';

export async function recordingsRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  bind(app, recordings.list, ({ body }, caller) => listRecordings(deps, caller, body));
  bind(app, recordings.get, ({ body }, caller) => getRecording(deps, caller, body.session_id));
  bindStream(app, recordings.getChunks, async ({ body, request }, reply) => {
    if (!request.caller) throw new Problem('not_signed_in');
    const bytes = await chunksOf(deps, request.caller, body);
    // What was stored never changes; whoever may see it may see it again for a while.
    return reply.header('cache-control', 'private, max-age=300').type('application/octet-stream').send(bytes);
  });
  bind(app, recordings.remove, async ({ body }, caller) => {
    await deleteRecording(deps, caller, body.session_id);
    return { deleted: true as const };
  });
  bind(app, recordings.listSites, async (_input, caller) => ({ sites: await listSites(deps, caller) }));
  bind(app, recordings.createSite, ({ body }, caller) => createSite(deps, caller, body.name));
  bind(app, recordings.updateSite, ({ body }, caller) => updateSite(deps, caller, body));
  bind(app, recordings.renewSiteKey, ({ body }, caller) => renewSiteKey(deps, caller, body.site_id));
  await app.register(async (scope) => recorderRoutes(scope, deps));
}

/** What pages of other sites call: any origin may, none with credentials. */
function recorderRoutes(scope: FastifyInstance, deps: Deps): void {
  const { database, freeSpace, now } = deps;
  const sites = new SiteDirectory(database, now);
  const intake = new ChunkIntake((workspaceId, chunks) => writeChunks(deps, workspaceId, chunks));
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('text/plain', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  scope.addHook('onRequest', async (_request, reply) => {
    reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin');
  });
  const siteOf = async (key: string) => {
    const site = await sites.find(key);
    if (!site) throw new Problem('not_found', { detail: 'No site has this key.' });
    return site;
  };
  bindPublic(scope, recordings.recorderSettings, async ({ query }) => (await siteOf(query.key)).settings);
  bindPublic(scope, recordings.sendChunk, async ({ query, request }) => {
    const { workspaceId, siteId, settings } = await siteOf(query.key);
    // A recorder that has not yet heard that it is switched off is told to stop.
    if (!settings.record) throw new Problem('not_allowed', { detail: 'This site is not recorded now.' });
    const bytes = request.body;
    if (!Buffer.isBuffer(bytes)) throw new Problem('bad_request', { detail: 'The body holds no bytes.' });
    if (bytes.length > headerBytes + replayLimits.chunkBytesMax) throw new Problem('too_large');
    freeSpace.assertRoom();
    const chunk = await checkedChunk(bytes);
    const { isStored, needsSnapshot } = await intake.take(workspaceId, { siteId, chunk });
    if (!isStored) throw new Problem('recording_over');
    return { snapshot: needsSnapshot };
  });
}
