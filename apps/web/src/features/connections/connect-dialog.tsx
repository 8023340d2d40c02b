import type { ConnectionKindFacts } from '@earshot/contracts/connections';
import { connections } from '@earshot/contracts/connections';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { send } from '../../lib/api-client.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { connectionPath } from './connection-path.ts';
import { connectionsKey } from './connections.queries.ts';
import { connectionWords as words } from './connections.words.ts';
import type { Settings } from './settings-form.tsx';
import { SettingsForm } from './settings-form.tsx';

/** Connects a system; closed while none is chosen. */
export function ConnectDialog({ kind, onClose }: { kind: ConnectionKindFacts | null; onClose: () => void }) {
  return (
    <Dialog opened={kind !== null} onClose={onClose} title={kind ? words.connectOf(kind.name) : ''}>
      {kind && <Connect kind={kind} onClose={onClose} />}
    </Dialog>
  );
}

function Connect({ kind, onClose }: { kind: ConnectionKindFacts; onClose: () => void }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const body = (settings: Settings) => ({ body: { kind: kind.kind, settings } });
  const test = useMutation({ mutationFn: (settings: Settings) => send(connections.test, body(settings)) });
  const create = useMutation({
    mutationFn: (settings: Settings) => send(connections.create, body(settings)),
    onSuccess: async ({ connection_id }) => {
      onClose();
      showToast(words.connected(kind.name));
      await queryClient.invalidateQueries({ queryKey: connectionsKey });
      await navigate(connectionPath(connection_id));
    },
  });
  return (
    <div className="col g4">
      <KindNotes kind={kind} />
      <SettingsForm
        kind={kind}
        stored={null}
        action={words.connect}
        pending={test.isPending || create.isPending}
        error={create.error ?? test.error}
        works={test.data?.account ?? null}
        onTest={(settings) => {
          create.reset();
          test.mutate(settings);
        }}
        onSubmit={(settings) => {
          test.reset();
          create.mutate(settings);
        }}
      />
    </div>
  );
}

function KindNotes({ kind: { needs, scopes, limits } }: { kind: ConnectionKindFacts }) {
  return (
    <div className="col g2">
      <p>{needs}</p>
      {scopes.length > 0 && (
        <p className="sm sec">
          {words.scopes}: {scopes.join(', ')}
        </p>
      )}
      {limits.length > 0 && (
        <p className="sm sec">
          {words.limits}: {limits.join(' ')}
        </p>
      )}
    </div>
  );
}
