import { limits } from '@earshot/contracts/limits';
import { users } from '@earshot/contracts/users';
import { useState } from 'react';
import { Link } from 'react-router';
import { send } from '../../../lib/api-client.ts';
import { fieldError } from '../../../lib/api-problem.ts';
import { looksLikeEmail } from '../../../lib/looks-like-email.ts';
import { paths } from '../../../lib/paths.ts';
import { pendingSetUp } from '../../../lib/pending-set-up.ts';
import { browserTimeZone } from '../../../lib/time-zone.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import { AuthPanel } from './auth-panel.tsx';
import { EmailField } from './email-field.tsx';
import { FailureAlert } from './failure-alert.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { passwordRefusal } from './password-refusal.ts';
import type { OpenInvitation } from '../links/invitation.ts';
import { useSubmit } from '../use-submit.ts';
import { words } from '../users.words.ts';

interface SignupFormProps {
  /** The section of the site that led here. */
  source?: string;
  invitation?: OpenInvitation;
  /** The account is made; `verificationSent` tells whether a link must be used first. */
  onSignedUp: (email: string, password: string, verificationSent: boolean) => Promise<void>;
}

/** SIGNUP, and joining by invitation: then the address is given and no company is asked for. */
export function SignupForm({ source, invitation, onSignedUp }: SignupFormProps) {
  const [email, setEmail] = useState(invitation?.email ?? '');
  const [company, setCompany] = useState('');
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const { pending, error, onSubmit } = useSubmit(async () => {
    setTried(true);
    if (!looksLikeEmail(email) || password.length < limits.passwordMinChars) return;
    const reply = await send(users.createUser, {
      body: {
        email,
        password,
        company: company.trim() || undefined,
        source,
        time_zone: browserTimeZone(),
        invitation: invitation?.token,
        set_up: invitation ? undefined : (pendingSetUp() ?? undefined),
      },
    });
    await onSignedUp(email, password, reply.email_verification_sent);
  });
  const refusal = passwordRefusal(error);
  const companyError = fieldError(error, '#/body/company');
  return (
    <AuthPanel
      title={invitation ? words.signup.join(invitation.workspace_name) : words.signup.title}
      onSubmit={onSubmit}
    >
      <EmailField
        label={words.workEmail}
        value={email}
        onChange={setEmail}
        readOnly={invitation !== undefined}
        hint={invitation && words.signup.invitedAs}
        error={tried && !looksLikeEmail(email) ? words.invalidEmail : fieldError(error, '#/body/email')}
      />
      {!invitation && (
        <TextInput
          label={words.company}
          name="organization"
          autoComplete="organization"
          maxLength={limits.nameMaxChars}
          value={company}
          onChange={(event) => setCompany(event.target.value)}
          error={companyError}
        />
      )}
      <NewPasswordField
        label={words.password}
        value={password}
        onChange={setPassword}
        tried={tried}
        refusal={refusal}
      />
      {!refusal && !companyError && <FailureAlert error={error} />}
      <Button variant="mark" type="submit" wide busy={pending}>
        {invitation ? words.signup.joinButton : words.signup.button}
      </Button>
      <p className="xs mut">{words.signup.noCard}</p>
      <div className="row wrap between sec">
        <span>
          {words.signup.haveAccount} <Link to={paths.login}>{words.signup.login}</Link>
        </span>
        {!invitation && (
          <Link to={`?${new URLSearchParams({ ...(source && { source }), email_only: 'true' })}`}>
            {words.signup.later}
          </Link>
        )}
      </div>
    </AuthPanel>
  );
}
