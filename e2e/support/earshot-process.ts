import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const startMs = 90_000;

export interface EarshotProcess {
  url: string;
  dataDir: string;
  /** Port at which tests may put up a site for visits. */
  visitPort: number;
  /** Port at which tests may put up a system to connect. */
  deskPort: number;
  /** What its first start printed to make its operator. */
  setUpLink: string;
  stop: () => Promise<void>;
}

/**
 * Starts the real server on a free port with a throw-away data folder, which goes when it stops.
 *
 * @param environment what it is told besides; its private targets are added to those of the tests
 * @throws Error with the server's last words when it does not become ready
 */
export async function startEarshot(environment: Record<string, string> = {}): Promise<EarshotProcess> {
  const dataDir = await mkdtemp(join(tmpdir(), 'earshot-e2e-'));
  const port = await freePort();
  const visitPort = await freePort();
  const deskPort = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      ...environment,
      PORT: String(port),
      EARSHOT_DATA_DIR: dataDir,
      EARSHOT_PUBLIC_URL: url,
      EARSHOT_LOG_LEVEL: 'warn',
      EARSHOT_PRIVATE_TARGETS: [
        environment.EARSHOT_PRIVATE_TARGETS,
        `127.0.0.1:${visitPort}`,
        `127.0.0.1:${deskPort}`,
      ]
        .join(' ')
        .trim(),
      // Each test comes from an address of its own, so that rate limits meant for one person do not add up.
      EARSHOT_TRUSTED_PROXIES: '127.0.0.1/32',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  let setUpLink: string | undefined;
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => {
      said = (said + text.toString()).slice(-4000);
      setUpLink ??= /^\S+\/set_up#token=\S+$/m.exec(said)?.[0];
    });
  }
  const exited = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
    await rm(dataDir, { recursive: true, force: true });
  };
  const deadline = Date.now() + startMs;
  while (setUpLink === undefined || !(await isReady(url))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      if (child.exitCode === null) await stop();
      throw new Error(`The server did not become ready:\n${said}`);
    }
    await wait(150);
  }
  return { url, dataDir, visitPort, deskPort, setUpLink, stop };
}

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/healthz`).then(
    (answer) => answer.ok,
    () => false,
  );
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
