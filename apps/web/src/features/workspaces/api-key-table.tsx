import { workspaces, type ApiKey } from '@earshot/contracts/workspaces';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../lib/api-client.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { ConfirmByName } from '../../ui/overlays/confirm-by-name.tsx';
import { DateTime } from '../../ui/text/date-time.tsx';
import { DataTable, type Column } from '../../ui/page/data-table.tsx';
import { breakingCell } from '../../ui/page/table.tsx';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { apiKeysQuery } from './workspaces.queries.ts';
import { words } from './workspaces.words.ts';

const columns: readonly Column<ApiKey>[] = [
  { head: words.keys.name, cellClass: `b ${breakingCell}`, cell: ({ name }) => name },
  { head: words.keys.scope, cell: ({ scope }) => words.keys.scopes[scope] },
  {
    head: words.keys.starts,
    className: 'only-wide',
    cellClass: 'mono',
    cell: ({ starts_with: start }) => `${start}…`,
  },
  { head: words.keys.created, className: 'only-wide', cell: ({ created_at: at }) => <DateTime iso={at} /> },
  {
    head: words.keys.madeBy,
    className: 'only-wide',
    cellClass: breakingCell,
    cell: ({ made_by: { email } }) => email,
  },
  {
    head: words.keys.used,
    cell: ({ last_used_at: at }) =>
      at ? <DateTime iso={at} /> : <span className="mut">{words.keys.never}</span>,
  },
];

/** The keys that work, each with what it may do and when it was last used. */
export function ApiKeyTable({ keys }: { keys: ApiKey[] }) {
  const queryClient = useQueryClient();
  const [ending, setEnding] = useState<ApiKey | null>(null);
  const revoke = useMutation({
    mutationFn: ({ id }: ApiKey) => send(workspaces.revokeApiKey, { body: { api_key_id: id } }),
    onSuccess: async (_, { name }) => {
      setEnding(null);
      showToast(words.keys.revoked(name));
      await queryClient.invalidateQueries({ queryKey: apiKeysQuery.queryKey });
    },
  });
  return (
    <>
      <DataTable
        caption={words.keys.head}
        rows={keys}
        keyOf={({ id }) => id}
        columns={[
          ...columns,
          {
            head: words.keys.revoke,
            isHeadHidden: true,
            isFigure: true,
            cell: (key) => (
              <Button
                size="sm"
                variant="quiet"
                aria-label={`${words.keys.revoke} ${key.name}`}
                onClick={() => setEnding(key)}
              >
                {words.keys.revoke}
              </Button>
            ),
          },
        ]}
      />
      <ConfirmByName
        opened={ending !== null}
        onClose={() => setEnding(null)}
        title={words.keys.revokeTitle}
        consequence={words.keys.revokeConsequence}
        name={ending?.name ?? ''}
        action={words.keys.revoke}
        pending={revoke.isPending}
        error={revoke.error}
        onConfirm={() => ending && revoke.mutate(ending)}
      />
    </>
  );
}
