import { imports } from '@earshot/contracts/imports';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { inWorkspace } from '../../platform/database/workspace-transaction.ts';
import {
  check,
  countOf,
  get,
  importApp,
  importFile,
  itemsOf,
  keptCounts,
  upload,
} from '../../testing/import-app.ts';
import { invite } from '../../testing/people.ts';
import { personEach } from '../../testing/person-each.ts';
import { send } from '../../testing/send.ts';

const given = personEach(importApp);

const tickets = `ticket_id;created;ticket_body;requester_email;requester_org;csat;app_version
101;14/11/2026 07:52;Notes are gone again after the app was closed offline.;ines@example.com;Brightwell Heating;2;4.2.1
102;13/11/2026 18:20;The invoice says 214 but the quote said 198, so the customer refuses.;tom@example.com;Calder & Sons;1;4.1.9
103;12/11/2026 09:00;I love the new day view, planning takes half the time it did.;ines@example.com;Brightwell Heating;5;4.2.1
104;11/11/2026 09:00;;kim@example.com;Calder & Sons;;4.2.1
105;yesterday;The map loads slowly on the way to the second job of the day.;kim@example.com;Calder & Sons;3;4.2.1
106;10/11/2026 10:10;Photos of the boiler never upload when reception is poor.;ana@example.com;Dorrin Gas;7;4.2.1
`;

async function commit(importId: string) {
  return send(given.server.app, imports.commit, { body: { import_id: importId }, as: given.person });
}

/** Copies an import that many times, each a second later. */
function copyRun(importId: string, times: number) {
  const { workspaceId } = given.person;
  return inWorkspace(given.server.database, workspaceId, (tx) =>
    sql`
      insert into import_run (workspace_id, id, state, file_name, file_bytes, facts, guesses, mapping, columns_key, created_by, created_at)
      select r.workspace_id, gen_random_uuid(), r.state, 'copy ' || n, r.file_bytes, r.facts, r.guesses, r.mapping, r.columns_key,
             r.created_by, r.created_at + make_interval(secs => n)
      from import_run r, generate_series(1, ${times}::int) n
      where r.workspace_id = ${workspaceId} and r.id = ${importId}`.execute(tx),
  );
}

describe('upload', () => {
  test('answers with what the file holds and a guessed mapping', async () => {
    const { status, reply } = await upload(given.server, given.person, tickets, {
      name: 'support-export.csv',
    });
    expect(status).toBe(201);
    expect(reply).toMatchObject({
      file_name: 'support-export.csv',
      file_bytes: Buffer.byteLength(tickets),
      format: 'csv',
      delimiter: ';',
      has_header: true,
      row_count: 6,
      state: 'uploaded',
      mapping_kept: false,
      dry_run: null,
      waiting: null,
      progress: null,
      source_id: null,
    });
    expect(reply.encoding?.toLowerCase()).toContain('utf');
    expect(reply.mapping).toMatchObject({
      targets: [
        'external_id',
        'said_at',
        'text',
        'author_email',
        'account_name',
        'rating',
        expect.anything(),
      ],
      date_order: 'dmy',
      rating_scale: expect.objectContaining({ min: expect.any(Number) as number }) as object,
      source: { name: 'support-export' },
    });
    expect(reply.date_note).toMatch(/day first/);
    expect(reply.columns[2]).toMatchObject({ name: 'ticket_body', guess: 'text' });
    expect(reply.columns[2]?.samples[0]).toMatch(/^Notes are gone/);
  });

  test('keeps the mapping of the last file with the same columns', async () => {
    const own = {
      targets: ['external_id', 'said_at', 'text', 'author_email', 'field', 'ignore', 'field'],
    } as const;
    await importFile(given.server, given.person, tickets, {
      targets: [...own.targets],
      time_zone: 'Europe/Berlin',
    });
    const next = await upload(given.server, given.person, tickets.replace('101;', '201;'), {
      name: 'next.csv',
    });
    expect(next.reply).toMatchObject({
      mapping_kept: true,
      mapping: { targets: own.targets, time_zone: 'Europe/Berlin', source: { id: 1 } },
    });
    // Where the mapping came from is still worth saying after the first dry run of it.
    const { import_id, mapping } = next.reply;
    await send(given.server.app, imports.dryRun, { body: { import_id, mapping }, as: given.person });
    expect((await get(given.server, given.person, import_id)).mapping_kept).toBe(true);
    const other = await upload(given.server, given.person, 'text\nSomething else entirely\n');
    expect(other.reply.mapping_kept).toBe(false);
  });

  test('reads the file with other settings when asked', async () => {
    const { reply } = await upload(
      given.server,
      given.person,
      'name|text\nA;B|One two three\nC;D|Four five six\n',
    );
    const again = await send(given.server.app, imports.detectAgain, {
      body: { import_id: reply.import_id, options: { delimiter: ';', has_header: false } },
      as: given.person,
    });
    expect(again.status).toBe(200);
    expect(again.reply).toMatchObject({ delimiter: ';', has_header: false, row_count: 3, state: 'uploaded' });
    expect(again.reply.columns.map(({ name }) => name)).toEqual(['Column 1', 'Column 2']);
  });

  test('passes over title lines above the header, as many as it finds or is told', async () => {
    const { reply } = await upload(given.server, given.person, 'Our reviews\nid,text\n1,Slow\n2,Fine\n');
    expect(reply).toMatchObject({ title_lines: 1, has_header: true, row_count: 2 });
    const { import_id } = reply;
    const options = { title_lines: 0, has_header: false };
    const again = await send(given.server.app, imports.detectAgain, {
      body: { import_id, options },
      as: given.person,
    });
    expect(again.reply).toMatchObject({ title_lines: 0, row_count: 4 });
  });
});

