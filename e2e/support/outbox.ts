import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import { brokenWords } from '../../apps/server/src/testing/malformed/broken-words.ts';

const waitMs = 40_000;

export interface Mail {
  subject: string;
  text: string;
  /** The first address in the mail that carries a secret in its fragment. */
  link: string;
}

/**
 * The newest mail to an address, waited for; mails are sent in the background.
 *
 * @param subject when given, only mails whose subject contains it count
 * @param says when given, only mails whose text contains it count
 * @throws Error when none comes within 40 seconds, or it holds words that nobody finished
 */
export async function mailTo(dataDir: string, address: string, subject = '', says = ''): Promise<Mail> {
  const deadline = Date.now() + waitMs;
  for (;;) {
    const mails = await readOutbox(join(dataDir, 'outbox'));
    const found = mails.findLast(
      (mail) => mail.to.includes(address) && mail.subject.includes(subject) && mail.text.includes(says),
    );
    if (found) return whole(found);
    if (Date.now() > deadline) throw new Error(`No mail to ${address} with “${subject}” came`);
    await wait(100);
  }
}

function whole(mail: Mail): Mail {
  const broken = brokenWords(`${mail.subject}\n${mail.text}`);
  if (broken.length > 0) throw new Error(`The mail “${mail.subject}” says ${broken.join(', ')}`);
  return mail;
}

/** Mails as they were read, by their files: no file changes, and a run has hundreds, which each test looks through. */
const known = new Map<string, Promise<Mail & { to: string[] }>>();

async function readOutbox(folder: string): Promise<(Mail & { to: string[] })[]> {
  const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
  return Promise.all(
    files.map((name) => {
      const path = join(folder, name);
      const mail = known.get(path) ?? readFile(path).then(readMail);
      known.set(path, mail);
      return mail;
    }),
  );
}

async function readMail(raw: Buffer): Promise<Mail & { to: string[] }> {
  const { to, subject = '', text = '' } = await PostalMime.parse(raw);
  const link = /https?:\/\/\S+#\S+/.exec(text)?.[0] ?? '';
  return { to: (to ?? []).map(({ address = '' }) => address), subject, text, link };
}
