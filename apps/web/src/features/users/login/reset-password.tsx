import { users } from '@earshot/contracts/users';
import { useState } from 'react';
import { send } from '../../../lib/api-client.ts';
import { paths } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/inputs/button-link.tsx';
import { DeadLink, type Deadness } from '../links/dead-link.tsx';
import { LinkGate } from '../links/link-gate.tsx';
import { SetPasswordForm } from './set-password-form.tsx';
import { words } from '../users.words.ts';

/** RESET_PASSWORD: sets a password with a mailed link. */
export function ResetPassword({ token, onSaved }: { token: string | null; onSaved: () => Promise<void> }) {
  const [isOver, setOver] = useState(false);
  if (isOver) return <DeadResetLink deadness="over" />;
  return (
    <LinkGate
      token={token}
      title={words.reset.title}
      ask={(one, signal) => send(users.checkLink, { body: { token: one, purpose: 'set_password' } }, signal)}
      dead={(deadness) => <DeadResetLink deadness={deadness} />}
    >
      {(usable) => (
        <SetPasswordForm
          title={words.reset.title}
          label={words.reset.label}
          button={words.reset.button}
          token={usable}
          hint={words.reset.elsewhere}
          onSaved={onSaved}
          onLinkDead={() => setOver(true)}
        />
      )}
    </LinkGate>
  );
}

/** A link to set a password that cannot be used. */
export function DeadResetLink({ deadness }: { deadness: Deadness }) {
  return (
    <DeadLink deadness={deadness} sentence={words.resetLinkDead} hint={words.newestLink}>
      <ButtonLink to={paths.forgotPassword}>{words.sendNewLink}</ButtonLink>
    </DeadLink>
  );
}
