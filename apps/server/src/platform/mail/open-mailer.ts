import { join } from 'node:path';
import type { Mailer } from './mailer.ts';
import { newestMail, outboxMailer } from './outbox-mailer.ts';
import { smtpMailer } from './smtp-mailer.ts';

export interface MailConfig {
  smtpUrl: string | undefined;
  mailFrom: string;
  publicUrl: string;
  dataDir: string;
  /** True when only this computer can reach the server; only then links are printed. */
  isLoopback: boolean;
}

export interface MailLog {
  info: (facts: object, sentence: string) => void;
}

/** The mailer the configuration asks for: the mail server, else the outbox folder in the data folder. */
export function openMailer(config: MailConfig, log: MailLog, now: () => number): Mailer {
  const sender = { from: config.mailFrom, host: new URL(config.publicUrl).hostname };
  if (config.smtpUrl !== undefined) return smtpMailer(config.smtpUrl, sender, now);
  return outboxMailer({
    folder: outboxFolder(config),
    sender,
    now,
    onMail: (file, link) => {
      if (config.isLoopback) log.info({ file, link }, 'Mail written to the outbox');
    },
  });
}

/** Says at start where mails are when there is no mail server, with the newest one's link, on a loopback host only. */
export async function announceOutbox(config: MailConfig, log: MailLog): Promise<void> {
  if (config.smtpUrl !== undefined || !config.isLoopback) return;
  const folder = outboxFolder(config);
  const newest = await newestMail(folder);
  log.info({ folder, ...newest }, 'No mail server is set (SMTP_URL): mails are written to the outbox');
}

function outboxFolder({ dataDir }: MailConfig): string {
  return join(dataDir, 'outbox');
}
