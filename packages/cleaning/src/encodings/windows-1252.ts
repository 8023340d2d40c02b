/** The characters that Windows-1252 puts on 0x80 to 0x9F; the five bytes without one stay what they are. */
const high = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

const byteOf = new Map(Array.from(high, (char, at) => [char.charCodeAt(0), 0x80 + at]));

/** The byte that a character was in Windows-1252 or Latin-1; -1 when it was in neither. */
export function windowsByte(code: number): number {
  if (code < 0x80 || (code >= 0x80 && code <= 0xff)) return code;
  return byteOf.get(code) ?? -1;
}

export const windowsText = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) =>
    byte >= 0x80 && byte < 0xa0 ? (high[byte - 0x80] ?? '') : String.fromCharCode(byte),
  ).join('');
