import { workspaces } from '@earshot/contracts/workspaces';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../lib/api-client.ts';
import { endSession } from '../../lib/session.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { ConfirmByName } from '../../ui/overlays/confirm-by-name.tsx';
import { workspaceQuery } from './workspaces.queries.ts';
import { words } from './workspaces.words.ts';

/** Lets who is signed in leave, after the workspace's name was typed; their session ends with it. */
export function LeaveWorkspace() {
  const workspace = useQuery(workspaceQuery).data;
  const [asks, setAsks] = useState(false);
  const leave = useMutation({
    mutationFn: () => send(workspaces.leaveWorkspace, {}),
    onSuccess: () => endSession('logged_out'),
  });
  return (
    <>
      <Button size="sm" variant="quiet" onClick={() => setAsks(true)}>
        {words.members.leave}
      </Button>
      <ConfirmByName
        opened={asks}
        onClose={() => setAsks(false)}
        title={words.members.leaveTitle}
        consequence={words.members.leaveConsequence}
        name={workspace?.name ?? ''}
        action={words.members.leave}
        pending={leave.isPending || workspace === undefined}
        error={leave.error}
        onConfirm={() => leave.mutate()}
      />
    </>
  );
}
