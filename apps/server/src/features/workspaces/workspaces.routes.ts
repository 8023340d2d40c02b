import { workspaces } from '@earshot/contracts/workspaces';
import type { FastifyInstance } from 'fastify';
import { bind, bindPublic } from '../../platform/http/bind.ts';
import type { Deps } from '../deps.ts';
import { createApiKey, listApiKeys, revokeApiKey } from './api-keys.service.ts';
import { cancelInvitation, getInvitation, inviteMember, resendInvitation } from './invitations.service.ts';
import { changeMemberRole, leaveWorkspace, listMembers, removeMember } from './members.service.ts';
import { getWorkspace, listWorkspaces, updateWorkspace } from './workspaces.service.ts';

const done = { done: true } as const;

export function workspacesRoutes(app: FastifyInstance, features: Deps): void {
  const deps = { ...features, callers: app.callers, rateLimiter: app.rateLimiter };

  bind(app, workspaces.getWorkspace, (_input, caller) => getWorkspace(deps, caller));
  bind(app, workspaces.listWorkspaces, async (_input, caller) => ({
    workspaces: await listWorkspaces(deps, caller),
  }));
  bind(app, workspaces.updateWorkspace, ({ body }, caller) => updateWorkspace(deps, caller, body));

  bind(app, workspaces.listMembers, (_input, caller) => listMembers(deps, caller));
  bind(app, workspaces.changeMemberRole, ({ body }, caller) =>
    changeMemberRole(deps, caller, {
      userId: body.user_id,
      role: body.role,
      revokeApiKeys: body.revoke_api_keys,
    }),
  );
  bind(app, workspaces.removeMember, async ({ body }, caller) => {
    await removeMember(deps, caller, { userId: body.user_id, revokeApiKeys: body.revoke_api_keys });
    return done;
  });

  bind(app, workspaces.leaveWorkspace, async (_input, caller) => {
    await leaveWorkspace(deps, caller);
    return done;
  });

  bind(app, workspaces.inviteMember, ({ body }, caller) => inviteMember(deps, caller, body));
  bind(app, workspaces.cancelInvitation, async ({ body }, caller) => {
    await cancelInvitation(deps, caller, body.invitation_id);
    return done;
  });
  bind(app, workspaces.resendInvitation, ({ body }, caller) =>
    resendInvitation(deps, caller, body.invitation_id),
  );
  bindPublic(app, workspaces.getInvitation, ({ body }) => getInvitation(deps, body.token));

  bind(app, workspaces.listApiKeys, async (_input, caller) => ({
    api_keys: await listApiKeys(deps, caller),
  }));
  bind(app, workspaces.createApiKey, ({ body }, caller) => createApiKey(deps, caller, body));
  bind(app, workspaces.revokeApiKey, async ({ body }, caller) => {
    await revokeApiKey(deps, caller, body.api_key_id);
    return done;
  });
}
