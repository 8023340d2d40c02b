import { workspaces } from '@earshot/contracts/workspaces';
import type { LoginResult } from '@earshot/contracts/users';
import { send } from '../../../lib/api-client.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { AuthPanel } from '../login/auth-panel.tsx';
import { FailureAlert } from '../login/failure-alert.tsx';
import type { OpenInvitation } from './invitation.ts';
import { useSubmit } from '../use-submit.ts';
import { words } from '../users.words.ts';

interface JoinSignedInProps {
  invitation: OpenInvitation;
  email: string;
  onJoined: (login: LoginResult) => void;
}

/** Joining a workspace for somebody who is signed in already. */
export function JoinSignedIn({ invitation, email, onJoined }: JoinSignedInProps) {
  const { pending, error, onSubmit } = useSubmit(async () => {
    onJoined(await send(workspaces.acceptInvitation, { body: { token: invitation.token } }));
  });
  return (
    <AuthPanel
      title={words.signup.join(invitation.workspace_name)}
      text={words.signup.joinSignedIn(email)}
      onSubmit={onSubmit}
    >
      <FailureAlert error={error} />
      <Button variant="mark" type="submit" wide busy={pending}>
        {words.signup.join(invitation.workspace_name)}
      </Button>
    </AuthPanel>
  );
}
