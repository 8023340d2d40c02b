import { twoFactor } from '@earshot/contracts/two-factor';
import type { LoginResult } from '@earshot/contracts/users';
import { useState } from 'react';
import { send } from '../../../lib/api-client.ts';
import { ApiProblem } from '../../../lib/api-problem.ts';
import { Alert } from '../../../ui/states/alert.tsx';
import { Button } from '../../../ui/inputs/button.tsx';
import { accountWords } from '../account/account.words.ts';
import { AuthPanel } from './auth-panel.tsx';
import { CodeField } from './code-field.tsx';
import { FailureAlert } from './failure-alert.tsx';
import { useSubmit } from '../use-submit.ts';
import { words } from '../users.words.ts';

interface SecondFactorFormProps {
  /** What the right password was answered with. */
  challenge: string;
  onLogin: (login: LoginResult) => void | Promise<void>;
  onBeginAnew: () => void;
}

const text = accountWords.secondStep;

/** The login's second step: a code of the app, or a recovery code. */
export function SecondFactorForm({ challenge, onLogin, onBeginAnew }: SecondFactorFormProps) {
  const [withRecovery, setWithRecovery] = useState(false);
  const [code, setCode] = useState('');
  const [tried, setTried] = useState(false);
  const { pending, error, onSubmit } = useSubmit(async () => {
    setTried(true);
    if (!code.trim()) return;
    await onLogin(await send(twoFactor.finishLogin, { body: { challenge, code } }));
  });
  const problem = error instanceof ApiProblem ? error.code : null;
  if (problem === 'challenge_over') {
    return (
      <AuthPanel title={text.title}>
        <Alert meaning="bad">{text.over}</Alert>
        <Button variant="ink" wide onClick={onBeginAnew}>
          {text.beginAnew}
        </Button>
      </AuthPanel>
    );
  }
  const wrong = problem === 'wrong_code';
  const change = () => {
    setWithRecovery(!withRecovery);
    setCode('');
    setTried(false);
  };
  return (
    <AuthPanel title={text.title} text={withRecovery ? text.recoveryText : text.text} onSubmit={onSubmit}>
      <CodeField
        key={withRecovery ? 'recovery' : 'app'}
        label={withRecovery ? text.recoveryCode : text.code}
        autoComplete={withRecovery ? 'off' : 'one-time-code'}
        inputMode={withRecovery ? 'text' : 'numeric'}
        autoCapitalize="none"
        spellCheck={false}
        value={code}
        onChange={setCode}
        tried={tried}
        wrong={wrong}
        autoFocus
      />
      {!wrong && <FailureAlert error={error} />}
      <Button variant="ink" size="lg" type="submit" wide busy={pending}>
        {text.button}
      </Button>
      <div className="row wrap between">
        <Button variant="quiet" size="sm" onClick={change}>
          {withRecovery ? text.useApp : text.useRecovery}
        </Button>
        <Button variant="quiet" size="sm" onClick={onBeginAnew}>
          {words.backToLogin}
        </Button>
      </div>
    </AuthPanel>
  );
}
