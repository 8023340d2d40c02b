import { maskPersonalData } from '@earshot/analysis/personal-data/find-personal-data';
import { hostileTexts } from '@earshot/analysis/personal-data/hostile-texts';
import type { Measured } from '../search/report.ts';
import type { LabelledString } from './labelled-strings.ts';

const ROUNDS = 5;
const ITEMS = 5000;
const USUAL_CHARACTERS = 150;
const MIB = 2 ** 20;
const SENTENCE =
  ' I have used this for a while now and most of it is fine, yet the last update made the start screen slower than it was before';

function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Items of usual length, each of which holds one of the strings. */
export function measureSpeed(strings: readonly LabelledString[]): Measured {
  const items = Array.from({ length: ITEMS }, (_, i) =>
    `${strings[i % strings.length]?.text ?? ''}.${SENTENCE}`.slice(0, USUAL_CHARACTERS),
  );
  const rates = Array.from({ length: ROUNDS }, () => {
    const start = cpuMs();
    for (const item of items) maskPersonalData(item);
    return (ITEMS * 1000) / (cpuMs() - start);
  }).sort((a, b) => a - b);
  return {
    name: 'items of 150 characters, each with a number or an address, masked',
    value: rates[Math.floor(ROUNDS / 2)] ?? 0,
    unit: 'items/s',
    limit: { atLeast: 20_000 },
  };
}

/** The slowest text of 1 MiB, and how much longer it takes than half of it: 2 for linear time. */
export function measureHostile(): Measured[] {
  let slowest = { name: '', ms: 0, growth: 0 };
  for (const [name, text] of hostileTexts(MIB)) {
    const half = timeOf(text.slice(0, MIB / 2));
    const ms = timeOf(text);
    if (ms > slowest.ms) slowest = { name, ms, growth: ms / half };
  }
  return [
    {
      name: `slowest hostile text of 1 MiB (${slowest.name}), processor time`,
      value: slowest.ms,
      unit: 'ms',
      limit: { atMost: 5000 },
    },
    { name: 'its time beside that of half of it', value: slowest.growth, unit: '×', limit: { atMost: 3 } },
  ];
}

function timeOf(text: string): number {
  const start = cpuMs();
  maskPersonalData(text);
  return cpuMs() - start;
}
