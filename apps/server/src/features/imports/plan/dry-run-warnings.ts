import type { DraftWarning } from '@earshot/tabular/draft';
import { MAX_CHARS } from '@earshot/tabular/row-to-draft';
import type { FileFacts } from '@earshot/tabular/facts';
import type { ReadingPlan } from '../file/import-mapping.ts';
import type { AlreadyHere } from './already-here.ts';
import type { Tally, WarningGroup } from './tally.ts';

const leftOut: Record<DraftWarning['code'], (rows: string) => string> = {
  revenue_unusable: (rows) =>
    `${rows} a revenue that is not in euros. Import it under Accounts, where you can enter a rate`,
  link_unusable: (rows) => `${rows} an invalid link and will be imported without it`,
  link_too_long: (rows) =>
    `${rows} a link longer than ${number(MAX_CHARS.link)} characters and will be imported without it`,
  email_unusable: (rows) => `${rows} an invalid email address and will be imported without it`,
  language_unknown: (rows) => `${rows} an unknown language, so it is detected from the text instead`,
};

const exampleChars = 60;

interface Around {
  facts: FileFacts;
  plan: ReadingPlan;
  /** New items that the workspace's plan has room for this month; null without limit. */
  room: number | null;
  duplicates: Pick<AlreadyHere, 'compared' | 'count' | 'sources'>;
}

/** What a person should know before importing, in sentences. */
export function dryRunWarnings(tally: Tally, { facts, plan, room, duplicates }: Around): string[] {
  const tooMany = room === null ? 0 : tally.counts.create - room;
  const warnings = [...(tooMany > 0 ? [noRoomFor(tooMany)] : []), ...tally.warnings.map(sentenceOf)];
  if (duplicates.count > 0) warnings.push(theySeemDuplicates(tally, duplicates));
  const isDated = plan.mapping.some(({ target }) => target === 'said_at');
  if (!isDated) warnings.push('No date column: the items have no date and are left out of charts over time.');
  else if (tally.undated > 0) {
    warnings.push(`${rowsHave(tally.undated)} no date: these items are left out of charts over time.`);
  }
  const { joined = 0 } = tally;
  if (joined > 0) {
    warnings.push(
      joined === 1
        ? '1 row will be joined with another row of the same conversation.'
        : `${number(joined)} rows will be joined with others of the same conversation.`,
    );
  }
  if (tally.counts.copies > 0) {
    warnings.push(
      `${rowsHave(tally.counts.copies)} an ID that a later row also has. Only the last one is imported.`,
    );
  }
  if (facts.damagedPlaces > 0) {
    warnings.push(
      `${facts.damagedPlaces === 1 ? '1 place is' : `${number(facts.damagedPlaces)} places are`} not valid ${facts.encoding}. Rows that contain one are rejected.`,
    );
  }
  return warnings;
}

function sentenceOf({ code, count, column, value, line }: WarningGroup): string {
  const what = leftOut[code as DraftWarning['code']];
  const example = value.length > exampleChars ? `${value.slice(0, exampleChars).toWellFormed()}…` : value;
  return `${what(rowsHave(count))} (first: “${example}” in ${column}, line ${number(line)}).`;
}

const namedSources = 3;

function theySeemDuplicates({ counts }: Tally, { compared, count, sources }: Around['duplicates']): string {
  const of =
    compared < counts.create
      ? ` of the first ${number(compared)} new rows`
      : count === 1
        ? ' new row'
        : ' new rows';
  const where = sources
    .slice(0, namedSources)
    .map((name) => `“${name}”`)
    .join(', ');
  const look = count === 1 ? 'looks like an item that is' : 'look like items that are';
  return `${number(count)}${of} ${look} already in ${where}, with the same text. Importing adds duplicates, unless the source and the ID column are the same as before.`;
}

function noRoomFor(rows: number): string {
  return rows === 1
    ? '1 of these rows does not fit your plan this month. It is kept, and you can import it once there is room.'
    : `${number(rows)} of these rows do not fit your plan this month. They are kept, and you can import them once there is room.`;
}

function rowsHave(count: number): string {
  return count === 1 ? '1 row has' : `${number(count)} rows have`;
}

function number(value: number): string {
  return value.toLocaleString('en');
}
