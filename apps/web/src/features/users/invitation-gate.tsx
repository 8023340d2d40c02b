import { workspaces } from '@earshot/contracts/workspaces';
import { useEffect, useState, type ReactNode } from 'react';
import { send } from '../../lib/api-client.ts';
import { ApiProblem, problemSentence } from '../../lib/api-problem.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { DeadLink } from './dead-link.tsx';
import type { OpenInvitation } from './invitation.ts';
import { words } from './users.words.ts';

/** Looks an invitation up and draws what it leads to; says so when it can no longer be used. */
export function InvitationGate({
  token,
  children,
}: {
  token: string;
  children: (invitation: OpenInvitation) => ReactNode;
}) {
  const [invitation, setInvitation] = useState<OpenInvitation | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    const stop = new AbortController();
    send(workspaces.getInvitation, { body: { token } }, stop.signal).then(
      (found) => setInvitation({ ...found, token }),
      (cause: unknown) => !stop.signal.aborted && setFailure(cause),
    );
    return () => stop.abort();
  }, [token]);
  if (failure) {
    const dead = failure instanceof ApiProblem && failure.code === 'link_invalid';
    return (
      <DeadLink
        title={words.signup.title}
        sentence={dead ? words.signup.invitationDead : problemSentence(failure)}
        action={<ButtonLink to={paths.login}>{words.backToLogin}</ButtonLink>}
      />
    );
  }
  return invitation && children(invitation);
}
