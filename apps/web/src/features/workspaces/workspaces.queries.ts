import { deletion } from '@earshot/contracts/deletion';
import { workspaces } from '@earshot/contracts/workspaces';
import { personalData, type PersonalKindName } from '@earshot/contracts/personal-data';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { send } from '../../lib/api-client.ts';

export const workspaceQuery = queryOptions({
  queryKey: ['workspaces', 'present'],
  queryFn: ({ signal }) => send(workspaces.getWorkspace, {}, signal),
});

export const deletionQuery = queryOptions({
  queryKey: ['workspaces', 'deletion'],
  queryFn: ({ signal }) => send(deletion.getDeletion, {}, signal),
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

const lookAgainMs = 1500;

/** What is masked; while what is stored is being masked it is asked for again and again. */
export const personalDataQuery = queryOptions({
  queryKey: ['workspaces', 'personal_data'],
  queryFn: ({ signal }) => send(personalData.getSettings, {}, signal),
  refetchInterval: ({ state }) => (state.data?.run?.state === 'running' ? lookAgainMs : false),
});

export const maskingTryQuery = (text: string, kinds: readonly PersonalKindName[]) =>
  queryOptions({
    queryKey: ['workspaces', 'masking_try', text, kinds],
    queryFn: ({ signal }) =>
      send(personalData.tryMasking, { body: { text, masked_kinds: [...kinds] } }, signal),
    placeholderData: keepPreviousData,
    // Texts that are tried are nobody's to keep.
    gcTime: 0,
  });
