import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { detectFile } from '../detect/detect-file.ts';
import type { DetectOverrides, FileFacts } from '../facts.ts';
import { readRows } from '../read-rows.ts';
import type { SourceRow } from '../rows.ts';

/** A folder for the files of one test file, gone when its tests are done. Returns a function that writes a file and gives its path. */
export function useTempFiles(): (content: string | Uint8Array) => Promise<string> {
  let folder = '';
  let count = 0;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tabular-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return async (content) => {
    const path = join(folder, `file-${++count}`);
    await writeFile(path, content);
    return path;
  };
}

export async function readAll(path: string, facts: FileFacts): Promise<SourceRow[]> {
  return Array.fromAsync(readRows(path, facts));
}

/** What is detected of a file, and all its rows. */
export async function load(
  path: string,
  fileName = 'feedback.csv',
  overrides: DetectOverrides = {},
): Promise<{ facts: FileFacts; rows: SourceRow[] }> {
  const facts = await detectFile(path, fileName, overrides);
  return { facts, rows: await readAll(path, facts) };
}

/** The cells of readable rows, the problem's code of others. */
export function shown(rows: readonly SourceRow[]): (string[] | string)[] {
  return rows.map((row) => ('problem' in row ? `${row.line} ${row.problem.code}` : row.cells));
}
