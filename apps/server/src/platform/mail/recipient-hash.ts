import { keyedHash } from './signed-token.ts';

export const recipientHashBytes = 16;

/** What is kept of a recipient: a keyed hash, from which nobody without the key can tell the address. */
export function recipientHash(key: Buffer, email: string): Buffer {
  return keyedHash(key, 'recipient', email).subarray(0, recipientHashBytes);
}

/** What a statement hashes an address with: see {@link recipientHashSql}. */
export interface RecipientHashPads {
  inner: Buffer;
  outer: Buffer;
}

const hashBlockBytes = 64;

/** The key, mixed as HMAC mixes it into its two rounds (RFC 2104). */
export function recipientHashPads(key: Buffer): RecipientHashPads {
  const block = Buffer.alloc(hashBlockBytes);
  key.copy(block);
  const mixed = (byte: number) => block.map((one) => one ^ byte);
  return { inner: Buffer.from(mixed(0x36)), outer: Buffer.from(mixed(0x5c)) };
}

/**
 * {@link recipientHash} as PostgreSQL writes it, so that people are told apart without their addresses leaving the database.
 *
 * @param email an expression for the address
 * @param pads names of the parameters that hold {@link recipientHashPads}
 */
export function recipientHashSql(email: string, pads: { inner: string; outer: string }): string {
  return `substring(sha256(${pads.outer}::bytea || sha256(${pads.inner}::bytea
    || convert_to('recipient:' || ${email}, 'UTF8'))) for ${recipientHashBytes})`;
}
