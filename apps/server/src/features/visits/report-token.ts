import { createHmac, timingSafeEqual } from 'node:crypto';

/** The secret of a report: made of its id, so that a mail can name it and no table holds it. */
export function reportToken(key: Buffer, reportId: string): string {
  return createHmac('sha256', key).update(`visit report:${reportId.toLowerCase()}`).digest('base64url');
}

/** True for the token of this very report; takes the same time for every other. */
export function isReportToken(key: Buffer, reportId: string, token: string): boolean {
  const [given, right] = [Buffer.from(token), Buffer.from(reportToken(key, reportId))];
  return given.length === right.length && timingSafeEqual(given, right);
}
