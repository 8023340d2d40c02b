import type { ImportTarget } from '@earshot/contracts/imports/import-targets';
import type { ImportRun } from '@earshot/contracts/imports';

/** A column that may hold the customer’s words, with its place in the file. */
export type Rival = ImportRun['columns'][number] & { at: number };

const keyOf = (importId: string) => `earshot.import.text.${importId}`;

/**
 * The columns of which a person must say which holds the customer’s words before an import goes on: two or more, or none where
 * nothing is asked. Answered is whatever was chosen, here or in the table of columns; a mapping kept from the last file was.
 */
export function openTextChoice(
  run: Pick<ImportRun, 'import_id' | 'columns' | 'mapping_kept'>,
  targets: readonly ImportTarget[],
): Rival[] {
  const rivals = run.columns.flatMap((column, at) => (column.may_be_text ? [{ ...column, at }] : []));
  const isUntouched = rivals.every(({ at, guess }) => targets[at] === guess);
  return rivals.length > 1 && !run.mapping_kept && isUntouched && !isConfirmed(run.import_id) ? rivals : [];
}

/** Keeps, in this tab, that a person answered: the suggestion itself leaves no other trace. */
export function confirmTextChoice(importId: string): void {
  try {
    sessionStorage.setItem(keyOf(importId), '1');
  } catch {
    // Without storage the suggestion is asked about again.
  }
}

function isConfirmed(importId: string): boolean {
  try {
    return sessionStorage.getItem(keyOf(importId)) !== null;
  } catch {
    return false;
  }
}
