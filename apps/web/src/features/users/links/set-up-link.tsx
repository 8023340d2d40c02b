import { operator } from '@earshot/contracts/operator';
import { useNavigate } from 'react-router';
import { send } from '../../../lib/api-client.ts';
import { forgetFragmentSecrets } from '../../../lib/fragment-secrets.ts';
import { paths, signupFrom } from '../../../lib/paths.ts';
import { forgetPendingSetUp, rememberPendingSetUp } from '../../../lib/pending-set-up.ts';
import { startPath } from '../../../lib/start-path.ts';
import { useSession } from '../../../lib/use-session.ts';
import { ButtonLink } from '../../../ui/inputs/button-link.tsx';
import { Button } from '../../../ui/inputs/button.tsx';
import { AuthPanel } from '../login/auth-panel.tsx';
import { DeadLink, deadnessOf, type Deadness } from './dead-link.tsx';
import { FailureAlert } from '../login/failure-alert.tsx';
import { LinkGate } from './link-gate.tsx';
import { useSubmit } from '../use-submit.ts';
import { words } from '../users.words.ts';

/** SET_UP: who holds the link becomes the server's first operator, after registering or signing in. */
export function SetUpLink({ token }: { token: string | null }) {
  return (
    <LinkGate
      token={token}
      title={words.setUp.title}
      ask={remember}
      dead={(deadness) => <DeadSetUpLink deadness={deadness} />}
    >
      {(usable) => <UsableLink token={usable} />}
    </LinkGate>
  );
}

/** Keeps the link for after the login, as long as it can be used. */
async function remember(token: string, signal: AbortSignal): Promise<void> {
  rememberPendingSetUp(token);
  try {
    await send(operator.checkSetUpLink, { body: { token } }, signal);
  } catch (failure) {
    if (!signal.aborted && deadnessOf(failure) !== null) forgetPendingSetUp();
    throw failure;
  }
}

function DeadSetUpLink({ deadness }: { deadness: Deadness }) {
  return (
    <DeadLink deadness={deadness} sentence={words.setUp.dead}>
      <ButtonLink to={paths.home}>{words.setUp.home}</ButtonLink>
    </DeadLink>
  );
}

function UsableLink({ token }: { token: string }) {
  const session = useSession();
  const navigate = useNavigate();
  const leave = (to: string) => {
    forgetPendingSetUp();
    forgetFragmentSecrets();
    void navigate(to);
  };
  const { pending, error, onSubmit } = useSubmit(async () => {
    await send(operator.useSetUpLink, { body: { token } });
    leave(paths.operatorHealth);
  });
  const deadness = deadnessOf(error);
  if (deadness !== null) return <DeadSetUpLink deadness={deadness} />;
  if (session.status !== 'signed_in') {
    return (
      <AuthPanel title={words.setUp.title} text={words.setUp.text}>
        <ButtonLink variant="mark" wide to={signupFrom('set_up')}>
          {words.setUp.register}
        </ButtonLink>
        <ButtonLink wide to={paths.login}>
          {words.setUp.login}
        </ButtonLink>
      </AuthPanel>
    );
  }
  const me = session.session;
  return (
    <AuthPanel title={words.setUp.title} text={words.setUp.text} onSubmit={onSubmit}>
      <p>{words.setUp.signedIn(me.email)}</p>
      <FailureAlert error={error} />
      <Button variant="mark" type="submit" wide busy={pending}>
        {words.setUp.button}
      </Button>
      <Button variant="quiet" wide onClick={() => leave(startPath(me))}>
        {words.setUp.later}
      </Button>
    </AuthPanel>
  );
}
