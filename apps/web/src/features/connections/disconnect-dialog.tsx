import type { Connection } from '@earshot/contracts/connections';
import { connections } from '@earshot/contracts/connections';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type SyntheticEvent } from 'react';
import { useNavigate } from 'react-router';
import { send } from '../../lib/api-client.ts';
import { problemSentence } from '../../lib/api-problem.ts';
import { paths } from '../../lib/paths.ts';
import { Checkbox } from '../../ui/inputs/checkbox.tsx';
import { ConfirmForm } from '../../ui/overlays/confirm-form.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { Alert } from '../../ui/states/alert.tsx';
import { connectionWords as words } from './connections.words.ts';

interface DisconnectDialogProps {
  connection: Connection;
  opened: boolean;
  onClose: () => void;
}

export function DisconnectDialog({ connection, opened, onClose }: DisconnectDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title={words.disconnectTitle(connection.source_name)} size="sm">
      <Disconnect connection={connection} onClose={onClose} />
    </Dialog>
  );
}

function Disconnect({ connection, onClose }: Omit<DisconnectDialogProps, 'opened'>) {
  const { connection_id, item_count } = connection;
  const [deletes, setDeletes] = useState(false);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const disconnect = useMutation({
    mutationFn: () =>
      send(connections.disconnect, { body: { connection_id, items: deletes ? 'delete' : 'keep' } }),
    onSuccess: async ({ deletes_items }) => {
      onClose();
      showToast(deletes_items ? words.deleting : words.disconnected);
      await navigate(paths.connections);
      await queryClient.invalidateQueries();
    },
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    disconnect.mutate();
  };
  return (
    <ConfirmForm action={words.disconnect} pending={disconnect.isPending} onSubmit={submit} onClose={onClose}>
      <p>{words.disconnectLead}</p>
      {item_count > 0 && (
        <Checkbox
          label={words.alsoDelete}
          checked={deletes}
          onChange={(event) => setDeletes(event.target.checked)}
        />
      )}
      {disconnect.error && <Alert meaning="bad">{problemSentence(disconnect.error)}</Alert>}
    </ConfirmForm>
  );
}
