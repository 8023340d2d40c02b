import { z } from 'zod';
import { apiKeyRole, apiKeyScopes, defineCall, roles } from './call.ts';
import { Email, Instant, Name, Token, Uuid } from './call/scalars.ts';
import { LoginResult } from './users.ts';

export const Workspace = z.object({
  id: Uuid,
  name: z.string(),
  /** IANA name; buckets of time charts use it. */
  time_zone: z.string(),
  role: z.enum(roles),
  /** True while the invented sample feedback is loaded. */
  has_sample: z.boolean(),
  item_count: z.int(),
  created_at: Instant,
});
export type Workspace = z.infer<typeof Workspace>;

export const Member = z.object({
  user_id: Uuid,
  email: z.string(),
  displayName: z.string(),
  role: z.enum(roles),
  joined_at: Instant,
});
export type Member = z.infer<typeof Member>;

export const Invitation = z.object({
  id: Uuid,
  email: z.string(),
  role: z.enum(roles),
  invited_by: z.string(),
  created_at: Instant,
  expires_at: Instant,
});
export type Invitation = z.infer<typeof Invitation>;

export const ApiKey = z.object({
  id: Uuid,
  name: z.string(),
  scope: z.enum(apiKeyScopes),
  /** The key's first characters, enough to recognise it. */
  starts_with: z.string(),
  /** Who answers for the key: it works while they are an admin or owner here. */
  made_by: z.object({ user_id: Uuid, email: z.string() }),
  created_at: Instant,
  last_used_at: Instant.nullable(),
});
export type ApiKey = z.infer<typeof ApiKey>;

/**
 * What becomes of the API keys of somebody who may make none any more: revoked, or taken over by the caller, so that
 * programs go on and somebody answers for them.
 */
const RevokeApiKeys = z.boolean().default(true);

const Done = z.object({ done: z.literal(true) });

