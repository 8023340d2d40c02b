import type { Role } from '@earshot/contracts/call';
import { workspaces } from '@earshot/contracts/workspaces';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type SyntheticEvent } from 'react';
import { send } from '../../lib/api-client.ts';
import { fieldError, problemSentence } from '../../lib/api-problem.ts';
import { looksLikeEmail } from '../../lib/looks-like-email.ts';
import { Alert } from '../../ui/states/alert.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { roleOptions } from './role-options.ts';
import { membersQuery } from './workspaces.queries.ts';
import { words } from './workspaces.words.ts';

/** Invites somebody by email. */
export function InviteForm({ ownRole }: { ownRole: Role }) {
  const queryClient = useQueryClient();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('member');
  const [tried, setTried] = useState(false);
  const invite = useMutation({
    mutationFn: () => send(workspaces.inviteMember, { body: { email, role } }),
    onSuccess: async (invitation) => {
      setEmail('');
      setTried(false);
      showToast(words.members.sent(invitation.email));
      await queryClient.invalidateQueries({ queryKey: membersQuery.queryKey });
    },
  });
  const emailError =
    tried && !looksLikeEmail(email) ? words.members.invalidEmail : fieldError(invite.error, '#/body/email');
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setTried(true);
    if (looksLikeEmail(email) && !invite.isPending) invite.mutate();
  };
  return (
    <section>
      <h2 className="h rule-head">{words.members.invite}</h2>
      <form className="col g4" style={{ paddingTop: 12 }} onSubmit={submit} noValidate>
        <p className="sm sec">{words.members.inviteText}</p>
        <TextInput
          label={words.members.email}
          type="email"
          autoComplete="off"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          error={emailError}
        />
        <Select
          label={words.members.role}
          hint={words.roles[role].may}
          options={roleOptions(ownRole)}
          value={role}
          onChange={setRole}
        />
        {invite.error && !emailError && <Alert meaning="bad">{problemSentence(invite.error)}</Alert>}
        <div>
          <Button variant="ink" type="submit" busy={invite.isPending}>
            {words.members.send}
          </Button>
        </div>
      </form>
    </section>
  );
}
