// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const source = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const schemes = { light: 0, dark: 1 } as const;

function colour(name: string, scheme: keyof typeof schemes): string {
  const value = new RegExp(`--${name}: (?:light-dark\\()?([^;]*?)\\)?;`).exec(source)?.[1]?.split(', ');
  const found = value?.[schemes[scheme]] ?? value?.[0];
  if (!found) throw new Error(`No token ${name}`);
  return found;
}

/** Relative luminance, WCAG 2.2. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const texts = ['ink', 'ink-2', 'ink-3', 'good', 'bad', 'warn', 'info'];
const pairs = [
  ...texts.flatMap((text) => ['paper', 'sheet', 'wash'].map((ground) => [text, ground])),
  ...['ink', 'ink-2', 'ink-3'].map((text) => [text, 'wash-2']),
  ...['good', 'bad', 'warn', 'info'].map((text) => [text, `${text}-wash`]),
  ['ink', 'mark-wash'],
  ['on-ink', 'ink'],
  ['on-mark', 'mark'],
  ['on-mark', 'mark-hover'],
  ['on-baize', 'baize'],
  ['on-baize-2', 'baize'],
] as [string, string][];

test.each(['light', 'dark'] as const)(
  'every text colour has a contrast of 4.5 on its grounds, %s',
  (scheme) => {
    const faint = pairs.filter(
      ([text, ground]) => contrast(colour(text, scheme), colour(ground, scheme)) < 4.5,
    );
    expect(faint).toEqual([]);
  },
);

test.each(['light', 'dark'] as const)(
  'lines and series have a contrast of 3 on paper and sheet, %s',
  (scheme) => {
    const lines = ['line-2', 's1', 's2', 's3', 's4', 's5', 's6'];
    const faint = lines.filter((line) =>
      ['paper', 'sheet'].some((ground) => contrast(colour(line, scheme), colour(ground, scheme)) < 3),
    );
    expect(faint).toEqual([]);
  },
);
