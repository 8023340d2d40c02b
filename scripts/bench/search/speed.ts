import { execFileSync } from 'node:child_process';
import { availableParallelism, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { extractFeatures } from '@earshot/analysis/features';
import { indexOf, words } from './corpus.ts';
import { manyTexts } from './many-texts.ts';
import type { Measured } from './report.ts';

const ROUNDS = 5;
const QUERIES_A_ROUND = 100;
const WARM_UP = 200;
const EXTRACTED = 5000;
const USUAL_CHARACTERS = 150;

/** Processor time of this process in milliseconds, all threads; other programs do not lengthen it much. */
function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** A loop that never changes, so that figures of busy and idle machines can be compared. */
function controlMs(): number {
  const start = cpuMs();
  let state = 1;
  for (let i = 0; i < 20_000_000; i += 1) state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
  return cpuMs() - start + (state === 0 ? 1 : 0);
}

export function measureExtraction(texts: readonly string[]): Measured {
  const usual = manyTexts(texts, EXTRACTED).map((text) =>
    text.padEnd(USUAL_CHARACTERS, ` ${text}`).slice(0, USUAL_CHARACTERS),
  );
  extractFeatures(usual[0] ?? '', words);
  const start = cpuMs();
  for (const text of usual) extractFeatures(text, words);
  const value = (usual.length * 1000) / (cpuMs() - start);
  return { name: 'features of 150 characters', value, unit: 'items/s', limit: { atLeast: 5000 } };
}

/** The slowest of twenty queries, as the median of several rounds with other queries. */
export function measureQueries(
  texts: readonly string[],
  queries: readonly string[],
  count: number,
  atMost: number,
): Measured[] {
  const index = indexOf(manyTexts(texts, count));
  // A server that runs has met the common words before.
  for (const text of queries.slice(0, WARM_UP)) index.search({ text }, { offset: 0, limit: 25 });
  const cpu: number[] = [];
  const wall: number[] = [];
  const control: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    control.push(controlMs());
    const spent: number[] = [];
    const waited: number[] = [];
    for (let i = 0; i < QUERIES_A_ROUND; i += 1) {
      const text = queries[(WARM_UP + round * QUERIES_A_ROUND + i) % queries.length] ?? '';
      const start = cpuMs();
      const clock = performance.now();
      index.search({ text }, { offset: 0, limit: 25 });
      spent.push(cpuMs() - start);
      waited.push(performance.now() - clock);
    }
    cpu.push(quantile(spent, 0.95));
    wall.push(quantile(waited, 0.95));
  }
  const items = count.toLocaleString('en');
  return [
    {
      name: `query over ${items} items, p95 processor time`,
      value: quantile(cpu, 0.5),
      unit: 'ms',
      limit: { atMost },
    },
    { name: `query over ${items} items, p95 by the clock`, value: quantile(wall, 0.5), unit: 'ms' },
    { name: `control loop meanwhile`, value: quantile(control, 0.5), unit: 'ms' },
    { name: `load per processor`, value: (loadavg()[0] ?? 0) / availableParallelism(), unit: '' },
  ];
}

/** Memory of a process of its own that holds an index and nothing else. */
export function measureMemory(folder: string): Measured {
  const script = fileURLToPath(new URL('memory.ts', import.meta.url));
  const bytes = Number(execFileSync(process.execPath, [script, folder], { encoding: 'utf8' }));
  return {
    name: 'whole process at 50,000 items',
    value: bytes / 2 ** 20,
    unit: 'MiB',
    limit: { atMost: 400 },
  };
}

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
