import { z } from 'zod';
import { Instant, Uuid } from '../call/scalars.ts';
import { defineCall } from '../call.ts';
import { boardLimits, cardStates } from './board-cards.ts';
import { importFields } from './import-fields.ts';

export const cardImportLimits = {
  /** Of the file. */
  fileBytes: 5_000_000,
  columns: 500,
  statuses: 40,
  /** Cards that a preview shows. */
  shown: 8,
} as const;

/** How days such as 3/4/2026 are read. */
export const dayOrders = ['dmy', 'mdy', 'ymd'] as const;

const File = z.object({
  file_name: z.string().trim().min(1).max(200),
  /** The CSV file in base64; at most 5 MB. */
  content: z.base64().max(Math.ceil((cardImportLimits.fileBytes * 4) / 3) + 4),
  /** For each column what it holds, in their order; guessed when not given. */
  fields: z.array(z.enum(importFields).nullable()).max(cardImportLimits.columns).optional(),
  /** When not given, what the dates of the file say. */
  day_order: z.enum(dayOrders).optional(),
});

const Of = z.object({ board_id: Uuid });

/** Where cards with a status go: a column of the board, or a new one. */
const StatusPlace = z.object({
  /** As the file writes it; null for cards without one. */
  status: z.string().max(200).nullable(),
  column_id: Uuid.nullable(),
  /** Used where `column_id` is null. */
  title: z.string().trim().min(1).max(60),
  state: z.enum(cardStates),
});
export type StatusPlace = z.infer<typeof StatusPlace>;

export const ImportedCard = z.object({
  title: z.string(),
  description: z.string(),
  status: z.string().nullable(),
  owner: z
    .object({
      name: z.string(),
      /** Null for somebody who is no member of the workspace. */
      user_id: Uuid.nullable(),
    })
    .nullable(),
  /** YYYY-MM-DD. */
  due: z.string().nullable(),
  tags: z.array(z.string()),
  votes: z.int().nullable(),
  external_id: z.string().nullable(),
  url: z.string().nullable(),
  created: z.string().nullable(),
  parent: z.string().nullable(),
  /** Why the card is skipped: its ID or title is on the board, or stands in the file before. */
  double: z.enum(['id', 'title', 'in_file']).nullable(),
});
export type ImportedCard = z.infer<typeof ImportedCard>;

export const CardImport = z.object({
  card_import_id: Uuid,
  file_name: z.string(),
  by: z.string(),
  at: Instant,
  cards: z.int(),
  skipped: z.int(),
  is_undone: z.boolean(),
});
export type CardImport = z.infer<typeof CardImport>;

const base = { method: 'POST', auth: 'member', status: 200 } as const;

export const cardImportCalls = {
  previewCardImport: defineCall({
    ...base,
    path: '/api/boards/preview_card_import',
    summary: 'Show the cards that a CSV file of another roadmap tool would add; adds nothing',
    about:
      'Send the answer’s `fields` and `places` to import_cards, changed as needed. Cards that are already on the board are skipped. Where no column is known to contain the titles, the answer has columns but no cards.',
    rateLimit: 'interactive',
    maxBodyBytes: 7_500_000,
    body: Of.extend(File.shape),
    reply: z.object({
      columns: z.array(
        z.object({
          name: z.string(),
          field: z.enum(importFields).nullable(),
          /** The first different values. */
          samples: z.array(z.string()),
        }),
      ),
      day_order: z.enum(dayOrders).nullable(),
      /** The file has dates such as 3/4/2026, and nothing says which number is the day. */
      asks_day_order: z.boolean(),
      places: z.array(StatusPlace.extend({ cards: z.int() })),
      cards: z.array(ImportedCard),
      counts: z.object({
        /** Cards that would be added. */
        added: z.int(),
        doubles: z.int(),
        /** Rows without a title. */
        untitled: z.int(),
        /** Lines that are headings of others or sums of them. */
        not_cards: z.int(),
        /** Lines that could not be read. */
        unreadable: z.int(),
      }),
    }),
    problems: ['not_found', 'file_refused'],
  }),
  importCards: defineCall({
    ...base,
    path: '/api/boards/import_cards',
    summary: 'Add the cards of a CSV file of another roadmap tool to a board',
    about:
      'Cards that are already on the board, or merged into one that is, are skipped, so the same file can be imported again. They are known by their ID, or by their title where one of the two has no ID. An ID that is only a number counts together with the title or the URL.',
    rateLimit: 'upload',
    maxBodyBytes: 7_500_000,
    body: Of.extend(File.shape).extend({
      /** Of statuses that are not named, the place that the preview gives. */
      places: z.array(StatusPlace).max(cardImportLimits.statuses).default([]),
    }),
    keptTexts: ['file_name', 'places'],
    reply: z.object({ card_import: CardImport, revision: z.int() }),
    problems: ['not_found', 'file_refused', 'conflict', 'storage_full'],
  }),
  listCardImports: defineCall({
    method: 'GET',
    auth: 'viewer',
    status: 200,
    path: '/api/boards/list_card_imports',
    summary: 'The last files that cards of a board were imported from, newest first',
    rateLimit: 'interactive',
    query: Of,
    reply: z.object({ imports: z.array(CardImport) }),
    problems: ['not_found'],
  }),
  undoCardImport: defineCall({
    ...base,
    path: '/api/boards/undo_card_import',
    summary: `Remove the cards that an import added, except those changed since. For ${boardLimits.undoDays} days each can be restored`,
    rateLimit: 'interactive',
    body: Of.extend({ card_import_id: Uuid }),
    reply: z.object({ revision: z.int(), removed: z.int(), kept: z.int() }),
    problems: ['not_found', 'conflict'],
  }),
  exportBoard: defineCall({
    method: 'GET',
    auth: 'viewer',
    status: 200,
    path: '/api/boards/export_board',
    summary: 'All cards of a board as CSV, JSON or Markdown',
    about: 'Cells of the CSV that a spreadsheet would run as a formula begin with an apostrophe.',
    rateLimit: 'interactive',
    query: Of.extend({ format: z.enum(['csv', 'json', 'markdown']) }),
    reply: z.object({ file_name: z.string(), media_type: z.string(), content: z.string() }),
    problems: ['not_found'],
  }),
};
