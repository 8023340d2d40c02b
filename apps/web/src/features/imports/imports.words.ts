import type { ImportTarget } from '@earshot/contracts/imports/import-targets';
import type { ImportRun } from '@earshot/contracts/imports';
import { limits } from '@earshot/contracts/limits';
import { formatBytes, formatCount, formatCounted, formatDuration } from '../../lib/format.ts';

const targets: Record<ImportTarget, string> = {
  text: 'Text',
  title: 'Title',
  said_at: 'Date and time',
  said_time: 'Time of day',
  said_zone: 'Time zone',
  external_id: 'ID in its source',
  conversation_id: 'Conversation ID',
  author_name: 'Author name',
  author_email: 'Author email',
  author_id: 'Author ID',
  author_role: 'Who wrote it',
  is_public: 'Public or internal',
  account_name: 'Account',
  account_id: 'Account ID',
  account_plan: 'Account’s plan',
  account_revenue: 'Account’s revenue (euros)',
  rating: 'Rating',
  link: 'Link to original',
  language: 'Language',
  field: 'Custom field',
  ignore: 'Not imported',
};

const states: Record<ImportRun['state'], string> = {
  uploaded: 'Uploaded',
  checking: 'Running dry run',
  checked: 'Ready to import',
  importing: 'Importing',
  done: 'Imported',
  failed: 'Failed',
  undoing: 'Undoing',
  undone: 'Undone',
};

export const importWords = {
  title: 'Sources and import',
  sources: 'Sources',
  earlier: 'Previous imports',
  earlierCaption: 'Previous imports with their state and results',
  noneYet: 'No imports yet. Choose a file above. You see a preview before anything is saved.',
  olderOnes: 'Show older imports',
  file: 'File',
  state: 'State',
  items: 'Items',
  by: 'By',
  uploadedAt: 'Uploaded',
  toDo: 'Actions',
  new: 'New import',
  one: 'Import',
  notFound: 'Import not found. Its file may have been discarded, or it belongs to another workspace.',
  all: 'Go to all imports',
  viewer: 'Your role can view imports but not start one.',
  targets,
  states,
  steps: ['Upload', 'Detect', 'Match columns', 'Dry run', 'Import'],
};

export const uploadWords = {
  heading: 'Import a file',
  drop: 'Drop a file here or choose one',
  dropNow: 'Drop to upload',
  choose: 'Choose a file',
  limits: `CSV, Excel (XLSX), JSON or JSON Lines, up to ${formatBytes(limits.importMaxBytes)}. One row or object is one item. Chats (TXT) and emails (MBOX, EML) work too.`,
  promise: `You see a preview before anything is saved. The import keeps running if you close this tab, and you can undo it for ${limits.importUndoDays} days.`,
  uploading: (name: string) => `Uploading ${name}`,
  sent: (done: number, all: number) => `${formatBytes(done)} of ${formatBytes(all)}`,
  reading: 'Uploaded. Reading the columns…',
  stop: 'Cancel',
  failed: 'Could not upload the file',
  tooLarge: (name: string, bytes: number) =>
    `${name} is ${formatBytes(bytes)}. The limit is ${formatBytes(limits.importMaxBytes)} per file. Split it and import the parts one by one.`,
  empty: (name: string) => `${name} is empty. Choose a file with at least one row.`,
  several: 'Drop one file at a time.',
};

const delimiters: Record<string, string> = {
  ',': 'commas',
  ';': 'semicolons',
  '\t': 'tabs',
  '|': 'vertical bars',
};

export const detectWords = {
  notRight: 'Change how it was read',
  heading: 'How the file is read',
  lead: 'Change a setting to read the file again.',
  encoding: 'Character encoding',
  delimiter: 'Column separator',
  titleLines: 'Lines above the table',
  titleLineCount: (count: number) => (count === 0 ? 'None' : `${count}, not imported`),
  header: 'First row',
  headerYes: 'Contains the column names',
  headerNo: 'Contains data',
  sheet: 'Sheet',
  delimiterName: (delimiter: string) => delimiters[delimiter] ?? delimiter,
  again: 'Read again',
  reading: 'Reading…',
  goOn: 'Continue to columns',
  failed: 'Could not read the file again',
  preview: 'Preview',
  previewCaption: 'First values of every column',
  column: 'Column',
  firstValues: 'First values',
  matchedAnew: 'Reading the file again resets the column matching.',
};

export const matchWords = {
  heading: 'Match columns',
  matched: (matched: number, all: number) => `${matched} of ${all} matched.`,
  guessed: 'Detected from names and values. Saved for the next file with these columns.',
  kept: 'Same as in your last file with these columns.',
  inFile: 'In your file',
  values: 'First two values',
  becomes: 'Imported as',
  becomesOf: (column: string) => `Import ${column} as`,
  sure: 'Confidence',
  note: 'Note',
  noValues: 'No values',
  chosen: 'Chosen by you',
  rating: (min: number, max: number) => `Rating, ${min} to ${max}`,
  options: 'Import options',
  source: 'Source',
  sourceHint: 'A new name creates a source. An existing name adds to it.',
  timeZone: 'Time zone for dates without one',
  dateOrder: 'Date format',
  dateOrders: {
    '': 'Choose',
    dmy: 'Day first: 31/12/2026',
    mdy: 'Month first: 12/31/2026',
    ymd: 'Year first: 2026-12-31',
  },
  byDomain: 'Name accounts by email domain',
  byDomainHint:
    'ann@acme.com belongs to the account acme.com. Public email providers such as Gmail are left out.',
  scaleMin: 'Worst rating',
  scaleMax: 'Best rating',
  leave: 'Save and close',
  goOn: (rows: number) => `Continue with ${formatCounted(rows, 'row')}`,
  goOnBare: 'Continue',
  discard: 'Discard file',
  discarded: (name: string) => `${name} discarded. Nothing was imported.`,
  notDiscarded: 'Could not discard the file',
  shortcut: 'Continue',
};

