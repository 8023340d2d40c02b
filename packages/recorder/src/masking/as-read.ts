const other = /[\p{Nd}\p{Pd}\p{Zs}\p{Cf}·！-～]/gu;

/**
 * A text as it is read: digits of other scripts, wide letters, blanks and dashes of all kinds are those that patterns know, and what
 * nobody sees is a dash. One sign stands for one, so that places stay.
 */
export function asRead(text: string): string {
  return /[^\0-~]/.test(text) ? text.replace(other, plain) : text;
}

function plain(sign: string): string {
  const one = sign[1] ? sign : sign.normalize('NFKC');
  const code = one.charCodeAt(0);
  if (sign[1] || /^[ -~]$/.test(one)) return one;
  // Digits of one script stand together: those of Indic ones begin at six, others at nought.
  return /\p{Nd}/u.test(one) ? String(((code > 0x8ff && code < 0xe00 ? code - 6 : code) & 15) % 10) : '-';
}

/** Masks a text by how it is read; what is not masked stays as it was. */
export function maskAsRead(text: string, mask: (text: string) => string): string {
  const read = asRead(text);
  const masked = mask(read);
  return read === text
    ? masked
    : masked.replace(/[^]/g, (sign, at: number) => (sign === read[at] ? (text[at] ?? sign) : sign));
}
