import { workspaces } from '@earshot/contracts/workspaces';
import type { ReactNode } from 'react';
import { send } from '../../../lib/api-client.ts';
import { paths } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/inputs/button-link.tsx';
import { DeadLink } from './dead-link.tsx';
import type { OpenInvitation } from './invitation.ts';
import { LinkGate } from './link-gate.tsx';
import { words } from '../users.words.ts';

/** Looks an invitation up and draws what it leads to; says so when it can no longer be used. */
export function InvitationGate({
  token,
  children,
}: {
  token: string;
  children: (invitation: OpenInvitation) => ReactNode;
}) {
  return (
    <LinkGate
      token={token}
      title={words.signup.title}
      ask={(one, signal) => send(workspaces.getInvitation, { body: { token: one } }, signal)}
      dead={(deadness) => (
        <DeadLink deadness={deadness} sentence={words.signup.invitationDead}>
          <ButtonLink to={paths.login}>{words.backToLogin}</ButtonLink>
        </DeadLink>
      )}
    >
      {(usable, found) => children({ ...found, token: usable })}
    </LinkGate>
  );
}
