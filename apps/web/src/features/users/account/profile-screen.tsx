import { useSession } from '../../../lib/use-session.ts';
import { Avatar } from '../../../ui/page/avatar.tsx';
import { Button } from '../../../ui/inputs/button.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';
import { NameForm } from './name-form.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { EmailSection } from './email-section.tsx';
import { logOut } from '../log-out.ts';
import { SessionList } from './session-list.tsx';
import { TwoFactorSection } from './two-factor-section.tsx';
import { words } from '../users.words.ts';

/** Who is signed in here, their name and password, where else they are signed in, and the ways out. */
export function ProfileScreen() {
  const state = useSession();
  if (state.status !== 'signed_in') return null;
  const { user_id, email, displayName } = state.session;
  return (
    <div className="col g6" style={{ maxWidth: 720 }}>
      <section className="col g4" style={{ alignItems: 'flex-start' }}>
        <div className="row g3">
          <Avatar seed={user_id} size={44} />
          <div>
            <p className="mut sm">{words.profile.signedInAs}</p>
            <p className="b">{email}</p>
          </div>
        </div>
        <p className="sec">{words.profile.text}</p>
        <Button onClick={() => void logOut()}>{words.profile.logOut}</Button>
      </section>
      <NameForm present={displayName} />
      <EmailSection />
      <ChangePasswordForm />
      <TwoFactorSection />
      <SessionList />
      <DeleteAccount />
    </div>
  );
}
