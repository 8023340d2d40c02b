import { z } from 'zod';
import { defineCall } from './call.ts';
import { speakers } from './feedback.ts';
import { importTargets } from './imports/import-targets.ts';
import { Instant, SmallId, Uuid } from './call/scalars.ts';

/** `chat` is the text of a messenger, `mail` a folder of mail (mbox) or one message (eml). */
export const importFormats = ['csv', 'xlsx', 'json', 'jsonl', 'chat', 'mail', 'transcript'] as const;

/** How the file is to be read; what is left out is detected. */
export const ReadOptions = z.object({
  encoding: z.string().max(40).optional(),
  delimiter: z.enum([',', ';', '\t', '|']).optional(),
  has_header: z.boolean().optional(),
  /** Lines above the header that are passed over; empty ones are not counted. CSV and XLSX. */
  title_lines: z.int().min(0).max(20).optional(),
  sheet: z.string().max(100).optional(),
});
export type ReadOptions = z.infer<typeof ReadOptions>;

export const ImportMapping = z.object({
  /** One target per column of the file, in the file's order. */
  targets: z.array(z.enum(importTargets)).max(1000),
  date_order: z.enum(['dmy', 'mdy', 'ymd']).nullable(),
  /** IANA name of the zone that dates without one are in. */
  time_zone: z.string().max(60),
  rating_scale: z.object({ min: z.number(), max: z.number() }).nullable(),
  /** The domain of an author’s address becomes the account where no column is one; providers of mail for everybody never do. */
  accounts_by_domain: z.boolean().optional(),
  /** Where the items go: an existing source, or a new one of this name. */
  source: z.union([z.object({ id: SmallId }), z.object({ name: z.string().trim().min(1).max(120) })]),
});
export type ImportMapping = z.infer<typeof ImportMapping>;

export const ImportColumn = z.object({
  name: z.string(),
  samples: z.array(z.string()),
  guess: z.enum(importTargets),
  /** 0…1. */
  confidence: z.number(),
  note: z.string().nullable(),
  /** Of two columns and more each may hold the customer’s words: the person chooses. */
  may_be_text: z.boolean(),
});

export const ImportCounts = z.object({
  create: z.int(),
  update: z.int(),
  /** Already here, the same. */
  same: z.int(),
  /** Further rows of the file with an external id that came before; the last row wins. */
  copies: z.int(),
  reject: z.int(),
});
export type ImportCounts = z.infer<typeof ImportCounts>;

/** Rows that were rejected for one reason in one column. */
export const RejectGroup = z.object({
  code: z.string(),
  /** Null where the row as a whole was at fault. */
  column: z.string().nullable().optional(),
  count: z.int(),
  /** What happened, in a sentence, with an example value. */
  detail: z.string(),
  /** What to do about it. */
  advice: z.string(),
  first_line: z.int(),
});
export type RejectGroup = z.infer<typeof RejectGroup>;

/** One item as it would be stored, beside the row it is made of. Long values are cut. */
export const ImportPreviewItem = z.object({
  line: z.int(),
  /** How many rows became this item; `cells` is the last of them. */
  row_count: z.int(),
  cells: z.array(z.object({ column: z.string(), value: z.string() })),
  title: z.string().nullable(),
  /** The customer’s words; empty where the row has none. */
  text: z.string(),
  said_at: Instant.nullable(),
  rating: z.object({ value: z.number(), min: z.number(), max: z.number() }).nullable(),
  author: z.string().nullable(),
  account: z.string().nullable(),
  fields: z.record(z.string(), z.string()),
  /** Who said what; a single turn of the customer where nobody else speaks. */
  turns: z.array(z.object({ who: z.enum(speakers), text: z.string() })),
});
export type ImportPreviewItem = z.infer<typeof ImportPreviewItem>;

export const importStates = [
  'uploaded',
  'checking',
  'checked',
  'importing',
  'done',
  'failed',
  'undoing',
  'undone',
] as const;

