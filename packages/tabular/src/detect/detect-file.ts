import { limits } from '@earshot/contracts/limits';
import { open, stat } from 'node:fs/promises';
import { TabularError } from '../errors.ts';
import type { DetectOverrides, FileFacts } from '../facts.ts';
import { detectText } from './detect-text.ts';
import { detectWorkbook } from './detect-workbook.ts';
import { magicOf } from './magic.ts';
import { encrypted, notAWorkbook } from '../xlsx/xlsx-archive.ts';

/**
 * Reads a file once through and says what it is and what it holds. The format is told by its content; the name only
 * decides where that leaves a choice, and that a file called .xlsx is a workbook.
 *
 * @throws TabularError when the whole file is refused
 * @throws the signal's reason when it is aborted
 */
export async function detectFile(
  path: string,
  fileName: string,
  overrides: DetectOverrides = {},
  signal?: AbortSignal,
): Promise<FileFacts> {
  const { size } = await stat(path);
  if (size === 0) throw new TabularError('file_empty', 'The file is empty.');
  if (size > limits.importMaxBytes) {
    throw new TabularError(
      'file_too_large',
      `The file is larger than ${limits.importMaxBytes / 1_000_000} MB.`,
    );
  }
  const head = await readHead(path);
  const magic = magicOf(head);
  if (magic === 'zip') return detectWorkbook(path, size, overrides, signal);
  if (magic === 'ole')
    throw isEncryptedPackage(head)
      ? encrypted()
      : notAWorkbook('This is an old Excel file (.xls) or another Office document.');
  if (magic === 'other')
    throw new TabularError(
      'binary_content',
      'This is not a text table: it is an image, a document or an archive.',
    );
  if (/\.xlsx$/i.test(fileName)) throw notAWorkbook('The file is called .xlsx but is not a workbook.');
  return detectText(path, fileName, { bytes: size, gzip: magic === 'gzip' }, overrides, signal);
}

const HEAD_BYTES = 64 * 1024;

async function readHead(path: string): Promise<Buffer> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** A workbook with a password is a compound file that names its encrypted stream (MS-OFFCRYPTO, 2.3.4.4). */
function isEncryptedPackage(head: Buffer): boolean {
  return (
    head.includes(Buffer.from('EncryptedPackage', 'utf16le')) ||
    head.includes(Buffer.from('EncryptionInfo', 'utf16le'))
  );
}
