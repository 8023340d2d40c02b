import { utf8Text } from './utf8.ts';

const alphabet = /^[A-Za-z0-9+/=\s]+$/;
const leastChars = 24;
/** Letters, marks, digits, punctuation, symbols, blanks: what a text is made of. */
const noText = /[^\p{L}\p{M}\p{N}\p{P}\p{S}\s\u200b-\u200f\ufeff]/u;

/** Reads a text that is base64 from end to end; null where it is none. */
export function readBase64(text: string): string | null {
  const trimmed = text.trim();
  if (trimmed.length < leastChars || !alphabet.test(trimmed)) return null;
  const packed = trimmed.replace(/\s/g, '');
  const isBroken = trimmed.includes('\n');
  // A long word alone is a word: one line needs what words do not have.
  if (!isBroken && !(/[0-9]/.test(packed) && /[a-z]/.test(packed) && /[A-Z]/.test(packed))) return null;
  if (!isBroken && /\s/.test(trimmed)) return null;
  if (packed.length % 4 === 1 || /=[^=]/.test(packed)) return null;
  const bytes = bytesOf(packed);
  const read = bytes && utf8Text(bytes);
  return read && !noText.test(read) ? read : null;
}

function bytesOf(packed: string): Uint8Array | null {
  try {
    return Uint8Array.from(atob(packed), (char) => char.charCodeAt(0));
  } catch {
    return null;
  }
}
