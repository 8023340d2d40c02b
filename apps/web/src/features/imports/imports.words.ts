import type { ImportTarget } from '@earshot/contracts/import-targets';
import type { ImportRun } from '@earshot/contracts/imports';
import { limits } from '@earshot/contracts/limits';
import { formatBytes, formatCount, formatCounted, formatDuration } from '../../lib/format.ts';

const targets: Record<ImportTarget, string> = {
  text: 'Text',
  title: 'Title',
  said_at: 'Date and time',
  external_id: 'Source id',
  author_name: 'Author, name',
  author_email: 'Author, email',
  author_id: 'Author, id',
  account_name: 'Account',
  account_id: 'Account, id',
  rating: 'Rating',
  link: 'Link to original',
  language: 'Language',
  field: 'Field to filter by',
  ignore: 'Not imported',
};

const states: Record<ImportRun['state'], string> = {
  uploaded: 'Uploaded',
  checking: 'Being checked',
  checked: 'Checked',
  importing: 'Being imported',
  done: 'Imported',
  failed: 'Failed',
  undoing: 'Being undone',
  undone: 'Undone',
};

export const importWords = {
  title: 'Sources and import',
  sources: 'Sources',
  earlier: 'Earlier imports',
  earlierCaption: 'Earlier imports with their state and what became of their rows',
  noneYet:
    'Nothing has been imported yet. Choose a file above: you see what would happen before anything is saved.',
  olderOnes: 'Show older imports',
  file: 'File',
  state: 'State',
  items: 'Items',
  by: 'By',
  uploadedAt: 'Uploaded',
  toDo: 'What can be done',
  new: 'New import',
  one: 'Import',
  notFound:
    'This import is not here. Its file may have been thrown away, or it belongs to another workspace.',
  all: 'Go to all imports',
  viewer: 'Your role can read imports but not start any.',
  targets,
  states,
  steps: ['Upload', 'Detect', 'Match columns', 'Dry run', 'Import'],
};

export const uploadWords = {
  heading: 'Import a file',
  drop: 'Drop a file here, or choose one',
  dropNow: 'Let go to upload',
  choose: 'Choose a file',
  limits: `CSV, Excel (XLSX), JSON or JSON Lines, up to ${formatBytes(limits.importMaxBytes)}. One row or object is one item.`,
  promise: `You see what would happen before anything is saved. The import runs on when you close this tab, and can be undone for ${limits.importUndoDays} days.`,
  uploading: (name: string) => `Uploading ${name}`,
  sent: (done: number, all: number) => `${formatBytes(done)} of ${formatBytes(all)}`,
  reading: 'Sent. Reading its columns…',
  stop: 'Stop',
  failed: 'The file was not uploaded',
  tooLarge: (name: string, bytes: number) =>
    `${name} has ${formatBytes(bytes)}. One file may have up to ${formatBytes(limits.importMaxBytes)}: split it and import the parts one after the other.`,
  empty: (name: string) => `${name} is empty. Choose a file with at least one row.`,
  several: 'One file at a time: drop them one after the other.',
};

const delimiters: Record<string, string> = {
  ',': 'commas',
  ';': 'semicolons',
  '\t': 'tabs',
  '|': 'vertical bars',
};

export const detectWords = {
  notRight: 'Not right?',
  heading: 'How the file is read',
  lead: 'Change what was taken wrongly; the columns are then read again.',
  encoding: 'Character encoding',
  delimiter: 'Columns are separated by',
  titleLines: 'Lines above the table',
  titleLineCount: (count: number) => (count === 0 ? 'None' : `${count}, not imported`),
  header: 'First row',
  headerYes: 'Holds the names of the columns',
  headerNo: 'Is a row like the others',
  sheet: 'Sheet',
  delimiterName: (delimiter: string) => delimiters[delimiter] ?? delimiter,
  again: 'Read again',
  reading: 'Reading…',
  goOn: 'Go on to the columns',
  failed: 'The file was not read again',
  preview: 'What was read',
  previewCaption: 'The first values of every column',
  column: 'Column',
  firstValues: 'First values',
  matchedAnew: 'Reading again matches the columns anew.',
};

