/** A mail to one person, worded and laid out. */
export interface OutgoingEmail {
  /** The same for each attempt to send it: it makes the Message-ID and the outbox file's name. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The address the mail asks to open; it may hold a secret. */
  link: string | null;
  /** Where a mail program posts that its reader wants no more such mail (RFC 8058). */
  oneClickStop?: string | null;
  /** Whose name stands beside the server's own address, in what a workspace writes to its customers. */
  fromName?: string | null;
  /** Where answers go; to the server's address when not given. */
  replyTo?: string;
}

/** The way mail leaves: a mail server, or the outbox folder. */
export interface Mailer {
  /**
   * @throws EmailRefused when the mail server refuses it for good
   * @throws Error when it may succeed later
   */
  send(email: OutgoingEmail): Promise<void>;
  close(): void;
}

/** The mail server refused this email for good; trying again is useless. */
export class EmailRefused extends Error {}