describe('import', () => {
  test('stores every column where the mapping says', async () => {
    const run = await importFile(given.server, given.person, tickets, { rating_scale: { min: 1, max: 5 } });
    expect(run).toMatchObject({ state: 'done', source_id: 1, error: null, progress: null });
    expect(run.undo_until).toBe(new Date(given.server.clock.now() + 30 * 86_400_000).toISOString());
    const items = await itemsOf(given.server, given.person);
    expect(items).toHaveLength(3);
    expect(items[0]).toMatchObject({
      externalId: '101',
      text: 'Notes are gone again after the app was closed offline.',
      saidAt: '2026-11-14T07:52:00.000Z',
      rating: 2,
      ratingMax: 5,
      author: 'ines@example.com',
      account: 'Brightwell Heating',
      source: 'tickets',
    });
    expect(await countOf(given.server, given.person, 'item_feature')).toBe(3);
    expect(await keptCounts(given.server, given.person)).toMatchObject({ all: 3, 'source 1': 3 });
  });

  test('of the same file again changes nothing', async () => {
    await importFile(given.server, given.person, tickets, { rating_scale: { min: 1, max: 5 } });
    const before = await itemsOf(given.server, given.person);
    const again = await importFile(given.server, given.person, tickets);
    expect(again.dry_run?.counts).toEqual({ create: 0, update: 0, same: 3, copies: 0, reject: 3 });
    expect(again.result?.counts).toEqual(again.dry_run?.counts);
    expect(await itemsOf(given.server, given.person)).toEqual(before);
  });

  test('keeps praise that people repeat word for word, and stores none of it twice', async () => {
    const praise =
      'text\nGreat app and thank you\nGreat app and thank you\nGreat app and thank you\nToo slow for me\n';
    expect((await importFile(given.server, given.person, praise)).result?.counts).toMatchObject({
      create: 4,
      copies: 0,
    });
    expect((await importFile(given.server, given.person, praise)).result?.counts).toMatchObject({
      create: 0,
      same: 4,
    });
    const more = `${praise}Great app and thank you\n`;
    expect((await importFile(given.server, given.person, more)).result?.counts).toMatchObject({
      create: 1,
      same: 4,
    });
    expect((await itemsOf(given.server, given.person)).map(({ text }) => text)).toHaveLength(5);
  });

  test('updates what has an external id and says in the dry run that it will', async () => {
    await importFile(given.server, given.person, tickets, { rating_scale: { min: 1, max: 5 } });
    const changed = tickets.replace('4.1.9', '4.2.0').replace('I love the new', 'I like the new');
    const run = await importFile(given.server, given.person, changed);
    expect(run.dry_run?.counts).toEqual({ create: 0, update: 2, same: 1, copies: 0, reject: 3 });
    expect(run.result?.counts).toEqual(run.dry_run?.counts);
    expect((await itemsOf(given.server, given.person))[2]?.text).toMatch(/^I like the new/);
  });

  test('of rows with one external id takes the last, however far apart they are', async () => {
    const filler = Array.from(
      { length: 1200 },
      (_, i) => `f${i},Row number ${i} says something of its own`,
    ).join('\n');
    const rows = `id,text\nx,The first wording\n${filler}\nx,The last wording\n`;
    const run = await importFile(given.server, given.person, rows, { targets: ['external_id', 'text'] });
    expect(run.result?.counts).toEqual({ create: 1201, update: 0, same: 0, copies: 1, reject: 0 });
    const stored = (await itemsOf(given.server, given.person)).filter(({ externalId }) => externalId === 'x');
    expect(stored.map(({ text }) => text)).toEqual(['The last wording']);
  });

  test('goes into the source that is named, whatever its letter case', async () => {
    await importFile(given.server, given.person, 'text\nOne opinion\n', { source: { name: 'Helpdesk' } });
    await importFile(given.server, given.person, 'text\nTwo opinions\n', { source: { name: 'HELPDESK' } });
    expect((await itemsOf(given.server, given.person)).map(({ source }) => source)).toEqual([
      'Helpdesk',
      'Helpdesk',
    ]);
  });

  test('is refused before the dry run and after it was done', async () => {
    const { reply } = await upload(given.server, given.person, tickets);
    expect(await commit(reply.import_id)).toMatchObject({ status: 409, problem: { code: 'conflict' } });
    const run = await importFile(given.server, given.person, tickets);
    const again = await commit(run.import_id);
    expect(again).toMatchObject({
      status: 409,
      problem: { detail: expect.stringContaining('has already been imported') as string },
    });
  });

  test('asked for twice runs once', async () => {
    const run = await check(given.server, given.person, 'text\nOnly once please\n');
    expect((await commit(run.import_id)).status).toBe(202);
    expect((await commit(run.import_id)).status).toBe(202);
    await given.server.runImports();
    expect(await itemsOf(given.server, given.person)).toHaveLength(1);
  });

  test('waits its turn while another import of the workspace runs, and says so', async () => {
    const first = await check(given.server, given.person, 'text\nThe first file\n', { name: 'first.csv' });
    const second = await check(given.server, given.person, 'text\nThe second file\n', { name: 'second.csv' });
    const letGo = given.server.holdFiles();
    await commit(first.import_id);
    given.server.clock.advance({ seconds: 1 });
    const { reply } = await commit(second.import_id);
    letGo();
    expect(reply).toMatchObject({
      state: 'importing',
      waiting: 'Waits for the import of “first.csv” to end.',
    });
    await given.server.runImports();
    for (const { import_id } of [first, second]) {
      expect(await get(given.server, given.person, import_id)).toMatchObject({
        state: 'done',
        waiting: null,
      });
    }
  });
});

