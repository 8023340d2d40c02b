const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/**
 * How long ago something was, as "12 s ago".
 *
 * @param ms since then; the clocks of browser and server differ a little, so that it may be below 0
 * @returns null from a day on, of which a date says more
 */
export function agoText(ms: number): string | null {
  if (ms >= dayMs) return null;
  if (ms >= hourMs) return `${Math.floor(ms / hourMs)} h ago`;
  if (ms >= minuteMs) return `${Math.floor(ms / minuteMs)} min ago`;
  return `${Math.max(0, Math.floor(ms / 1000))} s ago`;
}
