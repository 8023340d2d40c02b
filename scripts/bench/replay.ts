/**
 * Measures what it costs to open a session of an hour at its start, middle and end, and to go elsewhere in it: CPU of the page's
 * main thread, and its heap. Beside each round runs a loop of constant work.
 *
 *   npm run bench:replay
 *
 * Exits 1 when a limit is missed.
 */
import { loadavg } from 'node:os';
import { segmentsOf } from '@earshot/replay-format/segments';
import { chromium, type CDPSession } from '@playwright/test';
import { chromiumLaunch } from '../../e2e/support/chromium.ts';
import { median } from './load/report.ts';
import { benchPage } from './replay/bench-page.ts';
import { hourSession } from './replay/hour-session.ts';
import { serveStage } from './replay/serve-stage.ts';
import { isKept, printTable, type Measured } from './search/report.ts';

const rounds = 5;
const leastEvents = 36_000;
const openSeconds = 0.3;
const openHeapMb = 30;
const seekSeconds = 0.2;

const session = hourSession();
const segments = segmentsOf(session.chunks.map(({ place }) => place));
const bytes = segments.map(({ fromSeq, toSeq }) =>
  Buffer.concat(session.chunks.slice(fromSeq, toSeq + 1).map((chunk) => chunk.bytes)),
);
const server = await serveStage(bytes);
const browser = await chromium.launch(chromiumLaunch);
const samples = new Map<string, number[]>();
const note = (name: string, value: number) => samples.set(name, [...(samples.get(name) ?? []), value]);

try {
  for (let round = 0; round < rounds; round++) {
    for (const share of [0, 0.5, 1]) await openAt(share);
  }
} finally {
  await browser.close();
  server.close();
}

const of = (name: string) => median(samples.get(name) ?? [NaN]);
const lines: Measured[] = [
  { name: 'events of the session', value: session.eventCount, unit: '', limit: { atLeast: leastEvents } },
  { name: 'raw size', value: session.rawBytes / 1e6, unit: 'MB' },
  { name: 'stored size', value: bytes.reduce((sum, { length }) => sum + length, 0) / 1e6, unit: 'MB' },
  ...[0, 50, 100].flatMap((at): Measured[] => [
    { name: `open at ${at} %: CPU`, value: of(`open ${at}`), unit: 's', limit: { atMost: openSeconds } },
    { name: `open at ${at} %: heap`, value: of(`heap ${at}`), unit: 'MB', limit: { atMost: openHeapMb } },
    {
      name: `seek within the part, opened at ${at} %: CPU`,
      value: of(`back ${at}`),
      unit: 's',
      limit: { atMost: seekSeconds },
    },
    {
      name: `seek to another part, opened at ${at} %: CPU`,
      value: of(`jump ${at}`),
      unit: 's',
      limit: { atMost: seekSeconds },
    },
  ]),
  { name: 'control: a loop of constant work', value: of('control'), unit: 's' },
  { name: 'load of the machine', value: loadavg()[0] ?? NaN, unit: '' },
];
printTable(lines);
process.exitCode = lines.every(isKept) ? 0 : 1;

/** Opens a fresh player at a share of the hour, then goes back half a part, then to a part that is far away. */
async function openAt(share: number): Promise<void> {
  const at = share * 100;
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(server.url);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const number = Math.min(segments.length - 1, Math.floor(share * segments.length));
  const far = (number + 30) % segments.length;
  const [segment, other] = [segments[number], segments[far]];
  if (!segment || !other) throw new Error('The session has no such part');
  const call = async (name: string, script: string) => {
    const before = await threadSeconds(devtools);
    await page.evaluate(script);
    note(name, (await threadSeconds(devtools)) - before);
  };
  const place = ({ from, to }: typeof segment, n: number) => JSON.stringify({ n, from, to });
  await page.evaluate(benchPage);
  await call('control', 'bench.control()');
  const empty = await heapMb(devtools);
  const instant = segment.from + (segment.to - segment.from) * share;
  await call(`open ${at}`, `bench.open(${place(segment, number)}, ${instant})`);
  note(`heap ${at}`, (await heapMb(devtools)) - empty);
  const half = segment.from + (segment.to - segment.from) / 2;
  await call(`back ${at}`, `bench.show(${place(segment, number)}, ${share === 0.5 ? segment.from : half})`);
  await call(`jump ${at}`, `bench.show(${place(other, far)}, ${other.from + 1000})`);
  await context.close();
}

async function threadSeconds(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'ThreadTime')?.value ?? NaN;
}

/** Without what only waits to be collected. */
async function heapMb(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? NaN) / 1e6;
}
