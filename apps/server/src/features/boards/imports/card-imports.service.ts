import type {
  CardImport,
  cardImportCalls,
  ImportedCard,
  StatusPlace,
} from '@earshot/contracts/boards/card-imports';
import { cardImportLimits } from '@earshot/contracts/boards/card-imports';
import { boardLimits } from '@earshot/contracts/boards/board-cards';
import type { CallReply, ParsedBody } from '@earshot/contracts/call';
import type { CardDraft } from '@earshot/tabular/cards/cards-of-table';
import { randomUUID } from 'node:crypto';
import type { Caller } from '../../../platform/auth/caller.ts';
import type { Tx } from '../../../platform/database/open.ts';
import { readInWorkspace } from '../../../platform/database/workspace-transaction.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { instantOf } from '../../../platform/instant.ts';
import type { Deps } from '../../deps.ts';
import { deleteIdeas, writeIdeas } from '../../ideas/card-ideas.service.ts';
import { readMasking } from '../../personal-data/masking.service.ts';
import type { ColumnRow } from '../boards.sql.ts';
import { columnsOf, findBoard, putColumns, removeColumns } from '../boards.sql.ts';
import { cardsOf, putNewCards, ranksOf } from '../cards.sql.ts';
import { changeBoard, unknownBoard, unknownColumn } from '../change-board.ts';
import { gap } from '../place-between.ts';
import type { MemberRow } from './card-imports.sql.ts';
import * as sql from './card-imports.sql.ts';
import type { GivenFile, ReadImport } from './read-import.ts';
import { assertCards, readImport } from './read-import.ts';
import { KnownCards, titleKey } from './known-cards.ts';
import { statusPlaces } from './status-places.ts';

type ReadDeps = Pick<Deps, 'database'>;
type WriteDeps = Pick<Deps, 'database' | 'freeSpace' | 'now'>;

const importsListed = 20;
const samplesShown = 3;
const sampleChars = 120;

/** What is known of a board when cards come to it. */
interface Known {
  columns: ColumnRow[];
  there: KnownCards;
  members: MemberRow[];
  cards: number;
}

/** @throws Problem `not_found`; `file_refused` */
export async function previewCardImport(
  { database }: ReadDeps,
  { workspaceId, userId }: Caller,
  { board_id: boardId, ...file }: ParsedBody<typeof cardImportCalls.previewCardImport>,
): Promise<CallReply<typeof cardImportCalls.previewCardImport>> {
  const known = await readInWorkspace(database, workspaceId, async (tx) => {
    if (!(await findBoard(tx, workspaceId, userId, boardId))) throw unknownBoard();
    return knownOf(tx, workspaceId, boardId);
  });
  const read = await readFile(database, workspaceId, file);
  const judged = judge(read.drafts, known);
  const added = judged.filter(({ double }) => double === null);
  const counts = Map.groupBy(added, ({ draft }) => draft.status);
  return {
    columns: read.table.columns.map(({ index, name, values }) => ({
      name,
      field: read.fields[index] ?? null,
      samples: values.slice(0, samplesShown).map((value) => value.slice(0, sampleChars).toWellFormed()),
    })),
    ...{ day_order: read.dayOrder, asks_day_order: read.asksDayOrder },
    places: placesOf(read, known).map((place) => ({
      ...place,
      cards: counts.get(place.status)?.length ?? 0,
    })),
    cards: judged.slice(0, cardImportLimits.shown).map((one) => importedView(one, known.members)),
    counts: {
      ...{ added: added.length, doubles: judged.length - added.length },
      ...{ untitled: read.untitled, not_cards: read.notCards, unreadable: read.table.unreadable },
    },
  };
}

