import { apiKeyRole, roleAllows, type Role } from '@earshot/contracts/call';
import { workspaces, type Member } from '@earshot/contracts/workspaces';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../lib/api-client.ts';
import { problemSentence } from '../../lib/api-problem.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { MemberKeys, useKeysOf } from './member-keys.tsx';
import { roleOptions } from './role-options.ts';
import { apiKeysQuery, membersQuery } from './workspaces.queries.ts';
import { words } from './workspaces.words.ts';

/** Changes a member's role; asks first what becomes of their API keys where the new role may have none. */
export function MemberRole({ member, ownRole }: { member: Member; ownRole: Role }) {
  const queryClient = useQueryClient();
  const [lower, setLower] = useState<Role | null>(null);
  const keys = useKeysOf(lower && member);
  const [revoke, setRevoke] = useState(true);
  const close = () => {
    setLower(null);
    setRevoke(true);
  };
  const change = useMutation({
    mutationFn: (role: Role) =>
      send(workspaces.changeMemberRole, { body: { user_id: member.user_id, role, revoke_api_keys: revoke } }),
    onSuccess: async (changed) => {
      showToast(words.members.roleChanged(changed.email, changed.role));
      await queryClient.invalidateQueries({ queryKey: membersQuery.queryKey });
      await queryClient.invalidateQueries({ queryKey: apiKeysQuery.queryKey });
    },
    onError: (error) => showToast(problemSentence(error)),
    onSettled: close,
  });
  const mayHaveKeys = roleAllows(member.role, apiKeyRole);
  const choose = async (role: Role) => {
    if (mayHaveKeys && !roleAllows(role, apiKeyRole)) {
      const { api_keys } = await queryClient.query(apiKeysQuery);
      if (api_keys.some(({ made_by }) => made_by.user_id === member.user_id)) return setLower(role);
    }
    change.mutate(role);
  };
  return (
    <>
      <Select
        small
        hideLabel
        label={`${words.members.role}: ${member.email}`}
        options={roleOptions(ownRole)}
        value={member.role}
        onChange={(role) => {
          choose(role).catch((error: unknown) => showToast(problemSentence(error)));
        }}
      />
      <Dialog opened={lower !== null} onClose={close} title={words.members.roleTitle} size="sm">
        <div className="col g4">
          <p>{lower && words.members.roleConsequence(member.email, lower)}</p>
          <MemberKeys keys={keys} revoke={revoke} onRevoke={setRevoke} />
          <div className="row" style={{ justifyContent: 'flex-end' }}>
            <Button variant="quiet" onClick={close}>
              {words.members.cancel}
            </Button>
            <Button variant="ink" busy={change.isPending} onClick={() => lower && change.mutate(lower)}>
              {words.members.changeRole}
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  );
}
