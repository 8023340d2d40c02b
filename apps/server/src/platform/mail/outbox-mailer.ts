import { randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SendMailOptions } from 'nodemailer';
import type { Mailer } from './mailer.ts';
import type { Sender } from './message.ts';
import { messageOf } from './message.ts';

export interface Outbox {
  folder: string;
  sender: Sender;
  now: () => number;
  /** Told of each new mail and its link. */
  onMail: (file: string, link: string | null) => void;
}

/** Writes mails as files `<time>-<id>.eml` that only their owner may read; an email written before is not written again. */
export function outboxMailer({ folder, sender, now, onMail }: Outbox): Mailer {
  // Loaded with the first mail: it takes 5 MB, and the newest mail is asked for where none is written.
  const open = async () =>
    (await import('nodemailer')).createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  let transport: ReturnType<typeof open> | undefined;
  return {
    send: async (email) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const names = await readdir(folder);
      if (names.some((name) => name.endsWith(`-${email.id}.eml`))) return;
      const at = new Date(now());
      const opened = await (transport ??= open());
      const { message } = await opened.sendMail(withLink(messageOf(email, sender, at), email.link));
      const file = join(folder, `${at.toISOString().replaceAll(/[-:.]/g, '')}-${email.id}.eml`);
      const unfinished = join(folder, `.${randomUUID()}.tmp`);
      await writeFile(unfinished, message as Buffer, { mode: 0o600, flag: 'wx', flush: true });
      await rename(unfinished, file);
      onMail(file, email.link);
    },
    close: () => void transport?.then((opened) => opened.close()),
  };
}

/** The newest mail of an outbox and the link in it; null when there is none. */
export async function newestMail(folder: string): Promise<{ file: string; link: string | null } | null> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  });
  const newest = names
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .at(-1);
  if (newest === undefined) return null;
  const file = join(folder, newest);
  return { file, link: linkIn(await readFile(file, 'latin1')) };
}

const linkHeader = 'X-Earshot-Link';
const linkLine = new RegExp(`^${linkHeader}: (\\S+)`, 'm');

/** The link in a header too, whole and unencoded, so that a file's link is found without a mail program. */
function withLink(message: SendMailOptions, link: string | null): SendMailOptions {
  if (link === null) return message;
  return { ...message, headers: { ...message.headers, [linkHeader]: { prepared: true, value: link } } };
}

function linkIn(message: string): string | null {
  return linkLine.exec(message)?.[1] ?? null;
}
