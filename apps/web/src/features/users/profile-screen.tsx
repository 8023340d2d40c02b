import { useSession } from '../../lib/use-session.ts';
import { Button } from '../../ui/button.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { logOut } from './log-out.ts';

/** Who is signed in here, and the way out. */
export function ProfileScreen() {
  const state = useSession();
  if (state.status !== 'signed_in') return null;
  return (
    <>
      <PageHead title="Profile" lead={`You are signed in as ${state.session.email}.`} />
      <Button style={{ marginTop: 24 }} onClick={() => void logOut()}>
        Log out
      </Button>
    </>
  );
}
