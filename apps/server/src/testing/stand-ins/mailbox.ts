import type { OutgoingEmail, Mailer } from '../../platform/mail/mailer.ts';
import { brokenWords } from '../malformed/broken-words.ts';

/** Mail that would have left, in the order it was sent. */
export class Mailbox implements Mailer {
  readonly emails: OutgoingEmail[] = [];

  send(email: OutgoingEmail): Promise<void> {
    this.emails.push(email);
    return Promise.resolve();
  }

  close(): void {
    this.emails.length = 0;
  }

  /** @throws Error when one of them holds words that nobody finished */
  to(email: string): OutgoingEmail[] {
    const found = this.emails.filter((sent) => sent.to === email);
    for (const { subject, text, html } of found) {
      const broken = brokenWords([subject, text, html].join('\n'));
      if (broken.length > 0) throw new Error(`The mail “${subject}” says ${broken.join(', ')}`);
    }
    return found;
  }

  /** The page and the secrets of the newest email to an address. @throws RangeError when there is none */
  newestLink(email: string): { page: string; secrets: URLSearchParams } {
    const link = this.to(email).at(-1)?.link;
    if (!link) throw new RangeError(`No mail with a link was sent to ${email}`);
    const { pathname, hash } = new URL(link);
    return { page: pathname, secrets: new URLSearchParams(hash.slice(1)) };
  }

  /** The token in the newest email to an address. */
  newestToken(email: string): string {
    const { secrets } = this.newestLink(email);
    return secrets.get('token') ?? secrets.get('invitation') ?? '';
  }
}
