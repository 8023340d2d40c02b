import { createHmac } from 'node:crypto';

/** Letter case tells ids apart, and e-mail addresses not. */
export function isAddress(name: string): boolean {
  return name.includes('@');
}

/** What is remembered of an id or e-mail address: a hash under the workspace's own key. */
export function knownBy(key: Buffer, name: string): Buffer {
  return createHmac('sha256', key)
    .update(isAddress(name) ? name.toLowerCase() : name)
    .digest();
}
