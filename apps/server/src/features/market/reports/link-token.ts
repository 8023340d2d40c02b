import { createHmac, timingSafeEqual } from 'node:crypto';

/** Which link of a report: each new version ends the one before. */
export interface LinkOf {
  id: string;
  version: number;
}

/** The secret of a report's link: made of its id and version, so that a mail can name it and no table holds it. */
export function linkToken(key: Buffer, { id, version }: LinkOf): string {
  return createHmac('sha256', key).update(`market report:${id.toLowerCase()}:${version}`).digest('base64url');
}

/** True for the token of this very link; takes the same time for every other. */
export function isLinkToken(key: Buffer, link: LinkOf, token: string): boolean {
  const [given, right] = [Buffer.from(token), Buffer.from(linkToken(key, link))];
  return given.length === right.length && timingSafeEqual(given, right);
}
