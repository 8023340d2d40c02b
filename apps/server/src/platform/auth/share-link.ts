import { dayMs } from '@earshot/contracts/durations';
import { randomUUID } from 'node:crypto';
import { Problem } from '../http/problem.ts';
import { instantOf } from '../instant.ts';
import { hashSecret, newSecret } from './secret.ts';

/** A link by which anybody reads one thing of a workspace until it expires or is revoked. */
export interface NewShareLink {
  id: string;
  /** Stands in the link alone: only its hash is stored. */
  token: string;
  secretHash: Buffer;
  /** ISO instants. */
  at: string;
  expiresAt: string;
}

/** @param days that the link can be opened from `now`, in milliseconds since 1970 */
export function newShareLink(now: number, days: number): NewShareLink {
  const token = newSecret();
  return {
    id: randomUUID(),
    token,
    secretHash: hashSecret(token),
    at: instantOf(now),
    expiresAt: instantOf(now + days * dayMs),
  };
}

/** @throws Problem `not_found` unless the link that was revoked could be opened until then */
export function assertWasOpen(wasOpen: boolean): void {
  if (!wasOpen) throw new Problem('not_found', { detail: 'There is no open link with this ID.' });
}
