import { z } from 'zod';
import { defineCall } from './call.ts';
import { Uuid } from './call/scalars.ts';

export const preferences = {
  getLeftMenu: defineCall({
    method: 'GET',
    path: '/api/user_preference/get_user_preference_left_menu',
    summary: 'The workspace’s own entries in the left menu, and what is new in the others',
    auth: 'viewer',
    rateLimit: 'interactive',
    status: 200,
    reply: z.object({
      /** Changes that the caller has not seen yet: a figure beside the entry of alerts. */
      new_alerts: z.int(),
      ai_reports: z.array(z.object({ id: Uuid, name: z.string() })),
      user_boards: z.array(z.object({ id: Uuid, title: z.string() })),
      /** What an operator of this server is told; null for everybody else. */
      operator: z.object({ unread_messages: z.int() }).nullable(),
    }),
  }),
};
