import { windowsText } from './windows-1252.ts';

const strict = new TextDecoder('utf-8', { fatal: true });

/** The text of bytes in UTF-8; null when they are not. */
export function utf8Text(bytes: Uint8Array): string | null {
  try {
    return strict.decode(bytes);
  } catch {
    return null;
  }
}

export const textOfBytes = (bytes: Uint8Array): string => utf8Text(bytes) ?? windowsText(bytes);
