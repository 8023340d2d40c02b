import { createHmac, timingSafeEqual } from 'node:crypto';

const macBytes = 16;

/** What a mailed link says, with the proof that we made it for this use. */
export function signedToken(key: Buffer, use: string, said: Buffer): string {
  return Buffer.concat([said, macOf(key, use, said)]).toString('base64url');
}

/** What a token says; undefined when it is not one of ours for this use, or says more or less than `length` bytes. */
export function saidInToken(key: Buffer, use: string, token: string, length: number): Buffer | undefined {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== length + macBytes || bytes.toString('base64url') !== token) return undefined;
  const said = bytes.subarray(0, length);
  return timingSafeEqual(bytes.subarray(length), macOf(key, use, said)) ? said : undefined;
}

function macOf(key: Buffer, use: string, said: Buffer): Buffer {
  return createHmac('sha256', key).update(`${use}:`).update(said).digest().subarray(0, macBytes);
}

export const uuidBytes = 16;

export function bytesOfUuid(uuid: string): Buffer {
  return Buffer.from(uuid.replaceAll('-', ''), 'hex');
}

export function uuidOfBytes(bytes: Buffer): string {
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
