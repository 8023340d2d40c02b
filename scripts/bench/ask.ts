/**
 * Measures answers to open questions: whether plans, numbers and quotes are right, whether what cannot be answered is
 * refused, and how long an answer takes.
 *
 *   npm run bench:ask -- [--items 100000] [--verbose]
 *
 * Exits 1 when a limit is missed. `--items` adds the latency over a workspace of so many items.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { EngineThread } from '../../apps/server/src/features/feedback/find/engine-thread.ts';
import { openQueue } from '../../apps/server/src/jobs/queue.ts';
import { migrate } from '../../apps/server/src/platform/database/migrate.ts';
import { openDatabase } from '../../apps/server/src/platform/database/open-database.ts';
import { measureLatency } from './ask/latency.ts';
import { measureQuality } from './ask/quality.ts';
import { seedDatabase } from './ask/seed-database.ts';
import { isKept, printTable } from './search/report.ts';

const { values: options } = parseArgs({
  options: { items: { type: 'string' }, verbose: { type: 'boolean', default: false } },
});
const lines = await quality();
if (options.items !== undefined) lines.push(...(await measureLatency(Number(options.items))));
printTable(lines);
process.exitCode = lines.every(isKept) ? 0 : 1;

async function quality() {
  const dataDir = await mkdtemp(join(tmpdir(), 'earshot-bench-ask-'));
  const log = pino({ level: 'silent' });
  const database = await openDatabase({ dataDir, log });
  const engine = new EngineThread({ database, log });
  try {
    await migrate(database, log);
    const queue = await openQueue(database, log);
    await queue.stop();
    const seeded = await seedDatabase(database, engine);
    return await measureQuality({ database, engine }, seeded, options.verbose);
  } finally {
    await engine.close();
    await database.stop();
    await rm(dataDir, { recursive: true });
  }
}
