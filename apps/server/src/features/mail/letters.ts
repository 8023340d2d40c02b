import type { MailOrder } from '../../jobs/mail-order.ts';
import type { Database } from '../../platform/database/open.ts';
import type { StopNote, Wording } from '../../platform/mail/letter-layout.ts';
import { layOut } from '../../platform/mail/letter-layout.ts';
import type { Letter } from '../../platform/mail/letter.ts';
import { alertLetter, digestLetter } from '../alerts/alerts.service.ts';
import type { Verification } from '../users/mailed-links.service.ts';
import { resetTokenFor, verificationAgain, verificationFor } from '../users/mailed-links.service.ts';
import { invitationMail } from '../workspaces/invitations.service.ts';
import { stopLinksFor } from './mail-choice.service.ts';
import * as wording from './wording.ts';

export interface MailDeps {
  database: Database;
  /** Address that mailed links begin with, without a slash at the end. */
  publicUrl: string;
  now: () => number;
}

type WrittenLetter = Omit<Letter, 'id'>;

interface Draft {
  to: string;
  words: Wording;
  /** Of a letter that has an end of its own, and is not stopped with the mail that strangers can cause. */
  stop?: Stop;
}

interface Stop {
  note: StopNote;
  /** Takes the post of a mail program; null without HTTPS. */
  oneClick: string | null;
}

/**
 * Writes the letter of an order, with a fresh secret; null when nothing is to be sent any more, or to nobody. Recipients who
 * asked for no more mail that strangers can cause get none, whatever the mail: the page where they asked said so.
 */
export async function letterFor(order: MailOrder, deps: MailDeps): Promise<WrittenLetter | null> {
  const draft = await draftFor(order, deps);
  if (!draft) return null;
  const { to, words, stop = null } = draft;
  if (!canStrangersCause(order)) return letter(draft, stop);
  const links = await stopLinksFor(deps.database.app, to, deps.publicUrl);
  return (
    links && letter({ to, words }, { note: { ...strangers, page: links.page }, oneClick: links.oneClick })
  );
}

const strangers = {
  reason: 'You get this mail because somebody gave Earshot this address.',
  words: 'Never send me such mail again',
};

/** A mail that tells of a change already made goes to who made it, or has to hear of it; others were chosen. */
function canStrangersCause({ kind }: MailOrder): boolean {
  return kind !== 'password_changed' && kind !== 'alert' && kind !== 'digest';
}

async function draftFor(order: MailOrder, deps: MailDeps): Promise<Draft | null> {
  const db = deps.database.app;
  const now = deps.now();
  switch (order.kind) {
    case 'sign_up':
      return verifyDraft(order.email, await verificationFor(db, order.email, order.signUpId, now), deps);
    case 'verify_again':
      return verifyDraft(order.email, await verificationAgain(db, order.email, now), deps);
    case 'reset_password': {
      const token = await resetTokenFor(db, order.email, now);
      if (token === null) return null;
      const secrets = { token, ...(order.redirect !== null && { redirect: order.redirect }) };
      return { to: order.email, words: wording.resetPassword(pageWith(deps, '/reset_password', secrets)) };
    }
    case 'password_changed':
      return { to: order.email, words: wording.passwordChanged(deps.publicUrl) };
    case 'invitation': {
      const facts = await invitationMail(deps.database, order.workspaceId, order.invitationId, now);
      if (!facts) return null;
      const address = pageWith(deps, '/signup', { invitation: facts.token });
      return { to: facts.to, words: wording.invitation(address, facts) };
    }
    case 'alert':
      return alertLetter(deps, order);
    case 'digest':
      return digestLetter(deps, order);
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

function letter({ to, words }: Draft, stop: Stop | null): WrittenLetter {
  return {
    to,
    link: words.button?.address ?? null,
    oneClickStop: stop?.oneClick ?? null,
    ...layOut(words, stop?.note ?? null),
  };
}
