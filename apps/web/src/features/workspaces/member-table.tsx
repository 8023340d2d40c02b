import { roleAllows, type Role } from '@earshot/contracts/call';
import { workspaces, type Member } from '@earshot/contracts/workspaces';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../lib/api-client.ts';
import { problemSentence } from '../../lib/api-problem.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmByName } from '../../ui/confirm-by-name.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { Select } from '../../ui/select.tsx';
import { figureCell, Table } from '../../ui/table.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { roleOptions } from './role-options.ts';
import { membersQuery } from './workspaces.queries.ts';
import { words } from './workspaces.words.ts';
import styles from './member-table.module.css';

/** The members with their roles; admins change roles and remove people, only owners touch owners. */
export function MemberTable({
  members,
  ownId,
  ownRole,
}: {
  members: Member[];
  ownId: string;
  ownRole: Role;
}) {
  const queryClient = useQueryClient();
  const [leaving, setLeaving] = useState<Member | null>(null);
  const refresh = () => queryClient.invalidateQueries({ queryKey: membersQuery.queryKey });
  const changeRole = useMutation({
    mutationFn: ({ member, role }: { member: Member; role: Role }) =>
      send(workspaces.changeMemberRole, { body: { user_id: member.user_id, role } }),
    onSuccess: async (changed) => {
      showToast(words.members.roleChanged(changed.email, words.roles[changed.role].label.toLowerCase()));
      await refresh();
    },
    onError: (error) => showToast(problemSentence(error)),
  });
  const remove = useMutation({
    mutationFn: (member: Member) => send(workspaces.removeMember, { body: { user_id: member.user_id } }),
    onSuccess: async (_, member) => {
      setLeaving(null);
      showToast(words.members.removed(member.email));
      await refresh();
    },
  });
  const mayTouch = (member: Member) =>
    roleAllows(ownRole, 'admin') &&
    member.user_id !== ownId &&
    (member.role !== 'owner' || ownRole === 'owner');
  return (
    <>
      <Table caption={words.members.head}>
        <thead>
          <tr>
            <th>{words.members.email}</th>
            <th>{words.members.role}</th>
            <th className="only-wide">{words.members.joined}</th>
            <th className={figureCell}>
              <span className="vh">{words.members.remove}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {members.map((member) => (
            <tr key={member.user_id}>
              <td>
                <span className={styles.person}>
                  <Avatar seed={member.user_id} size={26} />
                  <span className={styles.email}>
                    <b className="b">{member.email}</b>{' '}
                    {member.user_id === ownId && <span className="mut">({words.members.you})</span>}
                  </span>
                </span>
              </td>
              <td className={styles.role}>
                {mayTouch(member) ? (
                  <Select
                    small
                    hideLabel
                    label={`${words.members.role}: ${member.email}`}
                    options={roleOptions(ownRole)}
                    value={member.role}
                    onChange={(role) => changeRole.mutate({ member, role })}
                  />
                ) : (
                  words.roles[member.role].label
                )}
              </td>
              <td className="only-wide">
                <DateTime iso={member.joined_at} />
              </td>
              <td className={figureCell}>
                {mayTouch(member) && (
                  <Button
                    size="sm"
                    variant="quiet"
                    aria-label={`${words.members.remove} ${member.email}`}
                    onClick={() => setLeaving(member)}
                  >
                    {words.members.remove}
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <ConfirmByName
        opened={leaving !== null}
        onClose={() => setLeaving(null)}
        title={words.members.removeTitle}
        consequence={words.members.removeConsequence(leaving?.email ?? '')}
        name={leaving?.email ?? ''}
        action={words.members.remove}
        pending={remove.isPending}
        error={remove.error}
        onConfirm={() => leaving && remove.mutate(leaving)}
      />
    </>
  );
}
