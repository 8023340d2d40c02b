/** From data to pixels. */
export interface Scale {
  low: number;
  high: number;
  ticks: number[];
  /** Share 0…1 of the way from low to high. */
  at: (value: number) => number;
}

/** A scale with round ticks that holds all values; it begins at zero unless a domain says otherwise. */
export function scaleOf(values: readonly number[], domain?: readonly [number, number]): Scale {
  const [least, most] = domain ?? [Math.min(0, ...values), Math.max(0, ...values)];
  const round = roundStep((most - least || 1) / 4);
  // Between whole numbers there is nothing to read off.
  const step = !domain && values.every(Number.isInteger) ? Math.max(1, round) : round;
  const low = domain ? least : Math.floor(least / step) * step;
  const high = domain ? most : Math.max(Math.ceil(most / step) * step, low + step);
  const ticks: number[] = [];
  // Counted, not added up: sums of decimals drift.
  for (let at = Math.ceil(low / step); at * step <= high + step / 1e6; at += 1) {
    ticks.push(Number((at * step).toPrecision(12)));
  }
  return { low, high, ticks, at: (value) => (value - low) / (high - low || 1) };
}

/** The round number (1, 2, 2.5 or 5 and a power of ten) next above. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  const step = [1, 2, 2.5, 5, 10].find((one) => one * power >= least * 0.999) ?? 10;
  return step * power;
}

/**
 * Which of so many labels stand at the axis, when each needs so many pixels; the last one always does.
 *
 * @param textWidth pixels that the longest of them is wide
 */
export function shownLabels(
  count: number,
  width: number,
  labelWidth: number,
  textWidth: number,
): Set<number> {
  const room = Math.max(1, Math.floor(width / labelWidth));
  const step = Math.max(1, Math.ceil(count / room));
  const shown = new Set<number>();
  for (let at = count - 1; at >= 0; at -= step) shown.add(at);
  // The last one ends at its point, so that it reaches half a label further to the left than the others.
  if (step * (width / count) < textWidth * 1.5) shown.delete(count - 1 - step);
  return shown;
}
