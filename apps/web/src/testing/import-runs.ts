import type { ImportRun } from '@earshot/contracts/imports';

export const importId = '0b9ad0a0-6f6b-4c5e-9d53-4b9f6c1d2e3f';

/** An uploaded file with three columns, with what a test says about it. */
export function importRun(about: Partial<ImportRun> = {}): ImportRun {
  return {
    import_id: importId,
    file_name: 'support-export.csv',
    file_bytes: 5_000_000,
    format: 'csv',
    encoding: 'utf-8',
    delimiter: ';',
    has_header: true,
    title_lines: 0,
    sheet: null,
    sheets: [],
    row_count: 18_204,
    state: 'uploaded',
    columns: [
      {
        name: 'ticket_body',
        samples: ['Notes gone again', 'Too dear'],
        guess: 'text',
        confidence: 0.99,
        note: null,
        may_be_text: false,
      },
      {
        name: 'created',
        samples: ['14/11/2026 07:52'],
        guess: 'said_at',
        confidence: 0.88,
        note: null,
        may_be_text: false,
      },
      {
        name: 'ref',
        samples: ['A-1'],
        guess: 'ignore',
        confidence: 0,
        note: 'No field fits. Choose one to keep it',
        may_be_text: false,
      },
    ],
    mapping: {
      targets: ['text', 'said_at', 'ignore'],
      date_order: 'dmy',
      time_zone: 'Europe/Lisbon',
      rating_scale: null,
      source: { name: 'support-export' },
    },
    mapping_kept: false,
    date_note: 'Read as day first',
    dry_run: null,
    waiting: null,
    progress: null,
    result: null,
    left_out: 0,
    kept_after_undo: [],
    undo_until: null,
    error: null,
    source_id: null,
    created_by: 'ines',
    created_at: '2026-11-20T07:52:00.000Z',
    finished_at: null,
    ...about,
  };
}

export const counts = { create: 17_960, update: 112, same: 79, copies: 0, reject: 53 };

export const rejects = [
  {
    code: 'text_empty',
    count: 53,
    detail: 'The text is empty',
    advice: 'Leave them out, or choose another text column',
    first_line: 19,
  },
];

/** The file once it was counted. */
export function checkedRun(about: Partial<ImportRun> = {}): ImportRun {
  return importRun({ state: 'checked', dry_run: { counts, rejects, warnings: [], preview: [] }, ...about });
}
