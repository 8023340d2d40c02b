import { loginSlowedAfter, rateLimits } from '../../../packages/contracts/src/call/rate-limits.ts';
import { apiKeyRole, roles } from '../../../packages/contracts/src/call.ts';
import { deletion } from '../../../packages/contracts/src/deletion.ts';
import { plans } from '../../../packages/contracts/src/plans/plans.ts';
import type { Rule } from '../rule.ts';
import { contracts, counted, decided, feature, time } from '../rule.ts';

const limits = contracts('limits');
const limiting = contracts('call/rate-limits');

export const accounts: readonly Rule[] = [
  counted('A password has at least', limits, 'passwordMinChars', 'characters'),
  counted('A password has at most', limits, 'passwordMaxChars', 'characters'),
  decided(
    'Which passwords are too easy to guess',
    feature('logins/passwords/password-rules'),
    'assertPasswordAllowed',
    'common ones, sequences, repeats, the own address or company',
  ),
  counted('A link that confirms an address works for', limits, 'verifyLinkHours', 'hours'),
  counted('A link to set a new password works for', limits, 'resetLinkMinutes', 'minutes'),
  counted('A new link can be asked for after', limits, 'resendWaitSeconds', 'seconds'),
  counted('An invitation works for', limits, 'inviteLinkDays', 'days'),
  counted('The old address can stop a change of address for', limits, 'emailChangeStopDays', 'days'),
  counted('The link that makes the first operator works for', limits, 'setUpLinkHours', 'hours'),
  counted('A login ends without use after', limits, 'sessionIdleDays', 'days'),
  counted('A login ends in any case after', limits, 'sessionAbsoluteDays', 'days'),
  counted('A login waits for its code for', limits, 'loginChallengeMinutes', 'minutes'),
  counted('Wrong codes that end a waiting login', limits, 'loginChallengeTries'),
  counted('Recovery codes of an account', limits, 'recoveryCodes'),
  counted(
    'A code of an authenticator app lasts',
    feature('logins/second-factor/authenticator'),
    'periodSeconds',
    'seconds',
  ),
  time(
    'A replaced login token still works for',
    'apps/server/src/platform/auth/time-limits.ts',
    'rotationGrace',
  ),
  {
    rule: 'Wrong logins to one account before new places get fewer tries',
    value: String(loginSlowedAfter),
    home: limiting,
    name: 'loginSlowedAfter',
  },
  {
    rule: 'Calls allowed in a time, each kind',
    value: `${Object.keys(rateLimits).length} limits`,
    home: limiting,
    name: 'rateLimits',
  },
];

export const rolesAndPlans: readonly Rule[] = [
  { rule: 'Roles, weakest first', value: roles.join(', '), home: contracts('call'), name: 'roles' },
  decided('The least role that makes API keys', contracts('call'), 'apiKeyRole', apiKeyRole),
  decided(
    'Which role a call needs: `auth` of each call, all of them at `/docs/api/roles`',
    contracts('call/all-calls'),
    'callGroups',
    'by call',
  ),
  decided(
    'Who may invite or make an owner',
    feature('workspaces/invitations.service'),
    'assertMayGive',
    'nobody gives a role above their own',
  ),
  {
    rule: 'Plans: prices and what each includes',
    value: plans.map(({ name }) => name).join(', '),
    home: contracts('plans/plans'),
    name: 'plans',
  },
  counted('Members that one subscription pays for at most', contracts('billing'), 'maxSeats'),
  time('An order at PayPal that nobody approves waits for', feature('billing/plan-state.service'), 'orderMs'),
  time(
    'A subscription that PayPal says nothing of is asked about every',
    feature('billing/reconcile.service'),
    'askEveryMs',
  ),
  counted('A deleted workspace can be kept for', limits, 'workspaceKeepDays', 'days'),
  decided(
    'Who can keep a deleted workspace, at least',
    contracts('deletion'),
    'keepWorkspace',
    deletion.keepWorkspace.auth,
  ),
];

export const emails: readonly Rule[] = [
  decided(
    'Links of emails are signed',
    'apps/server/src/platform/mail/signed-token.ts',
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
  counted('A failed job is kept for', 'apps/server/src/jobs/boss.ts', 'deadKeptDays', 'days'),
  time('Used and expired links are kept for', feature('maintenance/maintenance.jobs'), 'mailLinkMs'),
  time(
    'Messages of the contact form are kept for',
    feature('maintenance/maintenance.jobs'),
    'contactMessageMs',
  ),
];
