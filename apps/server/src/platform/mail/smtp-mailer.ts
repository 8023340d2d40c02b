import { createTransport } from 'nodemailer';
import type { Mailer } from './letter.ts';
import { LetterRefused } from './letter.ts';
import type { Sender } from './message.ts';
import { messageOf } from './message.ts';

/** How long a mail server may take, in milliseconds: to connect, to greet, and between two answers. */
export interface SmtpPatience {
  connectMs: number;
  greetMs: number;
  answerMs: number;
}

const patience: SmtpPatience = { connectMs: 10_000, greetMs: 10_000, answerMs: 20_000 };

/** Sends through a mail server, one connection a letter. */
export function smtpMailer(
  smtpUrl: string,
  sender: Sender,
  now: () => number,
  { connectMs, greetMs, answerMs } = patience,
): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: connectMs,
    greetingTimeout: greetMs,
    socketTimeout: answerMs,
  });
  return {
    send: async (letter) => {
      try {
        await transport.sendMail(messageOf(letter, sender, new Date(now())));
      } catch (error) {
        if (isForGood(error)) throw new LetterRefused(`The mail server refuses the mail: ${error.message}`);
        throw error;
      }
    },
    close: () => transport.close(),
  };
}

/** RFC 5321, 4.2.1: replies from 500 on are for good. Refused log-ins (EAUTH) are ours to mend, so those wait. */
function isForGood(error: unknown): error is Error {
  if (!(error instanceof Error) || !('responseCode' in error) || !('code' in error)) return false;
  return Number(error.responseCode) >= 500 && (error.code === 'EENVELOPE' || error.code === 'EMESSAGE');
}
