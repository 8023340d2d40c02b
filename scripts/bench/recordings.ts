// How fast the list of recordings answers over 20,000 sessions: npm run bench:recordings
import { recordings, type RecordingFilter } from '@earshot/contracts/recordings';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { callApi } from './load/api-client.ts';
import { processorSeconds, startEarshot } from './load/processes.ts';
import type { Line } from './load/report.ts';
import { holds, median, print } from './load/report.ts';
import { seedFolder } from './load/seeded-folder.ts';
import { seedRecordings } from './load/seeded-recordings.ts';

const sessions = 20_000;
const rounds = 40;
const limitMs = 30;
const dayMs = 86_400_000;

const filters: [name: string, filters: RecordingFilter][] = [
  ['all', {}],
  ['of the last week', { from: new Date(Date.now() - 7 * dayMs).toISOString() }],
  ['with an error', { with: ['error'] }],
  ['with rage clicks, without errors', { with: ['rage_click'], without: ['error'] }],
  ['of a person', { person_ids: ['person-77'] }],
  ['of a plan', { metadata: [{ key: 'plan', condition: 'equals', value: 'team' }] }],
  ['on a page', { page: '/product/77' }],
  ['that say words', { contains: 'total is undefined 7' }],
];

const lines: Line[] = [];
const dataDir = await mkdtemp(join(tmpdir(), 'earshot-bench-'));
try {
  const { tokens, workspaceId } = await seedFolder(dataDir, 0);
  await seedRecordings(dataDir, workspaceId, sessions);
  const earshot = await startEarshot(dataDir);
  try {
    for (const [name, filter] of filters) {
      const ask = (round: number) =>
        callApi(earshot.address, tokens[round % tokens.length] ?? '', recordings.list, {
          body: { filters: filter },
        });
      const { total_count: found } = await ask(0);
      const before = processorSeconds(earshot.pid);
      const times: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const begun = performance.now();
        await ask(round);
        times.push(performance.now() - begun);
      }
      const cpuMs = ((processorSeconds(earshot.pid) - before) * 1000) / rounds;
      const line: Line = {
        name: `sessions ${name}: p50`,
        value: median(times),
        unit: 'ms',
        limit: { atMost: limitMs },
        note: `${cpuMs.toFixed(1)} ms CPU, ${found} found`,
      };
      lines.push(line);
      print(line);
    }
  } finally {
    await earshot.stop();
  }
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
const missed = lines.filter((line) => !holds(line));
process.stdout.write(
  `\n${lines.length - missed.length} of ${lines.length} figures hold; load of the machine ${loadavg()[0]?.toFixed(1)}\n`,
);
process.exitCode = missed.length > 0 ? 1 : 0;
