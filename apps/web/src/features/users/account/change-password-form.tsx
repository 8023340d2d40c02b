import { limits } from '@earshot/contracts/limits';
import { users } from '@earshot/contracts/users';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../../lib/api-client.ts';
import { fieldError } from '../../../lib/api-problem.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { PasswordInput } from '../../../ui/inputs/password-input.tsx';
import { showToast } from '../../../ui/overlays/toast-store.ts';
import { FailureAlert } from '../login/failure-alert.tsx';
import { NewPasswordField } from '../login/new-password-field.tsx';
import { passwordRefusal } from '../login/password-refusal.ts';
import { useSubmit } from '../use-submit.ts';
import { sessionsQuery } from '../users.queries.ts';
import { words } from '../users.words.ts';

/** Changes the password of who is signed in; the present one is asked for. */
export function ChangePasswordForm() {
  const queryClient = useQueryClient();
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const { pending, error, onSubmit } = useSubmit(async () => {
    setTried(true);
    if (current === '' || password.length < limits.passwordMinChars) return;
    await send(users.setPassword, { body: { current_password: current, password } });
    setCurrent('');
    setPassword('');
    setTried(false);
    showToast(words.setPassword.done);
    await queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey });
  });
  const wrong = fieldError(error, '#/body/current_password');
  const refusal = passwordRefusal(error);
  return (
    <section className="col g4">
      <h2 className="h rule-head">{words.setPassword.head}</h2>
      <form className="col g4" style={{ maxWidth: 440 }} onSubmit={onSubmit} noValidate>
        <PasswordInput
          label={words.setPassword.current}
          name="current-password"
          autoComplete="current-password"
          maxLength={limits.passwordMaxChars}
          value={current}
          onChange={(event) => setCurrent(event.target.value)}
          error={wrong ? words.setPassword.wrong : tried && !current ? words.setPassword.missing : undefined}
        />
        <NewPasswordField
          label={words.reset.label}
          value={password}
          onChange={setPassword}
          tried={tried}
          refusal={refusal}
        />
        {!wrong && !refusal && <FailureAlert error={error} />}
        <p className="sm sec">{words.setPassword.elsewhere}</p>
        <div>
          <Button variant="ink" type="submit" busy={pending}>
            {words.setPassword.button}
          </Button>
        </div>
      </form>
    </section>
  );
}
