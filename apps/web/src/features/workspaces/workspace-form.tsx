import { limits } from '@earshot/contracts/limits';
import { workspaces, type Workspace } from '@earshot/contracts/workspaces';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type SyntheticEvent } from 'react';
import { send } from '../../lib/api-client.ts';
import { fieldError, problemSentence } from '../../lib/api-problem.ts';
import { Alert } from '../../ui/states/alert.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { timeZoneOptions } from './time-zone-options.ts';
import { workspaceQuery } from './workspaces.queries.ts';
import { words } from './workspaces.words.ts';

/** Renames the workspace and changes its time zone. */
export function WorkspaceForm({ workspace, mayChange }: { workspace: Workspace; mayChange: boolean }) {
  const queryClient = useQueryClient();
  const [name, setName] = useState(workspace.name);
  const [timeZone, setTimeZone] = useState(workspace.time_zone);
  const save = useMutation({
    mutationFn: () => send(workspaces.updateWorkspace, { body: { name, time_zone: timeZone } }),
    onSuccess: async (saved) => {
      queryClient.setQueryData(workspaceQuery.queryKey, saved);
      showToast(words.workspace.saved);
      await queryClient.invalidateQueries({ queryKey: ['workspaces', 'list'] });
    },
  });
  const changed = name.trim() !== workspace.name || timeZone !== workspace.time_zone;
  const nameError = fieldError(save.error, '#/body/name');
  const zoneError = fieldError(save.error, '#/body/time_zone');
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (changed && name.trim() && !save.isPending) save.mutate();
  };
  return (
    <form className="col g4" onSubmit={submit}>
      <TextInput
        label={words.workspace.name}
        value={name}
        maxLength={limits.nameMaxChars}
        disabled={!mayChange}
        onChange={(event) => setName(event.target.value)}
        error={nameError}
      />
      <Select
        label={words.workspace.timeZone}
        hint={words.workspace.timeZoneHint}
        options={timeZoneOptions(workspace.time_zone)}
        value={timeZone}
        disabled={!mayChange}
        onChange={setTimeZone}
        error={zoneError}
      />
      {save.error && !nameError && !zoneError && <Alert meaning="bad">{problemSentence(save.error)}</Alert>}
      {mayChange ? (
        <div>
          <Button variant="ink" type="submit" disabled={!changed || !name.trim()} busy={save.isPending}>
            {save.isPending ? words.workspace.saving : words.workspace.save}
          </Button>
        </div>
      ) : (
        <p className="sm mut">{words.workspace.adminsOnly}</p>
      )}
    </form>
  );
}
