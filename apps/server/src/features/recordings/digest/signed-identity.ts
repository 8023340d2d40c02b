import type { OwnPayloads } from '@earshot/replay-format/own-events';
import { createHmac, timingSafeEqual } from 'node:crypto';

type Identity = OwnPayloads['es:identify'];

/**
 * Whether the customer's server signed who is there. What is signed is the id, and the e-mail address when the page tells
 * one: otherwise whoever logs in could claim somebody else's address.
 */
export function isSigned(secret: string | null, { userId, email, signature }: Identity): boolean {
  // With a line feed an id could pass for an id and an address.
  if (secret === null || !signature || userId.includes('\n')) return false;
  const due = digestOf(secret, { userId, email });
  const given = Buffer.from(signature, 'hex');
  return given.length === due.length && timingSafeEqual(given, due);
}

/** What the customer's server would sign with the site's secret, in hexadecimal. */
export function signatureOf(secret: string, identity: Pick<Identity, 'userId' | 'email'>): string {
  return digestOf(secret, identity).toString('hex');
}

function digestOf(secret: string, { userId, email }: Pick<Identity, 'userId' | 'email'>): Buffer {
  return createHmac('sha256', secret).update(signedText(userId, email)).digest();
}

function signedText(userId: string, email: string | undefined): string {
  return email ? `${userId}\n${email}` : userId;
}
