import { operator } from '@earshot/contracts/operator';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { send } from '../../lib/api-client.ts';
import { ApiProblem } from '../../lib/api-problem.ts';
import { forgetFragmentSecrets } from '../../lib/fragment-secrets.ts';
import { paths, signupFrom } from '../../lib/paths.ts';
import { forgetPendingSetUp, rememberPendingSetUp } from '../../lib/pending-set-up.ts';
import { startPath } from '../../lib/start-path.ts';
import { useSession } from '../../lib/use-session.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Button } from '../../ui/button.tsx';
import { AuthPanel } from './auth-panel.tsx';
import { DeadLink } from './dead-link.tsx';
import { FailureAlert } from './failure-alert.tsx';
import { useSubmit } from './use-submit.ts';
import { words } from './users.words.ts';

/** SET_UP: who holds the link becomes the server's first operator, after registering or signing in. */
export function SetUpLink({ token }: { token: string | null }) {
  const [found, setFound] = useState<'usable' | { failure: unknown } | null>(null);
  useEffect(() => {
    if (token === null) return;
    rememberPendingSetUp(token);
    const stop = new AbortController();
    send(operator.checkSetUpLink, { body: { token } }, stop.signal).then(
      () => setFound('usable'),
      (failure: unknown) => {
        if (stop.signal.aborted) return;
        if (isDead(failure)) forgetPendingSetUp();
        setFound({ failure });
      },
    );
    return () => stop.abort();
  }, [token]);
  if (token === null) return <DeadSetUpLink />;
  if (found === null) return null;
  if (found === 'usable') return <UsableLink token={token} />;
  if (isDead(found.failure)) return <DeadSetUpLink />;
  return (
    <AuthPanel title={words.setUp.title}>
      <FailureAlert error={found.failure} />
    </AuthPanel>
  );
}

function isDead(failure: unknown): boolean {
  return failure instanceof ApiProblem && (failure.code === 'link_invalid' || failure.code === 'bad_request');
}

function DeadSetUpLink() {
  return (
    <DeadLink
      title={words.setUp.title}
      sentence={words.setUp.dead}
      action={<ButtonLink to={paths.home}>{words.setUp.home}</ButtonLink>}
    />
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
  if (isDead(error)) return <DeadSetUpLink />;
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
