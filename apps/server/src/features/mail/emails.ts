import type { MailOrder } from '../../jobs/mail-order.ts';
import type { Attempt } from '../../jobs/worker.ts';
import type { Database } from '../../platform/database/open.ts';
import type { StopNote, Wording } from '../../platform/mail/email-layout.ts';
import { layOut } from '../../platform/mail/email-layout.ts';
import type { OutgoingEmail } from '../../platform/mail/mailer.ts';
import { alertEmail } from '../alerts/alert-email.service.ts';
import { digestEmail } from '../alerts/digest-email.service.ts';
import { cardAlertEmail } from '../boards/card-alert-email.service.ts';
import { followUpEmail } from '../boards/follow-up-email.service.ts';
import { marketChangesEmail } from '../market/changes/changes-email.service.ts';
import { marketEmail } from '../market/reports/market-email.service.ts';
import { contactMessage } from '../contact/contact-email.service.ts';
import { newAddressMail, oldAddressMail } from '../logins/email-change/email-change-mail.service.ts';
import type { Verification } from '../logins/mailed-links.service.ts';
import { resetTokenFor, verificationAgain, verificationFor } from '../logins/mailed-links.service.ts';
import { deletionMail } from '../workspaces/deleting.service.ts';
import { invitationMail } from '../workspaces/invitations.service.ts';
import { mailChoiceOf } from './mail-choice.service.ts';
import { visitEmailFacts } from '../visits/visit-email.service.ts';
import * as accountWording from './account-wording.ts';
import * as wording from './wording.ts';

export interface MailDeps {
  database: Database;
  /** Address that mailed links begin with, without a slash at the end. */
  publicUrl: string;
  now: () => number;
}

type WrittenEmail = Omit<OutgoingEmail, 'id'>;

interface Draft {
  to: string;
  words: Wording;
  /** Of an email that has an end of its own, and is not stopped with the mail that strangers can cause. */
  stop?: Stop;
  /** Of what a workspace writes to its customers. */
  fromName?: string | null;
  replyTo?: string;
}

interface Stop {
  note: StopNote;
  /** Takes the post of a mail program; null without HTTPS. */
  oneClick: string | null;
}

/**
 * Writes the email of an order, with a fresh secret; null when nothing is to be sent any more, or to nobody. Recipients who
 * asked for no more mail that strangers can cause get what they need for their account, and nothing else of it.
 */
export async function emailFor(
  order: MailOrder,
  deps: MailDeps,
  attempt: Pick<Attempt, 'jobId' | 'number'>,
): Promise<WrittenEmail | null> {
  const draft = await draftFor(order, deps, attempt);
  if (!draft) return null;
  const { to, words, stop = null } = draft;
  const footer = footers[order.kind];
  if (!footer) return written(draft, stop);
  const choice = await mailChoiceOf(deps, to);
  if (footer.stops && choice.isSilenced) return null;
  const note = {
    reason: 'You get this email because someone entered your address on Earshot.',
    words: footer.words,
  };
  return written({ to, words }, { note: { ...note, page: choice.page }, oneClick: choice.oneClick });
}

interface Footer {
  words: string;
  /** Whether the choice behind the link stops this very mail. */
  stops: boolean;
}

const unasked: Footer = { words: 'Unsubscribe from these emails', stops: true };
/** Without these nobody gets into their account, so a choice made in any mail never stops them. */
const needed: Footer = {
  words: 'Unsubscribe from invitations and reports that others send you',
  stops: false,
};

/**
 * Mail that strangers can cause. A mail that tells of a change already made goes to who made it, or has to hear of it; the operator's
 * was set up, others were chosen.
 */
const footers: Partial<Record<MailOrder['kind'], Footer>> = {
  invitation: unasked,
  site_visit: unasked,
  market_report: unasked,
  sign_up: needed,
  verify_again: needed,
  reset_password: needed,
  email_change: needed,
};

