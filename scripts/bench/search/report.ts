/** One line of the bench's table. */
export interface Measured {
  name: string;
  value: number;
  unit: string;
  /** At least or at most this; none for a figure that is only told. */
  limit?: { atLeast: number } | { atMost: number };
}

/** Whether the line keeps its limit. */
export function isKept({ value, limit }: Measured): boolean {
  if (!limit) return true;
  return 'atLeast' in limit ? value >= limit.atLeast : value <= limit.atMost;
}

export function printTable(lines: readonly Measured[]): void {
  const rows = lines.map((line) => [
    line.name,
    figure(line),
    limitOf(line),
    line.limit ? (isKept(line) ? 'pass' : 'FAIL') : '',
  ]);
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  for (const [name = '', value = '', limit = '', verdict = ''] of rows) {
    console.log(
      `${name.padEnd(widths[0] ?? 0)}  ${value.padStart(widths[1] ?? 0)}  ${limit.padEnd(widths[2] ?? 0)}  ${verdict}`.trimEnd(),
    );
  }
}

function figure({ value, unit }: Measured): string {
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 1 ? 1 : 3;
  return `${value.toFixed(digits)} ${unit}`.trim();
}

function limitOf({ limit, unit }: Measured): string {
  if (!limit) return '';
  return 'atLeast' in limit ? `≥ ${limit.atLeast} ${unit}`.trim() : `≤ ${limit.atMost} ${unit}`.trim();
}
