import { emailChange } from '@earshot/contracts/email-change';
import { useState } from 'react';
import { send } from '../../lib/api-client.ts';
import { ApiProblem } from '../../lib/api-problem.ts';
import { paths } from '../../lib/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Button } from '../../ui/button.tsx';
import { accountWords } from './account.words.ts';
import { AuthPanel } from './auth-panel.tsx';
import { DeadLink } from './dead-link.tsx';
import { FailureAlert } from './failure-alert.tsx';
import { useSubmit } from './use-submit.ts';

const text = accountWords.stopEmail;

/** STOP_EMAIL_CHANGE: the old address stops a change, or takes it back. */
export function StopEmailChange({ token }: { token: string | null }) {
  const [takenBack, setTakenBack] = useState<boolean | null>(null);
  const { pending, error, onSubmit } = useSubmit(async () => {
    if (token === null) return;
    setTakenBack((await send(emailChange.stopEmailChange, { body: { token } })).taken_back);
  });
  const setPassword = <ButtonLink to={paths.forgotPassword}>{text.setPassword}</ButtonLink>;
  if (takenBack !== null) {
    return (
      <AuthPanel title={text.doneTitle}>
        <Alert meaning="good">{takenBack ? text.takenBack : text.stopped}</Alert>
        {!takenBack && setPassword}
      </AuthPanel>
    );
  }
  const isDead =
    error instanceof ApiProblem && (error.code === 'link_invalid' || error.code === 'bad_request');
  if (token === null || isDead) {
    return <DeadLink title={text.title} sentence={text.dead} action={setPassword} />;
  }
  return (
    <AuthPanel title={text.title} text={text.text} onSubmit={onSubmit}>
      <FailureAlert error={error} />
      <Button variant="ink" type="submit" wide busy={pending}>
        {text.button}
      </Button>
    </AuthPanel>
  );
}
