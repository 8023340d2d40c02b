import { openApiDocument } from '@earshot/contracts/openapi';
import { system } from '@earshot/contracts/system';
import type { FastifyInstance } from 'fastify';
import { bind, bindPublic, bindStream } from '../../platform/http/bind.ts';
import type { Deps } from '../deps.ts';
import { apiVersion } from '../../platform/api-version.ts';
import { referencePage } from './reference-page.ts';

/**
 * The API's description for programs (`/api/openapi.json`) and for people (`/docs/api`), and what people have to know of
 * this server. Both are made when they are first asked for: they are megabytes, and most servers are never asked.
 */
export function referenceRoutes(app: FastifyInstance, { config }: Pick<Deps, 'config'>): void {
  let json: string | undefined;
  let page: string | undefined;
  bindStream(app, system.openapi, async (_input, reply) =>
    reply
      .header('cache-control', 'public, max-age=300')
      .type('application/json')
      .send((json ??= JSON.stringify(openApiDocument(apiVersion)))),
  );
  bindPublic(app, system.getMailWay, () =>
    Promise.resolve({ mails: config.smtpUrl === undefined ? 'kept_in_outbox' : 'sent' } as const),
  );
  bind(app, system.getSelfRecording, () => Promise.resolve({ site_key: config.selfRecording }));
  app.get('/docs/api', async (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=300')
      .type('text/html; charset=utf-8')
      .send((page ??= referencePage(openApiDocument(apiVersion)))),
  );
}
