import { isAscii, isUtf8 } from 'node:buffer';
import { analyse } from 'chardet';
import iconv from 'iconv-lite';
import { TabularError } from '../errors.ts';

export interface EncodingFacts {
  /** As iconv-lite names it: `utf-8`, `utf-16le`, `windows-1252` … */
  encoding: string;
  /** Places whose bytes are no UTF-8 in a file that otherwise is. */
  damagedPlaces: number;
}

const SAMPLE_BYTES = 64 * 1024;
const WINDOW_BYTES = 4 * 1024;

const MARKS: readonly (readonly [string, string])[] = [
  ['efbbbf', 'utf-8'],
  ['fffe0000', 'utf-32le'],
  ['0000feff', 'utf-32be'],
  ['fffe', 'utf-16le'],
  ['feff', 'utf-16be'],
];

/**
 * Decides the encoding over the whole file, so that a late byte counts as much as an early one.
 * Bytes that are UTF-8 but for a few places (four good sequences to a bad one) stay UTF-8: reading them as
 * Latin letters would spoil every accent to save one row.
 *
 * @param given the encoding the person chose; then only its damage is counted
 * @throws TabularError `encoding_unknown`
 */
export async function detectEncoding(chunks: AsyncIterable<Buffer>, given?: string): Promise<EncodingFacts> {
  if (given !== undefined) refuseUnknown(given);
  const check = utf8Check();
  const sample: Buffer[] = [];
  let sampled = 0;
  let marked: string | null = null;
  let first = true;
  for await (const chunk of chunks) {
    if (first) {
      marked = markOf(chunk) ?? (given === undefined ? unmarkedUtf16(chunk) : null);
      first = false;
      if (given !== undefined ? !isUtf8Name(given) : marked !== null && marked !== 'utf-8') break;
    }
    check.push(chunk);
    if (sampled < SAMPLE_BYTES && !isAscii(chunk)) {
      const window = foreignWindow(chunk);
      sample.push(window);
      sampled += window.length;
    }
  }
  const { sequences, damaged } = check.end();
  if (given !== undefined)
    return { encoding: given.toLowerCase(), damagedPlaces: isUtf8Name(given) ? damaged : 0 };
  if (marked !== null) return { encoding: marked, damagedPlaces: marked === 'utf-8' ? damaged : 0 };
  if (damaged === 0 || sequences >= damaged * 4) return { encoding: 'utf-8', damagedPlaces: damaged };
  return { encoding: guessLegacy(Buffer.concat(sample)), damagedPlaces: 0 };
}

/** @throws TabularError `encoding_unknown` */
function refuseUnknown(encoding: string): void {
  if (iconv.encodingExists(encoding)) return;
  throw new TabularError('encoding_unknown', `There is no encoding called "${String(encoding)}".`);
}

export function isUtf8Name(encoding: string): boolean {
  return /^utf-?8$/i.test(encoding);
}

/** Text of the bytes, chunk by chunk, without its byte order mark. What is no text becomes U+FFFD. */
export async function* decodeText(chunks: AsyncIterable<Buffer>, encoding: string): AsyncGenerator<string> {
  if (isUtf8Name(encoding)) {
    const decoder = new TextDecoder('utf-8');
    for await (const chunk of chunks) yield decoder.decode(chunk, { stream: true });
    yield decoder.decode();
    return;
  }
  const decoder = iconv.getDecoder(encoding);
  for await (const chunk of chunks) yield decoder.write(chunk);
  yield decoder.end() ?? '';
}

function markOf(head: Buffer): string | null {
  const hex = head.subarray(0, 4).toString('hex');
  return MARKS.find(([mark]) => hex.startsWith(mark))?.[1] ?? null;
}

