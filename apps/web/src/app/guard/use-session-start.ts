import { useEffect } from 'react';
import { startSession } from '../../features/users/login/start-session.ts';
import { followOtherTabs } from '../../lib/session.ts';

/** Checks the stored token once when the site opens, and follows logins and logouts of other tabs. */
export function useSessionStart(): void {
  useEffect(() => {
    void startSession();
    return followOtherTabs();
  }, []);
}
