import type { Rule } from '../rule.ts';
import { contracts, counted, decided, feature, server } from '../rule.ts';

const limits = contracts('limits');
const limiting = contracts('call/rate-limits');
const alerts = (file: string) => feature(`alerts/${file}`);

export const emails: readonly Rule[] = [
  decided(
    'Links of emails are signed',
    server('platform/mail/signed-token'),
    'signedToken',
    'all in one way; links of earlier versions still work',
  ),
  counted('The link in the footer that stops emails works for', limits, 'mailChoiceDays', 'days'),
  decided(
    'Unsubscribing from alerts and digests works',
    feature('alerts/stop-token'),
    'stopToken',
    'for all time',
  ),
  counted(
    'Emails that strangers can cause, to one address a day',
    limiting,
    'strangerMail.perRecipientPerDay',
  ),
  counted('The same, from one network address', limiting, 'strangerMail.perAddressPerDay'),
  decided(
    'What is tried again and what the mail server refused',
    feature('mail/mail.jobs'),
    'leave',
    'by its answer',
  ),
  counted(
    'Emails that let into an account, asked for from one place, a day',
    limiting,
    'accountMail.perPairPerDay',
  ),
  counted('… from where the account’s user is known', limiting, 'accountMail.perUsualPlacePerDay'),
  counted('… from one place, to any address', limiting, 'accountMail.perRequesterPerDay'),
  counted(
    '… to one address, from places that ask for the first time',
    limiting,
    'accountMail.firstsPerRecipientPerDay',
  ),
  counted('… to one address, from places that ask again', limiting, 'accountMail.repeatsPerRecipientPerDay'),
  counted('Over that one more still goes every', limiting, 'accountMail.slotHours', 'hours'),
  decided(
    'What is answered when such an email does not go',
    server('platform/mail/account-mail-budget.sql'),
    'mayMailAccount',
    'the same as when it goes',
  ),
  decided(
    'What the link in the footer of an email stops',
    feature('mail/mail-choice.service'),
    'chooseMail',
    'all emails that strangers can cause',
  ),
  decided(
    'Whether an email that was sent is sent twice',
    server('platform/mail/message'),
    'messageOf',
    'a repeat has the same Message-ID, which servers can drop',
  ),
  decided(
    'What is kept of an address that asked for no email',
    server('platform/mail/recipient-hash'),
    'recipientHash',
    'a keyed hash',
  ),
  decided(
    'Where emails go without a mail server',
    server('platform/mail/open-mailer'),
    'openMailer',
    'into the outbox folder',
  ),
  decided(
    'How long the address of a stranger who asked for a report is kept',
    feature('mail/mail.jobs'),
    'sendMailHandler',
    'until the email has left',
  ),
  decided(
    'Which changes an alert email tells a member',
    alerts('queue-emails'),
    'newsFor',
    'new ones, of all rules or of their own, as they chose, without those they mute',
  ),
  decided(
    'What a digest tells',
    alerts('digest-email.service'),
    'digestEmail',
    'seven days beside the seven before: volume, changes, new themes',
  ),
  decided(
    'Which comments and mentions are one email',
    feature('boards/card-alert-email.service'),
    'planAlertEmail',
    'all that a member was alerted to and has not seen',
  ),
  counted(
    'Comments wait for those after them, before they are emailed, for',
    feature('boards/card-alerts.service'),
    'gatherSeconds',
    'seconds',
  ),
  decided(
    'When a market report emails its changes',
    feature('market/changes/changes-email.service'),
    'marketChangesEmail',
    'to who asked for it, when a later run found some',
  ),
];
