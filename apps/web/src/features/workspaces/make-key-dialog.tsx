import { apiKeyScopes, type ApiKeyScope } from '@earshot/contracts/call';
import { limits } from '@earshot/contracts/limits';
import { workspaces } from '@earshot/contracts/workspaces';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type SyntheticEvent } from 'react';
import { send } from '../../lib/api-client.ts';
import { fieldError, problemSentence } from '../../lib/api-problem.ts';
import { Alert } from '../../ui/states/alert.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { CopyText } from '../../ui/inputs/copy-text.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { apiKeysQuery } from './workspaces.queries.ts';
import { words } from './workspaces.words.ts';

const scopeOptions = apiKeyScopes.map((scope) => ({ value: scope, label: words.keys.scopes[scope] }));

/** Makes a key and shows its secret, this once. */
export function MakeKeyDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const [secret, setSecret] = useState<string | null>(null);
  const close = () => {
    setSecret(null);
    onClose();
  };
  return (
    <Dialog opened={opened} onClose={close} title={secret ? words.keys.madeTitle : words.keys.make}>
      {secret ? (
        <div className="col g4">
          <p>{words.keys.madeText}</p>
          <CopyText
            label={words.keys.secret}
            text={secret}
            copy={words.keys.copy}
            copied={words.keys.copied}
          />
          <div className="row" style={{ justifyContent: 'flex-end' }}>
            <Button variant="ink" onClick={close}>
              {words.keys.done}
            </Button>
          </div>
        </div>
      ) : (
        <MakeKeyForm onMade={setSecret} onCancel={close} />
      )}
    </Dialog>
  );
}

function MakeKeyForm({ onMade, onCancel }: { onMade: (secret: string) => void; onCancel: () => void }) {
  const queryClient = useQueryClient();
  const [name, setName] = useState('');
  const [scope, setScope] = useState<ApiKeyScope>('ingest');
  const [tried, setTried] = useState(false);
  const make = useMutation({
    mutationFn: () => send(workspaces.createApiKey, { body: { name, scope } }),
    onSuccess: ({ secret }) => {
      onMade(secret);
      return queryClient.invalidateQueries({ queryKey: apiKeysQuery.queryKey });
    },
  });
  const nameError = tried && !name.trim() ? words.keys.nameMissing : fieldError(make.error, '#/body/name');
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setTried(true);
    if (name.trim() && !make.isPending) make.mutate();
  };
  return (
    <form className="col g4" onSubmit={submit} noValidate>
      <TextInput
        label={words.keys.name}
        hint={words.keys.nameHint}
        value={name}
        maxLength={limits.nameMaxChars}
        onChange={(event) => setName(event.target.value)}
        error={nameError}
        autoComplete="off"
        data-autofocus
      />
      <Select label={words.keys.scope} options={scopeOptions} value={scope} onChange={setScope} />
      {make.error && !nameError && <Alert meaning="bad">{problemSentence(make.error)}</Alert>}
      <div className="row" style={{ justifyContent: 'flex-end' }}>
        <Button variant="quiet" onClick={onCancel}>
          {words.keys.cancel}
        </Button>
        <Button variant="ink" type="submit" busy={make.isPending}>
          {words.keys.make}
        </Button>
      </div>
    </form>
  );
}
