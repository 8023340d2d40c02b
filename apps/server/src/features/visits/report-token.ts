import { isLinkSecret, linkSecret } from '../../platform/mail/signed-token.ts';

const use = 'visit report';

/** The secret of a report's link. */
export function reportToken(key: Buffer, reportId: string): string {
  return linkSecret(key, use, reportId.toLowerCase());
}

/** True for the token of this very report. */
export function isReportToken(key: Buffer, reportId: string, token: string): boolean {
  return isLinkSecret(key, use, reportId.toLowerCase(), token);
}
