import type { LoginResult } from '@earshot/contracts/users';

/** What a login left behind, as kept in this browser. */
export interface Session extends LoginResult {
  /** When this browser got the token, in ms since 1970. */
  stored_at: number;
}

export type SessionState =
  | { status: 'loading' }
  | { status: 'signed_in'; session: Session }
  | { status: 'signed_out'; because?: SessionEnd };

/** `expired`: the server no longer takes the token; `reused`: since there may be a copy of it; `logged_out`: the person left. */
export type SessionEnd = 'expired' | 'reused' | 'logged_out';

const storageKey = 'earshot.session';
/** How keys start under which a browser remembers what a member saw: what they keep goes when the login ends. */
export const untilLogout = 'earshot.until_logout.';
/** Where an earlier version kept what figures it had shown. */
const figuresBefore = 'earshot.figures';
const listeners = new Set<() => void>();
let state: SessionState = { status: 'loading' };

function change(next: SessionState): void {
  state = next;
  for (const listener of listeners) listener();
}

/** The session as it is now; the same object until something changes. */
export function sessionState(): SessionState {
  return state;
}

export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What this browser holds, whether or not the server still takes it; null when there is nothing readable. */
export function storedSession(): Session | null {
  const text = localStorage.getItem(storageKey);
  if (!text) return null;
  try {
    const stored = JSON.parse(text) as Session;
    return typeof stored.token === 'string' ? stored : null;
  } catch {
    return null;
  }
}

/** Keeps a login in this browser, token and task id included, and tells every screen. */
export function beginSession(login: LoginResult): void {
  const session = { ...login, stored_at: Date.now() };
  localStorage.setItem(storageKey, JSON.stringify(session));
  change({ status: 'signed_in', session });
}

/** Shows another name of who is signed in, in this browser and its other tabs. */
export function renameInSession(displayName: string): void {
  if (state.status !== 'signed_in') return;
  const session = { ...state.session, displayName };
  localStorage.setItem(storageKey, JSON.stringify(session));
  change({ status: 'signed_in', session });
}

/** Takes what is stored as valid, once the server has said so. */
export function resumeSession(session: Session): void {
  change({ status: 'signed_in', session });
}

/**
 * Removes the token from this browser, and what it remembers until logout; other tabs follow.
 *
 * @param because missing where the server could not be asked: who comes back is not forgotten then
 */
export function endSession(because?: SessionEnd): void {
  localStorage.removeItem(storageKey);
  if (because !== undefined) forgetWhatWasSeen();
  change({ status: 'signed_out', because });
}

function forgetWhatWasSeen(): void {
  localStorage.removeItem(figuresBefore);
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(untilLogout)) localStorage.removeItem(key);
  }
}

/** Follows logins and logouts of other tabs, until the returned function is called. */
export function followOtherTabs(): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key !== storageKey && event.key !== null) return;
    const session = storedSession();
    change(session ? { status: 'signed_in', session } : { status: 'signed_out', because: 'logged_out' });
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}
