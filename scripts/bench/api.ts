/**
 * Measures the server as its users start it, on a throw-away data folder with 100,000 items: node scripts/bench/api.ts
 *
 * Processor time, memory and ratios are judged as they are; figures by the clock are scaled by the share of the machine that
 * a bare server got in the same round. Exits 1 when a limit is missed. Linux only.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { feedback } from '@earshot/contracts/feedback';
import { callApi } from './load/api-client.ts';
import { runImport, uploadFile } from './load/import-run.ts';
import type { LoadOrder, LoadResult } from './load/load-client.ts';
import type { Server } from './load/processes.ts';
import type { Machine } from './load/control.ts';
import { measureMachine } from './load/control.ts';
import { load, processorSeconds, residentMegabytes, startControl, startEarshot } from './load/processes.ts';
import type { Line } from './load/report.ts';
import { holds, median, print } from './load/report.ts';
import type { Seeded } from './load/seeded-folder.ts';
import { seedFolder } from './load/seeded-folder.ts';
import { SteadyWriter } from './load/steady-writer.ts';
import { findThemes, jobsEndMs } from './load/themes-run.ts';

const itemCount = Number(process.argv[2] ?? 100_000);
const rounds = 5;

const lines: Line[] = [];
function report(line: Line): void {
  lines.push(line);
  print(line);
}

const dataDir = await mkdtemp(join(tmpdir(), 'earshot-bench-'));
const control = await startControl();
try {
  const before = await measureMachine(control, 98);
  const seeded = await seedFolder(dataDir, itemCount);
  const after = await measureMachine(control, 99);
  // The first start of a version compiles its modules, later ones find them compiled.
  await (await startEarshot(dataDir)).stop();
  const earshot = await startEarshot(dataDir);
  try {
    report({
      name: 'storing items, 500 at a time',
      value: (seeded.storedPerSecond * 2) / (before.share + after.share),
      unit: 'items/s',
      limit: { atLeast: 5000 },
      note: `${seeded.storedPerSecond.toFixed(0)} by the clock`,
    });
    // The server says that it is ready just before it throws away what its start left.
    await wait(2000);
    const idleMegabytes = residentMegabytes(earshot.pid);
    report({
      name: 'memory of the server before first use',
      value: idleMegabytes,
      unit: 'MB',
      limit: { atMost: 170 },
    });
    await measureThemes(earshot, seeded);
    await measureLists(earshot, control, seeded);
    await measureSearch(earshot, control, seeded);
    await wait(jobsEndMs);
    report({
      name: 'memory with the engine loaded',
      value: residentMegabytes(earshot.pid),
      unit: 'MB',
      limit: { atMost: 260 },
    });
    await measureImport(earshot, control, seeded, idleMegabytes);
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

/** A workspace has its themes long before it has 100,000 items; to find them all at once would be measured with the lists. */
async function measureThemes(earshot: Server, { tokens }: Seeded): Promise<void> {
  const before = processorSeconds(earshot.pid);
  let mostMegabytes = 0;
  const seconds = await findThemes(earshot.address, tokens[0] ?? '', () => {
    mostMegabytes = Math.max(mostMegabytes, residentMegabytes(earshot.pid));
  });
  const name = `themes of ${itemCount} items`;
  const note = `${seconds.toFixed(0)} s by the clock`;
  report({
    name: `${name}: CPU with database`,
    value: processorSeconds(earshot.pid) - before,
    unit: 's',
    note,
  });
  report({ name: `${name}: memory meanwhile`, value: mostMegabytes, unit: 'MB' });
  await wait(jobsEndMs);
  report({ name: `${name}: memory after it`, value: residentMegabytes(earshot.pid), unit: 'MB' });
}

interface Round extends LoadResult, Machine {
  cpuMs: number;
}

async function measureLists(earshot: Server, control: Server, seeded: Seeded): Promise<void> {
  await runKind(earshot, seeded, { kind: 'mix', seed: 50, seconds: 10, connections: 16 });
  const quiet = await runKind(earshot, seeded, { kind: 'mix', seed: 51, seconds: 5, connections: 16 });
  const writer = new SteadyWriter(earshot.address, seeded.tokens, itemCount);
  writer.start();
  const mix: Round[] = [];
  const cold: Round[] = [];
  const first: Round[] = [];
  const deep: Round[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const machine = await measureMachine(control, round);
    const of = async (kind: LoadOrder['kind'], seconds: number) => ({
      ...(await runKind(earshot, seeded, { kind, seed: 1000 + round, seconds, connections: 16 })),
      ...machine,
    });
    mix.push(await of('mix', 5));
    cold.push(await of('cold', 2));
    first.push(await of('first', 2));
    deep.push(await of('deep', 2));
  }
  await writer.stop();
  const name = 'list, 60 % first, 20 % deep, 20 % new filters';
  report({
    name: `${name}: speed`,
    value: median(mix.map(perSecond)),
    unit: 'req/s',
    limit: { atLeast: 900 },
    note: unscaled(mix),
  });
  report({
    name: `${name}: CPU with database`,
    value: median(mix.map((r) => r.cpuMs)),
    unit: 'ms/req',
    limit: { atMost: 1.7 },
    note: 'with that of the items written',
  });
  report({
    name: `${name}: CPU, nothing written`,
    value: quiet.cpuMs,
    unit: 'ms/req',
  });
  report({
    name: `${name}: CPU by a bare server's`,
    value: median(mix.map((r) => r.cpuMs / r.controlCpuMs)),
    unit: 'times',
    note: `${median(mix.map((r) => r.controlCpuMs)).toFixed(3)} ms/req of the bare server`,
  });
  report({
    name: `${name}: p99`,
    value: median(mix.map((r) => r.p99Ms * r.share)),
    unit: 'ms',
    limit: { atMost: 50 },
    note: `${median(mix.map((r) => r.p99Ms)).toFixed(0)} by the clock`,
  });
  report({
    name: 'new filters alone: CPU with database',
    value: median(cold.map((r) => r.cpuMs)),
    unit: 'ms/req',
    limit: { atMost: 10 },
  });
  report({
    name: 'first pages alone: CPU with database',
    value: median(first.map((r) => r.cpuMs)),
    unit: 'ms/req',
  });
  report({
    name: 'deep pages alone: CPU with database',
    value: median(deep.map((r) => r.cpuMs)),
    unit: 'ms/req',
  });
  const note = `${writer.checks} looked at while 10 items a second arrived`;
  report({ name: 'wrong totals', value: writer.wrong, unit: 'totals', limit: { atMost: 0 }, note });
  reportFailures([quiet, ...mix, ...cold, ...first, ...deep]);
}

