import { recordings } from '@earshot/contracts/recordings';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { statementsOf } from '../../../platform/database/statements.ts';
import type { DrawnChunk } from '../../../testing/chunks.ts';
import { aChunk, anOwnEvent, aSnapshot } from '../../../testing/chunks.ts';
import type { TestApp } from '../../../testing/app.ts';
import { testApp } from '../../../testing/app.ts';
import { offerChunk } from '../../../testing/offer-chunk.ts';
import type { Person } from '../../../testing/people.ts';
import { signUp } from '../../../testing/people.ts';
import { send } from '../../../testing/send.ts';
import { digest } from '../digest/digest.service.ts';

let earshot: TestApp;
let owner: Person;
let key: string;

beforeAll(async () => {
  earshot = await testApp();
});
beforeEach(async () => {
  owner = await signUp(earshot);
  key = (await send(earshot.app, recordings.createSite, { as: owner, body: { name: 'Shop' } })).reply.key;
});
afterAll(() => earshot.stop());

const page = (path: string, after = 0) =>
  anOwnEvent(earshot.clock.now() + after, 'es:page', {
    url: `https://shop.test${path}`,
    title: '',
    referrer: '',
  });
const error = (message: string) =>
  anOwnEvent(earshot.clock.now(), 'es:error', { message, stack: '', url: '', line: 1 });
const identity = (name: string, after: number) =>
  anOwnEvent(earshot.clock.now() + after, 'es:identify', { userId: 'u-7', name, account: 'Acme' });

async function deliver({ bytes }: DrawnChunk): Promise<void> {
  const answer = await offerChunk(earshot, key, bytes);
  expect(answer.statusCode).toBe(200);
}

const read = (id: string) => digest(earshot, owner.workspaceId, id, new AbortController().signal);

/** A recording that was read; its id. */
async function visit(...events: object[]): Promise<string> {
  const chunk = aChunk([...aSnapshot(earshot.clock.now()), ...events]);
  await deliver(chunk);
  await read(chunk.header.recordingId);
  return chunk.header.recordingId;
}

async function found(filters: object): Promise<string[]> {
  const { reply } = await send(earshot.app, recordings.list, { as: owner, body: { filters } });
  expect(reply.total_count).toBe(reply.recordings.length);
  return reply.recordings.map(({ session_id }) => session_id).sort();
}

const remove = (session_id: string) =>
  send(earshot.app, recordings.remove, { as: owner, body: { session_id } });

/** What is kept in the workspace, whoever uses it. */
async function rowsOf(table: string, columns: string): Promise<unknown[]> {
  const client = await earshot.database.appPool.connect();
  try {
    await client.query('begin');
    await client.query('select bind_workspace($1)', [owner.workspaceId]);
    const { rows } = await client.query<Record<string, unknown>>(
      `select ${columns} from ${table} order by ${columns}`,
    );
    await client.query('rollback');
    return rows;
  } finally {
    client.release();
  }
}
const keptTexts = async () => (await rowsOf('recording_text', 'text')) as { text: string }[];

test('a recording is found by who it told last, and no more by whom it told before', async () => {
  const first = aChunk([...aSnapshot(earshot.clock.now()), identity('Ana Berg', 0)]);
  const { recordingId, tabId } = first.header;
  await deliver(first);
  await read(recordingId);
  expect(await found({ contains: 'ana berg' })).toEqual([recordingId]);
  await deliver(aChunk([identity('Bo Dahl', 1000)], { recordingId, tabId, seq: 1 }));
  await read(recordingId);
  expect(await found({ contains: 'BO DAHL' })).toEqual([recordingId]);
  expect(await found({ contains: 'ana berg' })).toEqual([]);
  expect(await found({ without_words: 'ana berg' })).toEqual([recordingId]);
  expect((await keptTexts()).filter(({ text }) => text.includes('ana'))).toEqual([]);
});

test('pages and kinds of further chunks are found beside those of the first', async () => {
  const first = aChunk([...aSnapshot(earshot.clock.now()), page('/Cart')]);
  const { recordingId, tabId } = first.header;
  await deliver(first);
  await read(recordingId);
  await deliver(aChunk([page('/pay', 1000), error('Total is undefined')], { recordingId, tabId, seq: 1 }));
  await read(recordingId);
  await read(recordingId);
  expect(await found({ page: '/cart', contains: 'total IS' })).toEqual([recordingId]);
  expect(await found({ page: '/PAY', with: ['page', 'error'] })).toEqual([recordingId]);
  // The words of an error are no page, and a page that was opened is a word.
  expect(await found({ page: 'total is' })).toEqual([]);
  expect(await found({ contains: 'shop.test/pay' })).toEqual([recordingId]);
  expect(await found({ without: ['error'] })).toEqual([]);
  expect(await found({ without: ['rage_click', 'feedback'] })).toEqual([recordingId]);
});

test('[REC-3] a text goes with the last recording that says it', async () => {
  const [one, other] = [await visit(page('/both'), error('only here')), await visit(page('/both'))];
  await remove(one);
  expect((await keptTexts()).map(({ text }) => text)).toEqual(['https://shop.test/both']);
  expect(await found({ page: '/both' })).toEqual([other]);
  await remove(other);
  expect(await keptTexts()).toEqual([]);
});

test('a text that is noted while its last recording is deleted stays found', async () => {
  for (let round = 0; round < 8; round += 1) {
    const before = await visit(page(`/round-${round}`));
    const [after] = await Promise.all([visit(page(`/round-${round}`)), remove(before)]);
    expect(await found({ page: `/round-${round}` })).toEqual([after]);
  }
});

test('the migration notes of what was read before what reading notes', async () => {
  await visit(page('/Cart'), page('/cart', 5), error('/cart'), identity('Ana Berg', 0));
  await visit(page('/cart'));
  await visit(anOwnEvent(earshot.clock.now(), 'es:identify', { userId: 'Ü-1' }));
  await visit();
  const noted = async () => [
    await rowsOf('recording_text', 'id, text'),
    await rowsOf('recording_text_use', 'recording_id, part, text_id'),
    await rowsOf('recording', 'id, kinds'),
  ];
  const byReading = await noted();
  expect(byReading.map((rows) => rows.length)).toEqual([5, 7, 4]);
  const file = new URL('../../../../migrations/0031_recording_texts.sql', import.meta.url);
  const client = await earshot.database.ownerPool.connect();
  try {
    await client.query('begin');
    await client.query('drop table recording_text, recording_text_use');
    await client.query('alter table recording drop column kinds');
    for (const { text } of statementsOf(readFileSync(file, 'utf8'))) await client.query(text);
    await client.query('commit');
  } finally {
    client.release();
  }
  expect(await noted()).toEqual(byReading);
});
