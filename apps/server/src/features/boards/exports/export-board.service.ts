import type { BoardCard, BoardColumn } from '@earshot/contracts/boards/board-cards';
import type { cardImportCalls } from '@earshot/contracts/boards/card-imports';
import type { CardOrigin } from '@earshot/contracts/boards/card-origin';
import type { CallReply, ParsedQuery } from '@earshot/contracts/call';
import type { Caller } from '../../../platform/auth/caller.ts';
import { readSnapshot } from '../../../platform/database/workspace-transaction.ts';
import { instantOf } from '../../../platform/instant.ts';
import type { Deps } from '../../deps.ts';
import { columnsOf, findBoard } from '../boards.sql.ts';
import { cardView } from '../card-view.ts';
import { cardsOf } from '../cards.sql.ts';
import { unknownBoard } from '../change-board.ts';
import { originsOf } from '../imports/card-imports.sql.ts';
import { boardCsv } from './board-csv.ts';
import { boardMarkdown } from './board-markdown.ts';

/** A card as files have it. */
export interface ExportedCard {
  card: BoardCard;
  note: string;
  column: BoardColumn;
  origin: CardOrigin | null;
}

/** @throws Problem `not_found` */
export async function exportBoard(
  { database, now }: Pick<Deps, 'database' | 'now'>,
  { workspaceId, userId }: Caller,
  { board_id: boardId, format }: ParsedQuery<typeof cardImportCalls.exportBoard>,
): Promise<CallReply<typeof cardImportCalls.exportBoard>> {
  const { board, columns, cards } = await readSnapshot(database, workspaceId, async (tx) => {
    const board = await findBoard(tx, workspaceId, userId, boardId);
    if (!board) throw unknownBoard();
    const rows = await cardsOf(tx, workspaceId, boardId);
    const origins = await originsOf(
      tx,
      workspaceId,
      rows.map(({ ideaId }) => ideaId),
    );
    const columns = (await columnsOf(tx, workspaceId, [boardId])).map(
      ({ id, title, state }): BoardColumn => ({ column_id: id, title, state }),
    );
    const byId = new Map(columns.map((column) => [column.column_id, column]));
    const cards = rows.flatMap((row): ExportedCard[] => {
      const column = byId.get(row.columnId);
      const origin = origins.get(row.ideaId) ?? null;
      return column ? [{ card: cardView(row, board.score), note: row.note, column, origin }] : [];
    });
    return { board, columns, cards };
  });
  const day = instantOf(now()).slice(0, 10);
  const name = `${fileWords(board.title)}-${day}`;
  if (format === 'csv') {
    return { file_name: `${name}.csv`, media_type: 'text/csv', content: boardCsv(cards) };
  }
  if (format === 'markdown') {
    const content = boardMarkdown(board.title, day, columns, cards);
    return { file_name: `${name}.md`, media_type: 'text/markdown', content };
  }
  const content = {
    ...{ board_id: boardId, title: board.title, score: board.score, exported_on: day, columns },
    cards: cards.map(({ card, note, column, origin }) => ({ ...card, note, column: column.title, origin })),
  };
  return {
    ...{ file_name: `${name}.json`, media_type: 'application/json' },
    content: `${JSON.stringify(content, null, 2)}\n`,
  };
}

/** A title as part of a file's name. */
function fileWords(title: string): string {
  const words = title
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase()
    .slice(0, 60);
  return words === '' ? 'board' : words;
}
