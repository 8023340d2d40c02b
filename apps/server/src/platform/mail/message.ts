import type { SendMailOptions } from 'nodemailer';
import type { OutgoingEmail } from './mailer.ts';

export interface Sender {
  /** `Name <address>`. */
  from: string;
  /** Host of the public URL; Message-IDs end with it. */
  host: string;
}

/** An email as the mail library takes it. The same email always has the same Message-ID, so servers can drop a repeat. */
export function messageOf(email: OutgoingEmail, { from, host }: Sender, at: Date): SendMailOptions {
  return {
    messageId: `<${email.id}@${host}>`,
    date: at,
    from: email.fromName ? { name: email.fromName, address: addressIn(from) } : from,
    ...(email.replyTo !== undefined && { replyTo: { name: '', address: email.replyTo } }),
    to: { name: '', address: email.to },
    subject: email.subject,
    text: email.text,
    html: email.html,
    headers: { 'Auto-Submitted': 'auto-generated', ...stopHeaders(email) },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** The address of `Name <address>`. */
function addressIn(from: string): string {
  const begin = from.lastIndexOf('<');
  return begin < 0 ? from : from.slice(begin + 1).replace('>', '');
}

function stopHeaders({
  oneClickStop,
}: OutgoingEmail): Record<string, string | { prepared: true; value: string }> {
  if (!oneClickStop) return {};
  return {
    // Prepared: a long address must not be folded.
    'List-Unsubscribe': { prepared: true, value: `<${oneClickStop}>` },
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
