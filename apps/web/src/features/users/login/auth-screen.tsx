import { users, type LoginResult } from '@earshot/contracts/users';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { send } from '../../../lib/api-client.ts';
import { forgetFragmentSecrets, fragmentSecret } from '../../../lib/fragment-secrets.ts';
import { paths } from '../../../lib/paths.ts';
import { forgetPendingEmail, pendingEmail, rememberPendingEmail } from '../../../lib/pending-email.ts';
import { pendingSetUp } from '../../../lib/pending-set-up.ts';
import { beginSession } from '../../../lib/session.ts';
import { useSession } from '../../../lib/use-session.ts';
import { AuthFrame } from './auth-frame.tsx';
import { AuthPanels } from './auth-panels.tsx';
import { openingState, type AuthEntry } from './auth-state.ts';
import { JoinSignedIn } from '../links/join-signed-in.tsx';
import { LoginForm } from './login-form.tsx';
import { SignupForm } from './signup-form.tsx';
import { words } from '../users.words.ts';

const InvitationGate = lazy(async () => ({
  default: (await import('../links/invitation-gate.tsx')).InvitationGate,
}));

interface AuthScreenProps {
  opens: AuthEntry['opens'];
  /** Why one has to sign in, or where it leads. */
  loginText?: ReactNode;
}

/** The one screen behind all authentication addresses. */
export function AuthScreen({ opens, loginText }: AuthScreenProps) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const session = useSession();
  const source = search.get('source') ?? undefined;
  const [state, setState] = useState(() =>
    openingState({
      opens,
      token: fragmentSecret('token', pathname) ?? (opens === 'SET_UP' ? pendingSetUp() : null),
      pendingEmail: pendingEmail(),
    }),
  );
  const emailOnly = state.name === 'SIGNUP' && search.has('email_only');

  const enter = (login: LoginResult) => {
    forgetPendingEmail();
    beginSession(login);
  };
  const awaitVerification = (email: string) => {
    rememberPendingEmail(email);
    void navigate(paths.verifyEmail);
  };
  const signedUp = async (email: string, password: string, verificationSent: boolean) => {
    if (verificationSent) return awaitVerification(email);
    enter(await send(users.getToken, { body: { email, password } }));
  };

  const invitation = fragmentSecret('invitation', pathname);
  if (invitation) {
    return (
      <AuthFrame>
        <Suspense>
          <InvitationGate token={invitation}>
            {(open) => {
              const joined = (login: LoginResult) => {
                forgetFragmentSecrets();
                enter(login);
              };
              if (session.status === 'signed_in')
                return <JoinSignedIn invitation={open} email={session.session.email} onJoined={joined} />;
              if (!open.has_account) {
                return (
                  <SignupForm
                    invitation={open}
                    source={source}
                    onSignedUp={async (...made) => {
                      forgetFragmentSecrets();
                      await signedUp(...made);
                    }}
                  />
                );
              }
              return (
                <LoginForm
                  email={open.email}
                  text={words.login.toJoin(open.workspace_name)}
                  onLogin={enter}
                  onNotVerified={awaitVerification}
                />
              );
            }}
          </InvitationGate>
        </Suspense>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame>
      <AuthPanels
        state={emailOnly ? { name: 'EMAIL_ONLY_SIGNUP' } : state}
        source={source}
        loginText={loginText}
        onState={setState}
        onLogin={enter}
        onSignedUp={signedUp}
        onAwaitVerification={awaitVerification}
      />
    </AuthFrame>
  );
}
