import { billing } from '@earshot/contracts/billing';
import type { FastifyInstance } from 'fastify';
import { bind, bindPublic } from '../../platform/http/bind.ts';
import type { Deps } from '../deps.ts';
import { takeEvent } from './events.service.ts';
import type { Measured } from './plan-state.service.ts';
import { activeSubscriptionLight, getPlan } from './plan-state.service.ts';
import { changeSubscription, createSubscription, refreshSubscription } from './subscriptions.service.ts';

export async function billingRoutes(
  app: FastifyInstance,
  deps: Deps & { measured: Measured },
): Promise<void> {
  bind(app, billing.createSubscription, ({ body }, caller) => createSubscription(deps, caller, body));
  bind(app, billing.refreshSubscription, ({ query }, caller) =>
    refreshSubscription(deps, caller, query.subscription_id),
  );
  bind(app, billing.getActiveSubscriptionLight, (_input, caller) => activeSubscriptionLight(deps, caller));
  bind(app, billing.getPlan, (_input, caller) => getPlan(deps, caller));
  bind(app, billing.cancelSubscription, ({ body }, caller) =>
    changeSubscription(deps, caller, body.subscription_id, 'cancel'),
  );
  bind(app, billing.suspendSubscription, ({ body }, caller) =>
    changeSubscription(deps, caller, body.subscription_id, 'suspend'),
  );
  bind(app, billing.activateSubscription, ({ body }, caller) =>
    changeSubscription(deps, caller, body.subscription_id, 'activate'),
  );
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The signature is over the very bytes, so they are not parsed before it is checked.
    scope.addContentTypeParser(
      ['application/json', 'text/plain'],
      { parseAs: 'buffer' },
      (_request, body, done) => done(null, body),
    );
    bindPublic(scope, billing.takeEvent, async ({ request }) => {
      await takeEvent(deps, request.headers, request.body);
      return { received: true as const };
    });
  });
}
