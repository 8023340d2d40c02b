import type { SendMailOptions } from 'nodemailer';
import type { Letter } from './letter.ts';

export interface Sender {
  /** `Name <address>`. */
  from: string;
  /** Host of the public URL; Message-IDs end with it. */
  host: string;
}

/** A letter as the mail library takes it. The same letter always has the same Message-ID, so servers can drop a repeat. */
export function messageOf(letter: Letter, { from, host }: Sender, at: Date): SendMailOptions {
  return {
    messageId: `<${letter.id}@${host}>`,
    date: at,
    from: letter.fromName ? { name: letter.fromName, address: addressIn(from) } : from,
    ...(letter.replyTo !== undefined && { replyTo: { name: '', address: letter.replyTo } }),
    to: { name: '', address: letter.to },
    subject: letter.subject,
    text: letter.text,
    html: letter.html,
    headers: { 'Auto-Submitted': 'auto-generated', ...stopHeaders(letter) },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** The address of `Name <address>`. */
function addressIn(from: string): string {
  const begin = from.lastIndexOf('<');
  return begin < 0 ? from : from.slice(begin + 1).replace('>', '');
}

function stopHeaders({ oneClickStop }: Letter): Record<string, string | { prepared: true; value: string }> {
  if (!oneClickStop) return {};
  return {
    // Prepared: a long address must not be folded.
    'List-Unsubscribe': { prepared: true, value: `<${oneClickStop}>` },
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
