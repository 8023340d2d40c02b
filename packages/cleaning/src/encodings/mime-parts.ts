import { readBase64 } from './base64.ts';
import { readQuotedPrintable } from './quoted-printable.ts';

const headerLine = /^[A-Za-z][A-Za-z-]{2,40}:[ \t]/;
const mostHeaders = 40;
const boundaryLine = /^--[\w'()+,./:=?-]{6,90}$/;

interface Part {
  headers: string;
  body: string;
}

/** The text of a mail whose parts and heads a source left in the body; null where there are none. */
export function readMimeParts(text: string): string | null {
  const start = text.slice(0, 2000);
  if (!/^content-type:/im.test(start)) return null;
  const lines = text.split(/\r?\n/);
  const boundary = lines.find((line) => boundaryLine.test(line));
  const firstLine = lines.find((line) => line.trim() !== '') ?? '';
  if (firstLine !== boundary && !headerLine.test(firstLine)) return null;
  const parts = (boundary ? splitAt(lines, boundary) : [lines]).map(partOf).filter((part) => part !== null);
  const plain = parts.find(({ headers }) => /content-type: *text\/plain/i.test(headers));
  const best = plain ?? parts.find(({ headers }) => /content-type: *text\/html/i.test(headers));
  return best ? decoded(best) : null;
}

function splitAt(lines: readonly string[], boundary: string): string[][] {
  const parts: string[][] = [[]];
  for (const line of lines) {
    if (line === boundary || line === `${boundary}--`) parts.push([]);
    else parts.at(-1)?.push(line);
  }
  return parts;
}

function partOf(lines: readonly string[]): Part | null {
  let at = 0;
  while (lines[at]?.trim() === '') at += 1;
  const begin = at;
  while (at - begin < mostHeaders && (headerLine.test(lines[at] ?? '') || /^[ \t]\S/.test(lines[at] ?? '')))
    at += 1;
  if (at === begin) return null;
  return { headers: lines.slice(begin, at).join('\n'), body: lines.slice(at).join('\n') };
}

function decoded({ headers, body }: Part): string {
  if (/transfer-encoding: *base64/i.test(headers)) return readBase64(body) ?? body;
  if (/transfer-encoding: *quoted-printable/i.test(headers)) return readQuotedPrintable(body) ?? body;
  return body;
}