/** @throws Problem `not_found` for a column that is not the board's; `file_refused`; `conflict` for a full board */
export async function importCards(
  deps: WriteDeps,
  caller: Caller,
  { board_id: boardId, places: given, ...file }: ParsedBody<typeof cardImportCalls.importCards>,
): Promise<CallReply<typeof cardImportCalls.importCards>> {
  deps.freeSpace.assertRoom();
  const { workspaceId, userId } = caller;
  const read = await readFile(deps.database, workspaceId, file);
  assertCards(read);
  return changeBoard(deps, caller, boardId, async ({ tx, noteAll }) => {
    const known = await knownOf(tx, workspaceId, boardId);
    const judged = judge(read.drafts, known);
    const drafts = judged.flatMap(({ draft, double }) => (double === null ? [draft] : []));
    if (known.cards + drafts.length > boardLimits.cards) {
      throw new Problem('conflict', { detail: `A board has at most ${boardLimits.cards} cards.` });
    }
    const { columnOf, made: newColumns } = await placeStatuses(
      tx,
      workspaceId,
      boardId,
      drafts,
      placesOf(read, known, given),
      known,
    );
    const at = instantOf(deps.now());
    const id = randomUUID();
    const made = drafts.map((draft) => ({ draft, ideaId: randomUUID() }));
    await writeIdeas(
      tx,
      workspaceId,
      made.map(({ draft, ideaId }) => ({
        ...{ id: ideaId, title: draft.title, note: draft.description ?? '', sentBy: userId, sentAt: at },
      })),
    );
    const last = (await ranksOf(tx, workspaceId, boardId)).at(-1)?.rank ?? 0;
    await putNewCards(
      tx,
      workspaceId,
      boardId,
      made.map(({ draft, ideaId }, place) => ({
        ...{ ideaId, columnId: columnOf(draft), rank: last + (place + 1) * gap },
        ...{ ownerId: memberOf(draft, known.members), targetOn: draft.due, tags: draft.tags },
      })),
    );
    await sql.insertOrigins(
      tx,
      workspaceId,
      made.map((one) => originOf(one, id, file.file_name)),
    );
    const run = { id, boardId, fileName: file.file_name, by: userId, at };
    await sql.insertImport(tx, workspaceId, {
      ...run,
      cards: made.length,
      skipped: judged.length - made.length,
    });
    const revision = await noteAll([
      {
        ...{ ideaId: null, kind: 'imported', before: {} },
        after: { file: file.file_name, cards: made.length, import_id: id, new_columns: newColumns },
      },
      ...made.map(({ ideaId, draft }) => ({
        ...{ ideaId, kind: 'added' as const, before: {} },
        after: { column_id: columnOf(draft), imported_from: file.file_name },
      })),
    ]);
    const row = await sql.findImport(tx, workspaceId, boardId, id);
    if (!row) throw new Error('The import was not kept');
    return { card_import: importView(row), revision };
  });
}

/** @throws Problem `not_found` */
export function listCardImports(
  { database }: ReadDeps,
  { workspaceId, userId }: Caller,
  boardId: string,
): Promise<CallReply<typeof cardImportCalls.listCardImports>> {
  return readInWorkspace(database, workspaceId, async (tx) => {
    if (!(await findBoard(tx, workspaceId, userId, boardId))) throw unknownBoard();
    return { imports: (await sql.importsOf(tx, workspaceId, boardId, importsListed)).map(importView) };
  });
}

/**
 * Takes back what an import added. Cards on which somebody worked since stay.
 *
 * @throws Problem `not_found`; `conflict` when it was undone before
 */
export function undoCardImport(
  deps: WriteDeps,
  caller: Caller,
  { board_id: boardId, card_import_id: id }: ParsedBody<typeof cardImportCalls.undoCardImport>,
): Promise<CallReply<typeof cardImportCalls.undoCardImport>> {
  const { workspaceId } = caller;
  return changeBoard(deps, caller, boardId, async ({ tx, noteAll }) => {
    const at = instantOf(deps.now());
    const run = await sql.findImport(tx, workspaceId, boardId, id);
    if (!run) throw new Problem('not_found', { detail: 'There is no import with this ID on the board.' });
    if (!(await sql.markUndone(tx, workspaceId, boardId, id, at))) {
      throw new Problem('conflict', { detail: 'This import was already undone.' });
    }
    const cards = await sql.cardsOfImport(tx, workspaceId, boardId, id);
    const gone = cards.flatMap(({ ideaId, isTouched }) => (isTouched ? [] : [ideaId]));
    await deleteIdeas(tx, workspaceId, gone, at);
    await removeEmptied(tx, workspaceId, boardId, await sql.columnsMadeBy(tx, workspaceId, boardId, id));
    const revision = await noteAll([
      { ideaId: null, kind: 'import_undone', before: {}, after: { file: run.fileName, cards: gone.length } },
      ...gone.map((ideaId) => ({ ideaId, kind: 'taken_off' as const, before: {}, after: {} })),
    ]);
    return { revision, removed: gone.length, kept: cards.length - gone.length };
  });
}

/** Removes those of the columns that have no cards. */
async function removeEmptied(
  tx: Tx,
  workspaceId: string,
  boardId: string,
  ids: readonly string[],
): Promise<void> {
  const used = new Set((await cardsOf(tx, workspaceId, boardId)).map(({ columnId }) => columnId));
  const columns = await columnsOf(tx, workspaceId, [boardId]);
  const empty = columns.filter(({ id }) => ids.includes(id) && !used.has(id));
  const [first] = columns.filter((column) => !empty.includes(column));
  if (first && empty.length > 0) await removeColumns(tx, workspaceId, empty, first.id);
}

async function readFile(
  database: ReadDeps['database'],
  workspaceId: string,
  file: GivenFile,
): Promise<ReadImport> {
  const masking = await readInWorkspace(database, workspaceId, (tx) => readMasking(tx, workspaceId));
  return readImport(masking, file);
}

