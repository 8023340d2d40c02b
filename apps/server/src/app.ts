import compress from '@fastify/compress';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import Fastify, { LogController } from 'fastify';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { registerFeatures } from './features/register.ts';
import type { Deps } from './features/deps.ts';
import { serveReportPage } from './features/market/reports/report-page.ts';
import { keptTextMasker } from './features/personal-data/masking.service.ts';
import { originOf } from './features/account-deps.ts';
import { endOfSession } from './features/logins/sessions/reuse.service.ts';
import { CallerDirectory } from './platform/auth/callers.ts';
import { gateJson, gateStrings } from './platform/http/body-gate.ts';
import { answerBrokenRequests, refuseWithoutHost } from './platform/http/broken-requests.ts';
import { capConnections } from './platform/http/connection-cap.ts';
import { checkEveryMs, headMs, idleMs, uploadMs } from './platform/http/connection-limits.ts';
import { addressRefusal, installErrorEdge, sendProblem } from './platform/http/error-edge.ts';
import { Problem } from './platform/http/problem.ts';
import { protectingHeaders, protectReplies } from './platform/http/protecting-headers.ts';
import { RateLimiter } from './platform/http/rate-limiter.ts';
import { contentPolicy, permissionsPolicy } from './platform/http/content-policy.ts';
import { serveHealth } from './platform/http/health.ts';
import { serveRecorder } from './platform/http/recorder-files.ts';
import { serveRecorderPackage } from './platform/http/recorder-package.ts';
import { serveReplayStage } from './platform/http/replay-stage.ts';
import { serveWidget } from './platform/http/widget-file.ts';
import { giveUpSlowBodies } from './platform/http/slow-bodies.ts';
import { trustedProxies } from './platform/http/trusted-proxies.ts';
import type { WebBuild } from './platform/http/web-build.ts';
import { serveVideo } from './platform/http/video-file.ts';
import { serveWeb } from './platform/http/web-pages.ts';

/** The whole HTTP app without a port, so that tests inject requests. */
export async function buildApp(deps: Deps, web: WebBuild | null): Promise<FastifyInstance> {
  const logger: FastifyBaseLogger = deps.log;
  const protecting = await protectingHeaders(contentPolicy(), {
    'permissions-policy': permissionsPolicy,
  });
  const isTrustedProxy = trustedProxies(deps.config.trustedProxies);
  const app = Fastify({
    loggerInstance: logger,
    // One line per failure is written where it happens; a line per request would cost more than most requests.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: isTrustedProxy,
    bodyLimit: 1024 * 1024,
    requestTimeout: uploadMs,
    // Without a host a request is answered by ours, below.
    http: { headersTimeout: headMs, connectionsCheckingInterval: checkEveryMs, requireHostHeader: false },
    clientErrorHandler: answerBrokenRequests(protecting),
    keepAliveTimeout: idleMs,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    // A request that arrives while the server stops gets an answer of ours, below.
    return503OnClosing: false,
    routerOptions: { caseSensitive: true, ignoreTrailingSlash: true, maxParamLength: 500 },
    frameworkErrors: addressRefusal(protecting),
    ajv: { customOptions: { validateFormats: false } },
  });
  app.decorate('callers', new CallerDirectory(deps.database, deps.now));
  app.decorate('rateLimiter', new RateLimiter(deps.now));
  app.decorate('boundCalls', new Set<string>());
  app.decorate('endOfSession', (token, request) =>
    endOfSession({ ...deps, callers: app.callers }, token, originOf(request)),
  );
  app.decorate('maskKept', keptTextMasker(deps.database));
  app.decorateRequest('caller', null);

  installErrorEdge(app, deps.refusals);
  app.addHook('onClose', () => deps.refusals.write());
  parseJsonBehindTheGate(app);
  protectReplies(app, protecting);
  capConnections(app, { max: deps.config.connectionsPerAddress, isTrustedProxy, headers: protecting });
  giveUpSlowBodies(app);
  refuseWithoutHost(app);
  await app.register(compress, { threshold: 2048, encodings: ['br', 'gzip'], globalDecompression: false });
  serveHealth(app, deps);
  serveReplayStage(app);
  serveRecorder(app, join(deps.config.dataDir, 'recorder'));
  serveRecorderPackage(app);
  serveWidget(app);
  await registerFeatures(app, deps);
  if (web) serveReportPage(app, deps, web);
  app.setNotFoundHandler(async (request, reply) => {
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (web && reads && !isMachinePath(request.url)) return web.sendPage(request, reply);
    return sendProblem(new Problem('not_found'), request, reply);
  });
  if (web) await serveWeb(app, web);
  if (deps.config.videoFile !== null) await serveVideo(app, deps.config.videoFile);
  return app;
}

function isMachinePath(url: string): boolean {
  return url.startsWith('/api/') || url.startsWith('/assets/');
}

function parseJsonBehindTheGate(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    let text: string;
    try {
      if (request.headers['content-encoding'] !== undefined) {
        throw new Problem('unsupported_media_type', {
          detail: 'Compressed request bodies are not accepted here.',
        });
      }
      text = gateJson(body as Buffer);
    } catch (error) {
      done(error as Error);
      return;
    }
    if (text === '') {
      done(null, undefined);
      return;
    }
    void parse(request, text, (error, value: unknown) => {
      if (error) return done(new Problem('bad_request', { detail: 'The body is not valid JSON.' }));
      try {
        gateStrings(text, value);
        done(null, value);
      } catch (refused) {
        done(refused as Error);
      }
    });
  });
}
