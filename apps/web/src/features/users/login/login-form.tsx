import { users } from '@earshot/contracts/users';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { send } from '../../../lib/api-client.ts';
import { ApiProblem } from '../../../lib/api-problem.ts';
import { looksLikeEmail } from '../../../lib/looks-like-email.ts';
import { paths, signupFrom } from '../../../lib/paths.ts';
import { Alert } from '../../../ui/states/alert.tsx';
import { Button } from '../../../ui/inputs/button.tsx';
import { PasswordInput } from '../../../ui/inputs/password-input.tsx';
import { AuthPanel } from './auth-panel.tsx';
import { EmailField } from './email-field.tsx';
import { FailureAlert } from './failure-alert.tsx';
import type { SecondFactorForm } from './second-factor-form.tsx';
import { useSubmit } from '../use-submit.ts';
import { words } from '../users.words.ts';
import type { LoginResult } from '@earshot/contracts/users';

interface LoginFormProps {
  text?: ReactNode;
  /** Something that happened before, said above the fields. */
  notice?: string;
  email?: string;
  onLogin: (login: LoginResult) => void | Promise<void>;
  /** The password was right, the address is not confirmed yet. */
  onNotVerified: (email: string) => void;
}

/** LOGIN: address and password, then a code where the account asks for one. */
export function LoginForm({ text, notice, email: knownEmail = '', onLogin, onNotVerified }: LoginFormProps) {
  const [email, setEmail] = useState(knownEmail);
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  /** What stands for the password that was right while a code is asked for, and the form that asks: few accounts need its code. */
  const [second, setSecond] = useState<{ challenge: string; Form: typeof SecondFactorForm } | null>(null);
  const { pending, error, onSubmit } = useSubmit(async () => {
    setTried(true);
    if (!looksLikeEmail(email) || !password) return;
    try {
      await onLogin(await send(users.getToken, { body: { email, password } }));
    } catch (cause) {
      if (!(cause instanceof ApiProblem)) throw cause;
      if (cause.code === 'second_factor_needed' && cause.challenge !== null) {
        const { SecondFactorForm: Form } = await import('./second-factor-form.tsx');
        setSecond({ challenge: cause.challenge, Form });
      } else if (cause.code === 'email_not_verified') onNotVerified(email);
      else throw cause;
    }
  });
  if (second !== null) {
    const begin = () => {
      setPassword('');
      setTried(false);
      setSecond(null);
    };
    return <second.Form challenge={second.challenge} onLogin={onLogin} onBeginAnew={begin} />;
  }
  const mismatch = error instanceof ApiProblem && error.code === 'wrong_credentials';
  const limited = error instanceof ApiProblem && error.code === 'rate_limited';
  return (
    <AuthPanel title={words.login.title} text={text} onSubmit={onSubmit}>
      {notice && <Alert>{notice}</Alert>}
      <EmailField
        label={words.email}
        value={email}
        onChange={setEmail}
        error={tried && !looksLikeEmail(email) ? words.invalidEmail : undefined}
      />
      <PasswordInput
        label={words.password}
        aside={<Link to={paths.forgotPassword}>{words.login.forgot}</Link>}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={mismatch ? words.login.mismatch : tried && !password ? words.login.noPassword : undefined}
      />
      {!mismatch && <FailureAlert error={error} />}
      {limited && (
        <p className="sec">
          {words.login.limited} <Link to={paths.forgotPassword}>{words.login.limitedLink}</Link>
        </p>
      )}
      <Button variant="ink" size="lg" type="submit" wide busy={pending}>
        {words.login.button}
      </Button>
      <p className="sec">
        {words.login.newHere} <Link to={signupFrom('login')}>{words.register}</Link>
      </p>
    </AuthPanel>
  );
}
