import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { BlobStore, StoredBlob } from './blob-store.ts';
import { BlobMissing } from './blob-store.ts';

const ownerForm = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const nameForm = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\/[0-9a-f]{32}(?:\.part)?$/;
/** Ends the name of a file that is being written. */
const partEnding = '.part';

/** Blobs as files of one folder, a folder within it for each owner. */
export class BlobFolder implements BlobStore {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async put(owner: string, bytes: Readable): Promise<StoredBlob> {
    if (!ownerForm.test(owner)) throw new RangeError('The owner of a blob is a UUID');
    const name = `${owner}/${randomBytes(16).toString('hex')}`;
    const path = this.#pathOf(name);
    const part = `${path}${partEnding}`;
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    try {
      const target = createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true });
      await pipeline(bytes, target);
      await rename(part, path);
      await syncFolder(dirname(path));
      return { name, bytes: target.bytesWritten };
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
  }

  async withFile<Result>(name: string, use: (path: string) => Promise<Result>): Promise<Result> {
    if ((await this.size(name)) === null) throw new BlobMissing(name);
    return use(this.#pathOf(name));
  }

  async size(name: string): Promise<number | null> {
    return (await factsOf(this.#pathOf(name)))?.size ?? null;
  }

  async delete(name: string): Promise<void> {
    await rm(this.#pathOf(name), { force: true });
  }

  async *namesBefore(instant: Date): AsyncGenerator<string> {
    for (const owner of await filesOf(this.#folder)) {
      for (const file of await filesOf(join(this.#folder, owner))) {
        const name = `${owner}/${file}`;
        if (!nameForm.test(name)) continue;
        const facts = await factsOf(this.#pathOf(name));
        if (facts && facts.mtime < instant) yield name;
      }
    }
  }

  #pathOf(name: string): string {
    if (!nameForm.test(name)) throw new RangeError('This is no name of a blob');
    return join(this.#folder, name);
  }
}

/** Makes a rename survive a power cut; folders cannot be opened on Windows, which needs no such step. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function filesOf(folder: string): Promise<string[]> {
  return readdir(folder).catch(orWhenMissing([]));
}

function factsOf(path: string): Promise<{ size: number; mtime: Date } | null> {
  return stat(path).catch(orWhenMissing(null));
}

function orWhenMissing<Value>(value: Value): (error: NodeJS.ErrnoException) => Value {
  return (error) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return value;
    throw error;
  };
}
