import { contact } from '@earshot/contracts/contact';
import type { FastifyInstance } from 'fastify';
import { bind, bindPublic } from '../../platform/http/bind.ts';
import { countedAddress } from '../../platform/http/client-address.ts';
import type { Deps } from '../deps.ts';
import { userById } from '../users/people.service.ts';
import { submit } from './contact.service.ts';

export function contactRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, contact.submitFeedback, async ({ body }, { userId }) => {
    const { email } = (await userById(deps.database.app, userId)) ?? { email: '' };
    await submit(deps, { ...body, email, userId }, null);
    return { submitted: true as const };
  });
  bindPublic(app, contact.submitPublicFeedback, async ({ body: { website, ...message }, request }) => {
    const isProgram = website !== undefined && website !== '';
    if (!isProgram) await submit(deps, { ...message, userId: null }, countedAddress(request));
    return { submitted: true as const };
  });
}
