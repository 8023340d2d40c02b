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
    from,
    to: { name: '', address: letter.to },
    subject: letter.subject,
    text: letter.text,
    html: letter.html,
    headers: { 'Auto-Submitted': 'auto-generated', ...stopHeaders(letter) },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function stopHeaders({ oneClickStop }: Letter): Record<string, string | { prepared: true; value: string }> {
  if (!oneClickStop) return {};
  return {
    // Prepared: a long address must not be folded.
    'List-Unsubscribe': { prepared: true, value: `<${oneClickStop}>` },
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
