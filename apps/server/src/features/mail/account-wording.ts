import { limits } from '@earshot/contracts/limits';
import type { Wording } from '../../platform/mail/email-layout.ts';
import { isPlainName } from '../../platform/mail/plain-name.ts';

const notYou = (publicUrl: string) =>
  `If that was not you, set a new password at ${publicUrl}/forgot_password and check your logins under Settings, Profile.`;

export interface TwoFactorFacts {
  what: 'on' | 'off' | 'new_codes' | 'recovery_code_used';
  codesLeft?: number | undefined;
}

/** Tells a user about a change to their second factor, because someone else could have made it. */
export function twoFactor(publicUrl: string, { what, codesLeft = 0 }: TwoFactorFacts): Wording {
  const [subject, sentence] = {
    on: [
      'Two-factor login is on',
      'From now on, you need a code from your authenticator app to log in to your Earshot account. We logged you out everywhere else.',
    ],
    off: [
      'Two-factor login was turned off',
      'You now log in to your Earshot account with your password only. Your recovery codes no longer work.',
    ],
    new_codes: [
      'You have new recovery codes',
      'New recovery codes were created for your Earshot account. The old ones no longer work.',
    ],
    recovery_code_used: [
      'A recovery code was used',
      `Someone, most likely you, just used a recovery code of your Earshot account. You have ${codesLeft} left.`,
    ],
  }[what] as [string, string];
  return {
    subject,
    before: [sentence],
    button: { label: 'Check your account', address: `${publicUrl}/settings/profile` },
    after: [notYou(publicUrl)],
  };
}

/** Tells a user that someone may have a copy of one of their logins. */
export function tokenReused(publicUrl: string): Wording {
  return {
    subject: 'We ended one of your logins',
    before: [
      'A login token of your Earshot account was used after it had been replaced. Someone else may have a copy of it, so we ended that login. Your other logins still work. Log in again if you need to.',
      'This can also happen when a connection breaks at a bad moment.',
    ],
    button: { label: 'Check your logins', address: `${publicUrl}/settings/profile` },
    after: [
      `If you cannot explain it, set a new password at ${publicUrl}/forgot_password. This ends every login.`,
    ],
  };
}

/** To an address that somebody wants to use from now on. */
export function confirmNewEmail(address: string): Wording {
  return {
    subject: 'Confirm your new email address',
    before: ['Someone, most likely you, wants to log in to their Earshot account with this email address.'],
    button: { label: 'Use this address', address },
    after: [
      `The link works once, within ${limits.verifyLinkHours} hours.`,
      'If you did not request this, ignore this email. Nothing happens unless you open the link.',
    ],
  };
}

/** To an address that has an account of its own, which somebody wanted for theirs. */
export function emailTaken(publicUrl: string): Wording {
  return {
    subject: 'This address already has an Earshot account',
    before: [
      'Someone, most likely you, wanted to use this email address for their Earshot account. The address already has an account, so nothing has changed.',
    ],
    button: { label: 'Log in', address: `${publicUrl}/login` },
    after: ['If you did not request this, ignore this email.'],
  };
}

/** To the address that an account has until the new one is confirmed. */
export function emailChangeNotice(address: string, newEmail: string): Wording {
  return {
    subject: 'Your Earshot address is about to change',
    before: [
      `Someone who knows your password asked to use ${newEmail} for your Earshot account instead of this address. The address changes when they open the link we sent there.`,
      'If that was you, you do not need to do anything.',
    ],
    button: { label: 'Stop change', address },
    after: [
      `The link works for ${limits.emailChangeStopDays} days, even after the change. The account then gets this address back, all devices are logged out, and you set a new password.`,
    ],
  };
}

/** To each owner of a workspace that one of them asked to delete. */
export function workspaceDeletion(
  publicUrl: string,
  { name, deletesAt }: { name: string; deletesAt: string },
): Wording {
  const which = isPlainName(name) ? `The workspace “${name}”` : 'One of your workspaces';
  return {
    subject: 'One of your workspaces will be deleted',
    before: [
      `${which} will be deleted in the night after ${deletesAt.slice(0, 10)} (UTC), with all feedback, recordings, reports and keys. An owner requested this.`,
      'Until then everything keeps working, and any owner can cancel the deletion.',
    ],
    button: { label: 'Cancel deletion', address: `${publicUrl}/settings/workspace` },
    after: ['If you want it deleted, you do not need to do anything.'],
  };
}
