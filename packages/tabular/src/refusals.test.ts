import { open, truncate } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { detectFile } from './detect/detect-file.ts';
import { TabularError } from './errors.ts';
import { readRows } from './read-rows.ts';
import { useTempFiles } from './test-support/temp-file.ts';

const file = useTempFiles();

const outcome = async (path: string, name = 'feedback.csv') =>
  detectFile(path, name).then(
    () => 'accepted',
    (error: unknown) => (error instanceof TabularError ? error.code : error),
  );

describe('a whole file is refused with a code and a sentence', () => {
  const columns = Array.from({ length: 1001 }, (_, i) => `c${i}`).join(',');
  const object = (n: number) =>
    JSON.stringify(Object.fromEntries(Array.from({ length: n }, (_, i) => [`k${i}`, i])));
  const deep = '['.repeat(50_000) + ']'.repeat(50_000);

  test.each<[string, string | Buffer, string]>([
    ['nothing', '', 'file_empty'],
    ['spaces and line breaks', ' \n\r\n \n', 'file_empty'],
    ['a byte order mark alone', '\uFEFF', 'file_empty'],
    ['a header alone', 'id,comment\n', 'no_rows'],
    ['1,001 columns', `${columns}\n${columns}\n`, 'too_many_columns'],
    ['JSON objects of 1,001 names', `[${object(1001)}]`, 'too_many_columns'],
    ['a PDF', '%PDF-1.7\nsome text, and more\n', 'binary_content'],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'binary_content'],
    [
      'bytes without a meaning',
      Buffer.from(Array.from({ length: 4000 }, (_, i) => (i * 7919) % 251)),
      'binary_content',
    ],
    ['gzip cut off', gzipSync('id,comment\n1,a\n').subarray(0, 20), 'gzip_broken'],
    [
      'gzip of a picture',
      gzipSync(Buffer.from(Array.from({ length: 4000 }, (_, i) => (i * 31) % 253))),
      'binary_content',
    ],
    ['gzip that expands 1,000-fold', gzipSync(Buffer.alloc(40_000_000, 'a,b\n')), 'expands_too_much'],
    ['JSON nested 50,000 deep', `[{"a":${deep}}]`, 'json_too_deep'],
    ['JSON nested deep outside of its list', `{"meta":${deep},"rows":[{"a":1}]}`, 'json_too_deep'],
    ['JSONL nested 50,000 deep', `{"a":1}\n{"a":${deep}}\n`, 'json_too_deep'],
    ['JSON without objects', '[1, 2, 3]', 'json_no_list'],
    ['JSON of one text', '["a", "b"]', 'json_no_list'],
    ['an empty JSON list', '[]', 'json_no_list'],
    ['JSON with two lists', '{"a":[{"x":1}],"b":[{"y":2}]}', 'json_several_lists'],
  ])('%s', async (_, content, code) => {
    const path = await file(content);
    expect(await outcome(path)).toBe(code);
    await expect(detectFile(path, 'feedback.csv')).rejects.toThrow(/^[A-Z].*\.$/);
  });

  test('more than 200 MB, without being read', async () => {
    const path = await file('id,comment\n1,a\n');
    await truncate(path, 200_000_001);
    expect(await outcome(path)).toBe('file_too_large');
  });
});

test('gzipped JSON is read like the same JSON', async () => {
  const path = await file(gzipSync('[{"comment":"a"},{"comment":"b"}]'));
  expect(await detectFile(path, 'x.json.gz')).toMatchObject({ format: 'json', gzip: true, rowCount: 2 });
});

test('reading stops when it is called off, and the file is let go', async () => {
  const path = await file('id,comment\n' + '1,a\n'.repeat(200_000));
  const facts = await detectFile(path, 'a.csv');
  const stop = new AbortController();
  let seen = 0;
  const reading = (async () => {
    for await (const row of readRows(path, facts, stop.signal)) {
      seen += row.line > 0 ? 1 : 0;
      if (seen === 10) stop.abort(new Error('called off'));
    }
  })();
  await expect(reading).rejects.toThrow('called off');
  expect(seen).toBe(10);
  const before = await openHandles();
  for await (const row of readRows(path, facts)) if (row.line > 5) break;
  expect(await openHandles()).toBe(before);

  async function openHandles(): Promise<number> {
    const probe = await open(path);
    const { fd } = probe;
    await probe.close();
    return fd;
  }
});
