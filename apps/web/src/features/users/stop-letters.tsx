import { alerts } from '@earshot/contracts/alerts';
import { useState } from 'react';
import { send } from '../../lib/api-client.ts';
import { paths } from '../../lib/paths.ts';
import { Alert } from '../../ui/states/alert.tsx';
import { ButtonAnchor } from '../../ui/inputs/button-anchor.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { AuthPanel } from './auth-panel.tsx';
import { DeadLink, deadnessOf } from './dead-link.tsx';
import { FailureAlert } from './failure-alert.tsx';
import { useSubmit } from './use-submit.ts';
import { words } from './users.words.ts';

/**
 * STOP_LETTERS: the reader of an alert or a digest ends them, signed in or not. Opening the page changes nothing, since mail
 * scanners open links too.
 */
export function StopLetters({ token }: { token: string | null }) {
  const [stopped, setStopped] = useState<'alert' | 'digest' | null>(null);
  const { pending, error, onSubmit } = useSubmit(async () => {
    if (token === null) return;
    setStopped((await send(alerts.stopLetters, { body: { token } })).stopped);
  });
  const deadness = token === null ? 'not_whole' : deadnessOf(error);
  if (deadness !== null) {
    return (
      <DeadLink deadness={deadness} sentence={words.stopLetters.dead}>
        <ButtonAnchor href={paths.home}>{words.mailChoice.home}</ButtonAnchor>
      </DeadLink>
    );
  }
  if (stopped !== null) {
    return (
      <AuthPanel title={words.stopLetters.stopped} text={words.stopLetters.again}>
        <Alert meaning="good">{words.stopLetters.done[stopped]}</Alert>
      </AuthPanel>
    );
  }
  return (
    <AuthPanel title={words.stopLetters.title} text={words.stopLetters.text} onSubmit={onSubmit}>
      <FailureAlert error={error} />
      <Button variant="ink" type="submit" wide busy={pending}>
        {words.stopLetters.button}
      </Button>
    </AuthPanel>
  );
}
