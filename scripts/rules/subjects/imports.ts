import type { Rule } from '../rule.ts';
import { bytes, contracts, counted, decided, feature, tabular } from '../rule.ts';

const limits = contracts('limits');

export const imports: readonly Rule[] = [
  bytes('An imported file has at most', limits, 'importMaxBytes'),
  bytes('A compressed file expands to at most', tabular('limits'), 'MAX_EXPANDED_BYTES'),
  counted('A file has at most', tabular('limits'), 'MAX_COLUMNS', 'columns'),
  counted('An import can be undone for', limits, 'importUndoDays', 'days'),
  counted(
    'Title lines above a header are looked for in',
    tabular('detect/title-lines'),
    'MAX_TITLE_LINES',
    'lines',
  ),
  decided('Which rows are the header', tabular('detect/table-head'), 'tableHead', 'by what stands below'),
  decided('Which rows are sums', tabular('detect/total-rows'), 'isTotal', 'by the first cell'),
  decided(
    'Which rows of a conversation are one item',
    feature('imports/plan/conversations'),
    'Conversations',
    'by its number and speaker',
  ),
  counted(
    'Whether a file came before is told by its first',
    feature('imports/plan/already-here'),
    'comparedItems',
    'new items',
  ),
  decided(
    'What is advised about rejected rows',
    feature('imports/plan/reject-advice'),
    'adviceOn',
    'by reason',
  ),
  counted(
    'An import that stops is taken up again at most',
    feature('imports/imports.jobs'),
    'triesAtMost',
    'times',
  ),
  decided(
    'Which columns a file is mapped by at first',
    feature('imports/file/kept-mapping'),
    'mappingFor',
    'those of the last file with the same columns, else guessed',
  ),
  decided(
    'Two rows of a file with the same content',
    feature('imports/plan/plan-rows'),
    'nextKey',
    'two items, told apart by their place among equals',
  ),
  decided(
    'Two rows of a file with the same ID',
    feature('imports/plan/plan-rows'),
    'isLastRow',
    'the last is imported, the others count as copies',
  ),
  decided(
    'When two rows have the same content',
    tabular('row-to-draft'),
    'contentKeyOf',
    'the same values in the same mapped columns',
  ),
  decided(
    'What rejects a row',
    tabular('row-to-draft'),
    'rowToDraft',
    'a date, rating or text that cannot be used, a value that is too long: nothing is guessed',
  ),
  decided(
    'What is left out of a row with a warning',
    tabular('row-to-draft'),
    'rowToDraft',
    'a broken link or email address, an unknown language',
  ),
  decided(
    'A row with a rating alone',
    tabular('row-to-draft'),
    'rowToDraft',
    'is an answer without a text; a title alone is the text',
  ),
  decided(
    'What becomes of rows that the plan had no room for',
    feature('imports/plan/left-out'),
    'leftOutRow',
    'they wait among the rejected ones',
  ),
  decided(
    'How long an import can be undone: from when',
    feature('imports/run-view'),
    'canBeUndone',
    'its end, or its upload where it failed half-way',
  ),
  decided(
    'What undoing an import changes',
    feature('imports/work/undo-changes'),
    'undoChanges',
    'what it made goes, what it updated gets its content back, what was changed since stays',
  ),
  decided(
    'When topics and themes see the items of an import',
    feature('imports/work/turns'),
    'endTurn',
    'once it has ended',
  ),
  decided(
    'What goes on after a worker was killed',
    feature('imports/work/work-fate'),
    'withFate',
    'the import, from the rows that are stored',
  ),
  decided(
    'Which format a file has',
    tabular('detect/detect-file'),
    'detectFile',
    'by its content; the name only where that leaves a choice',
  ),
  decided(
    'Which encoding a file has',
    tabular('detect/encoding'),
    'detectEncoding',
    'by all of its bytes; UTF-8 with few faults stays UTF-8',
  ),
  decided(
    'Which sign parts the columns of a CSV',
    tabular('csv/csv-dialect'),
    'detectDialect',
    'the one that makes the most regular table; `sep=;` decides',
  ),
  decided(
    'Which sheet of a workbook is read',
    tabular('detect/detect-workbook'),
    'detectWorkbook',
    'the one chosen, else the likeliest that is not hidden',
  ),
  decided(
    'Which list of a JSON file is read',
    tabular('json/json-rows'),
    'findJsonLists',
    'lists of objects, each by its path',
  ),
  counted('A cell has at most', tabular('limits'), 'MAX_CELL_CHARS', 'characters'),
  decided(
    'Which rows stand beside a table: headings, notes',
    tabular('detect/asides'),
    'isAside',
    'those in one cell alone where others fill several',
  ),
];
