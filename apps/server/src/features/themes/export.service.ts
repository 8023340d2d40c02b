import { toCsvLine, spreadsheetSafe } from '@earshot/tabular/csv/csv-line';
import type { Caller } from '../../platform/auth/caller.ts';
import { issueTicket, useTicket } from '../../platform/auth/download-tickets.ts';
import { readInWorkspace } from '../../platform/database/workspace-transaction.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Deps } from '../deps.ts';
import { rowsToExport } from './themes.sql.ts';

const kind = 'exported_themes';
const rowsAtOnce = 2000;
const byteOrderMark = '\uFEFF';

type ExportDeps = Pick<Deps, 'database' | 'now'>;

/** A secret that opens the file once, within a minute. */
export function exportTicket(
  { database, now }: ExportDeps,
  { workspaceId }: Pick<Caller, 'workspaceId'>,
): Promise<string> {
  return issueTicket(database.app, { workspaceId, kind, payload: {} }, now());
}

/** Uses a ticket up. @throws Problem `not_found` when it was used, is too old or never was one */
export async function openExport(
  { database, now }: ExportDeps,
  secret: string,
): Promise<{ name: string; csv: AsyncGenerator<string> }> {
  const ticket = await useTicket(database.app, kind, secret, now());
  if (!ticket) throw new Problem('not_found');
  const day = new Date(now()).toISOString().slice(0, 10);
  return { name: `themes-${day}.csv`, csv: linesOf(database, ticket.workspaceId) };
}

/** By theme and item, so that two files of the same themes are equal. */
async function* linesOf(database: Deps['database'], workspaceId: string): AsyncGenerator<string> {
  yield (
    byteOrderMark +
    toCsvLine(['theme_id', 'theme', 'broader_theme', 'review_id', 'put_there_by_a_person'], {
      spreadsheetSafe: false,
    })
  );
  let after = { themeId: 0, itemId: 0 };
  for (;;) {
    const from = after;
    const rows = await readInWorkspace(database, workspaceId, (tx) =>
      rowsToExport(tx, workspaceId, from, rowsAtOnce),
    );
    const last = rows.at(-1);
    if (!last) return;
    yield rows
      .map(({ themeId, theme, parent, itemId, isPinned }) =>
        toCsvLine(
          [
            String(themeId),
            spreadsheetSafe(theme),
            spreadsheetSafe(parent ?? ''),
            String(itemId),
            String(isPinned),
          ],
          { spreadsheetSafe: false },
        ),
      )
      .join('');
    after = { themeId: last.themeId, itemId: last.itemId };
  }
}
