import { limits } from '@earshot/contracts/limits';
import { recordingAssets, ToldAssets } from '@earshot/contracts/recording-assets';
import { recordingFilters } from '@earshot/contracts/recording-filters';
import { nextChunkHeader, recordings } from '@earshot/contracts/recordings';
import { widget, WidgetPost } from '@earshot/contracts/widget';
import { replayLimits } from '@earshot/replay-format/limits';
import { headerBytes } from '@earshot/replay-format/chunk';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bind, bindPublic, bindStream } from '../../platform/http/bind.ts';
import { Problem } from '../../platform/http/problem.ts';
import { roomInPlan } from '../billing/quotas.service.ts';
import type { Deps } from '../deps.ts';
import { Maskings } from '../personal-data/masking.service.ts';
import { assetsOf, storeAsset, tellAssets } from './assets/assets.service.ts';
import { eraseRecordingsOf } from './erasure/erasure.service.ts';
import { checkedChunk, checkedHeader } from './ingest/refuse-broken-chunk.service.ts';
import { ChunkIntake } from './ingest/chunk-intake.ts';
import { assertPossibleTimes } from './ingest/refuse-impossible-times.ts';
import type { KnownSite } from './ingest/site-directory.ts';
import { SiteDirectory } from './ingest/site-directory.ts';
import { jsonIn } from './ingest/json-in.ts';
import { isStored, writeChunks } from './ingest/write-chunks.service.ts';
import { askToMend } from './lost-masking/lost-masking.service.ts';
import { judgeOrigin, originNamed } from './origins/judge-origin.ts';
import { OriginRefusals } from './origins/origin-refusals.ts';
import { learnOrigin } from './origins/origins.service.ts';
import { getRecording, listRecordings, neighboursOf, someChunksOf } from './recordings.service.ts';
import { deleteRecording, readRetention, setRetention } from './retention.service.ts';
import type { TellsFeedback } from './shares/given-feedback.ts';
import { LinkWatch } from './shares/link-watch.ts';
import { sharesRoutes } from './shares/shares.routes.ts';
import {
  createSavedFilter,
  deleteSavedFilter,
  listSavedFilters,
  updateSavedFilter,
} from './saved-filters.service.ts';
import {
  createSite,
  listSites,
  renewIdentitySecret,
  renewSiteKey,
  setSiteOrigins,
  updateSite,
} from './sites.service.ts';
import { addWidgetPost } from './widget/add-widget-post.service.ts';

export async function recordingsRoutes(app: FastifyInstance, deps: Deps & TellsFeedback): Promise<void> {
  const watch = new LinkWatch();
  const refusals = new OriginRefusals(deps);
  bind(app, recordings.list, ({ body }, caller) => listRecordings(deps, caller, body));
  bind(app, recordings.neighbours, ({ body }, caller) => neighboursOf(deps, caller, body));
  bind(app, recordings.get, ({ body }, caller) => getRecording(deps, caller, body.session_id));
  bindStream(app, recordings.getChunks, async ({ body, request }, reply) => {
    if (!request.caller) throw new Problem('not_signed_in');
    const { bytes, nextSeq } = await someChunksOf(deps, request.caller, body, limits.chunksAnswerMaxBytes);
    if (nextSeq !== null) reply.header(nextChunkHeader, nextSeq);
    // What was stored never changes; whoever may see it may see it again for a while.
    return reply.header('cache-control', 'private, max-age=300').type('application/octet-stream').send(bytes);
  });
  bindStream(app, recordingAssets.get, async ({ body, request }, reply) => {
    if (!request.caller) throw new Problem('not_signed_in');
    return reply.type('application/octet-stream').send(await assetsOf(deps, request.caller, body));
  });
  bind(app, recordings.remove, async ({ body }, caller) => {
    await deleteRecording(deps, caller, body.session_id);
    // Links to it are gone with it.
    watch.end();
    return { deleted: true as const };
  });
  bind(app, recordings.erasePerson, async ({ body }, caller) => {
    const count = await eraseRecordingsOf(deps, caller, body.person_id);
    watch.end();
    return { deleted_count: count };
  });
  bind(app, recordings.listSites, async (_input, caller) => {
    await refusals.write();
    return { sites: await listSites(deps, caller) };
  });
  bind(app, recordings.createSite, ({ body }, caller) => createSite(deps, caller, body.name));
  bind(app, recordings.updateSite, ({ body }, caller) => updateSite(deps, caller, body));
  bind(app, recordings.setSiteOrigins, ({ body }, caller) => setSiteOrigins(deps, caller, body));
  bind(app, recordings.mendRecordings, async ({ body }, { workspaceId }) => {
    await askToMend(deps, workspaceId, body.site_id, body.how);
    return { asked: true as const };
  });
  bind(app, recordings.renewSiteKey, ({ body }, caller) => renewSiteKey(deps, caller, body.site_id));
  bind(app, recordings.renewIdentitySecret, ({ body }, caller) =>
    renewIdentitySecret(deps, caller, body.site_id),
  );
  sharesRoutes(app, deps, watch);
  bind(app, recordingFilters.list, async (_input, caller) => ({
    saved_filters: await listSavedFilters(deps, caller),
  }));
  bind(app, recordingFilters.create, ({ body }, caller) => createSavedFilter(deps, caller, body));
  bind(app, recordingFilters.update, ({ body: { saved_filter_id: id, ...content } }, caller) =>
    updateSavedFilter(deps, caller, id, content),
  );
  bind(app, recordingFilters.remove, async ({ body }, caller) => {
    await deleteSavedFilter(deps, caller, body.saved_filter_id);
    return { deleted: true as const };
  });
  bind(app, recordingFilters.getRetention, (_input, caller) => readRetention(deps, caller));
  bind(app, recordingFilters.setRetention, ({ body }, caller) => setRetention(deps, caller, body.days));
  await app.register(async (scope) => recorderRoutes(scope, deps, refusals));
}

