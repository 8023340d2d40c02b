import type { AccountFileCounts, AccountMatch } from '@earshot/contracts/account-files';
import { accountFileLimits } from '@earshot/contracts/account-files';
import type { AccountTarget } from '@earshot/contracts/imports/import-targets';
import { formatBytes, formatCount, formatCounted } from '../../lib/format.ts';

export const fileWords = {
  title: 'Accounts from a file',
  lead: 'Add plan, revenue, owner and other facts to accounts, from your CRM or billing system.',
  accounts: 'Accounts',
  choose: 'Choose a file',
  limits: `CSV, Excel (XLSX), JSON or JSON Lines, up to ${formatBytes(accountFileLimits.maxBytes)} and ${formatCount(accountFileLimits.maxRows)} rows. One row is one account or one of its people.`,
  promise: 'You see which accounts match before anything is saved, and you can undo it.',
  reading: (name: string) => `Reading ${name}…`,
  notRead: 'Could not read the file',
  viewer: 'Your role can view accounts but not change them.',
  another: 'Choose another file',
  sheet: 'Sheet',
};

const targets: Record<AccountTarget, string> = {
  account_id: 'Account ID',
  account_name: 'Account name',
  domain: 'Domain',
  plan: 'Plan',
  revenue: 'Revenue',
  currency: 'Currency',
  owner: 'Owner',
  segment: 'Segment',
  region: 'Region',
  size: 'Size',
  person_email: 'Person’s email',
  field: 'Custom field',
  ignore: 'Not imported',
};

export const mappingWords = {
  heading: 'Match columns',
  kept: 'Same as in your last file with these columns.',
  guessed: 'Detected from names and values. Saved for the next file with these columns.',
  inFile: 'In your file',
  values: 'First values',
  becomes: 'Imported as',
  becomesOf: (column: string) => `Import ${column} as`,
  noValues: 'No values',
  targets,
  options: 'Revenue and accounts',
  currency: 'Currency of amounts without one',
  period: 'Amounts are',
  periods: { year: 'Per year', month: 'Per month' },
  rate: (currency: string) => `Euros for 1 ${currency}`,
  rateHint: 'Revenue is stored in euros a year. The account also shows it as written in the file.',
  rateFault: 'Enter a number such as 0.92.',
  addsUnknown: 'Add accounts that have no feedback yet',
};

const howMatched: Record<AccountMatch['rows'][number]['matched_by'], string> = {
  id: 'ID',
  domain: 'Domain',
  name: 'Name',
  none: 'New account',
};

export const matchWords = {
  heading: 'Preview',
  counting: 'Matching…',
  failed: 'Could not match the rows',
  counts: (counts: AccountFileCounts): [string, number][] => [
    ['Matched by ID', counts.by_id],
    ['Matched by domain', counts.by_domain],
    ['Matched by name', counts.by_name],
    ['Not in your feedback yet', counts.unknown],
    ['Rows without an account', counts.nameless],
    ['People matched by email', counts.people],
    ['People without feedback', counts.unknown_people],
    ['Your accounts that are not in the file', counts.not_in_file],
  ],
  nothingSaved: 'Nothing is saved yet.',
  rows: 'First rows',
  row: 'Row',
  name: 'In the file',
  account: 'Your account',
  by: 'Matched by',
  plan: 'Plan',
  revenue: 'Annual revenue',
  how: howMatched,
  leftOut: 'Not imported',
  notAdded: 'Not added',
  faults: (count: number) => `${formatCounted(count, 'value')} not imported`,
  fault: (line: number, column: string | null, detail: string) =>
    `Row ${formatCount(line)}${column === null ? '' : `, ${column}`}: ${detail}`,
  more: (count: number) => `and ${formatCount(count)} more`,
  apply: (accounts: number) => `Update ${formatCounted(accounts, 'account')}`,
  notApplied: 'Could not update the accounts',
  applied: (accounts: number) => `${formatCounted(accounts, 'account')} updated.`,
};

export const earlierWords = {
  heading: 'Previous files',
  caption: 'Previous account files and their results',
  none: 'No files yet. Choose one above.',
  what: 'Previous files',
  file: 'File',
  accounts: 'Accounts',
  by: 'By',
  at: 'Imported',
  toDo: 'Actions',
  undo: 'Undo',
  undoOf: (name: string) => `Undo ${name}`,
  undone: 'Undone',
  didUndo: (name: string) => `${name} undone. Values changed since then stay.`,
  notUndone: 'Could not undo the file',
};

/** Accounts that a file is about. */
export function accountsIn({ by_id, by_domain, by_name, unknown }: AccountFileCounts): number {
  return by_id + by_domain + by_name + unknown;
}
