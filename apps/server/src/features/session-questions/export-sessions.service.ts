import type { ParsedBody } from '@earshot/contracts/call';
import type { Recording, RecordingFilter } from '@earshot/contracts/recordings';
import type { sessionQuestions } from '@earshot/contracts/session-questions';
import { spreadsheetSafe, toCsvLine } from '@earshot/tabular/csv/csv-line';
import type { Caller } from '../../platform/auth/caller.ts';
import { issueTicket, useTicket } from '../../platform/auth/download-tickets.ts';
import { readInWorkspace } from '../../platform/database/workspace-transaction.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Deps } from '../deps.ts';
import type { RecordingRow } from '../recordings/recordings.service.ts';
import { recordingOf, recordingRows } from '../recordings/recordings.service.ts';
import { daysInInstants } from './in-days.ts';
import { metadataKeys, readStanding } from './known-in-sessions.sql.ts';
import { narrowedSessions } from './narrowed-sessions.ts';

const kind = 'exported_sessions';
const rowsAtOnce = 250;
const byteOrderMark = '\uFEFF';

type ToExport = ParsedBody<typeof sessionQuestions.export>;
type Exporting = Pick<Deps, 'database' | 'now'>;

/** A secret that opens the sessions as a file once, within a minute. */
export function sessionExportTicket(
  { database, now }: Exporting,
  { workspaceId }: Caller,
  body: ToExport,
): Promise<string> {
  return issueTicket(database.app, { workspaceId, kind, payload: body }, now());
}

/** Uses a ticket up. @throws Problem `not_found` when it was used, is too old or never was one */
export async function openSessionExport(
  deps: Exporting,
  secret: string,
): Promise<{ name: string; type: string; lines: AsyncGenerator<string> }> {
  const { database, now } = deps;
  const ticket = await useTicket(database.app, kind, secret, now());
  if (!ticket) throw new Problem('not_found');
  const { format, ...asked } = ticket.payload as ToExport;
  const { workspaceId } = ticket;
  const filter = await readInWorkspace(database, workspaceId, async (tx) => {
    const metadata = asked.metadata_filters?.length ? { metadata: asked.metadata_filters } : {};
    const { timeZone } = await readStanding(tx, workspaceId, now());
    const dates = await daysInInstants(tx, timeZone, asked);
    return narrowedSessions(asked.filters ?? {}, { ...dates, ...metadata });
  });
  const day = new Date(now()).toISOString().slice(0, 10);
  const name = `sessions-${day}.${format}`;
  return format === 'csv'
    ? { name, type: 'text/csv; charset=utf-8', lines: csvLines(deps, workspaceId, filter) }
    : { name, type: 'application/x-ndjson; charset=utf-8', lines: jsonLines(deps, workspaceId, filter) };
}

/** Page by page, so that no transaction stays open while a slow reader takes the file. */
async function* pagesOf(
  { database, now }: Exporting,
  workspaceId: string,
  filter: RecordingFilter,
): AsyncGenerator<Recording[]> {
  let after: Pick<RecordingRow, 'started' | 'id'> | null = null;
  do {
    const from: typeof after = after;
    const rows: RecordingRow[] = await readInWorkspace(database, workspaceId, (tx) =>
      recordingRows(tx, workspaceId, filter, { after: from, limit: rowsAtOnce }),
    );
    yield rows.map((row) => recordingOf(row, now()));
    after = rows.length === rowsAtOnce ? (rows.at(-1) ?? null) : null;
  } while (after);
}

async function* jsonLines(
  deps: Exporting,
  workspaceId: string,
  filter: RecordingFilter,
): AsyncGenerator<string> {
  for await (const page of pagesOf(deps, workspaceId, filter)) {
    yield page.map((recording) => `${JSON.stringify(recording)}\n`).join('');
  }
}

type Cell = string | number | boolean | null;

const columns: readonly [name: string, cell: (recording: Recording) => Cell][] = [
  ['session_id', (one) => one.session_id],
  ['site_id', (one) => one.site_id],
  ['started_at', (one) => one.started_at],
  ['ended_at', (one) => one.ended_at],
  ['seconds', (one) => one.seconds],
  ['active_seconds', (one) => one.active_seconds],
  ['first_url', (one) => one.first_url],
  ['pages', (one) => one.page_count],
  ['clicks', (one) => one.click_count],
  ['inputs', (one) => one.input_count],
  ['rage_clicks', (one) => one.rage_click_count],
  ['dead_clicks', (one) => one.dead_click_count],
  ['errors', (one) => one.error_count],
  ['dropped_events', (one) => one.dropped_events],
  ['person_id', ({ person }) => person?.id ?? null],
  ['person_name', ({ person }) => person?.name ?? null],
  ['person_email', ({ person }) => person?.email ?? null],
  ['person_is_verified', ({ person }) => person?.is_verified ?? null],
  ['account', (one) => one.account],
  ['plan', (one) => one.plan],
  ['browser', ({ browser }) => browser?.user_agent ?? null],
];

async function* csvLines(
  deps: Exporting,
  workspaceId: string,
  filter: RecordingFilter,
): AsyncGenerator<string> {
  const keys = await readInWorkspace(deps.database, workspaceId, (tx) =>
    metadataKeys(tx, workspaceId, filter),
  );
  const head = [...columns.map(([name]) => name), ...keys.map((key) => `metadata.${key}`)];
  yield byteOrderMark + lineOf(head);
  for await (const page of pagesOf(deps, workspaceId, filter)) {
    yield page
      .map((recording) =>
        lineOf([
          ...columns.map(([, cell]) => cell(recording)),
          ...keys.map((key) => recording.metadata[key] ?? null),
        ]),
      )
      .join('');
  }
}

/** Numbers stay numbers: a sign before them runs nothing. */
function lineOf(cells: readonly Cell[]): string {
  const safe = cells.map((cell) => (typeof cell === 'string' ? spreadsheetSafe(cell) : String(cell ?? '')));
  return toCsvLine(safe, { spreadsheetSafe: false });
}
