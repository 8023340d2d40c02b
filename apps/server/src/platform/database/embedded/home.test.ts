import { chmod, cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { namespacesWork } from './account.ts';
import type { Binaries } from './binaries.ts';
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

/** The programs in a folder that everybody may enter: those of the project are where it was put, which may be root's home. */
async function withOpenPrograms(folder: string): Promise<Binaries> {
  const copy = join(folder, 'programs');
  await cp(findBinaries().folder, copy, { recursive: true, verbatimSymlinks: true });
  return { folder: copy };
}

test.skipIf(!isRoot)('root runs the server as a system user where that user can go', () =>
  withFolder(0o711, async (folder) => {
    expect(await chooseHome(await withOpenPrograms(folder), folder, log)).toMatchObject({
      account: { kind: 'system' },
      clusterParent: folder,
    });
  }),
);

describe.skipIf(!isRoot || !(await namespacesWork()))(
  'root runs the server in a user namespace, in place',
  () => {
    const inPlace = (folder: string) => ({ account: { kind: 'namespace' }, clusterParent: folder });

    test('where the data folder is closed to others', () =>
      withFolder(0o700, async (folder) => {
        expect(await chooseHome(findBinaries(), folder, log)).toMatchObject(inPlace(folder));
      }));

    test('where the programs are in a folder that is closed to others, such as a clone in its home', () =>
      withFolder(0o700, async (closed) => {
        const programs = await withOpenPrograms(closed);
        await withFolder(0o711, async (folder) => {
          expect(await chooseHome(programs, folder, log)).toMatchObject({
            ...inPlace(folder),
            binaries: programs,
          });
        });
      }));
  },
);
