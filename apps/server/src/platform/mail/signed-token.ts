import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * The one way in which links of emails are signed. A key is of one purpose, and a use is a word of it, so that a token of one use is none
 * of another. Emails that were sent carry what these functions made: tokens of all times must stay readable (see the test).
 */
const proofBytes = 16;

/** A hash that only the holder of the key can make: 32 bytes. */
export function keyedHash(key: Buffer, use: string, value: string | Buffer): Buffer {
  return createHmac('sha256', key).update(`${use}:`).update(value).digest();
}

/** What a mailed link says, with the proof that we made it for this use. */
export function signedToken(key: Buffer, use: string, said: Buffer): string {
  return Buffer.concat([said, proofOf(key, use, said)]).toString('base64url');
}

/** What a token says; undefined when it is not one of ours for this use, or says more or less than `length` bytes. */
export function saidInToken(key: Buffer, use: string, token: string, length: number): Buffer | undefined {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== length + proofBytes || bytes.toString('base64url') !== token) return undefined;
  const said = bytes.subarray(0, length);
  return timingSafeEqual(bytes.subarray(length), proofOf(key, use, said)) ? said : undefined;
}

/** The secret of a link whose address says what it opens: made of that, so that an email can name it and no table holds it. */
export function linkSecret(key: Buffer, use: string, opened: string): string {
  return keyedHash(key, use, opened).toString('base64url');
}

/** True for the secret of this very link; takes the same time for every other of its length. */
export function isLinkSecret(key: Buffer, use: string, opened: string, given: string): boolean {
  const [one, right] = [Buffer.from(given), Buffer.from(linkSecret(key, use, opened))];
  return one.length === right.length && timingSafeEqual(one, right);
}

function proofOf(key: Buffer, use: string, said: Buffer): Buffer {
  return keyedHash(key, use, said).subarray(0, proofBytes);
}

export const uuidBytes = 16;

export function bytesOfUuid(uuid: string): Buffer {
  return Buffer.from(uuid.replaceAll('-', ''), 'hex');
}

export function uuidOfBytes(bytes: Buffer): string {
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
