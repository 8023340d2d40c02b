// How fast chunks of recordings are taken, and what one costs: npm run bench:ingest
import { recordings } from '@earshot/contracts/recordings';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
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
    const isRead = () => areAllRead(earshot, tokens[0] ?? '');
    await measure(earshot, path, isRead, 28 * 1024, '28 KB of 100 events');
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

async function measure(
  earshot: Server,
  path: string,
  isRead: () => Promise<boolean>,
  rawBytes: number,
  name: string,
): Promise<void> {
  const order = { address: earshot.address, path, recordings: 200, chunks, rawBytes, connections };
  await sendChunks({ ...order, seed: 1, chunks: 1000 });
  await drain(isRead);
  const runs = [];
  const begun = processorSeconds(earshot.pid);
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
  const last = processorSeconds(earshot.pid);
  await drain(isRead);
  const drained = processorSeconds(earshot.pid);
  const all = chunks * rounds;
  const perSecond = median(runs.map((run) => run.requests / run.seconds / run.share));
  const clock = median(runs.map((run) => run.requests / run.seconds));
  const share = median(runs.map((run) => run.share));
  const note = `${clock.toFixed(0)} by the clock, on ${(share * 100).toFixed(0)} % of the machine`;
  report({ name: `${name}: taken`, value: perSecond, unit: 'chunks/s', limit: { atLeast: 950 }, note });
  report({
    name: `${name}: CPU with database, taking and all reading`,
    value: ((drained - begun) * 1000) / all,
    unit: 'ms/chunk',
    limit: { atMost: 1.2 },
    note: `${(median(runs.map((run) => run.sentBytes)) / 1024).toFixed(1)} KB as sent; ${(((drained - last) * 1000) / all).toFixed(2)} ms of it after the last round`,
  });
  await reportApart(earshot, order, isRead, name);
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

/** The two parts of the cost: reading begins some seconds after the first chunk, when a short run has ended. */
async function reportApart(
  earshot: Server,
  order: Omit<ChunkOrder, 'seed'>,
  isRead: () => Promise<boolean>,
  name: string,
): Promise<void> {
  const begun = processorSeconds(earshot.pid);
  await sendChunks({ ...order, seed: 200 });
  const taken = processorSeconds(earshot.pid);
  await drain(isRead);
  const read = processorSeconds(earshot.pid);
  const parts = { 'taking alone': taken - begun, 'reading alone': read - taken };
  for (const [part, seconds] of Object.entries(parts)) {
    report({ name: `${name}: ${part}`, value: (seconds * 1000) / order.chunks, unit: 'ms/chunk' });
  }
}

/** Looks so seldom that looking costs next to nothing. */
async function drain(isRead: () => Promise<boolean>): Promise<void> {
  do await wait(5000);
  while (!(await isRead()));
}

/** Whether no recording waits to be read. */
async function areAllRead({ address }: Server, token: string): Promise<boolean> {
  let after: string | undefined;
  do {
    const body = { limit: 100, ...(after !== undefined && { after }) };
    const page = await callApi(address, token, recordings.list, { body });
    if (page.recordings.some(({ is_digesting }) => is_digesting)) return false;
    after = page.next_key ?? undefined;
  } while (after !== undefined);
  return true;
}

async function sendChunks(order: ChunkOrder): Promise<ChunkResult> {
  const child = fork(fileURLToPath(new URL('./load/chunk-client.ts', import.meta.url)));
  child.send(order);
  const [result] = (await once(child, 'message')) as [ChunkResult];
  return result;
}
