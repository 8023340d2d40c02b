import { alerts } from '@earshot/contracts/alerts';
import type { FastifyInstance } from 'fastify';
import { bind, bindPublic } from '../../platform/http/bind.ts';
import type { Deps } from '../deps.ts';
import { choicesOf, choose, markSeen, muteRule, stopEmails } from './choices.service.ts';
import { listChanges } from './list-changes.ts';
import { listRules } from './list-rules.ts';
import { createRule, deleteRule, judgeChange, lookNow, switchRule, watchAll } from './rules.service.ts';

export async function alertsRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  bind(app, alerts.listChanges, ({ query }, caller) => listChanges(deps, caller, query));
  bind(app, alerts.listRules, (_input, caller) => listRules(deps, caller));
  bind(app, alerts.createRule, ({ body }, caller) => createRule(deps, caller, body));
  bind(app, alerts.switchRule, ({ body }, caller) => switchRule(deps, caller, body));
  bind(app, alerts.deleteRule, ({ body }, caller) => deleteRule(deps, caller, body.rule_id));
  bind(app, alerts.watchAll, ({ body }, caller) => watchAll(deps, caller, body.is_on));
  bind(app, alerts.lookNow, (_input, caller) => lookNow(deps, caller));
  bind(app, alerts.judgeChange, ({ body }, caller) => judgeChange(deps, caller, body));
  bind(app, alerts.muteRule, ({ body }, caller) => muteRule(deps, caller, body));
  bind(app, alerts.markSeen, ({ body }, caller) => markSeen(deps, caller, body.alert_id));
  bind(app, alerts.getChoices, (_input, caller) => choicesOf(deps, caller));
  bind(app, alerts.choose, ({ body }, caller) => choose(deps, caller, body));
  bindPublic(app, alerts.stopLetters, async ({ body }) => ({ stopped: await stopEmails(deps, body.token) }));
  await app.register(async (scope) => {
    // RFC 8058: a form of either kind, whose one field says what the address says already.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null));
    bindPublic(scope, alerts.unsubscribe, async ({ query }) => ({
      stopped: await stopEmails(deps, query.token),
    }));
    // Mail programs that know no post open the address: they are led to the page that asks.
    scope.get<{ Querystring: { token?: unknown } }>(alerts.unsubscribe.path, (request, reply) => {
      const { token } = request.query;
      const secret = typeof token === 'string' ? new URLSearchParams({ token }).toString() : '';
      return reply.header('cache-control', 'no-store').redirect(`/stop_letters#${secret}`, 303);
    });
  });
}
