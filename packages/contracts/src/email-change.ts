import { z } from 'zod';
import { defineCall } from './call.ts';
import { Email, Instant, Token } from './scalars.ts';
import { Proof } from './two-factor.ts';

export const emailChange = {
  changeEmail: defineCall({
    method: 'POST',
    path: '/api/user/change_email',
    summary:
      'Ask for another address: a link goes there, and a notice to the present one; answers the same for every address',
    auth: 'viewer',
    rateLimit: 'email_change',
    body: z.object({ email: Email, ...Proof }),
    status: 200,
    reply: z.object({ sent: z.literal(true) }),
    problems: ['wrong_password', 'wrong_code'],
  }),
  getEmailChange: defineCall({
    method: 'GET',
    path: '/api/user/get_email_change',
    summary: 'The caller’s address, and the one that waits to be confirmed',
    auth: 'viewer',
    rateLimit: 'interactive',
    status: 200,
    reply: z.object({
      email: z.string(),
      waiting: z.object({ email: z.string(), asked_at: Instant, ends_at: Instant }).nullable(),
    }),
  }),
  cancelEmailChange: defineCall({
    method: 'POST',
    path: '/api/user/cancel_email_change',
    summary: 'Keep the present address: the link to the new one works no more',
    auth: 'viewer',
    rateLimit: 'interactive',
    status: 200,
    reply: z.object({ done: z.literal(true) }),
  }),
  confirmEmailChange: defineCall({
    method: 'POST',
    path: '/api/user/confirm_email_change',
    summary: 'Change to the address that the link came to',
    auth: 'public',
    rateLimit: 'link_use',
    body: z.object({ token: Token }),
    status: 200,
    reply: z.object({ email: z.string() }),
    problems: ['link_invalid'],
  }),
  stopEmailChange: defineCall({
    method: 'POST',
    path: '/api/user/stop_email_change',
    summary:
      'Stop a change with the link that came to the old address; one that was made is taken back, every session ends and a new password has to be set',
    auth: 'public',
    rateLimit: 'link_use',
    body: z.object({ token: Token }),
    status: 200,
    reply: z.object({
      /** True when the address had been changed already, and is the old one again. */
      taken_back: z.boolean(),
    }),
    problems: ['link_invalid'],
  }),
};
