import { emailChange } from '@earshot/contracts/email-change';
import { users } from '@earshot/contracts/users';
import { useState } from 'react';
import { send } from '../../../lib/api-client.ts';
import { paths } from '../../../lib/paths.ts';
import { Alert } from '../../../ui/states/alert.tsx';
import { ButtonLink } from '../../../ui/inputs/button-link.tsx';
import { accountWords } from '../account/account.words.ts';
import { AuthPanel } from '../login/auth-panel.tsx';
import { DeadLink, type Deadness } from './dead-link.tsx';
import { LinkGate } from './link-gate.tsx';
import { PressToConfirm } from './press-to-confirm.tsx';
import { useSubmit } from '../use-submit.ts';

const text = accountWords.stopEmail;

/** STOP_EMAIL_CHANGE: the old address stops a change, or takes it back. */
export function StopEmailChange({ token }: { token: string | null }) {
  return (
    <LinkGate
      token={token}
      title={text.title}
      ask={(one, signal) =>
        send(users.checkLink, { body: { token: one, purpose: 'stop_email_change' } }, signal)
      }
      dead={(deadness) => <DeadStopLink deadness={deadness} />}
    >
      {(usable) => <StopChange token={usable} />}
    </LinkGate>
  );
}

const setPassword = <ButtonLink to={paths.forgotPassword}>{text.setPassword}</ButtonLink>;

function DeadStopLink({ deadness }: { deadness: Deadness }) {
  return (
    <DeadLink deadness={deadness} sentence={text.dead} hint={text.notYou}>
      {setPassword}
    </DeadLink>
  );
}

function StopChange({ token }: { token: string }) {
  const [takenBack, setTakenBack] = useState<boolean | null>(null);
  const submit = useSubmit(async () => {
    setTakenBack((await send(emailChange.stopEmailChange, { body: { token } })).taken_back);
  });
  if (takenBack !== null) {
    return (
      <AuthPanel title={text.doneTitle}>
        <Alert meaning="good">{takenBack ? text.takenBack : text.stopped}</Alert>
        {!takenBack && setPassword}
      </AuthPanel>
    );
  }
  return (
    <PressToConfirm text={text} submit={submit} dead={(deadness) => <DeadStopLink deadness={deadness} />} />
  );
}
