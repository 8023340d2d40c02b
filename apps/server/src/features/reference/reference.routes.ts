import { openApiDocument } from '@earshot/contracts/openapi/openapi';
import { system } from '@earshot/contracts/system';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { readFileSync } from 'node:fs';
import { apiVersion } from '../../platform/api-version.ts';
import { bind, bindPublic, bindStream } from '../../platform/http/bind.ts';
import type { Deps } from '../deps.ts';
import { groupPage } from './group-page.ts';
import { groupPath, indexPage, indexPath, scriptPath } from './index-page.ts';
import { rolesPage, rolesPath } from './roles-page.ts';
import { readReference, type Reference } from './reference-document.ts';

/**
 * The API's description for programs (`/api/openapi.json`) and for people (`/docs/api` and a page for each group), and what
 * people have to know of this server. It is made when it is first asked for: most servers are never asked.
 */
export function referenceRoutes(app: FastifyInstance, { config }: Pick<Deps, 'config'>): void {
  let json: string | undefined;
  bindStream(app, system.openapi, async (_input, reply) =>
    kept(reply)
      .type('application/json')
      .send((json ??= JSON.stringify(openApiDocument(apiVersion, config.publicUrl)))),
  );
  bindPublic(app, system.getMailWay, () =>
    Promise.resolve({ mails: config.smtpUrl === undefined ? 'kept_in_outbox' : 'sent' } as const),
  );
  bind(app, system.getSelfRecording, () => Promise.resolve({ site_key: config.selfRecording }));
  pagesForPeople(app, config.publicUrl);
}

function pagesForPeople(app: FastifyInstance, site: string): void {
  let made: Reference | undefined;
  const reference = () => (made ??= readReference(apiVersion, site));
  const groups = new Map<string, string>();
  app.get<{ Querystring: { q?: unknown } }>(indexPath, async ({ query: { q } }, reply) =>
    kept(reply)
      .type('text/html; charset=utf-8')
      .send(indexPage(reference(), typeof q === 'string' ? q : '')),
  );
  app.get(scriptPath, async (_request, reply) =>
    kept(reply)
      .type('text/javascript; charset=utf-8')
      .send(readFileSync(new URL('find-calls.mjs', import.meta.url))),
  );
  app.get(rolesPath, async (_request, reply) =>
    kept(reply).type('text/html; charset=utf-8').send(rolesPage(reference())),
  );
  app.get<{ Params: { group: string } }>(groupPath(':group'), async ({ params }, reply) => {
    const group = reference().groups.find(({ name }) => name === params.group);
    if (!group) return reply.callNotFound();
    const page = groups.get(group.name) ?? groupPage(reference(), group);
    groups.set(group.name, page);
    return kept(reply).type('text/html; charset=utf-8').send(page);
  });
}

function kept(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', 'public, max-age=300');
}
