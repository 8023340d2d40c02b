// Opens the embedded database of a folder and holds it until it is told to end: node hold-database.ts <data folder>
import { pino } from 'pino';
import { EmbeddedServer } from '../../platform/database/embedded.ts';
import { DatabaseStartError } from '../../platform/database/start-error.ts';

const dataDir = process.argv[2] ?? '';
try {
  const server = await EmbeddedServer.start({ dataDir, log: pino({ level: 'silent' }) });
  process.stdout.write(`ready ${server.pid}\n`);
  process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)));
} catch (error) {
  process.stderr.write(error instanceof DatabaseStartError ? error.message : String(error));
  process.exitCode = 1;
}
