import type { alertLetters } from '@earshot/contracts/alerts';
import { createHmac, timingSafeEqual } from 'node:crypto';

export type AlertLetter = (typeof alertLetters)[number];

/** Which letters end for whom. */
export interface StopWish {
  workspaceId: string;
  userId: string;
  letter: AlertLetter;
}

const idBytes = 16;
const macBytes = 16;
const letterBytes: Record<AlertLetter, number> = { alert: 1, digest: 2 };

/** Works for good: an old letter must be able to stop new ones. */
export function stopToken(key: Buffer, { workspaceId, userId, letter }: StopWish): string {
  const wish = Buffer.concat([bytesOf(workspaceId), bytesOf(userId), Buffer.from([letterBytes[letter]])]);
  return Buffer.concat([wish, macOf(key, wish)]).toString('base64url');
}

/** What a token asks for; undefined when it is not one of ours. */
export function wishOfToken(key: Buffer, token: string): StopWish | undefined {
  const bytes = Buffer.from(token, 'base64url');
  const wish = bytes.subarray(0, 2 * idBytes + 1);
  const isWhole = bytes.length === wish.length + macBytes && bytes.toString('base64url') === token;
  if (!isWhole || !timingSafeEqual(bytes.subarray(wish.length), macOf(key, wish))) return undefined;
  return {
    workspaceId: uuidOf(wish.subarray(0, idBytes)),
    userId: uuidOf(wish.subarray(idBytes, 2 * idBytes)),
    letter: wish.at(-1) === letterBytes.alert ? 'alert' : 'digest',
  };
}

function macOf(key: Buffer, wish: Buffer): Buffer {
  return createHmac('sha256', key).update('alerts:').update(wish).digest().subarray(0, macBytes);
}

function bytesOf(uuid: string): Buffer {
  return Buffer.from(uuid.replaceAll('-', ''), 'hex');
}

function uuidOf(bytes: Buffer): string {
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
