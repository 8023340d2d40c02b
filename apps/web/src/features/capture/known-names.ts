import { people, type PersonInList } from '@earshot/contracts/people';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { send } from '../../lib/api-client.ts';

const offered = 8;
const restMs = 150;

/** People whose name or address holds what is typed. */
export function useKnownCustomers(typed: string): readonly PersonInList[] {
  const [search] = useDebouncedValue(typed.trim(), restMs);
  const { data } = useQuery({
    queryKey: ['people', 'offered', search],
    queryFn: ({ signal }) => send(people.list, { body: { search, limit: offered } }, signal),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  });
  return data?.results ?? [];
}

/** Names of accounts that hold what is typed. */
export function useKnownAccounts(typed: string): readonly string[] {
  const [search] = useDebouncedValue(typed.trim(), restMs);
  const { data } = useQuery({
    queryKey: ['people', 'accounts_offered', search],
    queryFn: ({ signal }) => send(people.listAccounts, { body: { search, limit: offered } }, signal),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  });
  return data?.results.map(({ name }) => name) ?? [];
}
