import { users } from '@earshot/contracts/users';
import { send } from '../../../lib/api-client.ts';
import { ApiProblem } from '../../../lib/api-problem.ts';
import {
  beginSession,
  endSession,
  resumeSession,
  storedSession,
  type Session,
} from '../../../lib/session.ts';

const leavingMs = 250;

/**
 * Decides who is here: the stored token is checked, and removed when it is not valid or the check fails. A token past
 * half its life is exchanged for a new one.
 */
export async function startSession(): Promise<void> {
  if (!storedSession()) return endSession();
  // Two tabs that open at once must not exchange the same token twice: the second would be logged out. Pages that came
  // over plain HTTP from another machine have no locks.
  if ('locks' in navigator) await navigator.locks.request('earshot.session', checkStored);
  else await checkStored();
}

async function checkStored(): Promise<void> {
  const session = storedSession();
  if (!session) return endSession();
  try {
    const body = { token: session.token };
    const { token_is_valid, because } = await send(users.isTokenValid, { body });
    if (because === 'token_reused') return endSession('reused');
    // A token whose exchange was not heard of here is no longer valid, and gets what it was exchanged for again.
    if (!token_is_valid)
      return await send(users.refreshInitialToken, { body }).then(beginSession, endBecause);
    if (isPastHalfLife(session, Date.now())) beginSession(await send(users.refreshInitialToken, { body }));
    else resumeSession(session);
  } catch {
    // Leaving a page breaks its check off, which says nothing of the token: the page is gone before the wait is over.
    await new Promise((done) => setTimeout(done, leavingMs));
    endSession();
  }
}

function endBecause(cause: unknown): void {
  endSession(cause instanceof ApiProblem && cause.because === 'token_reused' ? 'reused' : 'expired');
}

/** True when more than half of the time between getting the token and its end has gone by. */
export function isPastHalfLife(session: Pick<Session, 'stored_at' | 'expires_at'>, now: number): boolean {
  const end = Date.parse(session.expires_at);
  return now > session.stored_at + (end - session.stored_at) / 2;
}
