import { createHmac, timingSafeEqual } from 'node:crypto';

const partBytes = 16;

/** What is kept of a recipient: a keyed hash, from which nobody without the key can tell the address. */
export function recipientHash(key: Buffer, email: string): Buffer {
  return mac(key, 'recipient', email);
}

/**
 * The token that lets a recipient choose their mail: the hash of their address, and the proof that we made it. It works for
 * good, since old mails must be able to stop new ones.
 */
export function mailChoiceToken(key: Buffer, email: string): string {
  const recipient = recipientHash(key, email);
  return Buffer.concat([recipient, mac(key, 'choice', recipient)]).toString('base64url');
}

/** The recipient a token names; undefined when it is not one of ours. */
export function recipientOfToken(key: Buffer, token: string): Buffer | undefined {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== 2 * partBytes || bytes.toString('base64url') !== token) return undefined;
  const recipient = bytes.subarray(0, partBytes);
  return timingSafeEqual(bytes.subarray(partBytes), mac(key, 'choice', recipient)) ? recipient : undefined;
}

function mac(key: Buffer, use: string, value: string | Buffer): Buffer {
  return createHmac('sha256', key).update(`${use}:`).update(value).digest().subarray(0, partBytes);
}
