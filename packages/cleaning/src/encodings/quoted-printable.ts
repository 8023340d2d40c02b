import { textOfBytes } from './utf8.ts';

const escape = /=[0-9A-F]{2}/gi;
const run = /(?:=[0-9A-F]{2})+/gi;
const softBreak = /=[ \t]?\r?\n/g;
/** Bytes of a character of several, or a blank at a line's end: what programs write. */
const sureEscape =
  /=(?:C[2-9A-F]|D[0-9A-F])=[89AB][0-9A-F]|=E[0-9A-F]=[89AB][0-9A-F]=[89AB][0-9A-F]|=20\r?$|=2E\r?$|=0D=0A/im;
/** Letters of Latin-1 within words. */
const latinEscape = /[a-z]=[C-F][0-9A-F](?=[a-z .,!?\r\n])/g;
const escapedAttribute = /<[a-z][^<>]{0,200}=3D/i;
const plainEquals = /=(?![0-9A-F]{2}|[ \t]?\r?\n|$)/gi;

/** Reads quoted-printable that a source left undone; null where the text is none. */
export function readQuotedPrintable(text: string): string | null {
  if (!text.includes('=')) return null;
  const escapes = text.match(escape)?.length ?? 0;
  if (escapes === 0) return null;
  const softs = text.match(softBreak)?.length ?? 0;
  const others = text.match(plainEquals)?.length ?? 0;
  const isLatin = !text.includes('://') && (text.match(latinEscape)?.length ?? 0) >= 2;
  const isSure = softs >= 2 || sureEscape.test(text) || isLatin || escapedAttribute.test(text);
  if (!isSure || others > (escapes + softs) / 4) return null;
  return text.replace(softBreak, '').replace(run, (written) => {
    const bytes = Uint8Array.from({ length: written.length / 3 }, (_, at) =>
      Number.parseInt(written.slice(at * 3 + 1, at * 3 + 3), 16),
    );
    return textOfBytes(bytes);
  });
}
