import { limits } from '@earshot/contracts/limits';
import { users } from '@earshot/contracts/users';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../../lib/api-client.ts';
import { fieldError } from '../../../lib/api-problem.ts';
import { renameInSession } from '../../../lib/session.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import { showToast } from '../../../ui/overlays/toast-store.ts';
import { FailureAlert } from '../login/failure-alert.tsx';
import { useSubmit } from '../use-submit.ts';
import { words } from '../users.words.ts';

/** Changes the name that others see of who is signed in. */
export function NameForm({ present }: { present: string }) {
  const queryClient = useQueryClient();
  const [name, setName] = useState(present);
  const isChanged = name.trim() !== '' && name.trim() !== present;
  const { pending, error, onSubmit } = useSubmit(async () => {
    if (!isChanged) return;
    const { displayName } = await send(users.updateProfile, { body: { displayName: name } });
    setName(displayName);
    renameInSession(displayName);
    showToast(words.name.done);
    // Lists say who made what.
    await queryClient.invalidateQueries();
  });
  const refusal = fieldError(error, '#/body/displayName');
  return (
    <section className="col g4">
      <h2 className="h rule-head">{words.name.head}</h2>
      <form className="col g4" style={{ maxWidth: 440 }} onSubmit={onSubmit} noValidate>
        <TextInput
          label={words.name.label}
          hint={words.name.hint}
          autoComplete="name"
          maxLength={limits.nameMaxChars}
          value={name}
          onChange={(event) => setName(event.target.value)}
          error={refusal}
        />
        {!refusal && <FailureAlert error={error} />}
        <div>
          <Button variant="ink" type="submit" disabled={!isChanged} busy={pending}>
            {words.name.button}
          </Button>
        </div>
      </form>
    </section>
  );
}
