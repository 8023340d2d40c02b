import { boards } from '@earshot/contracts/boards';
import { useState } from 'react';
import { send } from '../../../lib/api-client.ts';
import { paths } from '../../../lib/paths.ts';
import { ButtonAnchor } from '../../../ui/inputs/button-anchor.tsx';
import { Alert } from '../../../ui/states/alert.tsx';
import { AuthPanel } from '../login/auth-panel.tsx';
import { useSubmit } from '../use-submit.ts';
import { words } from '../users.words.ts';
import { DeadLink, type Deadness } from './dead-link.tsx';
import { PressToConfirm } from './press-to-confirm.tsx';

/** STOP_FOLLOW_UPS: a customer ends what a workspace writes to them about their feedback. Opening the page changes nothing. */
export function StopFollowUps({ token }: { token: string | null }) {
  const [isStopped, setStopped] = useState(false);
  const submit = useSubmit(async () => {
    if (token === null) return;
    await send(boards.stopFollowUps, { body: { token } });
    setStopped(true);
  });
  if (isStopped) {
    return (
      <AuthPanel title={words.stopFollowUps.stopped} text={words.stopFollowUps.others}>
        <Alert meaning="good">{words.stopFollowUps.done}</Alert>
      </AuthPanel>
    );
  }
  if (token === null) return <DeadStopLink deadness="not_whole" />;
  return (
    <PressToConfirm
      text={words.stopFollowUps}
      submit={submit}
      dead={(deadness) => <DeadStopLink deadness={deadness} />}
    />
  );
}

function DeadStopLink({ deadness }: { deadness: Deadness }) {
  return (
    <DeadLink deadness={deadness} sentence={words.stopFollowUps.dead}>
      <ButtonAnchor href={paths.home}>{words.mailChoice.home}</ButtonAnchor>
    </DeadLink>
  );
}
