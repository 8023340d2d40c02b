/** Hexadecimal digits drawn by chance, two a byte. */
export function randomHex(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(drawn, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A random UUID (RFC 9562, version 4) of 120 random bits; also on pages that are not served securely. */
export function randomUuid(): string {
  return randomHex(16).replace(/(.{8})(.{4}).(.{3}).(.{3})/, '$1-$2-4$3-8$4-');
}
