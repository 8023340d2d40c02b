/** HTML that is safe to send: made by `html` only, which escapes everything that is not markup itself. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  toString(): string {
    return this.text;
  }
}

export type Part = string | number | Markup | null | undefined | false | readonly Part[];

/** Writes HTML. What is put in is escaped, for text and for quoted attributes alike; null and false write nothing. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return new Markup(strings.reduce((text, piece, index) => text + written(parts[index - 1]) + piece));
}

/** Text that comes from the web or from people: whatever writing direction it switches to ends with it. */
export function foreign(text: string): Markup {
  return html`<bdi>${text}</bdi>`;
}

function written(part: Part): string {
  if (part === null || part === undefined || part === false) return '';
  if (part instanceof Markup) return part.text;
  if (typeof part === 'number') return String(part);
  return typeof part === 'string' ? escaped(part) : part.map(written).join('');
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (char) => entities[char] ?? char);
}

/** The address in its normal form where a browser may follow it: http and https, without a user; null for all others. */
export function webAddress(url: string): string | null {
  if (!URL.canParse(url)) return null;
  const { protocol, username, password, href } = new URL(url);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  return isWeb && username === '' && password === '' ? href : null;
}

/** An address as people read it: without scheme, `www.` and the slash at its end, cut at 80 characters. */
export function shortAddress(url: string): string {
  const short = url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');
  return short.length > 80 ? `${short.slice(0, 79)}…` : short;
}
