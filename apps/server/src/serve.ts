import { limits } from '@earshot/contracts/limits';
import { pino } from 'pino';
import { fileURLToPath } from 'node:url';
import { ConfigError, readConfig } from './config.ts';
import { DatabaseStartError } from './platform/database/start-error.ts';
import { startServer } from './start-server.ts';

const projectFolder = fileURLToPath(new URL('../../..', import.meta.url));

/** Runs the server until it is told to stop; says on standard error why it does not start. */
export async function serve(environment: NodeJS.ProcessEnv): Promise<void> {
  try {
    const config = readConfig(environment, projectFolder);
    const log = pino({ level: config.logLevel });
    const server = await startServer(config, log, projectFolder);
    stopOnSignals(() => server.stop());
    const address = addressToOpen(config.publicUrl, server.address);
    process.stdout.write(`Earshot is ready at ${address}\n`);
    if (server.setUpToken !== null) process.stdout.write(setUpSentence(address, server.setUpToken));
  } catch (error) {
    const isExpected = error instanceof ConfigError || error instanceof DatabaseStartError;
    process.stderr.write(
      `${isExpected ? error.message : String(error instanceof Error ? error.stack : error)}\n`,
    );
    process.exitCode = 1;
  }
}

/** Said whatever the log's level: nothing else makes the first operator. */
function setUpSentence(address: string, token: string): string {
  const lives = `it works once, for ${limits.setUpLinkHours} hours, and the next start prints another`;
  return `Nobody runs this server yet. Open this link to become its operator (${lives}):\n${address}/set_up#token=${token}\n`;
}

/**
 * The address that mailed links begin with: a browser keeps the login of `localhost` from that of `127.0.0.1`, and people
 * would lose theirs between the two. With a port that the system chose, only the server knows it.
 */
function addressToOpen(publicUrl: string, listensAt: string): string {
  return new URL(publicUrl).port === '0' ? listensAt : publicUrl;
}

function stopOnSignals(stop: () => Promise<void>): void {
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      void stop().then(
        () => process.exit(0),
        (error: unknown) => {
          process.stderr.write(`The server did not stop cleanly: ${String(error)}\n`);
          process.exit(1);
        },
      );
    });
  }
}
