import { roleInWords, type Role } from '@earshot/contracts/call';
import { contactReasonLabels, type ContactReason } from '@earshot/contracts/contact';
import { limits } from '@earshot/contracts/limits';
import type { Wording } from '../../platform/mail/email-layout.ts';
import { isPlainName } from '../../platform/mail/plain-name.ts';

const notYou = 'If you did not request this, ignore this email. Nothing happens unless you open the link.';

export function confirmAddress(address: string): Wording {
  return {
    subject: 'Confirm your email address',
    before: ['Someone, most likely you, signed up for Earshot with this email address.'],
    button: { label: 'Confirm this address', address },
    after: [`The link works once, within ${limits.verifyLinkHours} hours.`, notYou],
  };
}

export function confirmAddressAndChoosePassword(address: string): Wording {
  return {
    subject: 'Confirm your email address and choose a password',
    before: ['Someone, most likely you, signed up for Earshot with this email address.'],
    button: { label: 'Confirm and choose a password', address },
    after: [`The link works once, within ${limits.verifyLinkHours} hours.`, notYou],
  };
}

export function accountExists(publicUrl: string): Wording {
  return {
    subject: 'You already have an Earshot account',
    before: [
      'Someone, most likely you, tried to sign up for Earshot with this email address. It already has an account, so nothing has changed.',
      `Log in at ${publicUrl}/login. If you have forgotten your password, set a new one:`,
    ],
    button: { label: 'Set a new password', address: `${publicUrl}/forgot_password` },
    after: ['If you did not request this, ignore this email.'],
  };
}

export function resetPassword(address: string): Wording {
  return {
    subject: 'Set a new Earshot password',
    before: [
      'Someone, most likely you, asked to set a new password for the Earshot account with this email address.',
    ],
    button: { label: 'Set a new password', address },
    after: [
      `The link works once, within ${limits.resetLinkMinutes} minutes. It logs you out everywhere.`,
      notYou,
    ],
  };
}

export function passwordChanged(publicUrl: string): Wording {
  return {
    subject: 'Your Earshot password was changed',
    before: ['The password of your Earshot account was just changed, and all your logins were ended.'],
    button: { label: 'Set another password', address: `${publicUrl}/forgot_password` },
    after: ['If you did not do this, set another password and check who has access to your email.'],
  };
}

export interface InvitationFacts {
  inviterEmail: string;
  workspaceName: string;
  role: Role;
}

export function invitation(address: string, { inviterEmail, workspaceName, role }: InvitationFacts): Wording {
  const where = isPlainName(workspaceName)
    ? `the workspace “${workspaceName}” on Earshot`
    : 'a workspace on Earshot';
  return {
    subject: 'You are invited to a workspace on Earshot',
    before: [`${inviterEmail} invites you to ${where} as ${roleInWords[role]}.`],
    button: { label: 'View invitation', address },
    after: [
      `The link works once, within ${limits.inviteLinkDays} days.`,
      'If you do not know the sender, ignore this email. Nothing happens unless you open the link.',
    ],
  };
}

export interface SiteVisitFacts {
  host: string;
  isDone: boolean;
  why: string | null;
  findings: number;
  pages: number;
}

/** @param facts `host` is the one that was resolved and visited; nothing else that was typed is told */
export function siteVisit(address: string, { host, isDone, why, findings, pages }: SiteVisitFacts): Wording {
  const before = isDone
    ? `Our browser visited ${host}: ${counted(pages, 'page')}, ${counted(findings, 'problem')}. The report links each problem to its moment in the replay.`
    : `Our browser could not visit ${host}. ${why ?? ''}`.trim();
  return {
    subject: isDone ? 'Your site visit is ready' : 'Your site visit failed',
    before: [before],
    button: { label: isDone ? 'Open report' : 'See why', address },
    after: [
      'Anyone with this link can read and delete the report. We delete it after 90 days.',
      'If you did not request this, ignore this email.',
    ],
  };
}

export interface ContactFacts {
  email: string;
  reason: ContactReason;
  details: string;
  isMember: boolean;
}

/** To the operator: a message from the Contact Us dialog. */
export function contact({ email, reason, details, isMember }: ContactFacts): Wording {
  const said = details.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
  return {
    subject: `Contact form: ${contactReasonLabels[reason]}`,
    before: [
      isMember
        ? `${email} sent this message from their account.`
        : `Someone sent this message and gave the address ${email}. It is not verified.`,
      ...(said.length > 0 ? said : ['No text.']),
    ],
    after: ['The server stores this message for 365 days.'],
  };
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
