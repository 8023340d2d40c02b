import type { ParsedBody } from '@earshot/contracts/call';
import type { AccountInList, people, PersonInList } from '@earshot/contracts/people';
import { spreadsheetSafe, toCsvLine } from '@earshot/tabular/csv/csv-line';
import type { Caller } from '../../platform/auth/caller.ts';
import { issueTicket, useTicket } from '../../platform/auth/download-tickets.ts';
import { readInWorkspace, readSnapshot } from '../../platform/database/workspace-transaction.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Deps } from '../deps.ts';
import type { ItemsAbout } from '../feedback/filter/items-about.service.ts';
import { accountsOf } from './list-accounts.ts';
import { peopleOf } from './list-people.ts';
import type { Rankings } from './rankings.ts';
import type { Ready } from '../feedback/filter/ready-filter.service.ts';

const kind = 'exported_people';
const rowsAtOnce = 250;
const byteOrderMark = '\uFEFF';

type ToExport = ParsedBody<typeof people.export>;
type Cell = string | number | null;

/** A secret that opens the list as a file once, within a minute. */
export function exportTicket(
  { database, now }: Pick<Deps, 'database' | 'now'>,
  { workspaceId }: Caller,
  body: ToExport,
): Promise<string> {
  return issueTicket(database.app, { workspaceId, kind, payload: body }, now());
}

const sumColumns: readonly [name: string, cell: (row: PersonInList | AccountInList) => Cell][] = [
  ['items', ({ items }) => items.count],
  ['positive', ({ sentiment }) => sentiment.positive.count],
  ['neutral', ({ sentiment }) => sentiment.neutral.count],
  ['negative', ({ sentiment }) => sentiment.negative.count],
  ['last_said_at', ({ newest }) => newest.said_at],
];

const personColumns: readonly [name: string, cell: (row: PersonInList) => Cell][] = [
  ['author_id', (row) => row.author_id],
  ['name', ({ name }) => name],
  ['email', ({ email }) => email],
  ['sources', ({ sources }) => sources.map(({ name }) => name).join('; ')],
  ...sumColumns,
  ['account_id', ({ account }) => account?.account_id ?? null],
  ['account', ({ account }) => account?.name ?? null],
  ['account_plan', ({ account }) => account?.plan ?? null],
  ['account_yearly_revenue_eur', ({ account }) => account?.yearly_revenue_eur ?? null],
];

const accountColumns: readonly [name: string, cell: (row: AccountInList) => Cell][] = [
  ['account_id', (row) => row.account_id],
  ['name', ({ name }) => name],
  ['plan', ({ plan }) => plan],
  ['yearly_revenue_eur', (row) => row.yearly_revenue_eur],
  ['people', (row) => row.people.count],
  ...sumColumns,
];

/** Uses a ticket up. @throws Problem `not_found` when it was used, is too old or never was one */
export async function openExport(
  deps: Pick<Deps, 'database' | 'now'> & { about: ItemsAbout; rankings: Rankings },
  secret: string,
): Promise<{ name: string; csv: AsyncGenerator<string> }> {
  const { database, now, about } = deps;
  const ticket = await useTicket(database.app, kind, secret, now());
  if (!ticket) throw new Problem('not_found');
  const asked = ticket.payload as ToExport;
  const filters = await about.ready(ticket.workspaceId, asked.filters ?? {});
  const day = new Date(now()).toISOString().slice(0, 10);
  return { name: `${asked.what}-${day}.csv`, csv: linesOf(deps, ticket.workspaceId, { ...asked, filters }) };
}

/** By number of items, page by page, so that no transaction stays open while a slow reader takes the file. */
async function* linesOf(
  { database, now, rankings }: Pick<Deps, 'database' | 'now'> & { rankings: Rankings },
  workspaceId: string,
  { what, ...wanted }: Ready<ToExport>,
): AsyncGenerator<string> {
  const columns = what === 'people' ? personColumns : accountColumns;
  const ranked = await readSnapshot(database, workspaceId, (tx) =>
    rankings.read(tx, workspaceId, { what, order: 'items' }, wanted, now()),
  );
  yield byteOrderMark + lineOf(columns.map(([name]) => name));
  for (let place = 0; place < ranked.size; place += rowsAtOnce) {
    const page = ranked.from(place, rowsAtOnce);
    const filter = wanted.filters ?? {};
    const lines = await readInWorkspace(database, workspaceId, async (tx) =>
      what === 'people'
        ? (await peopleOf(tx, workspaceId, page, filter)).map((row) =>
            personColumns.map(([, cell]) => cell(row)),
          )
        : (await accountsOf(tx, workspaceId, page, filter)).map((row) =>
            accountColumns.map(([, cell]) => cell(row)),
          ),
    );
    yield lines.map(lineOf).join('');
  }
}

/** Numbers stay numbers: a sign before them runs nothing. */
function lineOf(cells: readonly Cell[]): string {
  const safe = cells.map((cell) => (typeof cell === 'string' ? spreadsheetSafe(cell) : String(cell ?? '')));
  return toCsvLine(safe, { spreadsheetSafe: false });
}
