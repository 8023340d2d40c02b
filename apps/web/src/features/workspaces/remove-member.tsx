import { workspaces, type Member } from '@earshot/contracts/workspaces';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../lib/api-client.ts';
import { ConfirmByName } from '../../ui/overlays/confirm-by-name.tsx';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { MemberKeys, useKeysOf } from './member-keys.tsx';
import { apiKeysQuery, membersQuery } from './workspaces.queries.ts';
import { words } from './workspaces.words.ts';

/** Asks before a member is removed, and what becomes of their API keys. */
export function RemoveMember({ member, onClose }: { member: Member | null; onClose: () => void }) {
  const queryClient = useQueryClient();
  const keys = useKeysOf(member);
  const [revoke, setRevoke] = useState(true);
  const close = () => {
    setRevoke(true);
    onClose();
  };
  const remove = useMutation({
    mutationFn: ({ user_id }: Member) =>
      send(workspaces.removeMember, { body: { user_id, revoke_api_keys: revoke } }),
    onSuccess: async (_, { email }) => {
      close();
      showToast(words.members.removed(email));
      await queryClient.invalidateQueries({ queryKey: membersQuery.queryKey });
      await queryClient.invalidateQueries({ queryKey: apiKeysQuery.queryKey });
    },
  });
  return (
    <ConfirmByName
      opened={member !== null}
      onClose={close}
      title={words.members.removeTitle}
      consequence={words.members.removeConsequence(member?.email ?? '')}
      name={member?.email ?? ''}
      action={words.members.remove}
      pending={remove.isPending}
      error={remove.error}
      onConfirm={() => member && remove.mutate(member)}
    >
      <MemberKeys keys={keys} revoke={revoke} onRevoke={setRevoke} />
    </ConfirmByName>
  );
}
