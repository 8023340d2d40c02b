import { z } from 'zod';
import { defineCall } from './call.ts';
import { Token } from './call/scalars.ts';

/** Whether an address gets mail that strangers can cause, but for what its account needs. Mailed links carry the token, which names the address. */
export const mail = {
  getChoice: defineCall({
    method: 'POST',
    path: '/api/mail/get_choice',
    summary: 'Whether the address of an emailed token is unsubscribed from emails that others trigger',
    auth: 'public',
    rateLimit: 'token_check',
    body: z.object({ token: Token }),
    status: 200,
    reply: z.object({ silenced: z.boolean() }),
    problems: ['link_invalid'],
  }),
  chooseMail: defineCall({
    method: 'POST',
    path: '/api/mail/choose_mail',
    summary: 'Unsubscribe or resubscribe the address of an emailed token from emails that others trigger',
    auth: 'public',
    rateLimit: 'token_check',
    body: z.object({ token: Token, silenced: z.boolean() }),
    status: 200,
    reply: z.object({ silenced: z.boolean() }),
    problems: ['link_invalid'],
  }),
  /** The target of `List-Unsubscribe`: mail programs post a form here (RFC 8058), so the token stands in the address. */
  unsubscribe: defineCall({
    method: 'POST',
    path: '/api/mail/unsubscribe',
    summary: 'One-click unsubscribe for email programs (RFC 8058)',
    auth: 'public',
    rateLimit: 'token_check',
    query: z.object({ token: Token }),
    transport: 'form',
    maxBodyBytes: 4096,
    status: 200,
    reply: z.object({ silenced: z.literal(true) }),
    problems: ['link_invalid'],
  }),
};
