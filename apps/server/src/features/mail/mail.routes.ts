import { mail } from '@earshot/contracts/mail';
import type { FastifyInstance } from 'fastify';
import { bindPublic } from '../../platform/http/bind.ts';
import type { Deps } from '../deps.ts';
import { chooseMail, isSilenced } from './mail-choice.service.ts';

export async function mailRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  bindPublic(app, mail.getChoice, async ({ body }) => ({ silenced: await isSilenced(deps, body.token) }));
  bindPublic(app, mail.chooseMail, async ({ body }) => {
    await chooseMail(deps, body.token, body.silenced);
    return { silenced: body.silenced };
  });
  await app.register(async (scope) => {
    // RFC 8058: a form of either kind, whose one field says what the address says already.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null));
    bindPublic(scope, mail.unsubscribe, async ({ query }) => {
      await chooseMail(deps, query.token, true);
      return { silenced: true as const };
    });
    // Mail programs that know no post open the address: they are led to the page that asks.
    scope.get<{ Querystring: { token?: unknown } }>(mail.unsubscribe.path, (request, reply) => {
      const { token } = request.query;
      const secret = typeof token === 'string' ? new URLSearchParams({ token }).toString() : '';
      return reply.header('cache-control', 'no-store').redirect(`/mail_choice#${secret}`, 303);
    });
  });
}
