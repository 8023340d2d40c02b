import { openApiDocument } from '@earshot/contracts/openapi';
import { system } from '@earshot/contracts/system';
import type { FastifyInstance } from 'fastify';
import { bindStream } from '../../platform/http/bind.ts';
import { apiVersion } from './api-version.ts';
import { referencePage } from './reference-page.ts';

/** The API's description for programs (`/api/openapi.json`) and for people (`/docs/api`). Both are made once. */
export function referenceRoutes(app: FastifyInstance): void {
  const document = openApiDocument(apiVersion);
  const json = JSON.stringify(document);
  const page = referencePage(document);
  bindStream(app, system.openapi, async (_input, reply) =>
    reply.header('cache-control', 'public, max-age=300').type('application/json').send(json),
  );
  app.get('/docs/api', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').type('text/html; charset=utf-8').send(page),
  );
}
