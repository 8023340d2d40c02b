import { mail } from '@earshot/contracts/mail';
import { useState, type SyntheticEvent } from 'react';
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
 * MAIL_CHOICE: the recipient of a mail says that they want no more of them, or takes that back. Opening the page changes
 * nothing, since mail scanners open links too.
 */
export function MailChoice({ token }: { token: string | null }) {
  const [chosen, setChosen] = useState<'nothing' | 'silenced' | 'allowed'>('nothing');
  const { pending, error, onSubmit } = useSubmit(async () => {
    if (token === null) return;
    const { silenced } = await send(mail.chooseMail, { body: { token, silenced: chosen !== 'silenced' } });
    setChosen(silenced ? 'silenced' : 'allowed');
  });
  if (token === null || isDead(error)) {
    return (
      <DeadLink
        title={words.mailChoice.title}
        sentence={words.mailChoice.dead}
        action={<ButtonAnchor href={paths.home}>{words.mailChoice.home}</ButtonAnchor>}
      />
    );
  }
  return <ChoicePanel {...words.mailChoice[chosen]} pending={pending} error={error} onSubmit={onSubmit} />;
}

function isDead(error: unknown): boolean {
  return error instanceof ApiProblem && (error.code === 'link_invalid' || error.code === 'bad_request');
}

interface ChoicePanelProps {
  title: string;
  text: string;
  done?: string;
  button: string;
  pending: boolean;
  error: unknown;
  onSubmit: (event: SyntheticEvent) => void;
}

function ChoicePanel({ title, text, done, button, pending, error, onSubmit }: ChoicePanelProps) {
  return (
    <AuthPanel title={title} text={text} onSubmit={onSubmit}>
      {done && <Alert meaning="good">{done}</Alert>}
      <FailureAlert error={error} />
      <Button variant={done ? undefined : 'ink'} type="submit" wide busy={pending}>
        {button}
      </Button>
    </AuthPanel>
  );
}
