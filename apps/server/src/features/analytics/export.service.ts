import type { ParsedBody } from '@earshot/contracts/call';
import type { FeedbackFilter } from '@earshot/contracts/filter/feedback-filter';
import type { analytics } from '@earshot/contracts/analytics';
import { spreadsheetSafe, toCsvLine } from '@earshot/tabular/csv/csv-line';
import type { Caller } from '../../platform/auth/caller.ts';
import { issueTicket, useTicket } from '../../platform/auth/download-tickets.ts';
import type { Database } from '../../platform/database/open.ts';
import { readInWorkspace, readSnapshot } from '../../platform/database/workspace-transaction.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Deps } from '../deps.ts';
import type { ItemsAbout } from '../feedback/filter/items-about.service.ts';
import { withView } from './base-filter.service.ts';
import type { ItemToExport } from './export.sql.ts';
import * as sql from './export.sql.ts';

const kind = 'exported_items';
const rowsAtOnce = 500;
/** Own fields with a column of their own; further ones stand together in the last column. */
const maxFields = 200;

type ExportDeps = Pick<Deps, 'database' | 'now'>;

/**
 * A secret that opens the matching items as a file once, within a minute.
 *
 * @throws Problem `not_found` for an unknown view; `bad_request` for one that holds a question
 */
export async function exportTicket(
  { database, now }: ExportDeps,
  { workspaceId }: Caller,
  body: ParsedBody<typeof analytics.export>,
): Promise<string> {
  const filter = await readInWorkspace(database, workspaceId, (tx) =>
    withView(tx, workspaceId, body.filters, body.view_id),
  );
  return issueTicket(database.app, { workspaceId, kind, payload: { filter } }, now());
}

/** Uses a ticket up. @throws Problem `not_found` when it was used, is too old or never was one */
export async function openExport(
  { database, now, about }: ExportDeps & { about: ItemsAbout },
  secret: string,
): Promise<{ name: string; csv: AsyncGenerator<string> }> {
  const ticket = await useTicket(database.app, kind, secret, now());
  if (!ticket) throw new Problem('not_found');
  const { workspaceId } = ticket;
  const filter = await about.ready(workspaceId, (ticket.payload as { filter: FeedbackFilter }).filter);
  const { ids, fields } = await readSnapshot(database, workspaceId, async (tx) => ({
    ids: await sql.idsNewestFirst(tx, workspaceId, filter),
    fields: await sql.fieldNames(tx, workspaceId, filter, maxFields),
  }));
  const day = new Date(now()).toISOString().slice(0, 10);
  return { name: `feedback-${day}.csv`, csv: linesOf(database, workspaceId, ids, fields) };
}

type Cell = string | number | boolean | null;

const columns: readonly [name: string, cell: (item: ItemToExport) => Cell][] = [
  ['review_id', ({ id }) => id],
  ['source', ({ source }) => source],
  ['external_id', ({ externalId }) => externalId],
  ['said_at', ({ saidAt }) => saidAt],
  ['received_at', ({ receivedAt }) => receivedAt],
  ['title', ({ title }) => title],
  ['text', ({ text }) => text],
  ['link', ({ link }) => link],
  ['rating', ({ rating }) => rating],
  ['rating_min', ({ ratingMin }) => ratingMin],
  ['rating_max', ({ ratingMax }) => ratingMax],
  ['sentiment', ({ sentiment }) => sentiment],
  ['sentiment_score', ({ sentimentScore }) => sentimentScore],
  ['sentiment_by', ({ sentimentBy }) => sentimentBy],
  ['language', ({ language }) => language],
  ['topics', ({ topics }) => topics.join('; ')],
  ['themes', ({ themes }) => themes.join('; ')],
  ['copies', ({ copies }) => copies],
  ['author_id', ({ authorId }) => authorId],
  ['author', ({ author }) => author],
  ['author_email', ({ authorEmail }) => authorEmail],
  ['account_id', ({ accountId }) => accountId],
  ['account', ({ account }) => account],
  ['account_plan', ({ plan }) => plan],
  ['account_yearly_revenue_eur', ({ yearlyRevenueEur }) => yearlyRevenueEur],
  ['is_sample', ({ isSample }) => isSample],
];

const byteOrderMark = '\uFEFF';

/** Page by page, so that no transaction stays open while a slow reader takes the file. */
async function* linesOf(
  database: Database,
  workspaceId: string,
  ids: Int32Array,
  fields: readonly string[],
): AsyncGenerator<string> {
  const header = [
    ...columns.map(([name]) => name),
    ...fields.map((name) => `field: ${name}`),
    'other fields',
  ];
  yield byteOrderMark + lineOfCells(header);
  for (let from = 0; from < ids.length; from += rowsAtOnce) {
    const page = [...ids.subarray(from, from + rowsAtOnce)];
    const items = await readInWorkspace(database, workspaceId, (tx) =>
      sql.itemsToExport(tx, workspaceId, page),
    );
    const byId = new Map(items.map((item) => [item.id, item]));
    // An item that was deleted meanwhile is left out.
    const found = page.flatMap((id) => byId.get(id) ?? []);
    yield found.map((item) => lineOf(item, fields)).join('');
  }
}

function lineOf(item: ItemToExport, fields: readonly string[]): string {
  const shown = new Set(fields);
  const others = Object.entries(item.fields).filter(([name]) => !shown.has(name));
  const cells: Cell[] = [
    ...columns.map(([, cell]) => cell(item)),
    ...fields.map((name) => (Object.hasOwn(item.fields, name) ? (item.fields[name] ?? null) : null)),
    others.length > 0 ? JSON.stringify(Object.fromEntries(others)) : null,
  ];
  return lineOfCells(cells);
}

/** Numbers stay numbers: a sign before them runs nothing. */
function lineOfCells(cells: readonly Cell[]): string {
  const safe = cells.map((cell) => (typeof cell === 'string' ? spreadsheetSafe(cell) : String(cell ?? '')));
  return toCsvLine(safe, { spreadsheetSafe: false });
}
