import { z } from 'zod';
import { defineCall } from './call.ts';
import { limits } from './limits.ts';
import { Instant } from './call/scalars.ts';
import { Proof } from './two-factor.ts';

const Done = z.object({ done: z.literal(true) });

/** Deleting a workspace or one's own account. */
export const deletion = {
  getDeletion: defineCall({
    method: 'GET',
    path: '/api/workspaces/get_deletion',
    summary: 'When the workspace will be deleted, if an owner requested it',
    auth: 'viewer',
    rateLimit: 'interactive',
    status: 200,
    reply: z.object({ deletes_at: Instant.nullable() }),
  }),
  deleteWorkspace: defineCall({
    method: 'POST',
    path: '/api/workspaces/delete_workspace',
    summary: `Delete the workspace and all its data, ${limits.workspaceKeepDays} days from now; until then any owner can keep it`,
    auth: 'owner',
    rateLimit: 'interactive',
    body: z.object({
      /** The workspace's name, so that nobody deletes another than they mean. */
      name: z.string().max(limits.nameMaxChars),
      ...Proof,
    }),
    status: 200,
    reply: z.object({ deletes_at: Instant }),
    problems: ['wrong_password', 'wrong_code'],
  }),
  keepWorkspace: defineCall({
    method: 'POST',
    path: '/api/workspaces/keep_workspace',
    summary: 'Cancel the deletion of a workspace',
    auth: 'owner',
    rateLimit: 'interactive',
    status: 200,
    reply: Done,
  }),
  deleteAccount: defineCall({
    method: 'POST',
    path: '/api/user/delete_account',
    summary:
      'Delete your account: memberships, logins, API keys, name and address; refused while you are the only owner of a workspace',
    auth: 'viewer',
    rateLimit: 'interactive',
    body: z.object(Proof),
    status: 200,
    reply: Done,
    problems: ['wrong_password', 'wrong_code', 'conflict'],
  }),
};
