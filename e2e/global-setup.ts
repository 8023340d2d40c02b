import { startEarshot } from './support/earshot-process.ts';

/** One server for the whole run; tests find it by the environment. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const server = await startEarshot();
  process.env.EARSHOT_E2E_URL = server.url;
  process.env.EARSHOT_E2E_DATA_DIR = server.dataDir;
  return server.stop;
}