async function knownOf(tx: Tx, workspaceId: string, boardId: string): Promise<Known> {
  return {
    columns: await columnsOf(tx, workspaceId, [boardId]),
    there: new KnownCards(await sql.knownCardsOn(tx, workspaceId, boardId)),
    members: await sql.membersOf(tx, workspaceId),
    cards: (await cardsOf(tx, workspaceId, boardId)).length,
  };
}

interface Judged {
  draft: CardDraft;
  double: ImportedCard['double'];
}

/** Which cards are there already. Two of the file with ids of their own are two cards. */
function judge(drafts: readonly CardDraft[], { there }: Known): Judged[] {
  const seen = new Set<string>();
  return drafts.map((draft) => {
    // An id alone may be the number of something that several cards share.
    const key = JSON.stringify([draft.externalId, titleKey(draft.title)]);
    const isAgain = seen.has(key);
    seen.add(key);
    return { draft, double: there.doubleOf(draft) ?? (isAgain ? 'in_file' : null) };
  });
}

/** Where cards of each status go: what was chosen, else what is proposed. */
function placesOf(
  { drafts }: Pick<ReadImport, 'drafts'>,
  { columns }: Known,
  given: readonly StatusPlace[] = [],
): StatusPlace[] {
  const statuses = [...new Set(drafts.map(({ status }) => status))].slice(0, cardImportLimits.statuses);
  const chosen = new Map(given.map((place) => [place.status, place]));
  return statusPlaces(statuses, columns).map((place) => chosen.get(place.status) ?? place);
}

/** Adds the columns that are new. @returns the column of each card, and the ids of those that were added */
async function placeStatuses(
  tx: Tx,
  workspaceId: string,
  boardId: string,
  drafts: readonly CardDraft[],
  places: readonly StatusPlace[],
  { columns }: Known,
): Promise<{ columnOf: (draft: CardDraft) => string; made: string[] }> {
  const used = new Set(drafts.map(({ status }) => status));
  const wanted = places.filter(({ status }) => used.has(status));
  const known = new Set(columns.map(({ id }) => id));
  if (wanted.some(({ column_id: column }) => column !== null && !known.has(column))) throw unknownColumn();
  const made = new Map<string, Omit<ColumnRow, 'boardId'>>();
  for (const { column_id: column, title, state } of wanted) {
    const key = title.toLowerCase();
    if (column === null && !made.has(key)) made.set(key, { id: randomUUID(), title, state });
  }
  if (columns.length + made.size > boardLimits.columns) {
    throw new Problem('conflict', { detail: `A board has at most ${boardLimits.columns} columns.` });
  }
  if (made.size > 0)
    await putColumns(tx, workspaceId, boardId, [...columns.map(withoutBoard), ...made.values()]);
  const byStatus = new Map(
    wanted.map(({ status, column_id: column, title }) => [
      status,
      column ?? made.get(title.toLowerCase())?.id,
    ]),
  );
  const first = columns[0]?.id;
  const columnOf = ({ status }: CardDraft) => {
    const column = byStatus.get(status) ?? first;
    if (column === undefined) throw unknownColumn();
    return column;
  };
  return { columnOf, made: [...made.values()].map(({ id }) => id) };
}

function withoutBoard({ id, title, state }: ColumnRow): Omit<ColumnRow, 'boardId'> {
  return { id, title, state };
}

/** The member that a file names as owner: by email, else by a name that one member alone has. */
function memberOf({ owner }: CardDraft, members: readonly MemberRow[]): string | null {
  if (!owner) return null;
  const mailed = members.filter(({ email }) => email.toLowerCase() === owner.email);
  const named = members.filter(({ name }) => titleKey(name) === titleKey(owner.name));
  const found = mailed.length > 0 ? mailed : named;
  return found.length === 1 ? (found[0]?.userId ?? null) : null;
}

function importedView({ draft, double }: Judged, members: readonly MemberRow[]): ImportedCard {
  const { title, description, status, owner, due, tags, votes, externalId, url, created, parent } = draft;
  return {
    ...{
      title,
      description: (description ?? '').slice(0, 300),
      status,
      due,
      tags,
      votes,
      url,
      created,
      parent,
    },
    owner: owner && { name: owner.name, user_id: memberOf(draft, members) },
    ...{ external_id: externalId, double },
  };
}

function originOf(
  { draft, ideaId }: { draft: CardDraft; ideaId: string },
  importId: string,
  fileName: string,
): sql.OriginRow {
  const { status, owner, votes, externalId, url, created, parent } = draft;
  return {
    ...{ ideaId, importId, fileName, status, owner: owner?.name ?? null, votes, externalId, url, parent },
    createdOn: created,
  };
}

function importView({ id, fileName, by, at, cards, skipped, undoneAt }: sql.CardImportRow): CardImport {
  return { card_import_id: id, file_name: fileName, by, at, cards, skipped, is_undone: undoneAt !== null };
}
