const other = /[\p{Nd}\p{Pd}\p{Zs}\p{Cf}·！-～]/gu;

/**
 * A text as it is read: digits of other scripts, wide letters, blanks and dashes of all kinds are those that patterns know, and what
 * nobody sees is a dash. One sign stands for one, so that places stay.
 */
export function asRead(text: string): string {
  return /[^\0-~]/.test(text) ? text.replace(other, plain) : text;
}

function plain(sign: string): string {
  const code = sign.charCodeAt(0);
  if (sign[1]) return sign;
  if (code > 0xff00) return String.fromCharCode(code - 0xfee0);
  // Digits of one script stand together: those of Indic ones begin at six, others at nought.
  if (/\p{Nd}/u.test(sign)) return String(((code > 0x8ff && code < 0xe00 ? code - 6 : code) & 15) % 10);
  return /\p{Zs}/u.test(sign) ? ' ' : '-';
}

/** Masks a text by how it is read; what is not masked stays as it was. */
export function maskAsRead(text: string, mask: (text: string) => string): string {
  const read = asRead(text);
  const masked = mask(read);
  return read === text
    ? masked
    : masked.replace(/[^]/g, (sign, at: number) => (sign === read[at] ? (text[at] ?? sign) : sign));
}
