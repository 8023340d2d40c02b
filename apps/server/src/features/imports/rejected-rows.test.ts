import { imports } from '@earshot/contracts/imports';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ImportApp } from '../../testing/import-app.ts';
import { check, importApp, importFile } from '../../testing/import-app.ts';
import type { Person } from '../../testing/people.ts';
import { signUp } from '../../testing/people.ts';
import { send } from '../../testing/send.ts';

let earshot: ImportApp;
let member: Person;

beforeAll(async () => {
  earshot = await importApp();
  member = await signUp(earshot);
});
afterAll(() => earshot.stop());

async function ticketFor(importId: string) {
  return send(earshot.app, imports.rejectedRowsTicket, { body: { import_id: importId }, as: member });
}

const download = (path: string) => earshot.app.inject({ method: 'GET', url: path });

const hostile = `=cmd|' /C calc'!A0,text,date
x,A good row with a date,2026-11-01
=1+1,,2026-11-02
"@SUM(A1)","A row, with ""quotes""",soon
-2+3,One cell too many,2026-11-01,extra
`;

test('the rejected rows come as a file, with their line and reason, safe to open in a spreadsheet', async () => {
  const run = await check(earshot, member, hostile, {
    targets: ['field', 'text', 'said_at'],
    name: 'März “1”.csv',
  });
  expect(run.dry_run?.counts).toMatchObject({ create: 1, reject: 3 });
  const { reply } = await ticketFor(run.import_id);
  const answer = await download(reply.path);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.headers['content-disposition']).toBe(
    `attachment; filename="M_rz _1_-rejected-rows.csv"; filename*=UTF-8''M%C3%A4rz%20%E2%80%9C1%E2%80%9D-rejected-rows.csv`,
  );
  expect(answer.body.replace('\uFEFF', '').split('\r\n')).toEqual([
    `"'=cmd|' /C calc'!A0",text,date,Line,Why it was not imported`,
    `'=1+1,,2026-11-02,3,The text is empty.`,
    `'@SUM(A1),"A row, with ""quotes""",soon,4,Date can’t be read: “soon”.`,
    `'-2+3,One cell too many,2026-11-01,5,"The row has 4 cells; the file has 3 columns.",extra`,
    '',
  ]);
});

test('after the import the file holds what the import rejected', async () => {
  const run = await importFile(earshot, member, hostile, { targets: ['field', 'text', 'said_at'] });
  const { reply } = await ticketFor(run.import_id);
  expect((await download(reply.path)).body.trim().split('\r\n')).toHaveLength(4);
});

test('a ticket works once, for a minute, and for nothing else', async () => {
  const run = await check(earshot, member, hostile, { targets: ['field', 'text', 'said_at'] });
  const { reply } = await ticketFor(run.import_id);
  expect((await download(reply.path)).statusCode).toBe(200);
  expect((await download(reply.path)).statusCode).toBe(404);
  const late = await ticketFor(run.import_id);
  earshot.clock.advance({ seconds: 61 });
  expect((await download(late.reply.path)).statusCode).toBe(404);
  expect((await download(`${imports.rejectedRows.path}?ticket=${'x'.repeat(43)}`)).statusCode).toBe(404);
});

test('of an import without rejected rows, and of a stranger’s, there is no file', async () => {
  const clean = await check(earshot, member, 'text\nNothing wrong with this row\n');
  expect(await ticketFor(clean.import_id)).toMatchObject({ status: 404, problem: { code: 'not_found' } });
  const run = await check(earshot, member, hostile, { targets: ['field', 'text', 'said_at'] });
  const stranger = await signUp(earshot);
  const asked = await send(earshot.app, imports.rejectedRowsTicket, {
    body: { import_id: run.import_id },
    as: stranger,
  });
  expect(asked.status).toBe(404);
});

test('thousands of rejected rows come in the file’s order', async () => {
  const rows = Array.from({ length: 1234 }, (_, i) => `${i},,2026-11-01`).join('\n');
  const run = await check(earshot, member, `key,text,date\n${rows}\nz,The only text there is,2026-11-01\n`, {
    targets: ['field', 'text', 'said_at'],
  });
  const { reply } = await ticketFor(run.import_id);
  const lines = (await download(reply.path)).body.trim().split('\r\n').slice(1);
  expect(lines.map((line) => Number(line.split(',')[0]))).toEqual(Array.from({ length: 1234 }, (_, i) => i));
});
