import type { Row } from './rows.ts';

function cell(value: string): string {
  return /[",\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}

export function asCsv(rows: readonly Row[]): string {
  const columns = Object.keys(rows[0]?.cells ?? {});
  const lines = rows.map((row) => columns.map((column) => cell(row.cells[column] ?? '')).join(','));
  return `${[columns.map(cell).join(','), ...lines].join('\n')}\n`;
}
