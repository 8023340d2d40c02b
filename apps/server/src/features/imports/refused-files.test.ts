import { imports } from '@earshot/contracts/imports';
import { limits } from '@earshot/contracts/limits';
import { xlsxBytes } from '@earshot/tabular/test-support/xlsx-bytes';
import type { AddressInfo } from 'node:net';
import { request } from 'node:http';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { importApp, importFile, itemsOf, upload } from '../../testing/import-app.ts';
import { personEach } from '../../testing/person-each.ts';
import { send } from '../../testing/send.ts';

const given = personEach(importApp);

const umlauts = 'text,name\nGröße über alles naïve café,Zoë\n';
const swapped = (bytes: Buffer) => Buffer.from(bytes).swap16();
const utf16 = Buffer.from(`\uFEFF${umlauts}`, 'utf16le');

test.each<[string, Buffer]>([
  ['UTF-8', Buffer.from(umlauts)],
  ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${umlauts}`)],
  ['UTF-16, little end first', utf16],
  ['UTF-16, big end first', swapped(utf16)],
  ['Latin-1', Buffer.from(umlauts, 'latin1')],
  ['UTF-8, compressed', gzipSync(umlauts)],
])('a file in %s is imported to the letter', async (_encoding, bytes) => {
  await importFile(given.server, given.person, bytes, { targets: ['text', 'author_name'] });
  expect(await itemsOf(given.server, given.person)).toMatchObject([
    { text: 'Größe über alles naïve café', author: 'Zoë' },
  ]);
});

test('a workbook, JSON and JSON Lines are imported', async () => {
  const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
  const rows = `<row r="1">${cell('text')}</row><row r="2">${cell('Said in a workbook')}</row>`;
  const files: [string, string | Buffer][] = [
    ['a.xlsx', xlsxBytes({ sheets: [{ name: 'Data', rows }] })],
    ['a.json', JSON.stringify({ items: [{ text: 'Said in a JSON file' }] })],
    ['a.jsonl', '{"text":"Said in a line of JSON"}\n{"text":"Said in the next line"}\n'],
  ];
  for (const [name, bytes] of files)
    await importFile(given.server, given.person, bytes, { name, targets: ['text'] });
  expect((await itemsOf(given.server, given.person)).map(({ text }) => text)).toEqual([
    'Said in a workbook',
    'Said in a JSON file',
    'Said in a line of JSON',
    'Said in the next line',
  ]);
});

test('of a damaged file the whole rows are imported, and each other one is rejected with its line', async () => {
  const lines = [
    'text,name,name',
    ...Array.from({ length: 30 }, (_, i) => `Whole row ${i},Ann,X`),
    'Too few cells,Bob',
    'Too many cells,Cleo,X,Y',
    '"Broken quote" here,Dan,X',
    `Over-long cell ${'x'.repeat(1_100_000)},Eve,X`,
    'NUL in\u0000side,Fay,X',
    '',
    'Another whole row,Gus,Y',
  ];
  const run = await importFile(given.server, given.person, lines.join('\n'), {
    targets: ['text', 'author_name', 'field'],
  });
  expect(run.columns.map(({ name }) => name)).toEqual(['text', 'name', 'name (2)']);
  expect(run.result?.counts).toEqual({ create: 31, update: 0, same: 0, copies: 0, reject: 5 });
  expect(run.result?.rejects.map(({ code, first_line }) => [code, first_line])).toEqual([
    ['too_few_cells', 32],
    ['too_many_cells', 33],
    ['quote_broken', 34],
    ['cell_too_long', 35],
    ['nul_character', 36],
  ]);
  expect((await itemsOf(given.server, given.person)).at(-1)?.text).toBe('Another whole row');
});

const nested = (levels: number) => `[{"text":${'['.repeat(levels)}${']'.repeat(levels)}}]`;

test.each<[string, string, string | Buffer]>([
  ['an empty file', 'a.csv', ''],
  ['a file of a header alone', 'a.csv', 'text,date\n'],
  ['text that is called a workbook', 'a.xlsx', 'text\nHello\n'],
  [
    'an archive that is no workbook',
    'a.xlsx',
    Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(500, 7)]),
  ],
  ['a picture', 'a.csv', Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(500, 9)])],
  ['JSON without a list', 'a.json', '"Only a text"'],
  ['JSON nested too deep', 'a.json', nested(50_000)],
  ['a gzip bomb', 'a.csv.gz', gzipSync(Buffer.alloc(64_000_000, 'text,text\n'))],
  [
    'a workbook that is a bomb',
    'a.xlsx',
    xlsxBytes({ sheets: [{ name: 'Data', rows: `<row><c><v>${' '.repeat(80_000_000)}</v></c></row>` }] }),
  ],
])('%s is refused with a sentence, and nothing of it stays', async (_what, name, bytes) => {
  const { status, problem } = await upload(given.server, given.person, bytes, { name });
  expect([status, problem.code]).toEqual([422, 'file_refused']);
  expect(problem.detail).toMatch(/^[A-Z].{10,}\.$/);
  expect(problem.errors).toEqual([{ pointer: '#/body/file', detail: problem.detail }]);
  expect(await given.server.filesOf(given.person)).toEqual([]);
  const { reply } = await send(given.server.app, imports.list, { query: {}, as: given.person });
  expect(reply.imports).toEqual([]);
});

test('an upload without the part named “file” is refused', async () => {
  expect(
    await upload(given.server, given.person, 'text\nHello there\n', { part: 'attachment' }),
  ).toMatchObject({
    status: 400,
    problem: { code: 'bad_request', errors: [{ pointer: '#/body/file' }] },
  });
  const json = await send(given.server.app, imports.upload, {
    body: undefined,
    headers: {},
    as: given.person,
  });
  expect([400, 415]).toContain(json.status);
  expect(await given.server.filesOf(given.person)).toEqual([]);
});

/** Sends a file of so many bytes over the network, without saying how many there will be. */
async function stream(
  bytes: number,
  { breakOffAt = Infinity } = {},
): Promise<{ status: number; body: string } | null> {
  if (!given.server.app.server.listening) await given.server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = given.server.app.server.address() as AddressInfo;
  const headers = { ...given.person.auth, 'content-type': 'multipart/form-data; boundary=edge' };
  const call = request({ port, host: '127.0.0.1', method: 'POST', path: imports.upload.path, headers });
  const answer = new Promise<{ status: number; body: string } | null>((resolve) => {
    call.on('error', () => resolve(null));
    call.on('response', (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, body: Buffer.concat(parts).toString() }),
      );
    });
  });
  call.write('--edge\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\ntext\n');
  const block = Buffer.alloc(1_000_000, 'one line of feedback\n');
  for (let sent = 0; sent < bytes; sent += block.length) {
    if (sent >= breakOffAt) {
      call.destroy();
      return answer;
    }
    if (!call.write(block)) await new Promise((resolve) => call.once('drain', resolve));
  }
  call.end('\r\n--edge--\r\n');
  return answer;
}

test('a file past 200 MB is refused while it streams in, and nothing of it stays', async () => {
  const answer = await stream(limits.importMaxBytes + 2_000_000);
  expect(answer?.status).toBe(413);
  expect(answer?.body).toContain('A file can have at most 200 MB.');
  expect(await given.server.filesOf(given.person)).toEqual([]);
}, 60_000);

test('an upload that breaks off leaves nothing behind', async () => {
  expect(await stream(50_000_000, { breakOffAt: 5_000_000 })).toBeNull();
  await expect.poll(() => given.server.filesOf(given.person), { timeout: 30_000 }).toEqual([]);
});

test('an upload that says it is too large is refused before it is read', async () => {
  const answer = await given.server.app.inject({
    method: 'POST',
    url: imports.upload.path,
    headers: {
      ...given.person.auth,
      'content-type': 'multipart/form-data; boundary=edge',
      'content-length': String(limits.importMaxBytes * 2),
    },
    payload: '--edge--\r\n',
  });
  expect(answer.json()).toMatchObject({ status: 413, code: 'too_large' });
});
