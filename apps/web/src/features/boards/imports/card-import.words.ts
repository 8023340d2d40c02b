import type { CardImport, ImportedCard } from '@earshot/contracts/boards/card-imports';
import type { ImportField } from '@earshot/contracts/boards/import-fields';
import { formatCounted } from '../../../lib/format.ts';

export const fieldNames: Record<ImportField, string> = {
  title: 'Title',
  description: 'Description',
  status: 'Status',
  owner: 'Owner',
  due: 'Target date',
  tags: 'Tags',
  votes: 'Votes',
  external_id: 'ID',
  url: 'Link',
  created: 'Created on',
  parent: 'Part of',
};

export const cardImportWords = {
  open: 'Import cards',
  title: 'Import cards',
  lead: 'Bring your roadmap from Productboard, Jira, Trello, Canny, Linear, Asana, Aha!, GitHub Projects or a spreadsheet: export it there as CSV, and choose the file here.',
  choose: 'Choose CSV file',
  another: 'Choose another file',
  limits: 'One row for each card, with a title. At most 2,000 cards and 5 MB.',
  what: 'The preview',
  tooLarge: 'The file is larger than 5 MB.',
  summary: ({
    added,
    doubles,
    untitled,
    not_cards: notCards,
    unreadable,
  }: {
    added: number;
    doubles: number;
    untitled: number;
    not_cards: number;
    unreadable: number;
  }) =>
    [
      added === 0 ? 'No new cards in this file.' : `${formatCounted(added, 'card')} will be added.`,
      doubles > 0 &&
        `${formatCounted(doubles, 'card is', 'cards are')} skipped, because ${doubles === 1 ? 'it is' : 'they are'} already on the board or ${doubles === 1 ? 'appears' : 'appear'} twice in the file.`,
      untitled > 0 &&
        `${formatCounted(untitled, 'row')} without a title ${untitled === 1 ? 'is' : 'are'} left out.`,
      notCards > 0 &&
        `${formatCounted(notCards, 'line')} with a heading or a sum ${notCards === 1 ? 'is' : 'are'} left out.`,
      unreadable > 0 && `${formatCounted(unreadable, 'line')} could not be read.`,
    ]
      .filter((sentence) => typeof sentence === 'string')
      .join(' '),
  noTitle: 'No column contains the titles of the cards. Choose one below.',
  columns: 'Columns of the file',
  columnIs: (name: string) => `What “${name}” contains`,
  notUsed: 'Not imported',
  noSamples: 'Empty',
  otherColumns: (count: number) =>
    `Show ${formatCounted(count, 'column')} that ${count === 1 ? 'is' : 'are'} not imported`,
  statuses: 'Where cards go',
  noStatus: 'No status',
  statusGoes: (status: string) => `Column for “${status}”`,
  newColumn: (title: string) => `New column “${title}”`,
  dayOrder: 'Dates such as 3/4/2026 are',
  dayOrders: { mdy: 'Month first: March 4', dmy: 'Day first: 3 April', ymd: 'Year first' },
  first: 'First cards',
  double: {
    id: 'Already on the board (same ID)',
    title: 'Already on the board (same title)',
    in_file: 'Twice in the file',
  } satisfies Record<NonNullable<ImportedCard['double']>, string>,
  facts: ({ status, owner, due, votes, tags }: ImportedCard) =>
    [
      status,
      owner && (owner.user_id === null ? `${owner.name} (not a member)` : owner.name),
      due,
      votes !== null && formatCounted(votes, 'vote'),
      tags.join(', '),
    ]
      .filter((fact) => typeof fact === 'string' && fact !== '')
      .join(' · '),
  run: (count: number) => `Import ${formatCounted(count, 'card')}`,
  done: (count: number) => `${formatCounted(count, 'card')} imported.`,
  earlier: 'Earlier imports',
  earlierSays: ({ file_name: file, cards, by }: CardImport) =>
    `${file}: ${formatCounted(cards, 'card')}, by ${by}`,
  undo: 'Undo',
  undoOf: (file: string) => `Undo the import of ${file}`,
  isUndone: 'Undone',
  undone: (removed: number, kept: number) =>
    kept === 0
      ? `${formatCounted(removed, 'card')} removed.`
      : `${formatCounted(removed, 'card')} removed. ${formatCounted(kept, 'card')} changed since ${kept === 1 ? 'stays' : 'stay'} on the board.`,
  notUndone: 'Could not undo the import',
  export: 'Export',
  formats: { csv: 'Export as CSV', json: 'Export as JSON', markdown: 'Export as Markdown' },
  notExported: 'Could not export the board',
};

export const originWords = {
  from: (file: string) => `Imported from ${file}`,
  votes: (count: number) => formatCounted(count, 'vote'),
  status: (status: string) => `status there: ${status}`,
  owner: (owner: string) => `owner there: ${owner}`,
  parent: (parent: string) => `part of: ${parent}`,
  open: 'Open there',
};
