import iconv from 'iconv-lite';

const MOST_PARTS = 100;
const DEEPEST = 8;
const BOUNDARY = /;\s{0,10}boundary="?([^";]{1,200})/i;
const CHARSET = /;\s{0,10}charset="?([^";]{1,40})/i;
const FILE_NAME = /;\s{0,10}name\*?=/i;
/** Latin letters are bytes of the same number. */
const BYTES = 'latin1';

/** The headers of a message by their names in small letters, folded lines joined, and the lines of its body. */
export function parseHeaders(lines: readonly string[]): { headers: Map<string, string>; body: string[] } {
  const headers = new Map<string, string>();
  let last = '';
  let at = 0;
  for (; at < lines.length && lines[at] !== ''; at++) {
    const line = lines[at] ?? '';
    if (/^[ \t]/.test(line)) {
      headers.set(last, `${headers.get(last) ?? ''} ${line.trim()}`);
      continue;
    }
    const colon = line.indexOf(':');
    if (colon < 1) continue;
    const name = line.slice(0, colon).toLowerCase();
    last = headers.has(name) ? '' : name;
    headers.set(last, line.slice(colon + 1).trim());
  }
  headers.delete('');
  return { headers, body: lines.slice(at + 1) };
}

/** What somebody wrote in a message: its plain text, or its HTML where it has no other; '' where it holds neither. */
export function mailText(headers: ReadonlyMap<string, string>, body: readonly string[]): string {
  const texts: Partial<Record<'plain' | 'html', string>> = {};
  gather(headers, body, { depth: 0, isMixed: false }, texts);
  return (texts.plain ?? texts.html ?? '').replace(/^>(>*From )/gm, '$1').trim();
}

function gather(
  headers: ReadonlyMap<string, string>,
  body: readonly string[],
  { depth, isMixed }: { depth: number; isMixed: boolean },
  texts: Partial<Record<'plain' | 'html', string>>,
): void {
  const type = headers.get('content-type') ?? 'text/plain';
  if (/^attachment/i.test(headers.get('content-disposition') ?? '')) return;
  const boundary = BOUNDARY.exec(type)?.[1]?.trim();
  if (/^multipart\//i.test(type) && boundary !== undefined && depth < DEEPEST) {
    for (const part of partsOf(body, boundary)) {
      const inner = parseHeaders(part);
      gather(
        inner.headers,
        inner.body,
        { depth: depth + 1, isMixed: /^multipart\/mixed/i.test(type) },
        texts,
      );
    }
    return;
  }
  const kind = /^text\/html/i.test(type) ? 'html' : /^text\/plain/i.test(type) ? 'plain' : null;
  if (kind === null) return;
  const known = texts[kind];
  // Of mixed parts the text goes on after a picture, unless the part is a file.
  if (known !== undefined && (!isMixed || FILE_NAME.test(type))) return;
  const text = decodedBody(body, headers.get('content-transfer-encoding') ?? '', type).trim();
  if (text !== '') texts[kind] = known === undefined ? text : `${known}\n${text}`;
}

function partsOf(body: readonly string[], boundary: string): string[][] {
  const parts: string[][] = [];
  let open: string[] | null = null;
  for (const line of body) {
    if (line.trimEnd() === `--${boundary}` && parts.length < MOST_PARTS) {
      open = [];
      parts.push(open);
    } else if (line.trimEnd() === `--${boundary}--`) open = null;
    else open?.push(line);
  }
  return parts;
}

function decodedBody(lines: readonly string[], encoding: string, type: string): string {
  const charset = CHARSET.exec(type)?.[1]?.trim() ?? 'utf-8';
  const text = lines.join('\n');
  if (/^base64/i.test(encoding)) {
    const bytes = Buffer.from(text, 'base64');
    return inCharset(bytes, charset, bytes.toString('utf8'));
  }
  if (/^quoted-printable/i.test(encoding)) return inCharset(quotedBytes(text), charset, text);
  return /format=flowed/i.test(type) ? text.replace(/(?<! ) \n(?!>)/g, ' ') : text;
}

/** The bytes of quoted-printable text (RFC 2045, 6.7), its soft line breaks taken out. */
function quotedBytes(text: string): Buffer {
  const joined = text.replace(/=[ \t]{0,100}\n/g, '');
  const bytes = joined.replace(/=([0-9A-F]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, BYTES);
}

function inCharset(bytes: Buffer, charset: string, otherwise: string): string {
  return iconv.encodingExists(charset) ? iconv.decode(bytes, charset) : otherwise;
}

/** A header with its encoded words read (RFC 2047): `=?UTF-8?Q?f=C3=BCr?=` is “für”. */
export function decodedWords(value: string): string {
  return value
    .replace(/(\?=)\s{1,10}(?==\?)/g, '$1')
    .replace(
      /=\?([\w-]{1,40})\?([bq])\?([^?\s]{0,500})\?=/gi,
      (all, charset: string, how: string, text: string) => {
        const bytes = /b/i.test(how) ? Buffer.from(text, 'base64') : quotedBytes(text.replaceAll('_', ' '));
        return inCharset(bytes, charset, all);
      },
    );
}
