import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const entry = fileURLToPath(new URL('./main.ts', import.meta.url));

test('a port that another program holds is said in one sentence, with the way out', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'earshot-serve-'));
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const child = spawn(process.execPath, [entry], {
    env: { PORT: String(port), EARSHOT_DATA_DIR: dataDir, EARSHOT_LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (part: Buffer) => (said += part.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  other.close();
  await rm(dataDir, { recursive: true, force: true });
  expect(said).toBe(
    `Port ${port} of 127.0.0.1 is taken by another program. Stop that one, or start with another port: PORT=${port + 1} npm start\n`,
  );
  expect(code).toBe(1);
}, 120_000);
