/** What a mail says, before it is laid out. */
export interface Wording {
  subject: string;
  /** Sentences before the button, one paragraph each. */
  before: string[];
  /** Lists whose numbers lead to what they count. */
  sections?: { heading: string; lines: Line[] }[];
  button?: { label: string; address: string };
  after: string[];
  /** Of the words; English when not given. */
  language?: string;
  /** What Earshot says of itself under the words; null in what a workspace writes to its own customers. */
  signature?: null;
}

/** Words, some of them links. */
export type Line = (string | { label: string; address: string })[];

/** What stands at the foot of a mail that its reader can stop. */
export interface StopNote {
  /** Why the mail came. */
  reason: string;
  /** What the link says. */
  words: string;
  page: string;
}

const ownSignature = 'Earshot: customer feedback with the evidence behind every number.';

/** The same words as plain text and as HTML. Nothing in it is loaded from anywhere. */
export function layOut(
  { subject, before, sections = [], button, after, language = 'en', signature }: Wording,
  stop: StopNote | null,
): {
  subject: string;
  text: string;
  html: string;
} {
  const text = [
    ...before,
    ...sections.map(({ heading, lines }) => [heading, ...lines.map(plainLine)].join('\n\n')),
    ...(button ? [`${button.label}:\n${button.address}`] : []),
    ...after,
    ...(signature === null ? [] : [`-- \n${ownSignature}`]),
    ...(stop === null ? [] : [`${stop.reason} ${stop.words}:\n${stop.page}`]),
  ].join('\n\n');
  const html = [
    `<!doctype html><html lang="${escape(language)}"><head><meta charset="utf-8">`,
    `<title>${escape(subject)}</title></head>`,
    '<body style="margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif;color:#1c1f24;background:#fff">',
    '<div style="max-width:520px;margin:0 auto">',
    ...before.map(paragraph),
    ...sections.flatMap(({ heading, lines }) => [
      `<h2 style="margin:24px 0 8px;font-size:17px">${escape(heading)}</h2>`,
      ...lines.map(linkedLine),
    ]),
    ...(button ? [buttonOf(button)] : []),
    ...after.map(paragraph),
    ...(signature === null ? [] : [small(escape(ownSignature))]),
    ...(stop === null
      ? []
      : [
          small(
            `${escape(stop.reason)} <a href="${escape(stop.page)}" style="color:#5b6470">${escape(stop.words)}</a>`,
          ),
        ]),
    '</div></body></html>',
  ].join('\n');
  return { subject, text: `${text}\n`, html };
}

/** The words, and under them the addresses in their order. */
function plainLine(line: Line): string {
  const words = line.map((part) => (typeof part === 'string' ? part : part.label)).join('');
  const addresses = line.flatMap((part) =>
    typeof part === 'string' ? [] : [`  ${part.label}: ${part.address}`],
  );
  return [words, ...addresses].join('\n');
}

function linkedLine(line: Line): string {
  const words = line.map((part) =>
    typeof part === 'string'
      ? escape(part)
      : `<a href="${escape(part.address)}" style="color:#1c1f24">${escape(part.label)}</a>`,
  );
  return `<p style="margin:0 0 8px">${words.join('')}</p>`;
}

function small(html: string): string {
  return `<p style="margin:24px 0 0;font-size:13px;color:#5b6470">${html}</p>`;
}

function paragraph(words: string): string {
  return `<p style="margin:0 0 16px;white-space:pre-line">${escape(words)}</p>`;
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
