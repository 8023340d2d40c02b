import { z } from 'zod';
import { defineCall } from './call.ts';

export const system = {
  getMailWay: defineCall({
    method: 'GET',
    path: '/api/system/get_mail_way',
    summary: 'Whether emails are sent or, without a mail server, written to the outbox folder',
    auth: 'public',
    rateLimit: 'token_check',
    status: 200,
    reply: z.object({ mails: z.enum(['sent', 'kept_in_outbox']) }),
  }),
  getSelfRecording: defineCall({
    method: 'GET',
    path: '/api/system/get_self_recording',
    summary: 'The key of the operator’s site that records the use of this app; null if it is not recorded',
    auth: 'viewer',
    rateLimit: 'interactive',
    status: 200,
    reply: z.object({ site_key: z.string().nullable() }),
  }),
  openapi: defineCall({
    method: 'GET',
    path: '/api/openapi.json',
    summary: 'This reference as OpenAPI 3.1',
    auth: 'public',
    rateLimit: 'token_check',
    transport: 'stream',
    media: ['application/json'],
    status: 200,
    reply: z.record(z.string(), z.unknown()),
  }),
};
