import { createHash, randomBytes } from 'node:crypto';

/** A new secret of 256 random bits, 43 characters that need no escaping in addresses. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a secret. A plain hash is enough: the secret itself cannot be guessed. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