export const textQuestionWords = {
  heading: 'Which column has the customer’s words?',
  lead: 'Several columns look like it. Choose before you continue; you can change it below.',
  first: 'Choose the column to continue',
  choose: (column: string) => `Use ${column}`,
  all: (count: number) => (count === 2 ? 'Use both' : `Use all ${formatCount(count)}`),
  guessed: 'Suggested',
};

export const dryRunWords = {
  heading: 'Dry run',
  counting: (done: number, all: number) => `Counting: ${formatCount(done)} of ${formatCounted(all, 'row')}`,
  countingFirst: 'Running the dry run…',
  failed: 'The dry run failed',
  stopped: 'The dry run stopped',
  create: 'New',
  update: 'Changed, to update',
  same: 'Already imported',
  copies: 'Duplicates in the file',
  reject: 'Rejected',
  nothingSaved: 'Uses the same code as the import. Nothing is saved yet.',
  why: (count: number) => (count === 1 ? 'Why 1 is rejected' : `Why ${formatCount(count)} are rejected`),
  firstAt: (line: number) => `First in line ${formatCount(line)}`,
  rejectedRows: 'Rejected rows with reasons',
  noRejectedRows: 'Could not load the rejected rows',
  limits: `Up to ${formatBytes(limits.importMaxBytes)} per file. The import keeps running if you close this tab, and you can undo it for ${limits.importUndoDays} days.`,
  check: 'Ready to import',
  checkLead: (rows: number, source: string) =>
    `“${source}” will have ${formatCounted(rows, 'item')} after this import.`,
  nothing: 'There is nothing to import in this file.',
  back: 'Back to columns',
  start: (rows: number) => `Import ${formatCounted(rows, 'row')}`,
  startFailed: 'Could not start the import',
  toKnow: 'Good to know',
};

export const finishedWords = {
  heading: 'How items will look',
  lead: 'The first items of the file. They follow your choices above.',
  row: (line: number, rows: number) =>
    rows === 1 ? `Row ${formatCount(line)}` : `Last of ${formatCount(rows)} rows: row ${formatCount(line)}`,
  item: 'Item',
  title: 'Title',
  text: 'Customer’s words',
  noText: 'No words of the customer',
  turns: 'Who said what',
  who: { customer: 'Customer', agent: 'Support', system: 'Helpdesk', automatic: 'Automatic message' },
  date: 'Date',
  rating: 'Rating',
  ratingOf: (value: number, max: number) => `${value} of ${max}`,
  author: 'Author',
  account: 'Account',
  none: 'None',
};

export const runWords = {
  importing: (name: string) => `Importing ${name}`,
  undoing: (name: string) => `Undoing ${name}`,
  rows: (done: number, all: number, secondsLeft: number | null) =>
    `${formatCount(done)} of ${formatCounted(all, 'row')}${secondsLeft === null ? '' : `, ${formatDuration(secondsLeft)} left`}`,
  mayLeave: 'You can close this tab. The work continues, and you find the result in the list of imports.',
  done: (items: number) => (items === 1 ? 'item imported' : 'items imported'),
  doneNothing: 'Nothing was imported. Every row was already imported or was rejected.',
  whatHappened: 'Result',
  created: 'Created',
  updated: 'Updated',
  reject: 'Rejected',
  showItems: 'Show items',
  ask: 'Ask a question',
  another: 'Import another file',
  failedHead: 'The import stopped',
  goOn: 'Resume import',
  goOnUndoing: 'Resume undo',
  goOnFailed: 'Could not resume',
  partlyIn:
    'Rows imported before it stopped are kept. Resuming starts where it stopped, and no row is imported twice.',
  undoneHead: 'Import undone',
  undoneAll: 'Items it created are deleted, and items it updated are restored.',
  keptItems: (count: number) =>
    `${formatCounted(count, 'item')} ${count === 1 ? 'was' : 'were'} edited since and kept:`,
};

export const leftOutWords = {
  kept: (count: number) =>
    `${formatCounted(count, 'row is', 'rows are')} waiting: your plan’s monthly limit was reached. Imported rows stay.`,
  takeUp: 'Import the rest',
  failed: 'Could not import the rest',
};

export const undoWords = {
  undo: 'Undo this import',
  short: 'Undo',
  until: 'Can be undone until',
  tooLate: `You can undo an import for ${limits.importUndoDays} days. That time is over.`,
  title: 'Undo this import?',
  takesBack: ({ create, update }: { create: number; update: number }) =>
    [
      create > 0 && `${formatCounted(create, 'created item')} will be deleted.`,
      update > 0 && `${formatCounted(update, 'updated item')} will be restored.`,
    ]
      .filter(Boolean)
      .join(' '),
  keeps: 'Items edited since then are kept and listed afterwards.',
  partly: 'Rows imported before it stopped will be removed.',
  name: (count: number) => `undo ${count}`,
};
