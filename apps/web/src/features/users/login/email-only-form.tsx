import { users } from '@earshot/contracts/users';
import { useState } from 'react';
import { Link } from 'react-router';
import { send } from '../../../lib/api-client.ts';
import { fieldError } from '../../../lib/api-problem.ts';
import { looksLikeEmail } from '../../../lib/looks-like-email.ts';
import { paths } from '../../../lib/paths.ts';
import { browserTimeZone } from '../../../lib/time-zone.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { AuthPanel } from './auth-panel.tsx';
import { EmailField } from './email-field.tsx';
import { FailureAlert } from './failure-alert.tsx';
import { useSubmit } from '../use-submit.ts';
import { words } from '../users.words.ts';

/** Sign-up with an address alone: the mailed link lets the person choose a password. */
export function EmailOnlyForm({ source, onSent }: { source?: string; onSent: (email: string) => void }) {
  const [email, setEmail] = useState('');
  const [tried, setTried] = useState(false);
  const { pending, error, onSubmit } = useSubmit(async () => {
    setTried(true);
    if (!looksLikeEmail(email)) return;
    await send(users.createUser, { body: { email, source, time_zone: browserTimeZone() } });
    onSent(email);
  });
  return (
    <AuthPanel title={words.emailOnly.title} text={words.emailOnly.text} onSubmit={onSubmit}>
      <EmailField
        label={words.workEmail}
        value={email}
        onChange={setEmail}
        error={tried && !looksLikeEmail(email) ? words.invalidEmail : fieldError(error, '#/body/email')}
      />
      <FailureAlert error={error} />
      <Button variant="mark" type="submit" wide busy={pending}>
        {words.emailOnly.button}
      </Button>
      <Link to={source ? `${paths.signup}?source=${source}` : paths.signup}>
        {words.emailOnly.withPassword}
      </Link>
    </AuthPanel>
  );
}
