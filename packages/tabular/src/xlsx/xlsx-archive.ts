import { openPromise } from 'yauzl';
import type { Entry, ZipFile } from 'yauzl';
import { TabularError } from '../errors.ts';
import { refuseBomb } from '../detect/file-bytes.ts';
import { MAX_ARCHIVE_ENTRIES } from '../limits.ts';

/** A workbook's zip archive, opened within the limits. Nothing of it is ever written to disk. */
export class XlsxArchive {
  readonly #zip: ZipFile;
  readonly #entries: Map<string, Entry>;

  private constructor(zip: ZipFile, entries: Map<string, Entry>) {
    this.#zip = zip;
    this.#entries = entries;
  }

  /** @throws TabularError `not_a_workbook`, `workbook_encrypted`, `workbook_too_large` */
  static async open(path: string): Promise<XlsxArchive> {
    const zip = await asBroken(
      openPromise(path, { autoClose: false, lazyEntries: true, validateEntrySizes: true }),
    );
    try {
      if (zip.entryCount > MAX_ARCHIVE_ENTRIES) {
        throw new TabularError(
          'workbook_too_large',
          `The archive contains ${zip.entryCount} parts. A workbook has at most ${MAX_ARCHIVE_ENTRIES}.`,
        );
      }
      const entries = new Map<string, Entry>();
      for await (const entry of within(zip.eachEntry())) entries.set(entry.fileName.toLowerCase(), entry);
      refuseOther(entries);
      return new XlsxArchive(zip, entries);
    } catch (error) {
      zip.close();
      throw error;
    }
  }

  has(name: string): boolean {
    return this.#entries.has(name.toLowerCase());
  }

  /**
   * One part's bytes, unpacked.
   *
   * @throws TabularError `expands_too_much` by its declared size before, and by its real size while unpacking; `workbook_encrypted`, `workbook_broken`
   */
  async *part(name: string): AsyncGenerator<Buffer> {
    const entry = this.#entries.get(name.toLowerCase());
    if (entry === undefined)
      throw new TabularError('workbook_broken', `The workbook is missing its part ${name}.`);
    if (entry.isEncrypted()) throw encrypted();
    refuseBomb(entry.uncompressedSize, entry.compressedSize);
    let expanded = 0;
    const stream = await asBroken(this.#zip.openReadStreamPromise(entry));
    try {
      for await (const chunk of within(stream as AsyncIterable<Buffer>)) {
        expanded += chunk.length;
        refuseBomb(expanded, entry.compressedSize);
        yield chunk;
      }
    } finally {
      stream.destroy();
    }
  }

  close(): void {
    this.#zip.close();
  }
}

export function encrypted(): TabularError {
  return new TabularError(
    'workbook_encrypted',
    'The workbook is protected with a password. Save it without one and upload it again.',
  );
}

function refuseOther(entries: Map<string, Entry>): void {
  if (entries.has('xl/workbook.bin')) throw notAWorkbook('This is a binary workbook (.xlsb).');
  if (entries.has('content.xml')) throw notAWorkbook('This is an OpenDocument file.');
  if (!entries.has('[content_types].xml') || !entries.has('_rels/.rels')) throw anArchive();
}

export function anArchive(): TabularError {
  return new TabularError(
    'not_a_workbook',
    'This is an archive, not a workbook. Unpack it and upload the file in it.',
  );
}

export function notAWorkbook(what: string): TabularError {
  return new TabularError(
    'not_a_workbook',
    `${what} Save it as an Excel workbook (.xlsx) or as CSV and upload it again.`,
  );
}

async function asBroken<T>(promise: Promise<T>): Promise<T> {
  try {
    return await promise;
  } catch (error) {
    throw broken(error);
  }
}

/** Turns the archive library's errors into ours. */
async function* within<T>(source: AsyncIterable<T>): AsyncGenerator<T> {
  const iterator = source[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await asBroken(iterator.next());
      if (next.done === true) return;
      yield next.value;
    }
  } finally {
    await iterator.return?.();
  }
}

function broken(error: unknown): TabularError {
  if (error instanceof TabularError) return error;
  return new TabularError('workbook_broken', 'The workbook is damaged: its archive cannot be read.', {
    cause: error,
  });
}
