import { useSession } from '../../lib/use-session.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { logOut } from './log-out.ts';
import { words } from './users.words.ts';

/** Who is signed in here, and the way out. */
export function ProfileScreen() {
  const state = useSession();
  if (state.status !== 'signed_in') return null;
  const { user_id, email } = state.session;
  return (
    <section className="col g4" style={{ maxWidth: 440, alignItems: 'flex-start' }}>
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
  );
}
