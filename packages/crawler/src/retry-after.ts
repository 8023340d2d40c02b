/** Milliseconds that a `Retry-After` asks to wait (RFC 9110, section 10.2.3); null when it does not say. */
export function retryAfterMs(value: string, now: number): number | null {
  if (/^\d{1,9}$/.test(value)) return Number(value) * 1000;
  const at = /[a-z]/i.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(at) ? null : Math.max(0, at - now);
}
