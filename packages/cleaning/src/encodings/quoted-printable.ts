import { textOfBytes } from './utf8.ts';

const escape = /=[0-9A-F]{2}/g;
const softBreak = /=[ \t]?\r?\n/g;
/** Bytes of a character of several, a blank at a line's end, or an equals sign written as such: what programs write. */
const sureEscape = /=(?:C[2-9A-F]|[DE][0-9A-F]|F[0-4])=[89AB][0-9A-F]|=20\r?$|=3D|=2E\r?$|=0D=0A/m;
const plainEquals = /=(?![0-9A-F]{2}|[ \t]?\r?\n|$)/g;

/** Reads quoted-printable that a source left undone; null where the text is none. */
export function readQuotedPrintable(text: string): string | null {
  if (!text.includes('=')) return null;
  const escapes = text.match(escape)?.length ?? 0;
  const softs = text.match(softBreak)?.length ?? 0;
  const others = text.match(plainEquals)?.length ?? 0;
  const isSure = sureEscape.test(text) && escapes >= 1;
  if (!(isSure || softs >= 2) || others > (escapes + softs) / 4) return null;
  const joined = text.replace(softBreak, '');
  return joined.replace(/(?:=[0-9A-F]{2})+/g, (run) => {
    const bytes = Uint8Array.from({ length: run.length / 3 }, (_, at) =>
      Number.parseInt(run.slice(at * 3 + 1, at * 3 + 3), 16),
    );
    return textOfBytes(bytes);
  });
}
