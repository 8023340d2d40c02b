import type { Connection } from '@earshot/contracts/connections';
import { connections } from '@earshot/contracts/connections';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../lib/api-client.ts';
import { problemSentence } from '../../lib/api-problem.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { connectionsKey } from './connections.queries.ts';
import { connectionWords as words } from './connections.words.ts';
import { DisconnectDialog } from './disconnect-dialog.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { useMayConnect } from './use-may-connect.ts';

/** What admins do with a connection. */
export function ConnectionActions({ connection }: { connection: Connection }) {
  const [open, setOpen] = useState<'settings' | 'disconnect' | null>(null);
  const queryClient = useQueryClient();
  const change = useMutation({
    mutationFn: (call: 'pause' | 'resume' | 'syncNow') =>
      send(connections[call], { body: { connection_id: connection.connection_id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: connectionsKey }),
    onError: (error) => showToast(problemSentence(error)),
  });
  const mayConnect = useMayConnect();
  if (!mayConnect || connection.state === 'removing') return null;
  const { state, run } = connection;
  const close = () => setOpen(null);
  return (
    <>
      {state === 'active' && (
        <Button busy={change.isPending || run?.state === 'running'} onClick={() => change.mutate('syncNow')}>
          {words.syncNow}
        </Button>
      )}
      {state === 'active' && (
        <Button busy={change.isPending} onClick={() => change.mutate('pause')}>
          {words.pause}
        </Button>
      )}
      {state !== 'active' && (
        <Button variant="ink" busy={change.isPending} onClick={() => change.mutate('resume')}>
          {state === 'paused' ? words.resume : words.tryAgain}
        </Button>
      )}
      <Button onClick={() => setOpen('settings')}>{words.settings}</Button>
      <Button variant="quiet" onClick={() => setOpen('disconnect')}>
        {words.disconnect}
      </Button>
      <EditDialog connection={connection} opened={open === 'settings'} onClose={close} />
      <DisconnectDialog connection={connection} opened={open === 'disconnect'} onClose={close} />
    </>
  );
}
