import { companyDomain } from '../values/public-mail.ts';

/** Threads whose first writer is kept in mind; a folder of mail holds fewer. */
const MOST_THREADS = 200_000;
/** Where servers write whose mailbox a message came to. */
const RECEIVED_AT = ['delivered-to', 'x-original-to', 'envelope-to', 'x-delivered-to'];
/** How Gmail labels what was sent from the mailbox, in the languages of its screens. */
const SENT =
  /(?:^|,)\s?"?(?:Sent|Sent Mail|Gesendet|Envoyés|Messages envoyés|Enviados|E-mails enviados|Inviati|Posta inviata|Verzonden|Wysłane|Skickat|Sendt|Отправленные|送信済み|보낸편지함|已发送)"?(?:,|$)/iu;

/**
 * Whose mailbox a folder of mail is, learned message by message: what was written from it are answers, not what customers say.
 * Colleagues are known where they answer in a thread that somebody of another company began; employees who ask their own company
 * began theirs themselves.
 */
export class OwnMailbox {
  readonly #addresses = new Set<string>();
  readonly #domains = new Set<string>();
  readonly #beginners = new Map<string, string>();

  /** Whether a message was written by whoever the mailbox belongs to. */
  wrote(headers: ReadonlyMap<string, string>, from: string, thread: string): boolean {
    this.#learn(headers);
    const sender = from.toLowerCase();
    const began = this.#beginners.get(thread);
    if (began === undefined && this.#beginners.size < MOST_THREADS) this.#beginners.set(thread, sender);
    if (SENT.test(headers.get('x-gmail-labels') ?? '') || this.#addresses.has(sender)) return true;
    const domain = companyDomain(sender);
    return (
      domain !== null && this.#domains.has(domain) && began !== undefined && companyDomain(began) !== domain
    );
  }

  #learn(headers: ReadonlyMap<string, string>): void {
    for (const name of RECEIVED_AT) {
      const [address = ''] = /[^\s<>@]{1,64}@[^\s<>@]{1,255}/.exec(headers.get(name) ?? '') ?? [];
      if (address === '') continue;
      this.#addresses.add(address.toLowerCase());
      const domain = companyDomain(address);
      if (domain !== null) this.#domains.add(domain);
    }
  }
}
