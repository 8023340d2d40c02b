import type { MultipartFile } from '@fastify/multipart';
import type { CallReply } from '@earshot/contracts/call';
import type { AccountFault, accountFiles } from '@earshot/contracts/account-files';
import { accountFileLimits } from '@earshot/contracts/account-files';
import type { AccountTarget } from '@earshot/contracts/imports/import-targets';
import { guessAccountColumns } from '@earshot/tabular/columns/account-columns';
import type { DetectOverrides, FileFacts } from '@earshot/tabular/facts';
import { readRows } from '@earshot/tabular/read-rows';
import { hash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../../../platform/database/open.ts';
import { readInWorkspace } from '../../../platform/database/workspace-transaction.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { DetectThreads } from '../../imports/file/detect-thread.service.ts';
import { fileRefused } from '../../imports/file/detect-thread.service.ts';
import { guessedAccountMapping } from './guessed-mapping.ts';
import { lastMapping } from './account-file.sql.ts';

type Reply = CallReply<typeof accountFiles.read>;

/**
 * Says what a file of accounts holds. It is kept no longer than this takes.
 *
 * @throws Problem `too_large` past the limit, `file_refused` when it is no file of rows or has too many
 */
export async function readAccountFile(
  { database, detectors }: { database: Database; detectors: DetectThreads },
  workspaceId: string,
  part: MultipartFile,
  sheet: string | undefined,
): Promise<Reply> {
  const bytes = await part.toBuffer().catch((error: unknown) => {
    throw part.file.truncated ? tooLarge() : error;
  });
  const folder = await mkdtemp(join(tmpdir(), 'earshot-accounts-'));
  try {
    const path = join(folder, 'file');
    await writeFile(path, bytes);
    const fileName = part.filename.split(/[/\\]/).at(-1)?.slice(0, 200) || 'accounts';
    const facts = await likeliestSheet(sheet, (overrides) =>
      detectors.detect({ path, fileName, overrides }).then((detected) => detected.facts),
    );
    const { maxRows, maxColumns } = accountFileLimits;
    if (facts.rowCount > maxRows || facts.columns.length > maxColumns) {
      throw fileRefused(
        `An account file can have at most ${maxRows.toLocaleString('en')} rows and ${maxColumns} columns. Split it.`,
      );
    }
    const { rows, faults } = await rowsOf(path, facts);
    const last = await readInWorkspace(database, workspaceId, (tx) =>
      lastMapping(tx, workspaceId, columnsKey(facts.columns)),
    );
    return {
      file_name: fileName.toWellFormed(),
      sheet: facts.sheet,
      sheets: facts.sheets.map(({ name }) => name),
      samples: facts.columns.map(({ samples }) => samples),
      mapping: last ?? guessedAccountMapping(facts),
      mapping_kept: last !== undefined,
      rows,
      faults,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const mostSheets = 5;
const telling: ReadonlySet<AccountTarget> = new Set([
  'account_name',
  'domain',
  'plan',
  'revenue',
  'segment',
  'size',
  'owner',
]);

/** The wanted sheet, or the one that says most of accounts. */
export async function likeliestSheet(
  wanted: string | undefined,
  detect: (overrides: DetectOverrides) => Promise<FileFacts>,
): Promise<FileFacts> {
  const first = await detect(wanted === undefined ? {} : { sheet: wanted });
  if (wanted !== undefined || first.format !== 'xlsx') return first;
  let best = first;
  const others = first.sheets.filter(({ name, hidden }) => !hidden && name !== first.sheet);
  for (const { name } of others.slice(0, mostSheets)) {
    const facts = await detect({ sheet: name }).catch(() => first);
    if (told(facts) > told(best)) best = facts;
  }
  return best;
}

function told({ columns }: FileFacts): number {
  return guessAccountColumns(columns).filter((target) => telling.has(target)).length;
}

/** The same for files with the same columns in the same order. */
export function columnsKey(columns: readonly { name: string }[]): Buffer {
  return hash('sha256', JSON.stringify(columns.map(({ name }) => name)), 'buffer');
}

async function rowsOf(path: string, facts: FileFacts): Promise<Pick<Reply, 'rows' | 'faults'>> {
  const rows: Reply['rows'] = [];
  const faults: AccountFault[] = [];
  const { cellMaxChars } = accountFileLimits;
  for await (const row of readRows(path, facts)) {
    if ('problem' in row) {
      faults.push({ line: row.line, column: null, detail: row.problem.detail });
      continue;
    }
    const cells = row.cells.map((cell, at) => {
      if (cell.length <= cellMaxChars) return cell.replaceAll('\0', '').toWellFormed();
      const column = facts.columns[at]?.name ?? null;
      const detail = `The value is longer than ${cellMaxChars.toLocaleString('en')} characters and is not imported.`;
      faults.push({ line: row.line, column, detail });
      return '';
    });
    rows.push({ line: row.line, cells });
  }
  return { rows, faults: faults.slice(0, accountFileLimits.shownFaults) };
}

function tooLarge(): Problem {
  const megabytes = accountFileLimits.maxBytes / 1_000_000;
  return new Problem('too_large', { detail: `An account file can have at most ${megabytes} MB. Split it.` });
}
