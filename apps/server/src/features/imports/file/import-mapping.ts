import type { ImportMapping } from '@earshot/contracts/imports';
import type { FieldError } from '@earshot/contracts/call/problems';
import type { DraftOptions } from '@earshot/tabular/draft';
import type { FileFacts } from '@earshot/tabular/facts';
import { guessOptions } from '@earshot/tabular/columns/guess-mapping';
import type { ColumnGuess, Mapping } from '@earshot/tabular/columns/mapping';
import { mappingFaults } from '@earshot/tabular/columns/mapping';
import { isCustomerValue, isTeamValue, tellsByLetters } from '@earshot/tabular/columns/speaker-values';
import { decimalSignOf } from '@earshot/tabular/values/money';
import { isTimeZone } from '@earshot/tabular/values/time-zone';
import { hash } from 'node:crypto';

/** A mapping as the file's reader takes it. */
export interface ReadingPlan {
  mapping: Mapping;
  options: DraftOptions;
}

const sourceNameChars = 120;

/** @param mapping without faults ({@link faultsOfMapping}) */
export function readingPlan(facts: FileFacts, mapping: ImportMapping): ReadingPlan {
  const columns = columnsOf(facts, mapping);
  const revenue = facts.columns[mapping.targets.indexOf('account_revenue')];
  const roles = facts.columns[mapping.targets.indexOf('author_role')];
  return {
    mapping: columns,
    options: {
      dateOrder: mapping.date_order,
      timeZone: mapping.time_zone,
      ratingScale: mapping.rating_scale,
      decimalComma: guessOptions(facts.columns, columns).decimalComma,
      namesCustomers: roles?.samples.some(isCustomerValue) ?? false,
      namesTeam: roles?.samples.some(isTeamValue) ?? false,
      speaksInLetters: tellsByLetters(roles?.samples ?? []),
      revenueDecimal: decimalSignOf(revenue?.samples ?? []),
      accountsByDomain: mapping.accounts_by_domain === true && !hasAccount(mapping),
      usualCells: facts.usualCells ?? null,
    },
  };
}

function hasAccount({ targets }: ImportMapping): boolean {
  return targets.includes('account_name') || targets.includes('account_id');
}

/** What stands in the way of a mapping, each by its place in the request's body. */
export function faultsOfMapping(facts: FileFacts, mapping: ImportMapping): FieldError[] {
  const fault = (field: string, detail: string) => ({ pointer: `#/body/mapping/${field}`, detail });
  const count = facts.columns.length;
  if (mapping.targets.length !== count) {
    const columns = `${count} ${count === 1 ? 'column' : 'columns'}`;
    const mapped = mapping.targets.length;
    return [
      fault('targets', `The file has ${columns}, but ${mapped} ${mapped === 1 ? 'is' : 'are'} mapped.`),
    ];
  }
  const faults = mappingFaults(columnsOf(facts, mapping), count).map(({ column, reason }) => {
    const index = facts.columns.findIndex(({ name }) => name === column);
    return fault(index < 0 ? 'targets' : `targets/${index}`, reason);
  });
  if (!isTimeZone(mapping.time_zone)) {
    faults.push(fault('time_zone', `There is no time zone “${mapping.time_zone}”.`));
  }
  const scale = mapping.rating_scale;
  if (scale === null && mapping.targets.includes('rating')) {
    faults.push(fault('rating_scale', 'Enter the lowest and highest possible rating.'));
  }
  if (scale !== null && scale.min >= scale.max) {
    faults.push(fault('rating_scale', 'The highest rating must be above the lowest.'));
  }
  return faults;
}

/** The mapping offered at first. */
export function guessedMapping(
  facts: FileFacts,
  guesses: readonly ColumnGuess[],
  place: { fileName: string; timeZone: string },
): ImportMapping {
  const { dateOrder, ratingScale, timeZone } = guessOptions(
    facts.columns,
    guesses,
    `${place.fileName} ${facts.sheet ?? ''}`,
  );
  return {
    targets: guesses.map(({ target }) => target),
    date_order: dateOrder,
    time_zone: timeZone ?? facts.timeZone ?? place.timeZone,
    rating_scale: ratingScale,
    source: { name: sourceNameOf(place.fileName) },
  };
}

/**
 * The mapping of the last file with the same columns, for this file. Where this file's dates show their order, they are
 * believed rather than the last file.
 */
export function keptMapping(
  last: ImportMapping,
  facts: FileFacts,
  guesses: readonly ColumnGuess[],
): ImportMapping {
  const guessed = guessOptions(facts.columns, columnsOf(facts, last));
  const scale = last.rating_scale ?? guessOptions(facts.columns, guesses).ratingScale;
  return { ...last, date_order: guessed.dateOrder ?? last.date_order, rating_scale: scale };
}

/** The same for files with the same columns in the same order, and only for them. */
export function columnsKey(facts: FileFacts): Buffer {
  return hash('sha256', JSON.stringify(facts.columns.map(({ name }) => name)), 'buffer');
}

function columnsOf(facts: FileFacts, { targets }: ImportMapping): Mapping {
  return facts.columns.map(({ index, name }) => ({
    column: index,
    name,
    target: targets[index] ?? 'ignore',
  }));
}

/** `support-export.csv.gz` → `support-export`. */
function sourceNameOf(fileName: string): string {
  const name = fileName
    .replace(/(?:\.(?:csv|tsv|txt|xlsx|json|jsonl|ndjson|mbox|eml|vtt|srt))?(?:\.gz)?$/i, '')
    .trim();
  return (name || 'Imported file').slice(0, sourceNameChars).trim().toWellFormed();
}
