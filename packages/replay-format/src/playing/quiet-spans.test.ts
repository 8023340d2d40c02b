import { expect, test } from 'vitest';
import { quietSpans } from './quiet-spans.ts';

test('time without activity is quiet until just before the next act, and acts outside the recording count for nothing', () => {
  const whole = { from: 100_000, to: 130_000 };
  expect(quietSpans([10, 101, 120, 140], whole)).toEqual([
    { from: 102_000, to: 119_000 },
    { from: 121_000, to: 130_000 },
  ]);
});
