import { expect, test } from 'vitest';
import { layOut, type Wording } from '../../platform/mail/email-layout.ts';
import { brokenWords } from '../../testing/malformed/broken-words.ts';
import * as accountWording from './account-wording.ts';
import * as wording from './wording.ts';

const page = 'https://earshot.example/reset_password#token=3f9c';
const site = 'https://earshot.example';
const visit = { host: 'marrowby.example', isDone: true, why: null, findings: 0, pages: 1 };

/** Every wording there is, with the least and the most that it can be given. */
const emails: Record<keyof typeof wording | keyof typeof accountWording, Wording[]> = {
  confirmAddress: [wording.confirmAddress(page)],
  confirmAddressAndChoosePassword: [wording.confirmAddressAndChoosePassword(page)],
  accountExists: [wording.accountExists(site)],
  resetPassword: [wording.resetPassword(page)],
  passwordChanged: [wording.passwordChanged(site)],
  tokenReused: [accountWording.tokenReused(site)],
  invitation: ['Tide & Bell', 'see https://spam.example', ''].map((workspaceName) =>
    wording.invitation(page, { inviterEmail: 'ines@marrowby.example', workspaceName, role: 'viewer' }),
  ),
  siteVisit: [visit, { ...visit, isDone: false }, { ...visit, isDone: false, why: 'It did not answer.' }].map(
    (facts) => wording.siteVisit(page, facts),
  ),
  contact: ['', 'One.\n\nTwo.'].map((details) =>
    wording.contact({
      email: 'ines@marrowby.example',
      reason: 'feedback',
      details,
      isMember: details === '',
    }),
  ),
  twoFactor: (['on', 'off', 'new_codes', 'recovery_code_used'] as const).flatMap((what) => [
    accountWording.twoFactor(site, { what }),
    accountWording.twoFactor(site, { what, codesLeft: undefined }),
    accountWording.twoFactor(site, { what, codesLeft: 9 }),
  ]),
  confirmNewEmail: [accountWording.confirmNewEmail(page)],
  emailTaken: [accountWording.emailTaken(site)],
  emailChangeNotice: [accountWording.emailChangeNotice(page, 'ines@marrowby.example')],
  workspaceDeletion: ['Tide & Bell', ''].map((name) =>
    accountWording.workspaceDeletion(site, { name, deletesAt: '2026-12-01T00:00:00.000Z' }),
  ),
};

test('no mail has words that nobody finished', () => {
  for (const [name, wordings] of Object.entries(emails)) {
    for (const words of wordings) {
      const { subject, text, html } = layOut(words, { reason: 'You asked.', words: 'Stop', page });
      expect([name, brokenWords([subject, text, html].join('\n'))]).toEqual([name, []]);
    }
  }
});

test('words that nobody finished are found in a mail', () => {
  for (const broken of ['undefined', 'NaN', '{{name}}', '[object Object]', 'EARSHOT_operatorName', 'Lorem'])
    expect(brokenWords(`Dear ${broken}, the report is done.`)).toHaveLength(1);
});
