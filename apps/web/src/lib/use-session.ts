import { useSyncExternalStore } from 'react';
import { onSessionChange, sessionState, type SessionState } from './session.ts';

const loading: SessionState = { status: 'loading' };

/** The session, followed. */
export function useSession(): SessionState {
  return useSyncExternalStore(onSessionChange, sessionState, () => loading);
}