describe('who may', () => {
  test('viewers look at imports, and only members change them', async () => {
    const run = await importFile(given.server, given.person, tickets);
    const viewer = await invite(given.server, given.person, 'viewer');
    expect((await get(given.server, viewer, run.import_id)).import_id).toBe(run.import_id);
    expect((await upload(given.server, viewer, tickets)).status).toBe(403);
    const undo = await send(given.server.app, imports.undo, {
      body: { import_id: run.import_id },
      as: viewer,
    });
    expect(undo.status).toBe(403);
  });

  test('imports are listed newest first, a page at a time, with who made them', async () => {
    const { reply } = await upload(given.server, given.person, 'text\nOne file of many\n');
    await copyRun(reply.import_id, 20);
    const page = await send(given.server.app, imports.list, { query: {}, as: given.person });
    const names = page.reply.imports.map(({ file_name }) => file_name);
    expect(names).toEqual(Array.from({ length: 20 }, (_, i) => `copy ${20 - i}`));
    expect(page.reply.imports[0]?.created_by).not.toBe('');
    const before = page.reply.next_before ?? '';
    const rest = await send(given.server.app, imports.list, { query: { before }, as: given.person });
    expect(rest.reply).toMatchObject({ imports: [{ file_name: 'tickets.csv' }], next_before: null });
  });

  test('a discarded file is gone, with its bytes', async () => {
    const { reply } = await upload(given.server, given.person, tickets);
    expect(await given.server.filesOf(given.person)).toHaveLength(1);
    const body = { import_id: reply.import_id };
    expect((await send(given.server.app, imports.discard, { body, as: given.person })).reply).toEqual({
      discarded: true,
    });
    expect(await given.server.filesOf(given.person)).toEqual([]);
    expect((await send(given.server.app, imports.get, { query: body, as: given.person })).status).toBe(404);
    const done = await importFile(given.server, given.person, tickets);
    const refused = await send(given.server.app, imports.discard, {
      body: { import_id: done.import_id },
      as: given.person,
    });
    expect(refused.status).toBe(409);
  });
});
