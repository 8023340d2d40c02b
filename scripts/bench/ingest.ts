// How fast chunks of recordings are taken, and what one costs: npm run bench:ingest
import { recordings } from '@earshot/contracts/recordings';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { callApi } from './load/api-client.ts';
import type { ChunkOrder, ChunkResult } from './load/chunk-client.ts';
import { measureMachine } from './load/control.ts';
import type { Server } from './load/processes.ts';
import { processorSeconds, startControl, startEarshot } from './load/processes.ts';
import type { Line } from './load/report.ts';
import { holds, median, print } from './load/report.ts';
import { seedFolder } from './load/seeded-folder.ts';

const rounds = 5;
const chunks = 4000;
const connections = 16;

const lines: Line[] = [];
function report(line: Line): void {
  lines.push(line);
  print(line);
}

const dataDir = await mkdtemp(join(tmpdir(), 'earshot-bench-'));
const control = await startControl();
try {
  const { tokens } = await seedFolder(dataDir, 0);
  const earshot = await startEarshot(dataDir, { EARSHOT_TRUSTED_PROXIES: '127.0.0.1/32' });
  try {
    const site = await callApi(earshot.address, tokens[0] ?? '', recordings.createSite, {
      body: { name: 'Bench' },
    });
    const path = `${recordings.sendChunk.path}?key=${site.key}`;
    await measure(earshot, path, 28 * 1024, '28 KB of 100 events');
  } finally {
    await earshot.stop();
  }
} finally {
  await control.stop();
  await rm(dataDir, { recursive: true, force: true });
}
const missed = lines.filter((line) => !holds(line));
process.stdout.write(
  `\n${lines.length - missed.length} of ${lines.length} figures hold; load of the machine ${loadavg()[0]?.toFixed(1)}\n`,
);
process.exitCode = missed.length > 0 ? 1 : 0;

async function measure(earshot: Server, path: string, rawBytes: number, name: string): Promise<void> {
  const order = { address: earshot.address, path, recordings: 200, chunks, rawBytes, connections };
  await sendChunks({ ...order, seed: 1, chunks: 1000 });
  const runs = [];
  for (let round = 0; round < rounds; round += 1) {
    const machine = await measureMachine(control, round);
    const before = processorSeconds(earshot.pid);
    const result = await sendChunks({ ...order, seed: 100 + round });
    runs.push({
      ...result,
      ...machine,
      cpuMs: ((processorSeconds(earshot.pid) - before) * 1000) / result.requests,
    });
  }
  const perSecond = median(runs.map((run) => run.requests / run.seconds / run.share));
  const clock = median(runs.map((run) => run.requests / run.seconds));
  const share = median(runs.map((run) => run.share));
  const note = `${clock.toFixed(0)} by the clock, on ${(share * 100).toFixed(0)} % of the machine`;
  report({ name: `${name}: taken`, value: perSecond, unit: 'chunks/s', limit: { atLeast: 950 }, note });
  report({
    name: `${name}: CPU with database and reading`,
    value: median(runs.map((run) => run.cpuMs)),
    unit: 'ms/chunk',
    limit: { atMost: 1.2 },
    note: `${(median(runs.map((run) => run.sentBytes)) / 1024).toFixed(1)} KB as sent`,
  });
  report({
    name: `${name}: p99`,
    value: median(runs.map((run) => run.p99Ms * run.share)),
    unit: 'ms',
    limit: { atMost: 50 },
    note: `${median(runs.map((run) => run.p99Ms)).toFixed(0)} by the clock`,
  });
  const failed = runs.reduce(
    (sum, { failures }) => sum + Object.values(failures).reduce((a, b) => a + b, 0),
    0,
  );
  report({ name: 'chunks that were refused', value: failed, unit: 'chunks', limit: { atMost: 0 } });
}

async function sendChunks(order: ChunkOrder): Promise<ChunkResult> {
  const child = fork(fileURLToPath(new URL('./load/chunk-client.ts', import.meta.url)));
  child.send(order);
  const [result] = (await once(child, 'message')) as [ChunkResult];
  return result;
}
