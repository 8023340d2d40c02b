/** What a mail says, before it is laid out. */
export interface Wording {
  subject: string;
  /** Sentences before the button, one paragraph each. */
  before: string[];
  button?: { label: string; address: string };
  after: string[];
}

const signature = 'Earshot: customer feedback with the evidence behind every number.';
const stopSentence = 'You get this mail because somebody gave Earshot this address.';
const stopWords = 'Never send me such mail again';

/**
 * The same words as plain text and as HTML. Nothing in it is loaded from anywhere. `stopPage` is where the reader can say
 * that they want no more such mail.
 */
export function layOut(
  { subject, before, button, after }: Wording,
  stopPage: string | null,
): {
  subject: string;
  text: string;
  html: string;
} {
  const text = [
    ...before,
    ...(button ? [`${button.label}:\n${button.address}`] : []),
    ...after,
    `-- \n${signature}`,
    ...(stopPage === null ? [] : [`${stopSentence} ${stopWords}:\n${stopPage}`]),
  ].join('\n\n');
  const html = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    `<title>${escape(subject)}</title></head>`,
    '<body style="margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif;color:#1c1f24;background:#fff">',
    '<div style="max-width:520px;margin:0 auto">',
    ...before.map(paragraph),
    ...(button ? [buttonOf(button)] : []),
    ...after.map(paragraph),
    small(escape(signature)),
    ...(stopPage === null
      ? []
      : [small(`${stopSentence} <a href="${escape(stopPage)}" style="color:#5b6470">${stopWords}</a>`)]),
    '</div></body></html>',
  ].join('\n');
  return { subject, text: `${text}\n`, html };
}

function small(html: string): string {
  return `<p style="margin:24px 0 0;font-size:13px;color:#5b6470">${html}</p>`;
}

function paragraph(words: string): string {
  return `<p style="margin:0 0 16px">${escape(words)}</p>`;
}

function buttonOf({ label, address }: { label: string; address: string }): string {
  const style =
    'display:inline-block;padding:10px 18px;border-radius:6px;background:#1c1f24;color:#fff;text-decoration:none';
  return [
    `<p style="margin:0 0 16px"><a href="${escape(address)}" style="${style}">${escape(label)}</a></p>`,
    `<p style="margin:0 0 16px;font-size:13px;color:#5b6470;word-break:break-all">${escape(address)}</p>`,
  ].join('\n');
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (char) => entities[char] ?? char);
}
