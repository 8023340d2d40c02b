import { workspaces, type Invitation } from '@earshot/contracts/workspaces';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { send } from '../../lib/api-client.ts';
import { problemSentence } from '../../lib/api-problem.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { DateTime } from '../../ui/text/date-time.tsx';
import { DataTable } from '../../ui/page/data-table.tsx';
import { breakingCell } from '../../ui/page/table.tsx';
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
    <DataTable
      caption={words.members.invitations}
      rows={invitations}
      keyOf={({ id }) => id}
      columns={[
        { head: words.members.email, cellClass: breakingCell, cell: ({ email }) => email },
        { head: words.members.role, cell: ({ role }) => words.roles[role].label },
        {
          head: words.members.until,
          className: 'only-wide',
          cell: ({ expires_at: at }) => <DateTime iso={at} />,
        },
        {
          head: words.members.takeBack,
          isHeadHidden: true,
          isFigure: true,
          cell: (invitation) =>
            mayManage && (
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
            ),
        },
      ]}
    />
  );
}
