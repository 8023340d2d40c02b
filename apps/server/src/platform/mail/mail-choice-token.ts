import { dayMs } from '@earshot/contracts/durations';
import { recipientHash, recipientHashBytes } from './recipient-hash.ts';
import { saidInToken, signedToken } from './signed-token.ts';

const use = 'choice';
const dayBytes = 2;

/**
 * The token that lets a recipient choose their email: the hash of their address and the day it ends.
 *
 * @param endsAt in ms since 1970; it works to the end of that day (UTC)
 */
export function mailChoiceToken(key: Buffer, email: string, endsAt: number): string {
  const day = Buffer.alloc(dayBytes);
  day.writeUInt16BE(Math.floor(endsAt / dayMs));
  return signedToken(key, use, Buffer.concat([recipientHash(key, email), day]));
}

/** Whose email a token chooses, and when it ends; undefined when it is not one of ours. */
export function readMailChoice(
  key: Buffer,
  token: string,
): { recipient: Buffer; endsAt: number } | undefined {
  const choice = saidInToken(key, use, token, recipientHashBytes + dayBytes);
  if (!choice) return undefined;
  const endsAt = (choice.readUInt16BE(recipientHashBytes) + 1) * dayMs;
  return { recipient: choice.subarray(0, recipientHashBytes), endsAt };
}
