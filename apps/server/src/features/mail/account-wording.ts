import { limits } from '@earshot/contracts/limits';
import type { Wording } from '../../platform/mail/letter-layout.ts';
import { isPlainName } from '../../platform/mail/plain-name.ts';

const notYou = (publicUrl: string) =>
  `If that was not you, set a new password at ${publicUrl}/forgot_password and look at who is signed in under Settings, Profile.`;

export interface TwoFactorFacts {
  what: 'on' | 'off' | 'new_codes' | 'recovery_code_used';
  codesLeft?: number | undefined;
}

/** Tells a user what was done with their second factor, since somebody else could have done it. */
export function twoFactor(publicUrl: string, { what, codesLeft = 0 }: TwoFactorFacts): Wording {
  const [subject, sentence] = {
    on: [
      'Two-factor login is on',
      'From now on, logging in to your Earshot account asks for a code of your authenticator app as well. You were signed out everywhere else.',
    ],
    off: [
      'Two-factor login was turned off',
      'Your Earshot account was switched back to logging in with the password alone. Its recovery codes no longer work.',
    ],
    new_codes: [
      'You have new recovery codes',
      'New recovery codes were made for your Earshot account. Those before no longer work.',
    ],
    recovery_code_used: [
      'A recovery code was used',
      `One of the recovery codes of your Earshot account was used just now. ${codesLeft} of them ${codesLeft === 1 ? 'is' : 'are'} left.`,
    ],
  }[what] as [string, string];
  return {
    subject,
    before: [sentence],
    button: { label: 'Look at your account', address: `${publicUrl}/settings/profile` },
    after: [notYou(publicUrl)],
  };
}

/** Tells a user that somebody may hold a copy of a login of theirs. */
export function tokenReused(publicUrl: string): Wording {
  return {
    subject: 'One of your logins was ended',
    before: [
      'A login token of your Earshot account was used again after it had been replaced. Somebody else may have a copy of it, so we ended that login everywhere. Log in again where you need to; your other logins go on.',
      'It can also happen when a connection breaks at a bad moment.',
    ],
    button: { label: 'Look at where you are signed in', address: `${publicUrl}/settings/profile` },
    after: [
      `If you cannot explain it, set a new password at ${publicUrl}/forgot_password: that ends every login.`,
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
      'If you did not ask for this, ignore this mail: nothing happens without the link.',
    ],
  };
}

/** To an address that has an account of its own, which somebody wanted for theirs. */
export function emailTaken(publicUrl: string): Wording {
  return {
    subject: 'This address has an Earshot account already',
    before: [
      'Someone, most likely you, wanted to use this email address for their Earshot account. It has an account of its own already, so nothing was changed.',
    ],
    button: { label: 'Log in', address: `${publicUrl}/login` },
    after: ['If you did not ask for this, ignore this mail.'],
  };
}

/** To the address that an account has until the new one is confirmed. */
export function emailChangeNotice(address: string, newEmail: string): Wording {
  return {
    subject: 'Your Earshot address is about to change',
    before: [
      `Somebody who knows your password asked to use ${newEmail} for your Earshot account in place of this address. It changes once they open the link that went there.`,
      'If that was you, there is nothing to do.',
    ],
    button: { label: 'Stop the change', address },
    after: [
      `The link works for ${limits.emailChangeStopDays} days, after the change too: the account then gets this address back, everybody is signed out, and you set a new password.`,
    ],
  };
}

/** To each owner of a workspace that one of them asked to delete. */
export function workspaceDeletion(
  publicUrl: string,
  { name, deletesAt }: { name: string; deletesAt: string },
): Wording {
  const which = isPlainName(name) ? `The workspace “${name}”` : 'A workspace of yours';
  return {
    subject: 'A workspace of yours will be deleted',
    before: [
      `${which} will be deleted in the night after ${deletesAt.slice(0, 10)} (UTC), with all feedback, recordings, reports and keys. An owner asked for it.`,
      'Until then everything goes on as before, and any owner can keep it.',
    ],
    button: { label: 'Keep the workspace', address: `${publicUrl}/settings/workspace` },
    after: ['If the workspace is to go, there is nothing to do.'],
  };
}
