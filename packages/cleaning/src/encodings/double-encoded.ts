import { utf8Text } from './utf8.ts';
import { windowsByte } from './windows-1252.ts';

export interface DoubleEncoded {
  text: string;
  /** Sequences that read as UTF-8 taken for Windows-1252. */
  found: number;
}

/** Above: characters that are no remnant of an encoding, which tell that the text was read right. */
const mostRight = 0.1;
/** So many and more were not written on purpose. */
const surelyFound = 3;
/** Bytes that the wrong reading may have lost, as what Windows-1252 has no character for. */
const lostRightQuote = '\u201d';

/**
 * Reads again what was UTF-8 and taken for Windows-1252 or Latin-1: `fÃ¼r` becomes `für`. Nothing is touched where the text
 * holds other characters beyond ASCII, since somebody may write about such signs.
 */
export function repairDoubleEncoded(text: string): DoubleEncoded {
  if (!/[\u00c2-\u00f4][\u0080-\u00bf\u0152-\u0192\u02c6\u02dc\u2013-\u2122]/u.test(text))
    return { text, found: 0 };
  const out: string[] = [];
  let found = 0;
  let right = 0;
  let from = 0;
  for (let at = 0; at < text.length;) {
    const code = text.charCodeAt(at);
    if (code < 0x80) {
      at += 1;
      continue;
    }
    const read = sequenceAt(text, at);
    if (read === null) {
      // The no-break space is as much of a remnant as a right character.
      if (code !== 0xa0) right += 1;
      at += 1;
      continue;
    }
    found += 1;
    out.push(text.slice(from, at), read.text);
    at += read.length;
    from = at;
  }
  const isClear = found >= surelyFound && found > right;
  if (found === 0 || (!isClear && right > (found + right) * mostRight)) return { text, found: 0 };
  out.push(text.slice(from));
  return { text: out.join(''), found };
}

function sequenceAt(text: string, at: number): { text: string; length: number } | null {
  const first = windowsByte(text.charCodeAt(at));
  const length = first >= 0xf0 && first <= 0xf4 ? 4 : first >= 0xe0 ? 3 : first >= 0xc2 ? 2 : 0;
  if (length === 0 || first > 0xf4) return null;
  const bytes = new Uint8Array(length);
  bytes[0] = first;
  for (let step = 1; step < length; step += 1) {
    const byte = at + step < text.length ? windowsByte(text.charCodeAt(at + step)) : -1;
    if (byte < 0x80 || byte > 0xbf) {
      const isLostQuote = step === 2 && length === 3 && first === 0xe2 && bytes[1] === 0x80;
      return isLostQuote ? { text: lostRightQuote, length: 2 } : null;
    }
    bytes[step] = byte;
  }
  const read = utf8Text(bytes);
  return read === null ? null : { text: read, length };
}
