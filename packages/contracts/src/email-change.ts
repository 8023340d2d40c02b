import { z } from 'zod';
import { defineCall } from './call.ts';
import { Email, Instant, Token } from './call/scalars.ts';
import { Proof } from './two-factor.ts';

export const emailChange = {
  changeEmail: defineCall({
    method: 'POST',
    path: '/api/user/change_email',
    summary:
      'Request an address change: the new address gets a link and the current one a notice; the answer is the same for every address',
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
    summary: 'Your address, and the new one that is not confirmed yet',
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
    summary: 'Cancel an address change; the link to the new address stops working',
    auth: 'viewer',
    rateLimit: 'interactive',
    status: 200,
    reply: z.object({ done: z.literal(true) }),
  }),
  confirmEmailChange: defineCall({
    method: 'POST',
    path: '/api/user/confirm_email_change',
    summary: 'Confirm the new address with its link',
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
      'Stop an address change with the link sent to the old address; a completed change is undone, all logins end and a new password is required',
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
