import { mail } from '@earshot/contracts/mail';
import { useState, type SyntheticEvent } from 'react';
import { send } from '../../../lib/api-client.ts';
import { paths } from '../../../lib/paths.ts';
import { Alert } from '../../../ui/states/alert.tsx';
import { ButtonAnchor } from '../../../ui/inputs/button-anchor.tsx';
import { Button } from '../../../ui/inputs/button.tsx';
import { AuthPanel } from '../login/auth-panel.tsx';
import { DeadLink, deadnessOf, type Deadness } from '../links/dead-link.tsx';
import { FailureAlert } from '../login/failure-alert.tsx';
import { LinkGate } from '../links/link-gate.tsx';
import { useSubmit } from '../use-submit.ts';
import { words } from '../users.words.ts';

/**
 * MAIL_CHOICE: the recipient of a mail says that they want no more of them, or takes that back. Opening the page changes
 * nothing, since mail scanners open links too.
 */
export function MailChoice({ token }: { token: string | null }) {
  return (
    <LinkGate
      token={token}
      title={words.mailChoice.nothing.title}
      ask={(one, signal) => send(mail.getChoice, { body: { token: one } }, signal)}
      dead={(deadness) => <DeadChoiceLink deadness={deadness} />}
    >
      {(usable, { silenced }) => <Choice token={usable} was={silenced ? 'silenced' : 'nothing'} />}
    </LinkGate>
  );
}

function Choice({ token, was }: { token: string; was: 'nothing' | 'silenced' }) {
  const [chosen, setChosen] = useState<'silenced' | 'allowed' | null>(null);
  const shown = chosen ?? was;
  const { pending, error, onSubmit } = useSubmit(async () => {
    const { silenced } = await send(mail.chooseMail, { body: { token, silenced: shown !== 'silenced' } });
    setChosen(silenced ? 'silenced' : 'allowed');
  });
  const deadness = deadnessOf(error);
  if (deadness !== null) return <DeadChoiceLink deadness={deadness} />;
  const done = chosen === null ? undefined : words.mailChoice[chosen].done;
  return (
    <ChoicePanel
      {...words.mailChoice[shown]}
      done={done}
      pending={pending}
      error={error}
      onSubmit={onSubmit}
    />
  );
}

function DeadChoiceLink({ deadness }: { deadness: Deadness }) {
  return (
    <DeadLink deadness={deadness} sentence={words.mailChoice.dead} hint={words.mailChoice.newer}>
      <ButtonAnchor href={paths.home}>{words.mailChoice.home}</ButtonAnchor>
    </DeadLink>
  );
}

interface ChoicePanelProps {
  title: string;
  text: string;
  done: string | undefined;
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
