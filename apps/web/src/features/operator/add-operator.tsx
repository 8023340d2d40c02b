import { operator } from '@earshot/contracts/operator';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type SyntheticEvent } from 'react';
import { send } from '../../lib/api-client.ts';
import { fieldError, problemSentence } from '../../lib/api-problem.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { operatorKey } from './operator.queries.ts';
import { operatorsWords as words } from './operator.words.ts';

/** Makes somebody who has an account here an operator. */
export function AddOperator() {
  const queryClient = useQueryClient();
  const [email, setEmail] = useState('');
  const add = useMutation({
    mutationFn: () => send(operator.addOperator, { body: { email } }),
    onSuccess: async () => {
      showToast(words.added(email));
      setEmail('');
      await queryClient.invalidateQueries({ queryKey: operatorKey });
    },
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (email.trim() !== '' && !add.isPending) add.mutate();
  };
  const error = add.error && (fieldError(add.error, '#/body/email') ?? problemSentence(add.error));
  return (
    <form className="col g3" style={{ maxWidth: 480 }} onSubmit={submit} noValidate>
      <h2 className="display d22">{words.addTitle}</h2>
      <p className="sec">{words.addLead}</p>
      <TextInput
        label={words.email}
        type="email"
        autoComplete="off"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={error ?? undefined}
      />
      <div>
        <Button variant="ink" type="submit" busy={add.isPending}>
          {words.addButton}
        </Button>
      </div>
    </form>
  );
}