export const ImportRun = z.object({
  import_id: Uuid,
  file_name: z.string(),
  file_bytes: z.int(),
  format: z.enum(importFormats),
  encoding: z.string().nullable(),
  delimiter: z.string().nullable(),
  has_header: z.boolean(),
  /** Lines above the header that are passed over. */
  title_lines: z.int(),
  sheet: z.string().nullable(),
  sheets: z.array(z.string()),
  row_count: z.int(),
  state: z.enum(importStates),
  columns: z.array(ImportColumn),
  mapping: ImportMapping,
  /** True when the mapping was taken over from the last file with the same columns. */
  mapping_kept: z.boolean(),
  /** Where the day comes in dates such as 03/04/2026, in words; null when no column is a date. */
  date_note: z.string().nullable(),
  /** Result of the dry run of the present mapping; null before there is one. */
  dry_run: z
    .object({
      counts: ImportCounts,
      rejects: z.array(RejectGroup),
      warnings: z.array(z.string()),
      /** The first items as they would be stored; none once the import began. */
      preview: z.array(ImportPreviewItem),
    })
    .nullable(),
  /** What it waits for, in a sentence; null when it is not waiting. One import of a workspace runs at a time. */
  waiting: z.string().nullable(),
  progress: z
    .object({ rows_done: z.int(), rows_total: z.int(), seconds_left: z.int().nullable() })
    .nullable(),
  /** What the finished import did. */
  result: z.object({ counts: ImportCounts, rejects: z.array(RejectGroup) }).nullable(),
  /** Rows that the plan had no room for: `commit` imports them once there is. */
  left_out: z.int(),
  /** After an undo: items left in place because they were edited since. */
  kept_after_undo: z.array(SmallId),
  undo_until: Instant.nullable(),
  error: z.string().nullable(),
  source_id: SmallId.nullable(),
  created_by: z.string(),
  created_at: Instant,
  finished_at: Instant.nullable(),
});
export type ImportRun = z.infer<typeof ImportRun>;

const OneRun = z.object({ import_id: Uuid });

export const imports = {
  upload: defineCall({
    method: 'POST',
    path: '/api/imports/upload',
    summary:
      'Upload a CSV, XLSX, JSON or JSONL file, a chat or mail; returns the detected format and a suggested mapping',
    auth: 'member',
    rateLimit: 'upload',
    transport: 'multipart',
    status: 201,
    reply: ImportRun,
    problems: ['file_refused', 'storage_full'],
  }),
  list: defineCall({
    method: 'GET',
    path: '/api/imports/list_imports',
    summary: 'Imports, newest first',
    auth: 'viewer',
    rateLimit: 'interactive',
    query: z.object({ before: Uuid.optional() }),
    status: 200,
    reply: z.object({ imports: z.array(ImportRun), next_before: Uuid.nullable() }),
  }),
  get: defineCall({
    method: 'GET',
    path: '/api/imports/get_import',
    summary: 'One import with its mapping, dry run, progress and result',
    auth: 'viewer',
    rateLimit: 'interactive',
    query: OneRun,
    status: 200,
    reply: ImportRun,
    problems: ['not_found'],
  }),
  detectAgain: defineCall({
    method: 'POST',
    path: '/api/imports/detect_again',
    summary: 'Read the file with other settings (encoding, delimiter, header row, sheet)',
    auth: 'member',
    rateLimit: 'interactive',
    body: OneRun.extend({ options: ReadOptions }),
    status: 200,
    reply: ImportRun,
    problems: ['not_found', 'conflict', 'file_refused'],
  }),
  dryRun: defineCall({
    method: 'POST',
    path: '/api/imports/dry_run',
    summary: 'Save a mapping and start a dry run; it uses the import code and stores nothing',
    auth: 'member',
    rateLimit: 'interactive',
    body: OneRun.extend({ mapping: ImportMapping }),
    status: 202,
    reply: ImportRun,
    problems: ['not_found', 'conflict'],
  }),
  commit: defineCall({
    method: 'POST',
    path: '/api/imports/commit',
    summary:
      'Import the file in the background with the mapping of its dry run; call again to import rows over the plan’s limit',
    auth: 'member',
    rateLimit: 'interactive',
    body: OneRun,
    status: 202,
    reply: ImportRun,
    problems: ['not_found', 'conflict', 'storage_full'],
  }),
  undo: defineCall({
    method: 'POST',
    path: '/api/imports/undo',
    summary:
      'Undo a whole import: created items are deleted, updated items restored; items edited since stay and are listed',
    auth: 'member',
    rateLimit: 'interactive',
    body: OneRun,
    status: 202,
    reply: ImportRun,
    problems: ['not_found', 'conflict'],
  }),
  discard: defineCall({
    method: 'POST',
    path: '/api/imports/discard',
    summary: 'Discard an uploaded file that was not imported',
    auth: 'member',
    rateLimit: 'interactive',
    body: OneRun,
    status: 200,
    reply: z.object({ discarded: z.literal(true) }),
    problems: ['not_found', 'conflict'],
  }),
  rejectedRowsTicket: defineCall({
    method: 'POST',
    path: '/api/imports/rejected_rows_ticket',
    summary:
      'Create a single-use URL, valid for 60 seconds, to download the rejected rows as CSV with a reason column',
    auth: 'viewer',
    rateLimit: 'interactive',
    body: OneRun,
    status: 200,
    reply: z.object({ path: z.string() }),
    problems: ['not_found'],
  }),
  rejectedRows: defineCall({
    method: 'GET',
    path: '/api/imports/rejected_rows',
    summary: 'Download the file of a ticket',
    auth: 'public',
    rateLimit: 'link_use',
    transport: 'stream',
    media: ['text/csv'],
    query: z.object({ ticket: z.string().max(200) }),
    status: 200,
    reply: z.string(),
    problems: ['not_found'],
  }),
};
