import { useState } from 'react';
import { Link } from 'react-router';
import { fieldError } from '../../../lib/api-problem.ts';
import { looksLikeEmail } from '../../../lib/looks-like-email.ts';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { AuthPanel } from './auth-panel.tsx';
import { EmailField } from './email-field.tsx';
import { FailureAlert } from './failure-alert.tsx';
import { useSubmit } from '../use-submit.ts';
import { words } from '../users.words.ts';

interface SendLinkFormProps {
  title: string;
  text: string;
  button: string;
  /** Asks the server for the link. */
  onSend: (email: string) => Promise<void>;
}

/** Asks for an address to send a link to: FORGOT_PASSWORD, and VERIFY_EMAIL while no address is known. */
export function SendLinkForm({ title, text, button, onSend }: SendLinkFormProps) {
  const [email, setEmail] = useState('');
  const [tried, setTried] = useState(false);
  const { pending, error, onSubmit } = useSubmit(async () => {
    setTried(true);
    if (looksLikeEmail(email)) await onSend(email.trim());
  });
  return (
    <AuthPanel title={title} text={text} onSubmit={onSubmit}>
      <EmailField
        label={words.email}
        value={email}
        onChange={setEmail}
        error={tried && !looksLikeEmail(email) ? words.invalidEmail : fieldError(error, '#/body/email')}
      />
      <FailureAlert error={error} />
      <Button variant="ink" type="submit" wide busy={pending}>
        {button}
      </Button>
      <Link to={paths.login}>{words.backToLogin}</Link>
    </AuthPanel>
  );
}