export const workspaces = {
  getWorkspace: defineCall({
    method: 'GET',
    path: '/api/workspaces/get_workspace',
    summary: 'The workspace the token is bound to',
    auth: 'viewer',
    rateLimit: 'interactive',
    status: 200,
    reply: Workspace,
  }),
  listWorkspaces: defineCall({
    method: 'GET',
    path: '/api/workspaces/list_workspaces',
    summary: "The caller's workspaces",
    auth: 'viewer',
    rateLimit: 'interactive',
    status: 200,
    reply: z.object({ workspaces: z.array(z.object({ id: Uuid, name: z.string(), role: z.enum(roles) })) }),
  }),
  switchWorkspace: defineCall({
    method: 'POST',
    path: '/api/workspaces/switch_workspace',
    summary: 'A token for another of the caller’s workspaces; the old one is revoked',
    auth: 'viewer',
    rateLimit: 'interactive',
    body: z.object({ workspace_id: Uuid }),
    status: 200,
    reply: LoginResult,
    problems: ['not_found'],
  }),
  updateWorkspace: defineCall({
    method: 'POST',
    path: '/api/workspaces/update_workspace',
    summary: 'Rename the workspace or change its time zone',
    auth: 'admin',
    rateLimit: 'interactive',
    body: z.object({ name: Name.optional(), time_zone: z.string().max(60).optional() }),
    status: 200,
    reply: Workspace,
  }),
  listMembers: defineCall({
    method: 'GET',
    path: '/api/workspaces/list_members',
    summary: 'Members and open invitations',
    auth: 'viewer',
    rateLimit: 'interactive',
    status: 200,
    reply: z.object({ members: z.array(Member), invitations: z.array(Invitation) }),
  }),
  inviteMember: defineCall({
    method: 'POST',
    path: '/api/workspaces/invite_member',
    summary: 'Invite someone by email',
    auth: 'admin',
    rateLimit: 'invite',
    body: z.object({ email: Email, role: z.enum(roles) }),
    status: 201,
    reply: Invitation,
    problems: ['conflict', 'not_allowed', 'plan_limit_reached'],
  }),
  cancelInvitation: defineCall({
    method: 'POST',
    path: '/api/workspaces/cancel_invitation',
    summary: 'Revoke an invitation',
    auth: 'admin',
    rateLimit: 'interactive',
    body: z.object({ invitation_id: Uuid }),
    status: 200,
    reply: Done,
    problems: ['not_found'],
  }),
  resendInvitation: defineCall({
    method: 'POST',
    path: '/api/workspaces/resend_invitation',
    summary: 'Resend an invitation; the new link works for 7 days, earlier links stop working',
    auth: 'admin',
    rateLimit: 'invite',
    body: z.object({ invitation_id: Uuid }),
    status: 200,
    reply: Invitation,
    problems: ['not_found'],
  }),
  getInvitation: defineCall({
    method: 'POST',
    path: '/api/workspaces/get_invitation',
    summary: 'The workspace and role of an emailed invitation',
    auth: 'public',
    rateLimit: 'link_use',
    body: z.object({ token: Token }),
    status: 200,
    reply: z.object({
      workspace_name: z.string(),
      email: z.string(),
      role: z.enum(roles),
      /** True when the address has an account already, so that it logs in instead of signing up. */
      has_account: z.boolean(),
    }),
    problems: ['link_invalid', 'plan_limit_reached'],
  }),
  acceptInvitation: defineCall({
    method: 'POST',
    path: '/api/workspaces/accept_invitation',
    summary: 'Join the workspace; the invited address must be the caller’s',
    auth: 'viewer',
    rateLimit: 'link_use',
    body: z.object({ token: Token }),
    status: 200,
    reply: LoginResult,
    problems: ['link_invalid'],
  }),
  changeMemberRole: defineCall({
    method: 'POST',
    path: '/api/workspaces/change_member_role',
    summary: 'Change a member’s role; only owners can change owners, and one owner must remain',
    auth: 'admin',
    rateLimit: 'interactive',
    body: z.object({ user_id: Uuid, role: z.enum(roles), revoke_api_keys: RevokeApiKeys }),
    status: 200,
    reply: Member,
    problems: ['not_found', 'not_allowed', 'conflict'],
  }),
  removeMember: defineCall({
    method: 'POST',
    path: '/api/workspaces/remove_member',
    summary: 'Remove a member; their logins to this workspace end immediately',
    auth: 'admin',
    rateLimit: 'interactive',
    body: z.object({ user_id: Uuid, revoke_api_keys: RevokeApiKeys }),
    status: 200,
    reply: Done,
    problems: ['not_found', 'not_allowed', 'conflict'],
  }),
  leaveWorkspace: defineCall({
    method: 'POST',
    path: '/api/workspaces/leave_workspace',
    summary: 'Leave the workspace; your logins to it end and your API keys are revoked',
    auth: 'viewer',
    rateLimit: 'interactive',
    status: 200,
    reply: Done,
    problems: ['conflict'],
  }),
  listApiKeys: defineCall({
    method: 'GET',
    path: '/api/workspaces/list_api_keys',
    summary: 'Active API keys',
    auth: apiKeyRole,
    rateLimit: 'interactive',
    status: 200,
    reply: z.object({ api_keys: z.array(ApiKey) }),
  }),
  createApiKey: defineCall({
    method: 'POST',
    path: '/api/workspaces/create_api_key',
    summary: 'Create an API key; its secret is returned once',
    auth: apiKeyRole,
    rateLimit: 'interactive',
    body: z.object({ name: Name, scope: z.enum(apiKeyScopes) }),
    status: 201,
    reply: z.object({ api_key: ApiKey, secret: z.string() }),
  }),
  revokeApiKey: defineCall({
    method: 'POST',
    path: '/api/workspaces/revoke_api_key',
    summary: 'Revoke an API key immediately',
    auth: apiKeyRole,
    rateLimit: 'interactive',
    body: z.object({ api_key_id: Uuid }),
    status: 200,
    reply: Done,
    problems: ['not_found'],
  }),
  loadSample: defineCall({
    method: 'POST',
    path: '/api/workspaces/load_sample',
    summary: 'Load demo data: invented feedback, clearly marked',
    auth: 'member',
    rateLimit: 'interactive',
    status: 202,
    reply: z.object({ has_sample: z.literal(true) }),
    problems: ['conflict'],
  }),
  removeSample: defineCall({
    method: 'POST',
    path: '/api/workspaces/remove_sample',
    summary: 'Remove all demo data',
    auth: 'member',
    rateLimit: 'interactive',
    status: 200,
    reply: z.object({ has_sample: z.literal(false) }),
  }),
};
