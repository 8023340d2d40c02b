/** The ISO instant of a time in milliseconds since 1970. */
export function instantOf(ms: number): string {
  return new Date(ms).toISOString();
}
