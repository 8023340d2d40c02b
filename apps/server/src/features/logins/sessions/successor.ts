import { createHash } from 'node:crypto';
import { seal, unseal } from '../../../platform/auth/sealed.ts';

/* The token that a replaced one was exchanged for is kept so that only who still has the replaced one can read it. */

export function sealSuccessor(token: string, familyId: string, successor: string): Buffer {
  return seal(keyOf(token), familyId, Buffer.from(successor));
}

export function unsealSuccessor(token: string, familyId: string, sealed: Buffer): string {
  return unseal(keyOf(token), familyId, sealed).toString();
}

/** Another hash than the one that is stored. */
function keyOf(token: string): Buffer {
  return createHash('sha256').update('successor:').update(token).digest();
}
