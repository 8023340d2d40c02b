import type { ImportTarget } from '@earshot/contracts/imports/import-targets';
import type { ColumnFacts, FileFacts } from '@earshot/tabular/facts';
import type { ColumnGuess } from '@earshot/tabular/columns/mapping';
import type { Masking } from '../../personal-data/masking.service.ts';
import { maskNamed, maskText } from '../../personal-data/masking.service.ts';
import { fileRefused } from './detect-thread.service.ts';
import type { Detected } from './detect-thread.service.ts';

/** Stands for what says who an author is, where people are hidden. */
export const hiddenCell = '[person]';

/** True for a column whose values say who an author is. */
export function namesPeople(target: ImportTarget | undefined): boolean {
  return target === 'author_name' || target === 'author_email' || target === 'author_id';
}

/**
 * What may be kept of a file's facts: names, samples and notes of columns masked.
 *
 * @throws Problem `file_refused` when a key of JSON objects, by which they are read, holds personal data
 */
export function maskDetected(masking: Masking, { facts, guesses }: Detected): Detected {
  const masked = maskFacts(
    masking,
    facts,
    guesses.map(({ target }) => target),
    'refuse',
  );
  return {
    facts: masked,
    guesses: guesses.map((guess, index) => maskGuess(masking, guess, masked.columns[index]?.name)),
  };
}

/** What becomes of keys of JSON objects that hold personal data: by their keys the objects are read. */
export type PersonalKeys = 'refuse' | 'keep' | 'mask';

/** @param targets what the columns are to become, in their order */
export function maskFacts(
  masking: Masking,
  facts: FileFacts,
  targets: readonly ImportTarget[],
  personalKeys: PersonalKeys = 'keep',
): FileFacts {
  if (masking.kinds.size === 0 && !masking.hidesPeople) return facts;
  const names = maskNames(masking, facts, personalKeys);
  return {
    ...facts,
    columns: facts.columns.map((column, index) =>
      maskColumn(masking, { ...column, name: names[index] ?? column.name }, targets[index]),
    ),
    sampleRows: facts.sampleRows.map(({ line, cells }) => ({
      line,
      cells: cells.map((cell, index) => maskCell(masking, cell, names[index], targets[index])),
    })),
  };
}

/** One cell of a row, as it may be kept. */
export function maskCell(
  masking: Masking,
  cell: string,
  column: string | undefined,
  target: ImportTarget | undefined,
): string {
  if (masking.hidesPeople && namesPeople(target)) return cell === '' ? '' : hiddenCell;
  return maskNamed(masking, column ?? '', cell);
}

function maskNames(masking: Masking, { format, columns }: FileFacts, personalKeys: PersonalKeys): string[] {
  const isRead = personalKeys !== 'mask' && (format === 'json' || format === 'jsonl');
  const taken = new Set<string>();
  return columns.map(({ name }) => {
    const masked = maskText(masking, name);
    if (masked !== name && isRead && personalKeys === 'refuse') {
      throw fileRefused(
        `A key of the objects contains personal data (${masked}). Rename it, or stop masking this kind in the workspace’s settings.`,
      );
    }
    const wanted = isRead ? name : masked;
    let free = wanted;
    for (let n = 2; taken.has(free); n += 1) free = `${wanted} (${n})`;
    taken.add(free);
    return free;
  });
}

function maskColumn(masking: Masking, column: ColumnFacts, target: ImportTarget | undefined): ColumnFacts {
  const { name, samples, statistics, dateOrder } = column;
  const kept = samples.map((sample) => maskCell(masking, sample, name, target));
  const isPersonal = (value: number | null) =>
    value !== null && maskCell(masking, String(value), name, target) !== String(value);
  const hidesNumbers = isPersonal(statistics.minNumber) || isPersonal(statistics.maxNumber);
  return {
    ...column,
    samples: [...new Set(kept)],
    statistics: hidesNumbers ? { ...statistics, minNumber: null, maxNumber: null } : statistics,
    dateOrder: dateOrder && { ...dateOrder, note: maskNamed(masking, name, dateOrder.note) },
  };
}

function maskGuess(masking: Masking, guess: ColumnGuess, name: string | undefined): ColumnGuess {
  const named = { ...guess, ...(name !== undefined && { name }) };
  return guess.note === undefined ? named : { ...named, note: maskNamed(masking, named.name, guess.note) };
}
