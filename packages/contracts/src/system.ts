import { z } from 'zod';
import { defineCall } from './call.ts';

export const system = {
  openapi: defineCall({
    method: 'GET',
    path: '/api/openapi.json',
    summary: 'This reference as OpenAPI 3.1',
    auth: 'public',
    rateLimit: 'token_check',
    transport: 'stream',
    status: 200,
    reply: z.record(z.string(), z.unknown()),
  }),
};
