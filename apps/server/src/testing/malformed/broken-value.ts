import type { SeededRandom } from '../seeded-random.ts';

const nasty: readonly [unknown, ...unknown[]] = [
  null,
  '',
  ' ',
  0,
  -1,
  1.5,
  2_147_483_648,
  9_007_199_254_740_993,
  1e308,
  true,
  [],
  {},
  [[]],
  'null',
  'NaN',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e\u200b\ufeff',
  "'; drop table app_user; --",
  '%s%n%_\\',
  '<img src=x onerror=alert(1)>',
  '../../../../etc/passwd',
  '2026-02-30',
  '2026-13-45T99:99:99Z',
  '+275760-09-13T00:00:00.001Z',
  '-infinity',
  'a@b@c',
  'x'.repeat(5000),
  '🙂'.repeat(300),
  { toString: 'x', constructor: { prototype: { polluted: true } } },
  ['a@fuzz.example', 'b@fuzz.example'],
];

/** `value` with one place, chosen at random, replaced, removed, doubled or joined by something that does not belong. */
export function brokenValue(value: unknown, random: SeededRandom): unknown {
  if (Array.isArray(value) && value.length > 0 && random.next() < 0.7) {
    const at = random.below(value.length);
    return value.map((entry: unknown, i) => (i === at ? brokenValue(entry, random) : entry));
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    const entries = Object.entries(value);
    const chance = random.next();
    if (chance < 0.08) return { ...value, unexpected: random.pick(nasty) };
    if (entries.length > 0 && chance < 0.9) {
      const at = random.below(entries.length);
      if (chance < 0.2) return Object.fromEntries(entries.filter((_, i) => i !== at));
      return Object.fromEntries(
        entries.map(([key, entry], i) => [key, i === at ? brokenValue(entry, random) : entry]),
      );
    }
  }
  return random.pick(nasty);
}

/** The JSON text of a request's body, now and then broken below the level of values. */
export function brokenText(body: unknown, random: SeededRandom): string {
  const text = JSON.stringify(body ?? {});
  switch (random.below(24)) {
    case 0:
      return text.slice(0, random.below(text.length + 1));
    case 1:
      return '['.repeat(50_000);
    case 2:
      return `{"a":${'{"a":'.repeat(3000)}1${'}'.repeat(3000)}}`;
    case 3:
      return text.replace(/:\s*[^,{}[\]]+/, ':1e400');
    case 4:
      return text.replace('{', '{"__proto__":{"polluted":true},');
    case 5:
      return text.replace('{', '{"constructor":{"prototype":{"polluted":true}},');
    case 6:
      return `\ufeff${text}`;
    default:
      return text;
  }
}
