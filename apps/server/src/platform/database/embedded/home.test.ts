import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { namespacesWork } from './account.ts';
import { findBinaries } from './binaries.ts';
import { chooseHome } from './home.ts';

const log = pino({ level: 'silent' });
const isRoot = process.getuid?.() === 0;

async function withFolder(mode: number, use: (folder: string) => Promise<void>): Promise<void> {
  const parent = await mkdtemp(join(tmpdir(), 'earshot-home-'));
  await chmod(parent, mode);
  const folder = join(parent, 'data');
  await mkdir(folder, { mode: 0o711 });
  try {
    await use(folder);
  } finally {
    await rm(parent, { recursive: true });
  }
}

test.skipIf(isRoot)('an ordinary user runs the server itself', () =>
  withFolder(0o700, async (folder) => {
    expect(await chooseHome(findBinaries(), folder, log)).toMatchObject({
      account: { kind: 'own' },
      clusterParent: folder,
    });
  }),
);

test.skipIf(!isRoot)('root runs the server as a system user where that user can go', () =>
  withFolder(0o711, async (folder) => {
    expect(await chooseHome(findBinaries(), folder, log)).toMatchObject({
      account: { kind: 'system' },
      clusterParent: folder,
    });
  }),
);

test.skipIf(!isRoot || !(await namespacesWork()))(
  'a folder closed to others is used in place, in a user namespace',
  () =>
    withFolder(0o700, async (folder) => {
      expect(await chooseHome(findBinaries(), folder, log)).toMatchObject({
        account: { kind: 'namespace' },
        clusterParent: folder,
      });
    }),
);
