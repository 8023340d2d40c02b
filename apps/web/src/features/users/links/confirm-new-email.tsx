import { emailChange } from '@earshot/contracts/email-change';
import { users } from '@earshot/contracts/users';
import { useState } from 'react';
import { send } from '../../../lib/api-client.ts';
import { paths } from '../../../lib/paths.ts';
import { beginSession, sessionState } from '../../../lib/session.ts';
import { Alert } from '../../../ui/states/alert.tsx';
import { ButtonLink } from '../../../ui/inputs/button-link.tsx';
import { accountWords } from '../account/account.words.ts';
import { AuthPanel } from '../login/auth-panel.tsx';
import { DeadLink, type Deadness } from './dead-link.tsx';
import { LinkGate } from './link-gate.tsx';
import { PressToConfirm } from './press-to-confirm.tsx';
import { useSubmit } from '../use-submit.ts';

const text = accountWords.newEmail;

/** CHANGE_EMAIL: makes the change that the mailed link is for, once its button is pressed: mail scanners open links too. */
export function ConfirmNewEmail({ token }: { token: string | null }) {
  return (
    <LinkGate
      token={token}
      title={text.title}
      ask={(one, signal) => send(users.checkLink, { body: { token: one, purpose: 'change_email' } }, signal)}
      dead={(deadness) => <DeadChangeLink deadness={deadness} />}
    >
      {(usable) => <UseAddress token={usable} />}
    </LinkGate>
  );
}

function DeadChangeLink({ deadness }: { deadness: Deadness }) {
  return (
    <DeadLink deadness={deadness} sentence={text.dead} hint={text.askAgain}>
      <ButtonLink to={paths.profile}>{text.toProfile}</ButtonLink>
    </DeadLink>
  );
}

function UseAddress({ token }: { token: string }) {
  const [email, setEmail] = useState<string | null>(null);
  const submit = useSubmit(async () => {
    const made = await send(emailChange.confirmEmailChange, { body: { token } });
    setEmail(made.email);
    await showNewAddress();
  });
  if (email !== null) {
    return (
      <AuthPanel title={text.doneTitle}>
        <Alert meaning="good">{text.done(email)}</Alert>
        <ButtonLink variant="ink" wide to={paths.profile}>
          {text.toProfile}
        </ButtonLink>
      </AuthPanel>
    );
  }
  return (
    <PressToConfirm text={text} submit={submit} dead={(deadness) => <DeadChangeLink deadness={deadness} />} />
  );
}

/** Who is signed in here is called by the old address until the token is exchanged. */
async function showNewAddress(): Promise<void> {
  const state = sessionState();
  if (state.status !== 'signed_in') return;
  const body = { token: state.session.token };
  await send(users.refreshInitialToken, { body }).then(beginSession, () => undefined);
}
