import { boards } from '@earshot/contracts/boards';
import type { FastifyInstance } from 'fastify';
import { Readable } from 'node:stream';
import { attachment } from '../../platform/http/attachment.ts';
import { bind, bindPublic, bindStream } from '../../platform/http/bind.ts';
import type { Deps } from '../deps.ts';
import { openFollowUpFile } from './follow-up-file.ts';
import { stopFollowUps } from './follow-up-stop.service.ts';
import * as followUps from './follow-ups.service.ts';
import { listToldPerson } from './told-person.service.ts';

/** What the people behind a released card are told. */
export async function followUpRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  bind(app, boards.getFollowUp, ({ query }, caller) => followUps.getFollowUp(deps, caller, query));
  bind(app, boards.listFollowUpPeople, ({ query }, caller) =>
    followUps.listFollowUpPeople(deps, caller, query),
  );
  bind(app, boards.saveFollowUp, ({ body }, caller) => followUps.saveFollowUp(deps, caller, body));
  bind(app, boards.sendFollowUp, ({ body }, caller) => followUps.sendFollowUp(deps, caller, body));
  bind(app, boards.exportFollowUp, async ({ body }, caller) => {
    const ticket = await followUps.exportFollowUp(deps, caller, body);
    return { path: `${boards.exportedFollowUp.path}?ticket=${ticket}` };
  });
  bindStream(app, boards.exportedFollowUp, async ({ query }, reply) => {
    const { name, csv } = await openFollowUpFile(deps, query.ticket);
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', attachment(name))
      .send(Readable.from(csv, { objectMode: false }));
  });
  bind(app, boards.listToldPerson, ({ query }, caller) => listToldPerson(deps, caller, query.author_id));
  bindPublic(app, boards.stopFollowUps, ({ body }) => stopFollowUps(deps, body.token));
  await app.register(async (scope) => {
    // RFC 8058: a form of either kind, whose one field says what the address says already.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null));
    bindPublic(scope, boards.unsubscribe, ({ query }) => stopFollowUps(deps, query.token));
    // Mail programs that know no post open the address: they are led to the page that asks.
    scope.get<{ Querystring: { token?: unknown } }>(boards.unsubscribe.path, (request, reply) => {
      const { token } = request.query;
      const secret = typeof token === 'string' ? new URLSearchParams({ token }).toString() : '';
      return reply.header('cache-control', 'no-store').redirect(`/stop_follow_ups#${secret}`, 303);
    });
  });
}
