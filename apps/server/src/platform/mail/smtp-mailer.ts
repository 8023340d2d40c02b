import type { Mailer } from './mailer.ts';
import { EmailRefused } from './mailer.ts';
import type { Sender } from './message.ts';
import { messageOf } from './message.ts';

/** How long a mail server may take, in milliseconds: to connect, to greet, and between two answers. */
export interface SmtpPatience {
  connectMs: number;
  greetMs: number;
  answerMs: number;
}

const patience: SmtpPatience = { connectMs: 10_000, greetMs: 10_000, answerMs: 20_000 };

/** Sends through a mail server, one connection an email. */
export function smtpMailer(
  smtpUrl: string,
  sender: Sender,
  now: () => number,
  { connectMs, greetMs, answerMs } = patience,
): Mailer {
  // Loaded with the first mail, since it takes 5 MB.
  const open = async () =>
    (await import('nodemailer')).createTransport({
      url: smtpUrl,
      connectionTimeout: connectMs,
      greetingTimeout: greetMs,
      socketTimeout: answerMs,
    });
  let transport: ReturnType<typeof open> | undefined;
  return {
    send: async (email) => {
      try {
        const opened = await (transport ??= open());
        await opened.sendMail(messageOf(email, sender, new Date(now())));
      } catch (error) {
        if (isForGood(error)) throw new EmailRefused(`The mail server refuses the mail: ${error.message}`);
        throw error;
      }
    },
    close: () => void transport?.then((opened) => opened.close()),
  };
}

/** RFC 5321, 4.2.1: replies from 500 on are for good. Refused log-ins (EAUTH) are ours to mend, so those wait. */
function isForGood(error: unknown): error is Error {
  if (!(error instanceof Error) || !('responseCode' in error) || !('code' in error)) return false;
  return Number(error.responseCode) >= 500 && (error.code === 'EENVELOPE' || error.code === 'EMESSAGE');
}
