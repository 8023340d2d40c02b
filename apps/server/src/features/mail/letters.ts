import type { MailOrder } from '../../jobs/mail-order.ts';
import type { Database } from '../../platform/database/open.ts';
import type { Letter } from '../../platform/mail/letter.ts';
import type { Verification } from '../users/mailed-links.service.ts';
import { resetTokenFor, verificationAgain, verificationFor } from '../users/mailed-links.service.ts';
import { invitationMail } from '../workspaces/invitations.service.ts';
import type { Wording } from './letter-layout.ts';
import { layOut } from './letter-layout.ts';
import * as wording from './wording.ts';

export interface MailDeps {
  database: Database;
  /** Address that mailed links begin with, without a slash at the end. */
  publicUrl: string;
  now: () => number;
}

type WrittenLetter = Omit<Letter, 'id'>;

/** Writes the letter of an order, with a fresh secret; null when nothing is to be sent any more, or to nobody. */
export async function letterFor(order: MailOrder, deps: MailDeps): Promise<WrittenLetter | null> {
  const db = deps.database.app;
  const now = deps.now();
  switch (order.kind) {
    case 'sign_up':
      return verifyLetter(order.email, await verificationFor(db, order.email, order.signUpId, now), deps);
    case 'verify_again':
      return verifyLetter(order.email, await verificationAgain(db, order.email, now), deps);
    case 'reset_password': {
      const token = await resetTokenFor(db, order.email, now);
      if (token === null) return null;
      const secrets = { token, ...(order.redirect !== null && { redirect: order.redirect }) };
      return letter(order.email, wording.resetPassword(pageWith(deps, '/reset_password', secrets)));
    }
    case 'password_changed':
      return letter(order.email, wording.passwordChanged(deps.publicUrl));
    case 'invitation': {
      const facts = await invitationMail(deps.database, order.workspaceId, order.invitationId, now);
      if (!facts) return null;
      const address = pageWith(deps, '/signup', { invitation: facts.token });
      return letter(facts.to, wording.invitation(address, facts));
    }
  }
}

function verifyLetter(to: string, verification: Verification | null, deps: MailDeps): WrittenLetter | null {
  if (!verification) return null;
  if (verification.known) return letter(to, wording.accountExists(deps.publicUrl));
  const { token, hasPassword } = verification;
  return letter(
    to,
    hasPassword
      ? wording.confirmAddress(pageWith(deps, '/link_validate_email', { token }))
      : wording.confirmAddressAndChoosePassword(
          pageWith(deps, '/link_validate_email_set_password', { token }),
        ),
  );
}

/** Secrets stand in the fragment, which browsers send to no server. */
function pageWith({ publicUrl }: MailDeps, path: string, secrets: Record<string, string>): string {
  return `${publicUrl}${path}#${new URLSearchParams(secrets).toString()}`;
}

function letter(to: string, words: Wording): WrittenLetter {
  return { to, link: words.button?.address ?? null, ...layOut(words) };
}
