const marks: readonly (readonly [label: string, bytes: readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/**
 * The text of a body: by its byte order mark, then by the answer's header, then by what the page says of itself in its
 * first 1024 bytes (WHATWG HTML, "determining the character encoding"). Without a word it is UTF-8 where that fits, else
 * Windows-1252.
 */
export function decodeText(body: Uint8Array, contentType: string): string {
  const marked = marks.find(([, bytes]) => bytes.every((byte, at) => body[at] === byte))?.[0];
  const named = marked ?? labelIn(contentType) ?? ownLabel(body);
  const decoder = named === undefined ? null : decoderFor(named);
  if (decoder) return decoder.decode(body);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    return new TextDecoder('windows-1252').decode(body);
  }
}

function labelIn(text: string): string | undefined {
  return /charset\s*=\s*(?:["']\s*)?([\w:.-]+)/i.exec(text)?.[1];
}

function ownLabel(body: Uint8Array): string | undefined {
  const start = new TextDecoder('latin1').decode(body.subarray(0, 1024));
  const declared = /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w:.-]+)/.exec(start)?.[1];
  const metas = [...start.matchAll(/<meta\b[^>]*(>)?/gi)].flatMap(([whole, closed]) =>
    closed ? [whole] : [],
  );
  const label = declared ?? labelIn(metas.find((meta) => /charset/i.test(meta)) ?? '');
  // It could be read, so it cannot be what it says.
  return label !== undefined && /^utf-?16/i.test(label) ? 'utf-8' : label;
}

function decoderFor(label: string): InstanceType<typeof TextDecoder> | null {
  try {
    return new TextDecoder(label);
  } catch {
    return null;
  }
}
