import type { Connection, ConnectionKindFacts } from '@earshot/contracts/connections';
import { connections } from '@earshot/contracts/connections';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { send } from '../../lib/api-client.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { QueryView } from '../../ui/states/query-view.tsx';
import { connectionsKey, kindsQuery } from './connections.queries.ts';
import { connectionWords as words } from './connections.words.ts';
import type { Settings } from './settings-form.tsx';
import { SettingsForm } from './settings-form.tsx';

interface OfConnection {
  connection: Connection;
  onClose: () => void;
}

/** Changes what was filled in; secrets are entered anew or stay. */
export function EditDialog({ connection, opened, onClose }: OfConnection & { opened: boolean }) {
  const kinds = useQuery({ ...kindsQuery, enabled: opened });
  return (
    <Dialog opened={opened} onClose={onClose} title={words.settings}>
      <QueryView query={kinds} what={words.whatOne}>
        {({ kinds: known }) => {
          const kind = known.find((one) => one.kind === connection.kind);
          if (!kind) return <p>{words.unknownKind}</p>;
          return <Edit kind={kind} connection={connection} onClose={onClose} />;
        }}
      </QueryView>
    </Dialog>
  );
}

function Edit({ kind, connection, onClose }: OfConnection & { kind: ConnectionKindFacts }) {
  const queryClient = useQueryClient();
  const { connection_id } = connection;
  const save = useMutation({
    mutationFn: (settings: Settings) => send(connections.update, { body: { connection_id, settings } }),
    onSuccess: async () => {
      onClose();
      showToast(words.saved);
      await queryClient.invalidateQueries({ queryKey: connectionsKey });
    },
  });
  return (
    <SettingsForm
      kind={kind}
      stored={connection.settings}
      action={words.save}
      pending={save.isPending}
      error={save.error}
      works={null}
      onTest={null}
      onSubmit={(settings) => save.mutate(settings)}
    />
  );
}
