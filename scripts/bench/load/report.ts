/** One figure with its limit. */
export interface Line {
  name: string;
  value: number;
  unit: string;
  /** Absent: reported only. */
  limit?: { atMost: number } | { atLeast: number };
  note?: string;
}

export function holds({ value, limit }: Line): boolean {
  if (!limit) return true;
  return 'atMost' in limit ? value <= limit.atMost : value >= limit.atLeast;
}

export function print(line: Line): void {
  const { name, value, unit, limit, note } = line;
  const bound = !limit ? '' : 'atMost' in limit ? `≤ ${limit.atMost}` : `≥ ${limit.atLeast}`;
  const verdict = !limit ? 'info' : holds(line) ? 'pass' : 'MISS';
  const figure = `${round(value)} ${unit}`;
  process.stdout.write(
    `${verdict}  ${name.padEnd(58)} ${figure.padStart(18)}  ${bound.padEnd(9)} ${note ?? ''}\n`,
  );
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = 0, high = 0] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[middle]];
  return (low + high) / 2;
}

function round(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toFixed(2);
}
