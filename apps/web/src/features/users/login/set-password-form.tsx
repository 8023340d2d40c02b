import { limits } from '@earshot/contracts/limits';
import { users } from '@earshot/contracts/users';
import { useState, type ReactNode } from 'react';
import { send } from '../../../lib/api-client.ts';
import { ApiProblem } from '../../../lib/api-problem.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { AuthPanel } from './auth-panel.tsx';
import { FailureAlert } from './failure-alert.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { passwordRefusal } from './password-refusal.ts';
import { useSubmit } from '../use-submit.ts';

interface SetPasswordFormProps {
  title: string;
  label: string;
  button: string;
  /** The secret of the mailed link. */
  token: string;
  notice?: ReactNode;
  hint?: string;
  onSaved: (password: string) => Promise<void> | void;
  onLinkDead: () => void;
}

/** RESET_PASSWORD, and the first password after the address is confirmed. */
export function SetPasswordForm(props: SetPasswordFormProps) {
  const { title, label, button, token, notice, hint, onSaved, onLinkDead } = props;
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const { pending, error, onSubmit } = useSubmit(async () => {
    setTried(true);
    if (password.length < limits.passwordMinChars) return;
    try {
      await send(users.changePassword, { body: { token, password } });
    } catch (cause) {
      if (cause instanceof ApiProblem && cause.code === 'link_invalid') return onLinkDead();
      throw cause;
    }
    await onSaved(password);
  });
  const refusal = passwordRefusal(error);
  return (
    <AuthPanel title={title} onSubmit={onSubmit}>
      {notice}
      <NewPasswordField
        label={label}
        value={password}
        onChange={setPassword}
        tried={tried}
        refusal={refusal}
        autoFocus
      />
      {hint && <p className="xs mut">{hint}</p>}
      {!refusal && <FailureAlert error={error} />}
      <Button variant="ink" type="submit" wide busy={pending}>
        {button}
      </Button>
    </AuthPanel>
  );
}
