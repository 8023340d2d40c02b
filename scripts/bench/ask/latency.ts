import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { EngineThread } from '../../../apps/server/src/features/feedback/find/engine-thread.ts';
import { runRaw } from '../../../apps/server/src/platform/database/raw-query.ts';
import { openQueue } from '../../../apps/server/src/jobs/queue.ts';
import { Asker } from '../../../apps/server/src/features/questions/ask.ts';
import { FreeSpace } from '../../../apps/server/src/platform/database/free-space.ts';
import { openDatabase } from '../../../apps/server/src/platform/database/open-database.ts';
import { readInWorkspace } from '../../../apps/server/src/platform/database/workspace-transaction.ts';
import { seedFolder } from '../load/seeded-folder.ts';
import type { Measured } from '../search/report.ts';

/** Each asked once, so that no answer is read from a cache of the same question. */
const asked = [
  'How many complaints came from Source 1?',
  'How many items in the last 90 days?',
  'What share of feedback is negative?',
  'How many items came in each month?',
  'Which source has the most complaints?',
  'What do people say about the invoice?',
  'Why are people unhappy?',
  'How many people mention the price?',
  'What is the average rating since March?',
  'Compare Source 1 with Source 2',
  'Which accounts complain most?',
  'Show me negative feedback from Source 3',
];

/** How long the first words and the whole answer take, in this process and thread, over a workspace of `count` items. */
export async function measureLatency(count: number): Promise<Measured[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'earshot-bench-ask-'));
  const log = pino({ level: 'silent' });
  try {
    const { workspaceId } = await seedFolder(dataDir, count);
    const database = await openDatabase({ dataDir, log });
    // An answer says how much is still being read, by the jobs that wait.
    const queue = await openQueue(database, log);
    await queue.stop();
    const engine = new EngineThread({ database, log });
    try {
      const asker = new Asker({
        database,
        engine,
        now: Date.now,
        freeSpace: new FreeSpace('.', 0),
        llm: null,
        encoder: null,
      });
      const [member] = await readInWorkspace(database, workspaceId, (tx) =>
        runRaw<{ userId: string }>(tx, 'select user_id from membership where workspace_id = $1 limit 1', [
          workspaceId,
        ]),
      );
      const caller = { workspaceId, userId: member?.userId ?? '' };
      // The index is read when it is first asked for.
      await asker.ask(caller, { new_message: 'What do people say about login?' });
      const firsts: number[] = [];
      const wholes: number[] = [];
      for (const new_message of asked) {
        const startedAt = performance.now();
        let first: number | undefined;
        await asker.ask(caller, { new_message }, ({ event }) => {
          if (event === 'text') first ??= performance.now() - startedAt;
        });
        wholes.push(performance.now() - startedAt);
        firsts.push(first ?? Infinity);
      }
      const load = loadavg()[0] ?? 0;
      console.log(`load ${load.toFixed(1)} on ${availableParallelism()} processors`);
      const name = `${count.toLocaleString('en')} items`;
      return [
        { name: `${name}: first words, median`, value: median(firsts), unit: 'ms', limit: { atMost: 300 } },
        { name: `${name}: first words, slowest`, value: Math.max(...firsts), unit: 'ms' },
        { name: `${name}: whole answer, median`, value: median(wholes), unit: 'ms', limit: { atMost: 1000 } },
        { name: `${name}: whole answer, slowest`, value: Math.max(...wholes), unit: 'ms' },
      ];
    } finally {
      await engine.close();
      await database.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true });
  }
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}
