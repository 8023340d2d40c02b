import { workspaces, type Invitation } from '@earshot/contracts/workspaces';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { send } from '../../lib/api-client.ts';
import { problemSentence } from '../../lib/api-problem.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { DateTime } from '../../ui/text/date-time.tsx';
import { figureCell, Table } from '../../ui/page/table.tsx';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { membersQuery } from './workspaces.queries.ts';
import { words } from './workspaces.words.ts';

/** Invitations that nobody has used yet. */
export function InvitationTable({
  invitations,
  mayManage,
}: {
  invitations: Invitation[];
  mayManage: boolean;
}) {
  const queryClient = useQueryClient();
  const takeBack = useMutation({
    mutationFn: ({ id }: Invitation) => send(workspaces.cancelInvitation, { body: { invitation_id: id } }),
    onSuccess: async (_, { email }) => {
      showToast(words.members.takenBack(email));
      await queryClient.invalidateQueries({ queryKey: membersQuery.queryKey });
    },
    onError: (error) => showToast(problemSentence(error)),
  });
  const sendAgain = useMutation({
    mutationFn: ({ id }: Invitation) => send(workspaces.resendInvitation, { body: { invitation_id: id } }),
    onSuccess: async (_, { email }) => {
      showToast(words.members.sentAgain(email));
      await queryClient.invalidateQueries({ queryKey: membersQuery.queryKey });
    },
    onError: (error) => showToast(problemSentence(error)),
  });
  return (
    <Table caption={words.members.invitations}>
      <thead>
        <tr>
          <th>{words.members.email}</th>
          <th>{words.members.role}</th>
          <th className="only-wide">{words.members.until}</th>
          <th className={figureCell}>
            <span className="vh">{words.members.takeBack}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {invitations.map((invitation) => (
          <tr key={invitation.id}>
            <td style={{ overflowWrap: 'anywhere' }}>{invitation.email}</td>
            <td>{words.roles[invitation.role].label}</td>
            <td className="only-wide">
              <DateTime iso={invitation.expires_at} />
            </td>
            <td className={figureCell}>
              {mayManage && (
                <span className="row" style={{ justifyContent: 'flex-end', flexWrap: 'wrap' }}>
                  <Button
                    size="sm"
                    variant="quiet"
                    busy={sendAgain.isPending}
                    aria-label={`${words.members.sendAgain}: ${invitation.email}`}
                    onClick={() => sendAgain.mutate(invitation)}
                  >
                    {words.members.sendAgain}
                  </Button>
                  <Button
                    size="sm"
                    variant="quiet"
                    busy={takeBack.isPending}
                    aria-label={`${words.members.takeBack}: ${invitation.email}`}
                    onClick={() => takeBack.mutate(invitation)}
                  >
                    {words.members.takeBack}
                  </Button>
                </span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
