import { limits } from '@earshot/contracts/limits';
import { sources, type Source } from '@earshot/contracts/sources';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { send } from '../../lib/api-client.ts';
import { fieldError, problemSentence } from '../../lib/api-problem.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { sourceWords } from './sources.words.ts';

/** Gives a source another name; closed while there is none. */
export function RenameSource({ source, onClose }: { source: Source | null; onClose: () => void }) {
  return (
    <Dialog opened={source !== null} onClose={onClose} title={sourceWords.renameTitle} size="sm">
      {source && <RenameForm source={source} onClose={onClose} />}
    </Dialog>
  );
}

function RenameForm({ source, onClose }: { source: Source; onClose: () => void }) {
  const [name, setName] = useState(source.name);
  const queryClient = useQueryClient();
  const rename = useMutation({
    mutationFn: () => send(sources.rename, { body: { source_id: source.source_id, name: name.trim() } }),
    onSuccess: async (renamed) => {
      onClose();
      showToast(sourceWords.renamed(renamed.name));
      // The name stands on every item too.
      await queryClient.invalidateQueries();
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (name.trim() && !rename.isPending) rename.mutate();
  };
  return (
    <form className="col g4" onSubmit={submit}>
      <TextInput
        label={sourceWords.nameField}
        value={name}
        maxLength={limits.nameMaxChars}
        error={
          rename.error
            ? (fieldError(rename.error, '#/body/name') ?? problemSentence(rename.error))
            : undefined
        }
        onChange={(event) => setName(event.target.value)}
        autoComplete="off"
        data-autofocus
      />
      <div className="row" style={{ justifyContent: 'flex-end' }}>
        <Button variant="quiet" onClick={onClose}>
          {sourceWords.cancel}
        </Button>
        <Button variant="ink" type="submit" disabled={!name.trim()} busy={rename.isPending}>
          {sourceWords.save}
        </Button>
      </div>
    </form>
  );
}
