import { users, type LoginResult } from '@earshot/contracts/users';
import { lazy, Suspense, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { send } from '../../../lib/api-client.ts';
import { forgetFragmentSecrets } from '../../../lib/fragment-secrets.ts';
import { paths } from '../../../lib/paths.ts';
import { forgetPendingEmail, pendingEmail } from '../../../lib/pending-email.ts';
import { sessionState } from '../../../lib/session.ts';
import { Alert } from '../../../ui/states/alert.tsx';
import { ButtonLink } from '../../../ui/inputs/button-link.tsx';
import { AuthPanel } from './auth-panel.tsx';
import type { AuthState } from './auth-state.ts';
import { CheckInbox } from './check-inbox.tsx';
import { EmailOnlyForm } from './email-only-form.tsx';
import { logOut } from '../log-out.ts';
import { LoginForm } from './login-form.tsx';
import { SendLinkForm } from './send-link-form.tsx';
import { SetPasswordForm } from './set-password-form.tsx';
import { SignupForm } from './signup-form.tsx';
import { NoMail } from './no-mail.tsx';
import { words } from '../users.words.ts';

// Few who log in come by these links: they are loaded when somebody does.
const ConfirmAddress = lazy(async () => ({
  default: (await import('../links/confirm-address.tsx')).ConfirmAddress,
}));
const ConfirmNewEmail = lazy(async () => ({
  default: (await import('../links/confirm-new-email.tsx')).ConfirmNewEmail,
}));
const DeadResetLink = lazy(async () => ({
  default: (await import('./reset-password.tsx')).DeadResetLink,
}));
const DeadVerifyLink = lazy(async () => ({
  default: (await import('../links/dead-verify-link.tsx')).DeadVerifyLink,
}));
const MailChoice = lazy(async () => ({ default: (await import('../account/mail-choice.tsx')).MailChoice }));
const ResetPassword = lazy(async () => ({
  default: (await import('./reset-password.tsx')).ResetPassword,
}));
const SetUpLink = lazy(async () => ({ default: (await import('../links/set-up-link.tsx')).SetUpLink }));
const StopEmailChange = lazy(async () => ({
  default: (await import('../links/stop-email-change.tsx')).StopEmailChange,
}));
const StopFollowUps = lazy(async () => ({
  default: (await import('../links/stop-follow-ups.tsx')).StopFollowUps,
}));
const StopEmails = lazy(async () => ({ default: (await import('../links/stop-emails.tsx')).StopEmails }));

interface AuthPanelsProps {
  state: AuthState;
  source?: string;
  loginText?: ReactNode;
  onState: (state: AuthState) => void;
  onLogin: (login: LoginResult) => void;
  onSignedUp: (email: string, password: string, verificationSent: boolean) => Promise<void>;
  onAwaitVerification: (email: string) => void;
}

/** Draws the state that the authentication screen is in. */
export function AuthPanels({
  state,
  source,
  loginText,
  onState,
  onLogin,
  onSignedUp,
  onAwaitVerification,
}: AuthPanelsProps) {
  const navigate = useNavigate();
  const { state: came } = useLocation() as { state: { passwordSaved?: true } | null };
  const askForAddress = () => {
    forgetPendingEmail();
    void navigate(paths.verifyEmail);
  };
  /** The first password is set: in by the address, where this browser knows it. */
  const firstPasswordSaved = async (password: string) => {
    forgetFragmentSecrets();
    const email = pendingEmail();
    if (email) onLogin(await send(users.getToken, { body: { email, password } }));
    else await navigate(paths.login, { state: { passwordSaved: true } });
  };
  const passwordChanged = async () => {
    forgetFragmentSecrets();
    if (sessionState().status === 'signed_in') await logOut();
    onState({ name: 'PASSWORD_CHANGED' });
  };

  switch (state.name) {
    case 'LOGIN':
      return (
        <LoginForm
          text={loginText}
          notice={came?.passwordSaved && words.login.passwordSaved}
          email={pendingEmail() ?? undefined}
          onLogin={onLogin}
          onNotVerified={onAwaitVerification}
        />
      );
    case 'SIGNUP':
      return <SignupForm source={source} onSignedUp={onSignedUp} />;
    case 'EMAIL_ONLY_SIGNUP':
      return <EmailOnlyForm source={source} onSent={onAwaitVerification} />;
    case 'VERIFY_EMAIL':
      if (state.email)
        return (
          <CheckInbox email={state.email} onOther={() => onState({ name: 'VERIFY_EMAIL', email: null })} />
        );
      return (
        <SendLinkForm
          title={words.inbox.title}
          text={words.inbox.ask}
          button={words.inbox.send}
          onSend={async (email) => {
            await send(users.sendEmailVerification, { body: { email } });
            onState({ name: 'VERIFY_EMAIL', email });
          }}
        />
      );
    case 'LINK_EMAIL_VALIDATION':
      return (
        <Suspense>
          {state.token ? (
            <ConfirmAddress
              token={state.token}
              onConfirmed={(token) => {
                forgetFragmentSecrets();
                onState({ name: 'EMAIL_VERIFIED', token });
              }}
              onSendNew={askForAddress}
            />
          ) : (
            <DeadVerifyLink deadness="not_whole" onSendNew={askForAddress} />
          )}
        </Suspense>
      );
    case 'EMAIL_VERIFIED':
      if (!state.token) {
        return (
          <AuthPanel title={words.confirmed.title}>
            <Alert meaning="good">{words.confirmed.ready}</Alert>
            <ButtonLink variant="ink" wide to={paths.login}>
              {words.confirmed.signIn}
            </ButtonLink>
          </AuthPanel>
        );
      }
      return (
        <SetPasswordForm
          title={words.confirmed.title}
          label={words.confirmed.choose}
          button={words.confirmed.save}
          token={state.token}
          notice={<Alert meaning="good">{words.confirmed.yours}</Alert>}
          onSaved={firstPasswordSaved}
          onLinkDead={() => onState({ name: 'PASSWORD_LINK_OVER' })}
        />
      );
    case 'FORGOT_PASSWORD':
      return (
        <SendLinkForm
          {...words.forgot}
          onSend={async (email) => {
            await send(users.sendResetPasswordLink, { body: { email, redirect: '/login' } });
            onState({ name: 'PASSWORD_RESET_LINK_SENT' });
          }}
        />
      );
    case 'PASSWORD_RESET_LINK_SENT':
      return (
        <AuthPanel title={words.linkSent.title} text={words.linkSent.text}>
          <ButtonLink wide to={paths.login}>
            {words.backToLogin}
          </ButtonLink>
          <NoMail />
        </AuthPanel>
      );
    case 'RESET_PASSWORD':
      return (
        <Suspense>
          <ResetPassword token={state.token} onSaved={passwordChanged} />
        </Suspense>
      );
    case 'PASSWORD_LINK_OVER':
      return (
        <Suspense>
          <DeadResetLink deadness="over" />
        </Suspense>
      );
    case 'MAIL_CHOICE':
      return (
        <Suspense>
          <MailChoice token={state.token} />
        </Suspense>
      );
    case 'STOP_EMAILS':
      return (
        <Suspense>
          <StopEmails token={state.token} />
        </Suspense>
      );
    case 'STOP_FOLLOW_UPS':
      return (
        <Suspense>
          <StopFollowUps token={state.token} />
        </Suspense>
      );
    case 'CHANGE_EMAIL':
      return (
        <Suspense>
          <ConfirmNewEmail token={state.token} />
        </Suspense>
      );
    case 'STOP_EMAIL_CHANGE':
      return (
        <Suspense>
          <StopEmailChange token={state.token} />
        </Suspense>
      );
    case 'SET_UP':
      return (
        <Suspense>
          <SetUpLink token={state.token} />
        </Suspense>
      );
    case 'PASSWORD_CHANGED':
      return (
        <AuthPanel title={words.changed.title}>
          <Alert meaning="good">{words.changed.text}</Alert>
          <ButtonLink variant="ink" wide to={paths.login}>
            {words.changed.signIn}
          </ButtonLink>
        </AuthPanel>
      );
  }
}
