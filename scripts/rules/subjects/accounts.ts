import { loginSlowedAfter } from '../../../packages/contracts/src/call/rate-limits.ts';
import type { Rule } from '../rule.ts';
import { contracts, counted, decided, feature, server, time } from '../rule.ts';

const limits = contracts('limits');
const limiting = contracts('call/rate-limits');
const lifetimes = server('platform/auth/time-limits');

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
  time('A replaced login token still works for', lifetimes, 'rotationGrace'),
  {
    rule: 'Wrong logins to one account before new places get fewer tries',
    value: String(loginSlowedAfter),
    home: limiting,
    name: 'loginSlowedAfter',
  },
  decided(
    'Which wrong logins count against an account',
    feature('logins/login-tries'),
    'countTry',
    'each place by itself; places new to the account together',
  ),
  decided(
    'When a place is one that a user is known at',
    feature('logins/usual-places.service'),
    'isUsualPlace',
    'they logged in or used a mailed link there in the last 30 days',
  ),
  decided(
    'What a login tells of an unknown address',
    feature('logins/log-in.service'),
    'logIn',
    'nothing: the same as of a wrong password',
  ),
  decided(
    'What a sign-up tells of a known address',
    feature('logins/sign-up.service'),
    'createUser',
    'nothing: only the email tells',
  ),
  time('A sign-up can be confirmed with a new link for', lifetimes, 'lifetimes.signUp'),
  decided(
    'Who may sign up without an invitation',
    server('config'),
    'EARSHOT_SIGNUP',
    'everybody, or nobody: a setting of the server',
  ),
  decided(
    'What is made when a sign-up is confirmed',
    feature('logins/sign-up.service'),
    'addVerified',
    'the user, and a workspace of theirs',
  ),
  decided(
    'Which workspace a login opens',
    feature('logins/entering.service'),
    'enterLastWorkspace',
    'the one used last; a new one for who has none',
  ),
  decided(
    'What ends when a password is set by a mailed link',
    feature('logins/passwords/passwords.service'),
    'changePassword',
    'every login, and a change of address that waits',
  ),
  decided(
    'What ends when a password is changed in the profile',
    feature('logins/passwords/set-password.service'),
    'setPassword',
    'the other logins, links that set one, a change of address that waits',
  ),
  decided(
    'What the old address can undo of a change of address that was made',
    feature('logins/email-change/email-change.service'),
    'stopEmailChange',
    'all: every login and the password end, and a link to set another goes to it',
  ),
  decided(
    'Which logins end when a second factor is turned on',
    feature('logins/second-factor/two-factor.service'),
    'confirmTwoFactor',
    'all others',
  ),
  decided(
    'How often a code or recovery code works',
    feature('logins/second-factor/second-factor.service'),
    'assertCode',
    'once',
  ),
  counted(
    'Codes from the phone may be early or late by',
    feature('logins/second-factor/authenticator'),
    'driftSteps',
    'code',
  ),
  decided(
    'What is asked for again before a risky change',
    feature('logins/proof.service'),
    'assertProof',
    'the password, and a code where there is a second factor',
  ),
  decided(
    'When a replaced login token is used by accident',
    feature('logins/sessions/replaced-token.service'),
    'successorOf',
    'within the grace, in the same browser',
  ),
  decided(
    'What happens when a replaced login token is used otherwise',
    feature('logins/sessions/reuse.service'),
    'endOfSession',
    'its login ends everywhere, and an email tells the user',
  ),
  time('A revoked login stops on every server within', server('platform/auth/callers'), 'rememberMs'),
  decided(
    'Who cannot delete their account',
    feature('logins/delete-account.service'),
    'deleteAccount',
    'the only owner of a workspace that stays',
  ),
  decided(
    'What is left of a user who deleted their account',
    feature('users/people.service'),
    'eraseUser',
    'what they made, under “Former member”',
  ),
];
