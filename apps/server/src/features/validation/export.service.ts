import type { CheckFilter, MadeCheck } from '@earshot/contracts/validation';
import { CheckFilter as Filter } from '@earshot/contracts/validation';
import { spreadsheetSafe, toCsvLine } from '@earshot/tabular/csv/csv-line';
import { z } from 'zod';
import type { Caller } from '../../platform/auth/caller.ts';
import { issueTicket, useTicket } from '../../platform/auth/download-tickets.ts';
import { readInWorkspace } from '../../platform/database/workspace-transaction.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Deps } from '../deps.ts';
import { checkView } from './check-view.ts';
import type { CheckPage } from './list.sql.ts';
import { listChecks } from './list.sql.ts';

const kind = 'exported_checks';
const rowsAtOnce = 2000;
const byteOrderMark = '\uFEFF';
const Payload = z.object({ filters: Filter, person: z.string() });

type ExportDeps = Pick<Deps, 'database' | 'now'>;

/** A secret that opens the file once, within a minute. */
export function exportTicket(
  { database, now }: ExportDeps,
  { workspaceId, userId }: Caller,
  filters: CheckFilter,
): Promise<string> {
  return issueTicket(database.app, { workspaceId, kind, payload: { filters, person: userId } }, now());
}

/** Uses a ticket up. @throws Problem `not_found` when it was used, is too old or never was one */
export async function openExport(
  { database, now }: ExportDeps,
  secret: string,
): Promise<{ name: string; csv: AsyncGenerator<string> }> {
  const ticket = await useTicket(database.app, kind, secret, now());
  if (!ticket) throw new Problem('not_found');
  const day = new Date(now()).toISOString().slice(0, 10);
  const { filters, person } = Payload.parse(ticket.payload);
  return { name: `checks-${day}.csv`, csv: linesOf(database, ticket.workspaceId, person, filters) };
}

const columns: readonly [string, (check: MadeCheck) => string][] = [
  ['checked_at', ({ checked_at: at }) => at],
  ['checked_by', (check) => spreadsheetSafe(check.checked_by)],
  ['kind', (check) => check.kind],
  ['review_id', ({ review_id: id }) => String(id)],
  ['subject_id', (check) => String(check.custom_trend_id ?? check.theme_id ?? check.copy_of ?? '')],
  ['subject', ({ subject_name: name }) => spreadsheetSafe(name ?? '')],
  ['shown', ({ shown }) => shown],
  ['shown_by', ({ shown_by: by }) => by],
  ['verdict', ({ verdict }) => verdict],
  ['said', ({ said }) => said ?? ''],
  ['drawn', ({ drawn }) => drawn],
  ['language', ({ language }) => language],
  ['about_present_text', ({ holds }) => String(holds)],
  ['text', ({ text }) => spreadsheetSafe(text)],
];

/** Newest first. */
async function* linesOf(
  database: Deps['database'],
  workspaceId: string,
  person: string,
  filters: CheckFilter,
): AsyncGenerator<string> {
  yield (
    byteOrderMark +
    toCsvLine(
      columns.map(([name]) => name),
      { spreadsheetSafe: false },
    )
  );
  let after: CheckPage['after'] = null;
  for (;;) {
    const page: CheckPage = { limit: rowsAtOnce, after };
    const rows = await readInWorkspace(database, workspaceId, (tx) =>
      listChecks(tx, workspaceId, person, filters, page),
    );
    const last = rows.at(-1);
    if (!last) return;
    yield rows
      .map(checkView)
      .map((check) =>
        toCsvLine(
          columns.map(([, valueOf]) => valueOf(check)),
          { spreadsheetSafe: false },
        ),
      )
      .join('');
    after = { at: last.checkedAt, id: last.id };
  }
}
