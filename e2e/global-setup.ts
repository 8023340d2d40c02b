import { startStandIn } from '@earshot/stand-in-internet/start-stand-in';
import { startEarshot } from './support/earshot-process.ts';

const testNames = new URL('../packages/stand-in-internet/src/test-names.ts', import.meta.url).href;

/** One server for the whole run, and what it meets of the net; tests find both by the environment. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const standIn = await startStandIn();
  const server = await startEarshot({ ...standIn.environment, NODE_OPTIONS: `--import=${testNames}` });
  process.env.EARSHOT_E2E_URL = server.url;
  process.env.EARSHOT_E2E_DATA_DIR = server.dataDir;
  process.env.EARSHOT_E2E_SET_UP_LINK = server.setUpLink;
  process.env.EARSHOT_E2E_VISIT_PORT = String(server.visitPort);
  process.env.EARSHOT_E2E_DESK_PORT = String(server.deskPort);
  process.env.EARSHOT_E2E_STAND_IN_PORT = String(standIn.port);
  return async () => {
    await server.stop();
    await standIn.stop();
  };
}
