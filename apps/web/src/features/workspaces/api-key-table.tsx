import { workspaces, type ApiKey } from '@earshot/contracts/workspaces';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../lib/api-client.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { ConfirmByName } from '../../ui/overlays/confirm-by-name.tsx';
import { DateTime } from '../../ui/text/date-time.tsx';
import { figureCell, Table } from '../../ui/page/table.tsx';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { apiKeysQuery } from './workspaces.queries.ts';
import { words } from './workspaces.words.ts';

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
      <Table caption={words.keys.head}>
        <thead>
          <tr>
            <th>{words.keys.name}</th>
            <th>{words.keys.scope}</th>
            <th className="only-wide">{words.keys.starts}</th>
            <th className="only-wide">{words.keys.created}</th>
            <th className="only-wide">{words.keys.madeBy}</th>
            <th>{words.keys.used}</th>
            <th className={figureCell}>
              <span className="vh">{words.keys.revoke}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {keys.map((key) => (
            <tr key={key.id}>
              <td className="b" style={{ overflowWrap: 'anywhere' }}>
                {key.name}
              </td>
              <td>{words.keys.scopes[key.scope]}</td>
              <td className="only-wide mono">{key.starts_with}…</td>
              <td className="only-wide">
                <DateTime iso={key.created_at} />
              </td>
              <td className="only-wide" style={{ overflowWrap: 'anywhere' }}>
                {key.made_by.email}
              </td>
              <td>
                {key.last_used_at ? (
                  <DateTime iso={key.last_used_at} />
                ) : (
                  <span className="mut">{words.keys.never}</span>
                )}
              </td>
              <td className={figureCell}>
                <Button
                  size="sm"
                  variant="quiet"
                  aria-label={`${words.keys.revoke} ${key.name}`}
                  onClick={() => setEnding(key)}
                >
                  {words.keys.revoke}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
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
