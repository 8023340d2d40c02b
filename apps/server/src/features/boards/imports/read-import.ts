import { toPlainText } from '@earshot/cleaning/to-plain-text';
import { boardLimits } from '@earshot/contracts/boards/board-cards';
import type { cardImportCalls } from '@earshot/contracts/boards/card-imports';
import { cardImportLimits } from '@earshot/contracts/boards/card-imports';
import type { ImportField } from '@earshot/contracts/boards/import-fields';
import type { ParsedBody } from '@earshot/contracts/call';
import { ideaLimits } from '@earshot/contracts/ideas';
import type { DateOrder } from '@earshot/tabular/columns/date-order';
import type { CardDraft } from '@earshot/tabular/cards/cards-of-table';
import { cardsOfTable, dateOrderOf } from '@earshot/tabular/cards/cards-of-table';
import { guessCardColumns } from '@earshot/tabular/cards/guess-card-columns';
import type { CardTable } from '@earshot/tabular/cards/read-card-file';
import { readCardFile } from '@earshot/tabular/cards/read-card-file';
import { TabularError } from '@earshot/tabular/errors';
import { Problem } from '../../../platform/http/problem.ts';
import type { Masking } from '../../personal-data/masking.service.ts';
import { maskText } from '../../personal-data/masking.service.ts';

export type GivenFile = Pick<
  ParsedBody<typeof cardImportCalls.importCards>,
  'content' | 'fields' | 'day_order' | 'file_name'
>;

export interface ReadImport {
  table: CardTable;
  fields: (ImportField | null)[];
  dayOrder: DateOrder | null;
  asksDayOrder: boolean;
  drafts: CardDraft[];
  untitled: number;
  /** Lines that are headings or sums. */
  notCards: number;
}

/**
 * The cards of a file, as they may be kept: without markup, personal data masked, each text no longer than a card's is. None while no
 * column is said to contain their titles.
 *
 * @throws Problem `file_refused`
 */
export async function readImport(masking: Masking, given: GivenFile): Promise<ReadImport> {
  const table = await tableOf(given.content);
  const guessed = guessCardColumns(table.columns, table.rows.length);
  const fields = table.columns.map(({ index }) =>
    given.fields === undefined ? (guessed[index] ?? null) : (given.fields[index] ?? null),
  );
  if (table.rows.length === 0) throw refused('The file has no cards.');
  const found = given.day_order ?? dateOrderOf(table, fields);
  const { drafts: said } = cardsOfTable(table, fields, found);
  if (said.length > boardLimits.cards) {
    throw refused(`The file has ${said.length} cards. A board has at most ${boardLimits.cards}.`);
  }
  const isClear = sameDays(table, fields);
  const dayOrder = found ?? (isClear ? null : 'mdy');
  const { drafts, untitled, headings } = cardsOfTable(table, fields, dayOrder);
  const hasTitle = fields.includes('title');
  return {
    ...{ table, fields, dayOrder, asksDayOrder: found === null && !isClear },
    ...{ untitled: hasTitle ? untitled : 0, notCards: headings + table.sums },
    drafts: drafts.map((draft) => kept(masking, draft)),
  };
}

/** @throws Problem `file_refused` for a file of which no card can be added */
export function assertCards({ fields, drafts }: ReadImport): void {
  if (!fields.includes('title')) {
    throw refused('No column contains the titles of the cards. Choose one.', '#/body/fields');
  }
  if (drafts.length === 0) throw refused('The file has no cards.');
}

/** Whether all days read the same, whichever number comes first. */
function sameDays(table: CardTable, fields: readonly (ImportField | null)[]): boolean {
  const days = (order: DateOrder) =>
    cardsOfTable(table, fields, order).drafts.map(({ due, created }) => `${due} ${created}`);
  const american = days('mdy');
  return days('dmy').every((day, at) => day === american[at]);
}

async function tableOf(content: string): Promise<CardTable> {
  const bytes = Buffer.from(content, 'base64');
  if (bytes.length > cardImportLimits.fileBytes) throw refused('A file of cards can have at most 5 MB.');
  try {
    return await readCardFile(bytes);
  } catch (error) {
    if (error instanceof TabularError) throw refused(error.message);
    throw error;
  }
}

function refused(detail: string, pointer = '#/body/content'): Problem {
  return new Problem('file_refused', { detail, errors: [{ pointer, detail }] });
}

function kept(masking: Masking, draft: CardDraft): CardDraft {
  const text = (value: string | null, most: number) =>
    value === null ? null : cut(maskText(masking, value), most) || null;
  const { description, owner } = draft;
  return {
    ...draft,
    title: text(draft.title, ideaLimits.titleMaxChars) ?? '…',
    description:
      description === null ? null : text(toPlainText(description).text.trim(), ideaLimits.noteMaxChars),
    status: text(draft.status, 60),
    owner: owner && { email: owner.email, name: text(owner.name, 120) ?? '' },
    tags: tagsOf(
      draft.tags.map((tag) => text(tag.replace(/[\p{Cc}\s]+/gu, ' '), boardLimits.tagMaxChars) ?? ''),
    ),
    externalId: text(draft.externalId, 200),
    url: text(draft.url, 2000),
    parent: text(draft.parent, ideaLimits.titleMaxChars),
  };
}

function tagsOf(tags: readonly string[]): string[] {
  return [...new Set(tags.map((tag) => tag.trim()).filter((tag) => tag !== ''))].slice(0, boardLimits.tags);
}

/** Without half a character at its end. */
function cut(text: string, most: number): string {
  return text.length <= most
    ? text.toWellFormed()
    : `${text
        .slice(0, most - 1)
        .trimEnd()
        .toWellFormed()}…`;
}
