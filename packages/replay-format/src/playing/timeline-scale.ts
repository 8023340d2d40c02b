import type { Span } from './quiet-spans.ts';

/** Where an instant stands on the timeline, 0…1; instants outside stand at its ends. */
export function positionOf(at: number, { from, to }: Span): number {
  return to <= from ? 0 : Math.min(1, Math.max(0, (at - from) / (to - from)));
}

/** The instant at a position of the timeline. */
export function instantAt(position: number, { from, to }: Span): number {
  return from + Math.min(1, Math.max(0, position)) * (to - from);
}

/**
 * Activity as bars of equal spans of time.
 *
 * @returns for each bar the share of its seconds in which the person was active, 0…1
 */
export function activityBars(activeSeconds: readonly number[], whole: Span, bars: number): number[] {
  const counts = new Array<number>(bars).fill(0);
  const secondsOfBar = Math.max(1, (whole.to - whole.from) / 1000 / bars);
  for (const second of activeSeconds) {
    const bar = Math.floor(positionOf(second * 1000, whole) * bars);
    const at = Math.min(bars - 1, bar);
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return counts.map((count) => Math.min(1, count / secondsOfBar));
}

/** Milliseconds as a clock shows them: 6:41, 1:02:03. */
export function clockOf(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${two(minutes)}:${two(seconds % 60)}`;
}
