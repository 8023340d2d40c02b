import { roleAllows, type Role } from '@earshot/contracts/call';
import type { Member } from '@earshot/contracts/workspaces';
import { useState } from 'react';
import { Avatar } from '../../ui/page/avatar.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { DateTime } from '../../ui/text/date-time.tsx';
import { DataTable } from '../../ui/page/data-table.tsx';
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
      <DataTable
        caption={words.members.head}
        rows={members}
        keyOf={({ user_id: id }) => id}
        columns={[
          {
            head: words.members.email,
            cell: ({ user_id: id, email }) => (
              <span className={styles.person}>
                <Avatar seed={id} size={26} />
                <span className={styles.email}>
                  <b className="b">{email}</b>{' '}
                  {id === ownId && <span className="mut">({words.members.you})</span>}
                </span>
              </span>
            ),
          },
          {
            head: words.members.role,
            cellClass: styles.role,
            cell: (member) =>
              mayTouch(member) ? (
                <MemberRole member={member} ownRole={ownRole} />
              ) : (
                words.roles[member.role].label
              ),
          },
          {
            head: words.members.joined,
            className: 'only-wide',
            cell: ({ joined_at: at }) => <DateTime iso={at} />,
          },
          {
            head: words.members.remove,
            isHeadHidden: true,
            isFigure: true,
            cell: (member) => (
              <>
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
              </>
            ),
          },
        ]}
      />
      <RemoveMember member={leaving} onClose={() => setLeaving(null)} />
    </>
  );
}