export const matchWords = {
  heading: 'Match columns',
  matched: (matched: number, all: number) => `${matched} of ${all} matched.`,
  guessed: 'Guessed from names and values, kept for the next file like this.',
  kept: 'Taken over from the last file with these columns.',
  inFile: 'In your file',
  values: 'First two values',
  becomes: 'Becomes',
  becomesOf: (column: string) => `${column} becomes`,
  sure: 'Sure',
  note: 'Note',
  noValues: 'No values',
  chosen: 'Chosen by you',
  rating: (min: number, max: number) => `Rating, ${min} to ${max}`,
  options: 'Where it goes and how it is read',
  source: 'Source',
  sourceHint: 'A new name makes a new source; a known one adds to it.',
  timeZone: 'Time zone of dates without one',
  dateOrder: 'Day and month',
  dateOrders: {
    '': 'Choose',
    dmy: 'Day first: 31/12/2026',
    mdy: 'Month first: 12/31/2026',
    ymd: 'Year first: 2026-12-31',
  },
  scaleMin: 'Worst rating',
  scaleMax: 'Best rating',
  leave: 'Save and leave',
  goOn: (rows: number) => `Go on with ${formatCounted(rows, 'row')}`,
  goOnBare: 'Go on',
  discard: 'Throw this file away',
  discarded: (name: string) => `${name} is thrown away. Nothing of it was imported.`,
  notDiscarded: 'The file was not thrown away',
  shortcut: 'Go on',
};

export const dryRunWords = {
  heading: 'What would happen now',
  counting: (done: number, all: number) => `Counting: ${formatCount(done)} of ${formatCounted(all, 'row')}`,
  countingFirst: 'Counting what would happen…',
  failed: 'What would happen could not be counted',
  stopped: 'The check stopped',
  create: 'To create',
  update: 'Already here, to update',
  same: 'Already here, the same',
  copies: 'Copies within the file',
  reject: 'Rejected',
  nothingSaved: 'Counted with the code that will import them. Nothing is saved yet.',
  why: (count: number) => (count === 1 ? 'Why 1 is rejected' : `Why ${formatCount(count)} are rejected`),
  firstAt: (line: number) => `First in line ${formatCount(line)}`,
  rejectedRows: 'Rejected rows with reasons',
  noRejectedRows: 'The rejected rows could not be fetched',
  limits: `Up to ${formatBytes(limits.importMaxBytes)} in one file. The import runs on when you close this tab, and can be undone for ${limits.importUndoDays} days.`,
  check: 'Ready to import',
  checkLead: (rows: number, source: string) =>
    `${formatCounted(rows, 'item')} will be in “${source}” when this is done.`,
  nothing: 'Nothing in this file would be imported.',
  back: 'Back to the columns',
  start: (rows: number) => `Import ${formatCounted(rows, 'row')}`,
  startFailed: 'The import did not start',
  toKnow: 'Good to know',
};

export const runWords = {
  importing: (name: string) => `Importing ${name}`,
  undoing: (name: string) => `Undoing ${name}`,
  rows: (done: number, all: number, secondsLeft: number | null) =>
    `${formatCount(done)} of ${formatCounted(all, 'row')}${secondsLeft === null ? '' : `, ${formatDuration(secondsLeft)} left`}`,
  mayLeave: 'You can close this tab: the work goes on, and its report stands in the list of imports.',
  done: (items: number) => (items === 1 ? 'item imported' : 'items imported'),
  doneNothing: 'Nothing was imported: every row was here already or was rejected.',
  whatHappened: 'What happened',
  created: 'Created',
  updated: 'Updated',
  reject: 'Rejected',
  showItems: 'Show the items',
  ask: 'Ask them a question',
  another: 'Import another file',
  failedHead: 'The import stopped',
  goOn: 'Go on importing',
  goOnUndoing: 'Go on undoing',
  goOnFailed: 'It could not go on',
  partlyIn:
    'What was imported before it stopped is kept. Going on starts where it stopped; no row is imported twice.',
  undoneHead: 'This import is undone',
  undoneAll: 'What it created is gone, and what it updated is as it was before.',
  keptItems: (count: number) =>
    `${formatCounted(count, 'item')} ${count === 1 ? 'was' : 'were'} edited since and stayed:`,
};

export const leftOutWords = {
  kept: (count: number) =>
    `${formatCounted(count, 'row is', 'rows are')} kept: your plan had no room for ${count === 1 ? 'it' : 'them'} this month. What was imported stays.`,
  takeUp: 'Import the rest',
  failed: 'The rest could not be imported',
};

export const undoWords = {
  undo: 'Undo this import',
  short: 'Undo',
  until: 'Can be undone until',
  tooLate: `An import can be undone for ${limits.importUndoDays} days; these have passed.`,
  title: 'Undo this import?',
  takesBack: ({ create, update }: { create: number; update: number }) =>
    [
      create > 0 && `${formatCounted(create, 'created item')} will be deleted.`,
      update > 0 && `${formatCounted(update, 'updated item')} will be as before.`,
    ]
      .filter(Boolean)
      .join(' '),
  keeps: 'Items that somebody edited since stay, and are listed afterwards.',
  partly: 'What was imported before it stopped will be taken back.',
  name: (count: number) => `undo ${count}`,
};