async function measureSearch(earshot: Server, control: Server, seeded: Seeded): Promise<void> {
  const startedAt = performance.now();
  await callApi(earshot.address, seeded.tokens[0] ?? '', feedback.getFeedback, {
    body: { searchTerm: 'first question' },
  });
  report({
    name: 'first question after the start',
    value: (performance.now() - startedAt) / 1000,
    unit: 's',
  });
  const runs: Round[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const machine = await measureMachine(control, round);
    const order = { kind: 'search', seed: 2000 + round, seconds: 5, connections: 4 } as const;
    runs.push({ ...(await runKind(earshot, seeded, order)), ...machine });
  }
  report({
    name: 'questions, none twice: speed',
    value: median(runs.map(perSecond)),
    unit: 'req/s',
    limit: { atLeast: 60 },
    note: unscaled(runs),
  });
  report({ name: 'questions: CPU with database', value: median(runs.map((r) => r.cpuMs)), unit: 'ms/req' });
  reportFailures(runs);
}

async function measureImport(
  earshot: Server,
  control: Server,
  seeded: Seeded,
  idleMegabytes: number,
): Promise<void> {
  const { address } = earshot;
  const [token = ''] = seeded.tokens;
  const quiet = await uploadFile(address, token, itemCount, 'alone');
  const before = await measureMachine(control, 7);
  let mostMegabytes = 0;
  const alone = await runImport(address, token, quiet.import_id, () => {
    mostMegabytes = Math.max(mostMegabytes, residentMegabytes(earshot.pid));
  });
  const share = (before.share + (await measureMachine(control, 8)).share) / 2;
  report({
    name: `import of ${itemCount} rows`,
    value: alone.seconds * share,
    unit: 's',
    limit: { atMost: 60 },
  });
  const allowed = idleMegabytes + 150 + (4 * itemCount) / 1024;
  report({
    name: 'memory during the import',
    value: mostMegabytes,
    unit: 'MB',
    limit: { atMost: Math.round(allowed) },
  });

  // The import lasts longer than the load, so that each request meets it.
  const busy = await uploadFile(address, token, itemCount, 'busy');
  const seconds = Math.min(20, alone.seconds * 0.7);
  const [, lists, searches] = await Promise.all([
    runImport(address, token, busy.import_id, () => undefined),
    runKind(earshot, seeded, { kind: 'first', seed: 31, seconds, connections: 2 }),
    runKind(earshot, seeded, { kind: 'search', seed: 32, seconds, connections: 4 }),
  ]);
  const p95 = { value: lists.p95Ms * share, unit: 'ms', limit: { atMost: 50 } };
  report({ name: 'list during an import and 4 searchers: p95', ...p95 });
  reportFailures([lists, searches]);
}

type Part = Pick<LoadOrder, 'kind' | 'seed' | 'seconds' | 'connections'>;

async function runKind(
  earshot: Server,
  { tokens }: Seeded,
  part: Part,
): Promise<LoadResult & { cpuMs: number }> {
  const before = processorSeconds(earshot.pid);
  const order = { address: earshot.address, path: feedback.getFeedback.path, tokens, items: itemCount };
  const result = await load({ ...order, ...part });
  return { ...result, cpuMs: ((processorSeconds(earshot.pid) - before) * 1000) / result.requests };
}

function perSecond({ requests, seconds, share }: Round): number {
  return requests / seconds / share;
}

function unscaled(results: readonly Round[]): string {
  const clock = median(results.map(({ requests, seconds }) => requests / seconds));
  return `${clock.toFixed(0)} by the clock, on ${(median(results.map((r) => r.share)) * 100).toFixed(0)} % of the machine`;
}

function reportFailures(results: readonly LoadResult[]): void {
  const failures = results.flatMap((result) => Object.entries(result.failures));
  const value = failures.reduce((sum, [, count]) => sum + count, 0);
  const note = failures.map(([status, count]) => `${count} × ${status}`).join(', ');
  report({ name: 'requests that failed', value, unit: 'requests', limit: { atMost: 0 }, note });
}
