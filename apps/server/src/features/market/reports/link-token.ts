import { isLinkSecret, linkSecret } from '../../../platform/mail/signed-token.ts';

/** Which link of a report: each new version ends the one before. */
export interface LinkOf {
  id: string;
  version: number;
}

const use = 'market report';
const opened = ({ id, version }: LinkOf) => `${id.toLowerCase()}:${version}`;

/** The secret of a report's link. */
export function linkToken(key: Buffer, link: LinkOf): string {
  return linkSecret(key, use, opened(link));
}

/** True for the token of this very link. */
export function isLinkToken(key: Buffer, link: LinkOf, token: string): boolean {
  return isLinkSecret(key, use, opened(link), token);
}
