import { roleAllows, type Role } from '@earshot/contracts/call';
import type { Member } from '@earshot/contracts/workspaces';
import { useState } from 'react';
import { Avatar } from '../../ui/page/avatar.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { DateTime } from '../../ui/text/date-time.tsx';
import { figureCell, Table } from '../../ui/page/table.tsx';
import { LeaveWorkspace } from './leave-workspace.tsx';
import { MemberRole } from './member-role.tsx';
import { RemoveMember } from './remove-member.tsx';
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
  const [leaving, setLeaving] = useState<Member | null>(null);
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
                  <MemberRole member={member} ownRole={ownRole} />
                ) : (
                  words.roles[member.role].label
                )}
              </td>
              <td className="only-wide">
                <DateTime iso={member.joined_at} />
              </td>
              <td className={figureCell}>
                {member.user_id === ownId && members.length > 1 && <LeaveWorkspace />}
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
      <RemoveMember member={leaving} onClose={() => setLeaving(null)} />
    </>
  );
}
