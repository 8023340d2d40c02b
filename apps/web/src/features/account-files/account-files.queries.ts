import { accountFiles } from '@earshot/contracts/account-files';
import { queryOptions } from '@tanstack/react-query';
import { send } from '../../lib/api-client.ts';

export const accountFileList = queryOptions({
  queryKey: ['people', 'account files'],
  queryFn: ({ signal }) => send(accountFiles.list, {}, signal),
  staleTime: 0,
});
