import { roleAllows } from '@earshot/contracts/call';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../lib/use-session.ts';
import { QueryView } from '../../ui/states/query-view.tsx';
import { InvitationTable } from './invitation-table.tsx';
import { InviteForm } from './invite-form.tsx';
import { MemberTable } from './member-table.tsx';
import { SettingsFrame } from './settings-frame.tsx';
import { membersQuery } from './workspaces.queries.ts';
import { words } from './workspaces.words.ts';
import styles from './members-screen.module.css';

/** Who belongs to the workspace, and who is invited. */
export function MembersScreen() {
  const query = useQuery(membersQuery);
  const session = useSession();
  if (session.status !== 'signed_in') return null;
  const { user_id } = session.session;
  return (
    <SettingsFrame>
      <QueryView query={query} what={words.members.what}>
        {({ members, invitations }) => {
          const own = members.find((member) => member.user_id === user_id)?.role ?? 'viewer';
          const mayManage = roleAllows(own, 'admin');
          return (
            <div className={styles.columns}>
              <div className="col g6">
                <section>
                  <h2 className="h rule-head">{words.members.head}</h2>
                  <MemberTable members={members} ownId={user_id} ownRole={own} />
                  {members.length === 1 && <p className={`sm sec ${styles.note}`}>{words.members.alone}</p>}
                </section>
                <section>
                  <h2 className="h rule-head">{words.members.invitations}</h2>
                  {invitations.length ? (
                    <InvitationTable invitations={invitations} mayManage={mayManage} />
                  ) : (
                    <p className={`sm sec ${styles.note}`}>{words.members.noInvitations}</p>
                  )}
                </section>
              </div>
              {mayManage && <InviteForm ownRole={own} />}
            </div>
          );
        }}
      </QueryView>
    </SettingsFrame>
  );
}
