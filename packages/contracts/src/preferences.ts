import { z } from 'zod';
import { defineCall } from './call.ts';
import { Uuid } from './scalars.ts';

export const preferences = {
  getLeftMenu: defineCall({
    method: 'GET',
    path: '/api/user_preference/get_user_preference_left_menu',
    summary: "The workspace's own entries of the left menu",
    auth: 'viewer',
    rateLimit: 'interactive',
    status: 200,
    reply: z.object({
      ai_reports: z.array(z.object({ id: Uuid, name: z.string() })),
      user_boards: z.array(z.object({ id: Uuid, title: z.string() })),
    }),
  }),
};
