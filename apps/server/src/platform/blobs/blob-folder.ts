import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { BlobStore } from './blob-store.ts';
import { BlobMissing, blobNameForm } from './blob-store.ts';

/** Ends the name of a file that is being written. */
const partEnding = '.part';

/** Blobs as files of one folder, a folder within it for each owner. */
export class BlobFolder implements BlobStore {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async put(name: string, bytes: Readable): Promise<number> {
    const path = this.#pathOf(name);
    const part = `${path}${partEnding}`;
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    try {
      const target = createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true });
      await pipeline(bytes, target);
      await rename(part, path);
      await syncFolder(dirname(path));
      return target.bytesWritten;
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
  }

  async withFile<Result>(name: string, use: (path: string) => Promise<Result>): Promise<Result> {
    if ((await this.size(name)) === null) throw new BlobMissing(name);
    return use(this.#pathOf(name));
  }

  async readRange(name: string, from: number, length: number): Promise<Buffer> {
    const file = await open(this.#pathOf(name), 'r').catch(orWhenMissing(null));
    if (!file) throw new BlobMissing(name);
    try {
      const bytes = Buffer.allocUnsafe(length);
      let read = 0;
      while (read < length) {
        const { bytesRead } = await file.read(bytes, read, length - read, from + read);
        if (bytesRead === 0) throw new BlobMissing(name);
        read += bytesRead;
      }
      return bytes;
    } finally {
      await file.close();
    }
  }

  async size(name: string): Promise<number | null> {
    return (await factsOf(this.#pathOf(name)))?.size ?? null;
  }

  async delete(name: string): Promise<void> {
    const path = this.#pathOf(name);
    await rm(path, { force: true });
    await rm(`${path}${partEnding}`, { force: true });
  }

  async *namesBefore(instant: Date): AsyncGenerator<string> {
    for (const owner of await filesOf(this.#folder)) {
      const names = (await filesOf(join(this.#folder, owner))).map((file) => `${owner}/${file}`);
      for (const file of names) {
        const name = file.endsWith(partEnding) ? file.slice(0, -partEnding.length) : file;
        if (!blobNameForm.test(name)) continue;
        const facts = await factsOf(join(this.#folder, file));
        if (facts && facts.mtime < instant) yield name;
      }
    }
  }

  #pathOf(name: string): string {
    if (!blobNameForm.test(name)) throw new RangeError('This is no name of a blob');
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
