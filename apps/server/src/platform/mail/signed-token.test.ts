import { expect, test } from 'vitest';
import { stopToken, wishOfToken } from '../../features/alerts/stop-token.ts';
import { isLinkToken, linkToken } from '../../features/market/reports/link-token.ts';
import { isReportToken, reportToken } from '../../features/visits/report-token.ts';
import { mailChoiceToken, readMailChoice } from './mail-choice-token.ts';
import { recipientHash } from './recipient-hash.ts';
import { saidInToken, signedToken } from './signed-token.ts';

const key = Buffer.alloc(32, 7);
const id = '0b1c2d3e-4f50-4617-8829-3a4b5c6d7e8f';
const other = 'ffeeddcc-bbaa-4998-8776-655443322110';

/** As earlier versions wrote them into emails that people still have. */
const sent = {
  plain: 'd2hhdCBpdCBzYXlzwbW96KQLzmCQMuk6pPlyug',
  choice: '9hI6W2XId2JDEGzoSctkEVEqsciGEYuAymShvxCo3S6P2g',
  stop: 'CxwtPk9QRheIKTpLXG1-j__u3cy7qkmYh3ZlVEMyIRACqmn2k8GFkxswNXsKu_PV7A',
  market: '_D-D8ro4gipEY3pNdraDZ2TZvAjVJCVhtLVFHaPdaNQ',
  visit: 'tgman-ldbNXVx2_MN7COpXNE0ochVPcpJ13AOsDeIXg',
  recipient: 'f6123a5b65c8776243106ce849cb6411',
};

test('links of emails that were sent long ago still work', () => {
  const said = Buffer.from('what it says');
  expect(saidInToken(key, 'alerts', sent.plain, said.length)).toEqual(said);
  expect(readMailChoice(key, sent.choice)).toEqual({
    recipient: Buffer.from(sent.recipient, 'hex'),
    endsAt: Date.parse('2026-11-22'),
  });
  expect(wishOfToken(key, sent.stop)).toMatchObject({ workspaceId: id, userId: other });
  expect(isLinkToken(key, { id, version: 3 }, sent.market)).toBe(true);
  expect(isReportToken(key, id.toUpperCase(), sent.visit)).toBe(true);
});

test('what is written now is what was written then', () => {
  expect(signedToken(key, 'alerts', Buffer.from('what it says'))).toBe(sent.plain);
  expect(mailChoiceToken(key, 'ada@example.com', Date.parse('2026-11-21'))).toBe(sent.choice);
  expect(stopToken(key, { workspaceId: id, userId: other, email: 'digest' })).toBe(sent.stop);
  expect(linkToken(key, { id, version: 3 })).toBe(sent.market);
  expect(reportToken(key, id)).toBe(sent.visit);
  expect(recipientHash(key, 'ada@example.com').toString('hex')).toBe(sent.recipient);
});

test('a token of another use, key, link or length is none', () => {
  expect(saidInToken(key, 'choice', sent.plain, 12)).toBeUndefined();
  expect(saidInToken(Buffer.alloc(32, 8), 'alerts', sent.plain, 12)).toBeUndefined();
  expect(saidInToken(key, 'alerts', sent.plain, 11)).toBeUndefined();
  expect(saidInToken(key, 'alerts', `${sent.plain}=`, 12)).toBeUndefined();
  expect(isLinkToken(key, { id, version: 4 }, sent.market)).toBe(false);
  expect(isReportToken(key, id, sent.market)).toBe(false);
  expect(isReportToken(key, id, '')).toBe(false);
});
