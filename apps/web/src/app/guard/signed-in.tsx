import type { ReactNode } from 'react';
import { RequireLogin } from './require-login.tsx';
import { AppProviders } from '../document/app-providers.tsx';
import type { Session } from '../../lib/session.ts';
import { Shell } from '../shell/shell.tsx';
import { useSelfRecording } from '../self-recording/use-self-recording.ts';

/** The guard, what screens draw their data from, and the frame around them. */
export function SignedIn({ children }: { children: ReactNode }) {
  return (
    <RequireLogin>
      {(session) => (
        // A change of person or workspace starts with nothing of the one before.
        <AppProviders key={`${session.user_id} ${session.workspace_id}`}>
          <SelfRecording session={session} />
          <Shell>{children}</Shell>
        </AppProviders>
      )}
    </RequireLogin>
  );
}

function SelfRecording({ session }: { session: Session }) {
  useSelfRecording(session);
  return null;
}
