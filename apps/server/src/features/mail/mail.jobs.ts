import type { Logger } from 'pino';
import type { MailOrder } from '../../jobs/mail-order.ts';
import { sendMail } from '../../jobs/mail-order.ts';
import { handle } from '../../jobs/worker.ts';
import type { OutgoingEmail, Mailer } from '../../platform/mail/mailer.ts';
import { EmailRefused } from '../../platform/mail/mailer.ts';
import { addRefusals } from '../../platform/refusals/refusals.sql.ts';
import { noteCardAlerts } from '../boards/card-alert-email.service.ts';
import { noteFollowUp } from '../boards/follow-up-email.service.ts';
import { forgetMarketAddress } from '../market/reports/market-email.service.ts';
import { forgetVisitAddress } from '../visits/visit-email.service.ts';
import type { MailDeps } from './emails.ts';
import { emailFor } from './emails.ts';

export interface SendMailDeps extends MailDeps {
  mailer: Mailer;
  log: Logger;
}

/**
 * Writes and sends one mail. Run twice, it sends the same Message-ID with a secret of its own, and both secrets work until
 * one is used or a newer mail brings another. What a mail server refuses for good is logged and not tried again.
 */
export const sendMailHandler = handle(sendMail, async (order, deps: SendMailDeps, attempt) => {
  const { jobId } = attempt;
  const email = await emailFor(order, deps, attempt);
  if (email) await leaveAndNote(email, order, deps, jobId);
  // A stranger's address is kept no longer than it takes to write to it.
  if (order.kind === 'site_visit') await forgetVisitAddress(deps.database.app, order.reportId);
  if (order.kind === 'market_report') await forgetMarketAddress(deps.database.app, order.reportId);
});

/** Of follow-ups and emails about cards it is noted what became of each, for nobody gets one twice. */
async function leaveAndNote(
  email: Omit<OutgoingEmail, 'id'>,
  order: MailOrder,
  deps: SendMailDeps,
  jobId: string,
): Promise<void> {
  const note = async (state: Parameters<typeof noteFollowUp>[2]) => {
    if (order.kind === 'follow_up') await noteFollowUp(deps, order, state);
    if (order.kind === 'card_alerts') await noteCardAlerts(deps, order, state);
  };
  let isTaken;
  try {
    isTaken = await leave(email, order, deps, jobId);
  } catch (error) {
    await note('waiting');
    throw error;
  }
  await note(isTaken ? 'sent' : 'refused');
}

/** @returns false when the mail server refuses it for good */
async function leave(
  email: Omit<OutgoingEmail, 'id'>,
  { kind }: MailOrder,
  { database, mailer, log, now }: SendMailDeps,
  jobId: string,
): Promise<boolean> {
  try {
    await mailer.send({ id: jobId, ...email });
    return true;
  } catch (error) {
    if (!(error instanceof EmailRefused)) throw error;
    log.error({ err: error, jobId, kind }, 'The mail server rejected an email permanently');
    const lastAt = new Date(now()).toISOString();
    await addRefusals(database.app, [
      { day: lastAt.slice(0, 10), place: 'mail', reason: 'mail_refused', count: 1, lastAt },
    ]);
    return false;
  }
}