/**
 * What pages of other sites call, without credentials. A page may read that its origin is refused: only so does its recorder stop.
 */
function recorderRoutes(scope: FastifyInstance, deps: Deps, refusals: OriginRefusals): void {
  const { freeSpace } = deps;
  const sites = new SiteDirectory(deps);
  const intake = new ChunkIntake((workspaceId, chunks) =>
    writeChunks(deps, workspaceId, chunks, (tx) =>
      roomInPlan(deps, tx, workspaceId, 'recordedSessionsPerMonth'),
    ),
  );
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('text/plain', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  scope.addHook('onRequest', async (request, reply) => {
    reply
      .header('access-control-allow-origin', request.headers.origin ?? '*')
      .header('vary', 'origin')
      .header('cross-origin-resource-policy', 'cross-origin');
  });
  scope.addHook('onClose', () => refusals.write());
  const siteOf = async (key: string, { headers }: FastifyRequest) => {
    const site = await sites.find(key);
    if (!site) throw new Problem('not_found', { detail: 'No site has this key.' });
    await assertTaken(site, originNamed(headers.origin));
    return site;
  };
  const assertTaken = async (site: KnownSite, origin: string | undefined) => {
    const verdict = judgeOrigin(site, origin);
    if (verdict === 'taken' || origin === undefined) return;
    const { workspaceId, siteId } = site;
    if (verdict === 'new') {
      site.origins.push({ origin, state: 'learnt' });
      await learnOrigin(deps, workspaceId, siteId, origin);
      return;
    }
    refusals.add(workspaceId, siteId, origin);
    throw new Problem('origin_refused', {
      detail:
        'Pages on this origin cannot send anything with this key. An admin of the workspace can allow it.',
    });
  };
  const recordedSiteOf = async (key: string, request: FastifyRequest) => {
    const site = await siteOf(key, request);
    // A recorder that has not yet heard that it is switched off is told to stop.
    if (!site.settings.record)
      throw new Problem('not_allowed', { detail: 'Recording is off for this site.' });
    return site;
  };
  bindPublic(scope, recordings.recorderSettings, async ({ query, request }) => {
    const { settings, isFull } = await siteOf(query.key, request);
    return { ...settings, new_sessions: !isFull };
  });
  bindPublic(scope, recordings.sendChunk, async ({ query, request }) => {
    const { workspaceId, siteId } = await recordedSiteOf(query.key, request);
    const bytes = bytesIn(request.body);
    if (bytes.length > headerBytes + replayLimits.chunkBytesMax) throw new Problem('too_large');
    if (bytes.length === headerBytes) {
      return { snapshot: false, stored: await isStored(deps, workspaceId, siteId, checkedHeader(bytes)) };
    }
    freeSpace.assertRoom();
    const chunk = checkedChunk(bytes);
    const sentAt = query.sent_at ?? null;
    assertPossibleTimes(chunk.header, { arrivedAt: deps.now(), sentAt });
    const { fate, needsSnapshot } = await intake.take(workspaceId, { siteId, chunk, sentAt });
    if (fate === 'over') throw new Problem('recording_over');
    if (fate === 'no_room') {
      throw new Problem('plan_limit_reached', { detail: 'The plan limit for recorded sessions is reached.' });
    }
    return { snapshot: needsSnapshot };
  });
  bindPublic(scope, recordingAssets.tell, async ({ query, request }) =>
    tellAssets(deps, await recordedSiteOf(query.key, request), jsonIn(bytesIn(request.body), ToldAssets)),
  );
  bindPublic(scope, recordingAssets.send, async ({ query: { key, ...asset }, request }) => {
    await storeAsset(deps, await recordedSiteOf(key, request), asset, bytesIn(request.body));
    return { stored: true as const };
  });
  const adding = { ...deps, maskings: new Maskings(deps.database) };
  bindPublic(scope, widget.send, async ({ query, request }) => {
    const site = await siteOf(query.key, request);
    if (!site.settings.feedback_widget) {
      throw new Problem('not_allowed', { detail: 'The feedback widget is off for this site.' });
    }
    scope.rateLimiter.count('widget_by_site', query.key);
    const post = jsonIn(bytesIn(request.body), WidgetPost);
    await addWidgetPost(adding, site, post);
    return { stored: true as const };
  });
}

function bytesIn(body: unknown): Buffer {
  if (!Buffer.isBuffer(body)) throw new Problem('bad_request', { detail: 'The body is empty.' });
  return body;
}
