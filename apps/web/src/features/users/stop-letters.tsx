import { alerts } from '@earshot/contracts/alerts';
import { useState } from 'react';
import { send } from '../../lib/api-client.ts';
import { ApiProblem } from '../../lib/api-problem.ts';
import { paths } from '../../lib/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { ButtonAnchor } from '../../ui/button-anchor.tsx';
import { Button } from '../../ui/button.tsx';
import { AuthPanel } from './auth-panel.tsx';
import { DeadLink } from './dead-link.tsx';
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
  if (token === null || isDead(error)) {
    return (
      <DeadLink
        title={words.stopLetters.title}
        sentence={words.mailChoice.dead}
        action={<ButtonAnchor href={paths.home}>{words.mailChoice.home}</ButtonAnchor>}
      />
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

function isDead(error: unknown): boolean {
  return error instanceof ApiProblem && (error.code === 'link_invalid' || error.code === 'bad_request');
}
