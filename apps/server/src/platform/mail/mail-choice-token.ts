import { dayMs } from '@earshot/contracts/durations';
import { createHmac, timingSafeEqual } from 'node:crypto';

const partBytes = 16;
const dayBytes = 2;

/** What is kept of a recipient: a keyed hash, from which nobody without the key can tell the address. */
export function recipientHash(key: Buffer, email: string): Buffer {
  return mac(key, 'recipient', email);
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
    || convert_to('recipient:' || ${email}, 'UTF8'))) for ${partBytes})`;
}

/**
 * The token that lets a recipient choose their mail: the hash of their address, the day it ends, and the proof that we made it.
 *
 * @param endsAt in ms since 1970; it works to the end of that day (UTC)
 */
export function mailChoiceToken(key: Buffer, email: string, endsAt: number): string {
  const day = Buffer.alloc(dayBytes);
  day.writeUInt16BE(Math.floor(endsAt / dayMs));
  const choice = Buffer.concat([recipientHash(key, email), day]);
  return Buffer.concat([choice, mac(key, 'choice', choice)]).toString('base64url');
}

/** Whose mail a token chooses, and when it ends; undefined when it is not one of ours. */
export function readMailChoice(
  key: Buffer,
  token: string,
): { recipient: Buffer; endsAt: number } | undefined {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== 2 * partBytes + dayBytes || bytes.toString('base64url') !== token) return undefined;
  const choice = bytes.subarray(0, partBytes + dayBytes);
  if (!timingSafeEqual(bytes.subarray(choice.length), mac(key, 'choice', choice))) return undefined;
  const endsAt = (choice.readUInt16BE(partBytes) + 1) * dayMs;
  return { recipient: choice.subarray(0, partBytes), endsAt };
}

function mac(key: Buffer, use: string, value: string | Buffer): Buffer {
  return createHmac('sha256', key).update(`${use}:`).update(value).digest().subarray(0, partBytes);
}
