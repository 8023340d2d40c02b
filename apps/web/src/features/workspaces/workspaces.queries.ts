import { workspaces } from '@earshot/contracts/workspaces';
import { queryOptions } from '@tanstack/react-query';
import { send } from '../../lib/api-client.ts';

export const workspaceQuery = queryOptions({
  queryKey: ['workspaces', 'present'],
  queryFn: ({ signal }) => send(workspaces.getWorkspace, {}, signal),
});

export const workspaceListQuery = queryOptions({
  queryKey: ['workspaces', 'list'],
  queryFn: ({ signal }) => send(workspaces.listWorkspaces, {}, signal),
});

export const membersQuery = queryOptions({
  queryKey: ['workspaces', 'members'],
  queryFn: ({ signal }) => send(workspaces.listMembers, {}, signal),
});

export const apiKeysQuery = queryOptions({
  queryKey: ['workspaces', 'api_keys'],
  queryFn: ({ signal }) => send(workspaces.listApiKeys, {}, signal),
});
