import type { ImportTarget } from '@earshot/contracts/imports/import-targets';

/** What a column becomes. `field` and those of `SEVERAL` may occur often; the others but `ignore` once. */
export type Target = ImportTarget;

/** Answers to several questions are one text, a line each; first and last name are one name. Their columns’ order counts. */
export const SEVERAL: ReadonlySet<Target> = new Set<Target>(['text', 'author_name']);

export interface ColumnMapping {
  /** `ColumnFacts.index`. */
  column: number;
  /** `ColumnFacts.name`: what reports call the column, and what a kept mapping is found again by. */
  name: string;
  target: Target;
  /** The field's name where it differs from the column's. */
  fieldName?: string;
}

export type Mapping = ColumnMapping[];

export interface ColumnGuess {
  column: number;
  name: string;
  target: Target;
  /** From 0 to 1; 0 for `ignore`. */
  confidence: number;
  note?: string;
  /** Of several columns any may hold the customer’s words: the person is asked. Guesses stored before have none. */
  mayBeText?: true;
}

export interface MappingFault {
  column: string | null;
  reason: string;
}

/** The name under which a `field` column is kept. */
export function fieldNameOf(entry: ColumnMapping): string {
  return entry.fieldName ?? entry.name;
}

/** What a column is imported as, in a sentence. */
const inWords: Readonly<Record<Exclude<Target, 'field' | 'ignore'>, string>> = {
  text: 'the text',
  title: 'the title',
  said_at: 'the date',
  said_time: 'the time of day',
  said_zone: 'the time zone',
  external_id: 'the ID in its source',
  conversation_id: 'the conversation ID',
  author_name: 'the author’s name',
  author_email: 'the author’s email address',
  author_id: 'the author’s ID',
  author_role: 'the writer’s role',
  is_public: 'the visibility',
  account_name: 'the account’s name',
  account_id: 'the account’s ID',
  account_plan: 'the account’s plan',
  account_revenue: 'the account’s revenue',
  rating: 'the rating',
  link: 'the link to the original',
  language: 'the language',
};

/** What stands in the way of using a mapping; empty when nothing does. */
export function mappingFaults(mapping: Mapping, columnCount: number): MappingFault[] {
  const faults: MappingFault[] = [];
  const columns = new Set<number>();
  const once = new Set<string>();
  for (const entry of mapping) {
    const fault = (reason: string) => faults.push({ column: entry.name, reason });
    if (!Number.isInteger(entry.column) || entry.column < 0 || entry.column >= columnCount) {
      fault(`The file has no column ${entry.column + 1}.`);
    }
    if (columns.has(entry.column)) fault('This column is mapped twice.');
    columns.add(entry.column);
    if (entry.target === 'ignore') continue;
    const key = entry.target === 'field' ? `field ${fieldNameOf(entry)}` : entry.target;
    if (once.has(key) && !SEVERAL.has(entry.target)) {
      fault(
        entry.target === 'field'
          ? `Another column is already kept as "${fieldNameOf(entry)}".`
          : `Another column is already imported as ${inWords[entry.target]}.`,
      );
    }
    once.add(key);
  }
  for (const entry of mapping) {
    if ((entry.target === 'said_time' || entry.target === 'said_zone') && !once.has('said_at'))
      faults.push({ column: entry.name, reason: 'Also choose a date column.' });
  }
  if (!once.has('text') && !once.has('title') && !once.has('rating')) {
    faults.push({ column: null, reason: 'No column is used as text.' });
  }
  return faults;
}
