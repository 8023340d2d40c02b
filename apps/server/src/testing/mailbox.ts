import type { Letter, Mailer } from '../platform/mail/letter.ts';

/** Mail that would have left, in the order it was sent. */
export class Mailbox implements Mailer {
  readonly letters: Letter[] = [];

  send(letter: Letter): Promise<void> {
    this.letters.push(letter);
    return Promise.resolve();
  }

  close(): void {
    this.letters.length = 0;
  }

  to(email: string): Letter[] {
    return this.letters.filter((letter) => letter.to === email);
  }

  /** The page and the secrets of the newest letter to an address. @throws RangeError when there is none */
  newestLink(email: string): { page: string; secrets: URLSearchParams } {
    const link = this.to(email).at(-1)?.link;
    if (!link) throw new RangeError(`No mail with a link was sent to ${email}`);
    const { pathname, hash } = new URL(link);
    return { page: pathname, secrets: new URLSearchParams(hash.slice(1)) };
  }

  /** The token in the newest letter to an address. */
  newestToken(email: string): string {
    const { secrets } = this.newestLink(email);
    return secrets.get('token') ?? secrets.get('invitation') ?? '';
  }
}
