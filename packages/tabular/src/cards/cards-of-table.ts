import type { DateOrder } from '../columns/date-order.ts';
import { DateOrderCounter } from '../columns/date-order.ts';
import type { ImportField } from '@earshot/contracts/boards/import-fields';
import { fieldsOfName } from './card-column-names.ts';
import { isAddress } from './is-address.ts';
import type { CardOwner } from './card-values.ts';
import { countOf, dayOf, isBlank, listOf, ownerOf, plainCell } from './card-values.ts';
import type { CardCells, CardTable } from './read-card-file.ts';
import { headingOf } from './read-card-file.ts';

/** A card as a file has it. What the file does not say is null. */
export interface CardDraft {
  line: number;
  title: string;
  /** As it stands: it may hold markup. */
  description: string | null;
  status: string | null;
  owner: CardOwner | null;
  /** YYYY-MM-DD. */
  due: string | null;
  tags: string[];
  votes: number | null;
  externalId: string | null;
  url: string | null;
  created: string | null;
  /** The title or id of what it is part of. */
  parent: string | null;
}

export interface CardsOfTable {
  drafts: CardDraft[];
  /** Rows without a title. */
  untitled: number;
  /** Rows that are headings of those below, which a single cell is only where no column says the status. */
  headings: number;
}

/** How a file writes days such as 3/4/2026; null where its dates fit both orders, or it has none such. */
export function dateOrderOf({ rows }: CardTable, fields: readonly (ImportField | null)[]): DateOrder | null {
  const counter = new DateOrderCounter();
  for (const { cells } of rows) {
    cells.forEach((cell, at) => {
      if (fields[at] === 'due' || fields[at] === 'created') counter.add(cell.trim());
    });
  }
  return counter.facts()?.order ?? null;
}

/** The cards of a table whose columns hold what `fields` says, in its order. */
export function cardsOfTable(
  { columns, rows, group: first }: CardTable,
  fields: readonly (ImportField | null)[],
  order: DateOrder | null,
): CardsOfTable {
  const at = (field: ImportField) =>
    columns.filter(({ index }) => fields[index] === field).map(({ index }) => index);
  const places = {
    ...{ title: at('title'), description: at('description'), status: at('status'), owner: at('owner') },
    ...{ due: at('due'), tags: at('tags'), votes: at('votes'), id: at('external_id'), url: at('url') },
    ...{ created: at('created'), parent: at('parent') },
  };
  const drafts: CardDraft[] = [];
  /** The last title of each level of a tree. */
  const levels: (string | undefined)[] = [];
  let untitled = 0;
  let headings = 0;
  let group = first;
  for (const row of rows) {
    if (row.heading === 'yes' || (row.heading === 'maybe' && places.status.length === 0)) {
      headings++;
      group = headingOf(row);
      continue;
    }
    const level = places.title.findIndex((index) => !isBlank(row.cells[index] ?? ''));
    const title = oneLine(plainCell(row.cells[places.title[level] ?? -1] ?? ''));
    if (title === '') {
      untitled++;
      continue;
    }
    levels.length = level;
    levels[level] = title;
    const url = firstOf(row, places.url);
    const above = level > 0 ? levels.slice(0, level).findLast((each) => each !== undefined) : undefined;
    drafts.push({
      ...{ line: row.line, title, description: firstOf(row, places.description) },
      status: places.status.length > 0 ? oneLineOrNull(firstOf(row, places.status)) : group,
      owner: ownerOf(firstOf(row, places.owner) ?? ''),
      due: dayOf(firstOf(row, places.due) ?? '', order),
      tags: [...new Set(places.tags.flatMap((index) => listOf(row.cells[index] ?? '')))],
      votes: countOf(firstOf(row, places.votes) ?? ''),
      externalId: oneLineOrNull(firstOf(row, places.id)),
      url: url !== null && isAddress(url) ? url.trim() : null,
      created: dayOf(firstOf(row, places.created) ?? '', order),
      parent: above ?? oneLineOrNull(firstOf(row, places.parent)),
    });
  }
  const titles = titlesById({ columns, rows }, drafts);
  return {
    drafts: drafts.map((draft) => ({ ...draft, parent: titleOfParent(draft, titles) })),
    ...{ untitled, headings },
  };
}

/** The titles of the cards by each id that their rows have. */
function titlesById(
  { columns, rows }: Pick<CardTable, 'columns' | 'rows'>,
  drafts: readonly CardDraft[],
): Map<string, string> {
  const ids = columns.filter(({ given }) =>
    fieldsOfName(given).some(({ field }) => field === 'external_id' || field === 'url'),
  );
  const titles = new Map(drafts.map(({ line, title }) => [line, title]));
  return new Map(
    rows.flatMap(({ line, cells }) => {
      const title = titles.get(line);
      const own = ids.map(({ index }) => cells[index]?.trim() ?? '').filter((id) => id !== '');
      return title === undefined ? [] : own.map((id): [string, string] => [id, title]);
    }),
  );
}

/** What a card is part of, by its title where its id stands in the file; without the address that Notion writes behind a name. */
function titleOfParent({ parent, title }: CardDraft, titles: ReadonlyMap<string, string>): string | null {
  if (parent === null) return null;
  const bare = parent.replace(/\s?\(https?:\/\/[^\s()]*\)$/, '').trim();
  const found = titles.get(bare) ?? bare;
  return found === title ? null : found;
}

function firstOf({ cells }: CardCells, places: readonly number[]): string | null {
  const cell = places.map((index) => cells[index] ?? '').find((each) => !isBlank(each));
  return cell === undefined ? null : plainCell(cell);
}

function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\s]+/gu, ' ').trim();
}

function oneLineOrNull(text: string | null): string | null {
  const line = oneLine(text ?? '');
  return line === '' ? null : line;
}
