import type { Logger } from 'pino';
import { sendMail } from '../../jobs/mail-order.ts';
import { handle } from '../../jobs/worker.ts';
import type { Mailer } from '../../platform/mail/letter.ts';
import { LetterRefused } from '../../platform/mail/letter.ts';
import type { MailDeps } from './letters.ts';
import { letterFor } from './letters.ts';

export interface SendMailDeps extends MailDeps {
  mailer: Mailer;
  log: Logger;
}

/**
 * Writes and sends one mail. Run twice, it sends the same Message-ID with a secret of its own, and both secrets work until
 * one is used. What a mail server refuses for good is logged and not tried again.
 */
export const sendMailHandler = handle(sendMail, async (order, deps: SendMailDeps, { jobId }) => {
  const letter = await letterFor(order, deps);
  if (!letter) return;
  try {
    await deps.mailer.send({ id: jobId, ...letter });
  } catch (error) {
    if (!(error instanceof LetterRefused)) throw error;
    deps.log.error({ err: error, jobId, kind: order.kind }, 'A mail was refused for good');
  }
});
