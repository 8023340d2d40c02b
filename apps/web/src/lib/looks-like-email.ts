/** A quick look before the server's own check: something, an @, a name with a dot; no spaces. */
export function looksLikeEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text.trim());
}
