import { z } from 'zod';
import { accountTargets } from './imports/import-targets.ts';
import { defineCall } from './call.ts';
import { ingestLimits } from './ingest-limits.ts';
import { Instant, Uuid } from './call/scalars.ts';

/** Limits of a file of accounts. */
export const accountFileLimits = {
  maxBytes: 10_000_000,
  maxRows: 20_000,
  maxColumns: 200,
  cellMaxChars: 1000,
  /** Of the faults and rows that a preview lists. */
  shownFaults: 100,
  shownRows: 50,
} as const;

const Currency = z
  .string()
  .regex(/^[A-Z]{3}$/)
  .describe('ISO 4217');

export const AccountMapping = z.object({
  columns: z
    .array(z.object({ name: z.string().max(300), target: z.enum(accountTargets) }))
    .min(1)
    .max(accountFileLimits.maxColumns),
  /** Of amounts that name no currency. */
  currency: Currency,
  /** What amounts are paid for that do not say it. */
  period: z.enum(['year', 'month']),
  /** Euros for one unit of each other currency. */
  rates: z.record(Currency, z.number().positive().max(1000)),
  /** Adds accounts that feedback has not named yet; else their rows are left out. */
  adds_unknown: z.boolean(),
});
export type AccountMapping = z.infer<typeof AccountMapping>;

const AccountFileRow = z.object({
  /** Of the file, from 1. */
  line: z.int().min(1),
  cells: z.array(z.string().max(accountFileLimits.cellMaxChars)).max(accountFileLimits.maxColumns),
});
export type AccountFileRow = z.infer<typeof AccountFileRow>;

const MappedRows = z.object({
  mapping: AccountMapping,
  rows: z.array(AccountFileRow).min(1).max(accountFileLimits.maxRows),
});
export type MappedRows = z.infer<typeof MappedRows>;

/** A value or row that is left out, and where it is. */
export const AccountFault = z.object({
  line: z.int(),
  column: z.string().nullable(),
  detail: z.string(),
});
export type AccountFault = z.infer<typeof AccountFault>;

export const matchedBy = ['id', 'domain', 'name', 'none'] as const;

export const AccountFileCounts = z.object({
  rows: z.int(),
  /** Accounts that are here already, by what told them. */
  by_id: z.int(),
  by_domain: z.int(),
  by_name: z.int(),
  /** Accounts that feedback has not named yet. */
  unknown: z.int(),
  /** Rows that name no account. */
  nameless: z.int(),
  /** People whose feedback gets an account, and those without feedback here. */
  people: z.int(),
  unknown_people: z.int(),
  /** Accounts here before the file that no row is about. */
  not_in_file: z.int(),
});
export type AccountFileCounts = z.infer<typeof AccountFileCounts>;

export const AccountMatch = z.object({
  counts: AccountFileCounts,
  /** The first rows as they are read. */
  rows: z.array(
    z.object({
      line: z.int(),
      name: z.string(),
      matched_by: z.enum(matchedBy),
      /** The account's name where it is known here. */
      account: z.string().nullable(),
      plan: z.string().nullable(),
      yearly_revenue_eur: z.number().nullable(),
      people: z.int(),
    }),
  ),
  faults: z.array(AccountFault),
  fault_count: z.int(),
  /** Currencies of the file that `rates` says nothing of; their amounts are faults. */
  currencies_without_rate: z.array(z.string()),
});
export type AccountMatch = z.infer<typeof AccountMatch>;

export const AccountFile = z.object({
  account_file_id: Uuid,
  file_name: z.string(),
  counts: AccountFileCounts,
  created_by: z.string(),
  created_at: Instant,
  undone_at: Instant.nullable(),
});
export type AccountFile = z.infer<typeof AccountFile>;

const changing = { method: 'POST', auth: 'member', rateLimit: 'interactive', status: 200 } as const;

export const accountFiles = {
  read: defineCall({
    ...changing,
    path: '/api/account_files/read_file',
    summary:
      'Read a CSV, XLSX, JSON or JSONL file of accounts; returns its rows and a suggested mapping, and stores nothing',
    rateLimit: 'upload',
    transport: 'multipart',
    query: z.object({ sheet: z.string().max(100).optional() }),
    reply: z.object({
      file_name: z.string(),
      sheet: z.string().nullable(),
      sheets: z.array(z.string()),
      samples: z.array(z.array(z.string())).describe('The first different values of each column'),
      mapping: AccountMapping,
      /** True when the mapping was taken over from the last file with the same columns. */
      mapping_kept: z.boolean(),
      rows: z.array(AccountFileRow),
      /** Rows that could not be read. */
      faults: z.array(AccountFault),
    }),
    problems: ['file_refused'],
  }),
  match: defineCall({
    ...changing,
    path: '/api/account_files/match_rows',
    summary: 'Show which accounts the rows of a file match and what they would change; stores nothing',
    body: MappedRows,
    maxBodyBytes: ingestLimits.requestMaxBytes,
    reply: AccountMatch,
  }),
  apply: defineCall({
    ...changing,
    path: '/api/account_files/apply_rows',
    summary: 'Give accounts the plan, revenue and fields of a file; can be undone',
    body: MappedRows.extend({ file_name: z.string().trim().min(1).max(200) }),
    maxBodyBytes: ingestLimits.requestMaxBytes,
    reply: AccountFile,
    problems: ['storage_full'],
  }),
  undo: defineCall({
    ...changing,
    path: '/api/account_files/undo_file',
    summary: 'Undo a file of accounts; values changed since stay',
    body: z.object({ account_file_id: Uuid }),
    reply: AccountFile,
    problems: ['not_found', 'conflict'],
  }),
  list: defineCall({
    method: 'GET',
    auth: 'viewer',
    rateLimit: 'interactive',
    status: 200,
    path: '/api/account_files/list_files',
    summary: 'The last 50 files of accounts, newest first',
    reply: z.object({ files: z.array(AccountFile) }),
  }),
};