/** UTF-16 without its mark shows as zeros on one side of most byte pairs. */
function unmarkedUtf16(head: Buffer): string | null {
  const pairs = Math.floor(head.length / 2);
  let evenZeros = 0;
  let oddZeros = 0;
  let asciiPairs = 0;
  for (let i = 0; i < pairs * 2; i += 2) {
    const even = head[i] ?? 0;
    const odd = head[i + 1] ?? 0;
    if (even === 0) evenZeros++;
    if (odd === 0) oddZeros++;
    if (isPlain(even) && isPlain(odd)) asciiPairs++;
  }
  const zeros = Math.max(evenZeros, oddZeros);
  const strays = Math.min(evenZeros, oddZeros);
  if (zeros < 4 || zeros < pairs * 0.1 || strays > zeros * 0.02 || asciiPairs > pairs * 0.4) return null;
  return oddZeros > evenZeros ? 'utf-16le' : 'utf-16be';
}

function isPlain(byte: number): boolean {
  return (byte >= 32 && byte < 127) || byte === 9 || byte === 10 || byte === 13;
}

/** A stretch of the chunk around its first byte beyond ASCII: what tells legacy encodings apart. */
function foreignWindow(chunk: Buffer): Buffer {
  const at = chunk.findIndex((byte) => byte > 127);
  return Buffer.from(chunk.subarray(Math.max(0, at - 100), at + WINDOW_BYTES));
}

function guessLegacy(sample: Buffer): string {
  const likely = likeliest(sample);
  if (likely !== 'windows-1252') return likely;
  // Old programs for the Mac, whose letters are symbols within words elsewhere: "TŸr", "drau§en".
  const isMac = strangeLetters(sample, likely) > 1 && strangeLetters(sample, 'macintosh') === 0;
  return isMac ? 'macintosh' : likely;
}

/** Letters between letters that no word has there: capitals beyond ASCII and symbols before small letters. */
function strangeLetters(sample: Buffer, encoding: string): number {
  const text = iconv.decode(sample, encoding);
  return text.match(/(?<=\p{L})[^\P{Lu}A-Z](?=\p{Ll})|(?<=\p{Ll})[\p{S}§¶¡¿‡†](?=\p{Ll})/gu)?.length ?? 0;
}

function likeliest(sample: Buffer): string {
  for (const { name, confidence } of analyse(sample)) {
    if (confidence < 20) break;
    if (/^(UTF|ISO-2022|ASCII)/i.test(name) || !iconv.encodingExists(name)) continue;
    // Windows-1252 is Latin-1 with letters where Latin-1 has control characters nobody writes.
    return name === 'ISO-8859-1' ? 'windows-1252' : name.toLowerCase();
  }
  return 'windows-1252';
}

/** Counts well-formed multi-byte sequences and the places that are none, over chunks cut anywhere. */
function utf8Check() {
  let sequences = 0;
  let damaged = 0;
  let carry: Buffer = Buffer.alloc(0);

  function walk(bytes: Buffer, isLast: boolean): number {
    let i = 0;
    while (i < bytes.length) {
      const lead = bytes[i] ?? 0;
      if (lead < 0x80) {
        i++;
        continue;
      }
      const size = lead >= 0xf0 && lead <= 0xf4 ? 4 : lead >= 0xe0 ? 3 : lead >= 0xc2 ? 2 : 1;
      if (size > 1 && lead <= 0xf4 && i + size > bytes.length && !isLast) return i;
      if (size > 1 && lead <= 0xf4 && isUtf8(bytes.subarray(i, i + size)) && i + size <= bytes.length) {
        sequences++;
        i += size;
      } else {
        damaged++;
        i++;
      }
    }
    return i;
  }

  return {
    push(chunk: Buffer): void {
      if (carry.length === 0 && isAscii(chunk)) return;
      const bytes = carry.length === 0 ? chunk : Buffer.concat([carry, chunk]);
      const done = isUtf8(bytes) ? countLeads(bytes) : walk(bytes, false);
      carry = Buffer.from(bytes.subarray(done));
    },
    end(): { sequences: number; damaged: number } {
      walk(carry, true);
      carry = Buffer.alloc(0);
      return { sequences, damaged };
    },
  };

  function countLeads(bytes: Buffer): number {
    for (const byte of bytes) if (byte >= 0xc2) sequences++;
    return bytes.length;
  }
}
