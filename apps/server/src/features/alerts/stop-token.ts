import { alertEmails } from '@earshot/contracts/alerts';
import {
  bytesOfUuid,
  saidInToken,
  signedToken,
  uuidBytes,
  uuidOfBytes,
} from '../../platform/mail/signed-token.ts';

export type AlertEmail = (typeof alertEmails)[number];

/** Which emails end for whom. */
export interface StopWish {
  workspaceId: string;
  userId: string;
  email: AlertEmail;
}

const use = 'alerts';
const emailBytes: Record<AlertEmail, number> = { alert: 1, digest: 2, card: 3 };

/** Works for good: an old email must be able to stop new ones. */
export function stopToken(key: Buffer, { workspaceId, userId, email }: StopWish): string {
  const wish = [bytesOfUuid(workspaceId), bytesOfUuid(userId), Buffer.from([emailBytes[email]])];
  return signedToken(key, use, Buffer.concat(wish));
}

/** What a token asks for; undefined when it is not one of ours. */
export function wishOfToken(key: Buffer, token: string): StopWish | undefined {
  const wish = saidInToken(key, use, token, 2 * uuidBytes + 1);
  const email = alertEmails.find((one) => emailBytes[one] === wish?.at(-1));
  if (!wish || !email) return undefined;
  return {
    workspaceId: uuidOfBytes(wish.subarray(0, uuidBytes)),
    userId: uuidOfBytes(wish.subarray(uuidBytes, 2 * uuidBytes)),
    email,
  };
}
