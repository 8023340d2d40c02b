/** Keys and tokens are at least so long. */
const randomMin = 16;

export const uuids = /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/gi;

/**
 * Whether at least 16 characters look drawn by chance: letters, capitals and digits take turns more often than in words. UUIDs
 * do not count.
 *
 * @param turn longest mean stretch of one kind of character that still counts, where capitals and small letters are mixed
 */
export function looksRandom(text: string, turn: number): boolean {
  if (text.length < randomMin) return false;
  if (grouped.test(text)) return areMixed(text.split('-'));
  let length = 0;
  for (const piece of text.replace(uuids, '').match(/[a-z\d]{3,}/gi) ?? [])
    if (isMixed(piece, turn)) length += piece.length;
  return length >= randomMin || isDense(text.replace(uuids, '').replace(/[-_~]/g, ''));
}

function areMixed(groups: string[]): boolean {
  const mixed = groups.filter((group) => /\d/.test(group) && /[a-z]/i.test(group));
  return mixed.length > 1 && groups.every(({ length }) => length === groups[0]?.length);
}

/** Signs may part what was drawn anywhere. */
function isDense(text: string): boolean {
  return /^[a-z\d]{18,}$/i.test(text) && /[a-z]/.test(text) && /[A-Z]/.test(text) && isMixed(text, denseTurn);
}

/** The mean stretch of what stands in words and numbers of one case is longer: `sha256sum`. */
const plainTurn = 5;
const shortTurn = 3;
const denseTurn = 2.7;

/** Groups of one length, as of product keys and recovery codes. */
const grouped = /^[a-z\d]{4,6}(?:-[a-z\d]{4,6}){3,}$/i;

function isMixed(piece: string, turn: number): boolean {
  const { length } = piece;
  if (piece.replace(/\d+/g, '').length < Math.min(3, length - 1)) return false;
  const turns = turnsOf(piece);
  if (length < randomMin)
    return /\d/.test(piece) && turns > 2 && length / turns <= Math.min(shortTurn, length / 3);
  if (/[a-z]/.test(piece) && /[A-Z]/.test(piece)) return length / turns <= turn;
  return /\d/.test(piece) && (length / turns <= plainTurn || /^[\da-f]+$/i.test(piece));
}

/** How often one kind of character follows another. A capital belongs to the small letters that follow it. */
export function turnsOf(piece: string): number {
  return (piece.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])|\d+/g) ?? []).length;
}
