import { alerts, type alertEmails } from '@earshot/contracts/alerts';
import { useState } from 'react';
import { send } from '../../../lib/api-client.ts';
import { paths } from '../../../lib/paths.ts';
import { Alert } from '../../../ui/states/alert.tsx';
import { ButtonAnchor } from '../../../ui/inputs/button-anchor.tsx';
import { AuthPanel } from '../login/auth-panel.tsx';
import { DeadLink, type Deadness } from './dead-link.tsx';
import { PressToConfirm } from './press-to-confirm.tsx';
import { useSubmit } from '../use-submit.ts';
import { words } from '../users.words.ts';

/**
 * STOP_EMAILS: the reader of an alert, a digest or an email about cards ends them, signed in or not. Opening the page changes nothing, since mail
 * scanners open links too.
 */
export function StopEmails({ token }: { token: string | null }) {
  const [stopped, setStopped] = useState<(typeof alertEmails)[number] | null>(null);
  const submit = useSubmit(async () => {
    if (token === null) return;
    setStopped((await send(alerts.stopLetters, { body: { token } })).stopped);
  });
  if (stopped !== null) {
    return (
      <AuthPanel title={words.stopEmails.stopped} text={words.stopEmails.again}>
        <Alert meaning="good">{words.stopEmails.done[stopped]}</Alert>
      </AuthPanel>
    );
  }
  if (token === null) return <DeadStopLink deadness="not_whole" />;
  return (
    <PressToConfirm
      text={words.stopEmails}
      submit={submit}
      dead={(deadness) => <DeadStopLink deadness={deadness} />}
    />
  );
}

function DeadStopLink({ deadness }: { deadness: Deadness }) {
  return (
    <DeadLink deadness={deadness} sentence={words.stopEmails.dead}>
      <ButtonAnchor href={paths.home}>{words.mailChoice.home}</ButtonAnchor>
    </DeadLink>
  );
}