async function draftFor(
  order: MailOrder,
  deps: MailDeps,
  attempt: Pick<Attempt, 'jobId' | 'number'>,
): Promise<Draft | null> {
  const db = deps.database.app;
  const now = deps.now();
  const mailing = { ...attempt, ms: now };
  switch (order.kind) {
    case 'sign_up':
      return verifyDraft(order.email, await verificationFor(db, order.email, order.signUpId, mailing), deps);
    case 'verify_again':
      return verifyDraft(order.email, await verificationAgain(db, order.email, mailing), deps);
    case 'reset_password': {
      const token = await resetTokenFor(db, order, mailing);
      if (token === null) return null;
      const secrets = { token, ...(order.redirect !== null && { redirect: order.redirect }) };
      return { to: order.email, words: wording.resetPassword(pageWith(deps, '/reset_password', secrets)) };
    }
    case 'password_changed':
      return { to: order.email, words: wording.passwordChanged(deps.publicUrl) };
    case 'token_reused':
      return { to: order.email, words: accountWording.tokenReused(deps.publicUrl) };
    case 'two_factor':
      return { to: order.email, words: accountWording.twoFactor(deps.publicUrl, order) };
    case 'email_change': {
      const facts = await newAddressMail(db, order.changeId, now);
      if (!facts) return null;
      const { newEmail: to, token } = facts;
      if (token === null) return { to, words: accountWording.emailTaken(deps.publicUrl) };
      return { to, words: accountWording.confirmNewEmail(pageWith(deps, '/change_email', { token })) };
    }
    case 'email_change_notice': {
      const facts = await oldAddressMail(db, order.changeId, now);
      if (!facts) return null;
      const address = pageWith(deps, '/stop_email_change', { token: facts.token });
      return { to: facts.oldEmail, words: accountWording.emailChangeNotice(address, facts.newEmail) };
    }
    case 'invitation': {
      const facts = await invitationMail(deps.database, order.workspaceId, order.invitationId, now);
      if (!facts) return null;
      const address = pageWith(deps, '/signup', { invitation: facts.token });
      return { to: facts.to, words: wording.invitation(address, facts) };
    }
    case 'workspace_deletion': {
      const facts = await deletionMail(deps.database, order.workspaceId);
      return facts && { to: order.email, words: accountWording.workspaceDeletion(deps.publicUrl, facts) };
    }
    case 'site_visit': {
      const facts = await visitEmailFacts(db, order.reportId);
      if (!facts) return null;
      const { uuid, token } = facts;
      const address = pageWith(deps, '/public/session-replay/site_analysis', { uuid, token });
      return { to: facts.to, words: wording.siteVisit(address, facts) };
    }
    case 'market_report':
      return marketEmail(db, order.reportId, deps.publicUrl);
    case 'market_changes':
      return marketChangesEmail(deps, order);
    case 'contact': {
      const message = await contactMessage(db, order.messageId);
      return message && { to: order.to, words: wording.contact(message) };
    }
    case 'alert':
      return alertEmail(deps, order);
    case 'digest':
      return digestEmail(deps, order);
    case 'card_alerts':
      return cardAlertEmail(deps, order);
    case 'follow_up':
      return followUpEmail(deps, order);
  }
}

function verifyDraft(to: string, verification: Verification | null, deps: MailDeps): Draft | null {
  if (!verification) return null;
  if (verification.known) return { to, words: wording.accountExists(deps.publicUrl) };
  const { token, hasPassword } = verification;
  return {
    to,
    words: hasPassword
      ? wording.confirmAddress(pageWith(deps, '/link_validate_email', { token }))
      : wording.confirmAddressAndChoosePassword(
          pageWith(deps, '/link_validate_email_set_password', { token }),
        ),
  };
}

/** Secrets stand in the fragment, which browsers send to no server. */
function pageWith({ publicUrl }: MailDeps, path: string, secrets: Record<string, string>): string {
  return `${publicUrl}${path}#${new URLSearchParams(secrets).toString()}`;
}

function written({ to, words, fromName, replyTo }: Draft, stop: Stop | null): WrittenEmail {
  return {
    to,
    ...(fromName !== undefined && { fromName }),
    ...(replyTo !== undefined && { replyTo }),
    link: words.button?.address ?? null,
    oneClickStop: stop?.oneClick ?? null,
    ...layOut(words, stop?.note ?? null),
  };
}
