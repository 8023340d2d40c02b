import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chunkQueue, queueBytesMax } from './chunk-queue.ts';
import type { ChunkShelf, KeptChunk } from './chunk-shelf.ts';
import { discardKept } from './discard-kept.ts';
import { freeChunks } from './free-chunks.ts';
import { meaningOf } from './replies.ts';
import type { Reply } from './transport.ts';
import { waitBefore } from './waiting.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const stored: Reply = { status: 204, text: '' };
const wanted: Reply = { status: 200, text: '{"snapshot":false,"stored":false}' };

/** A server that answers as told, a shelf in memory. */
function surroundings() {
  const sent: string[] = [];
  const last: string[] = [];
  const addresses: string[] = [];
  const shelved = new Map<string, KeptChunk>();
  const events: string[] = [];
  const server = { reply: stored, lastReply: { status: 0, text: '' } };
  /** When the file that has the shelf comes, and what is on the shelf. */
  const come = { shelf: Promise.resolve(), all: Promise.resolve() };
  const shelf: ChunkShelf = {
    keep: async (chunks) => chunks.forEach((chunk) => shelved.set(chunk.key, chunk)),
    remove: async (keys) => keys.forEach((key) => shelved.delete(key)),
    free: async (siteKey) => {
      const free = freeChunks([...shelved.values()], siteKey, Date.now());
      for (const { key } of free.gone) shelved.delete(key);
      await come.all;
      return free;
    },
  };
  const open = () =>
    chunkQueue({
      siteKey: 'k',
      chunkUrl: '/chunk?key=k',
      transport: {
        send: async (url, body) => (addresses.push(url), sent.push(String(body?.[0])), server.reply),
        sendLast: async (url, body) => (addresses.push(url), last.push(String(body[0])), server.lastReply),
      },
      shelf: come.shelf.then(() => shelf),
      random: () => 0.5,
      onSnapshotWanted: () => events.push('snapshot'),
      onRecordingOver: (id) => events.push(`over ${id}`),
      onImpossible: (id) => events.push(`impossible ${id}`),
      onForbidden: () => events.push('forbidden'),
      onTooLarge: () => events.push('too large'),
    });
  vi.stubGlobal('indexedDB', { deleteDatabase: () => shelved.clear() });
  return { sent, last, addresses, shelved, events, server, come, open };
}

const chunk = (number: number, size = 10, recordingId = 'r'): KeptChunk => ({
  key: `${recordingId}/${number}`,
  recordingId,
  siteKey: 'k',
  keptAt: Date.now(),
  bytes: new Uint8Array(size).fill(number),
});

test('[REC-2] chunks go one after the other, and again after growing waits until one is answered', async () => {
  const { sent, server, shelved, open } = surroundings();
  const queue = open();
  server.reply = { status: 503, text: '' };
  for (const number of [1, 2, 3]) queue.add(chunk(number));
  await vi.advanceTimersByTimeAsync(3000 + 6000 + 100);
  expect(sent).toEqual(['1', '1', '1']);
  expect([...shelved.keys()]).toEqual(['r/1', 'r/2', 'r/3']);
  server.reply = { status: 204, text: '' };
  queue.hurry();
  await vi.advanceTimersByTimeAsync(10);
  expect(sent.slice(3)).toEqual(['1', '2', '3']);
  expect([shelved.size, queue.bytes()]).toEqual([0, 0]);
});

test('[REC-2] each try says when it is sent, also the one that outlives the page', async () => {
  const { addresses, server, open } = surroundings();
  const queue = open();
  const begun = Date.now();
  server.reply = { status: 0, text: '' };
  queue.add(chunk(1));
  await vi.advanceTimersByTimeAsync(3000 + 100);
  queue.flushLast();
  expect(addresses).toEqual([0, 3000, 3100].map((ms) => `/chunk?key=k&sent_at=${begun + ms}`));
});

test('at most 5 MB wait', () => {
  const { server, open } = surroundings();
  server.reply = { status: 0, text: '' };
  const queue = open();
  const taken = Array.from({ length: 8 }, (_, number) => queue.add(chunk(number, 1024 * 1024)));
  expect(taken).toEqual([true, true, true, true, true, false, false, false]);
  expect(queue.bytes()).toBeLessThanOrEqual(queueBytesMax);
});

test('what a page leaves behind is sent by the next one, unless it is a day old or of another site', async () => {
  const { sent, shelved, server, open } = surroundings();
  shelved.set('r/1', chunk(1));
  shelved.set('r/2', { ...chunk(2), keptAt: Date.now() - 25 * 3_600_000 });
  shelved.set('r/3', { ...chunk(3), siteKey: 'other' });
  shelved.set('r/4', { ...chunk(4), freeAt: Date.now() + 5000 });
  server.reply = wanted;
  open();
  await vi.advanceTimersByTimeAsync(10);
  // Its header asks, and what the server does not have is sent.
  expect(sent).toEqual(['1', '1']);
  expect([...shelved.keys()]).toEqual(['r/4']);
  server.reply = { status: 200, text: '{"snapshot":false,"stored":true}' };
  await vi.advanceTimersByTimeAsync(5000);
  expect(sent).toEqual(['1', '1', '4']);
  expect(shelved.size).toBe(0);
});

test('what finds no room in the queue is taken from the shelf once there is some', async () => {
  const { shelved, server, open } = surroundings();
  for (const number of [1, 2, 3]) shelved.set(`r/${number}`, chunk(number, 2 * 1024 * 1024));
  server.reply = { status: 0, text: '' };
  const queue = open();
  await vi.advanceTimersByTimeAsync(100);
  expect(queue.bytes()).toBe(4 * 1024 * 1024);
  server.reply = { status: 200, text: '{"snapshot":false,"stored":true}' };
  await vi.advanceTimersByTimeAsync(60_000);
  expect([shelved.size, queue.bytes()]).toEqual([0, 0]);
});

test('as a page closes, at most 60 kB are sent so that they outlive it; all is kept', async () => {
  const { last, shelved, server, open } = surroundings();
  server.reply = { status: 0, text: '' };
  const queue = open();
  for (const [number, size] of [
    [1, 30_000],
    [2, 20_000],
    [3, 20_000],
    [4, 10],
  ] as const)
    queue.add(chunk(number, size));
  queue.flushLast();
  await vi.advanceTimersByTimeAsync(10);
  expect(last).toEqual(['1', '2']);
  expect(shelved.size).toBe(4);
});

test('what is added as a page closes is sent once, and again only without an answer', async () => {
  for (const [lastReply, again] of [
    [stored, []],
    [{ status: 0, text: '' }, ['1']],
  ] as const) {
    const { sent, last, shelved, server, open } = surroundings();
    server.lastReply = lastReply;
    const queue = open();
    queue.add(chunk(1));
    queue.flushLast();
    queue.flushLast();
    await vi.advanceTimersByTimeAsync(10);
    expect([last, sent, shelved.size]).toEqual([['1'], again, 0]);
  }
});

test('each answer of the server is followed', async () => {
  for (const [reply, events, left] of [
    [{ status: 200, text: '{"snapshot": true}' }, ['snapshot'], 0],
    [{ status: 413, text: '' }, ['too large', 'snapshot'], 0],
    [{ status: 410, text: '' }, ['over r'], 0],
    [{ status: 400, text: '{"detail":"The body holds no chunk."}' }, ['too large', 'snapshot'], 0],
    [{ status: 400, text: '{"errors":[{"pointer":"#/body/last_at"}]}' }, ['impossible r'], 0],
    [{ status: 400, text: '{"errors":[{"pointer":"#/query/sent_at"}]}' }, ['impossible r'], 0],
    [{ status: 403, text: '' }, ['forbidden'], 0],
    [{ status: 402, text: '' }, ['forbidden'], 0],
    [{ status: 429, text: '' }, [], 10],
  ] as const) {
    const around = surroundings();
    around.server.reply = reply;
    const queue = around.open();
    queue.add(chunk(1));
    await vi.advanceTimersByTimeAsync(10);
    expect([reply.status, around.events, queue.bytes()]).toEqual([reply.status, events, left]);
  }
});

test('waits double from 3 s to 5 min, a quarter more or less', () => {
  expect([1, 2, 3, 20].map((failures) => waitBefore(failures, 0.5))).toEqual([3000, 6000, 12_000, 300_000]);
  expect([waitBefore(1, 0), waitBefore(1, 1)]).toEqual([2250, 3750]);
  expect(meaningOf({ status: 500, text: '' })).toBe('again');
});

test('what is forgotten is not sent or kept, whatever was on its way: chunks from the shelf, the shelf itself, chunks of the page', async () => {
  for (const late of ['all', 'shelf'] as const) {
    const { sent, last, shelved, come, open } = surroundings();
    let letCome = () => {};
    come[late] = new Promise((resolve) => {
      letCome = resolve;
    });
    shelved.set('r/1', chunk(1));
    const queue = open();
    queue.keepOpen(chunk(2));
    await vi.advanceTimersByTimeAsync(10);
    const before = [...shelved.keys()];
    queue.clear();
    letCome();
    await vi.advanceTimersByTimeAsync(10);
    expect(queue.add(chunk(3))).toBe(false);
    queue.keepOpen(chunk(4));
    queue.flushLast();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([late, sent, last, [...shelved.keys()]]).toEqual([late, [], [], before]);
  }
});

test('what is discarded is gone without the file that keeps it, and a browser without a database throws nothing', () => {
  const { shelved } = surroundings();
  shelved.set('r/1', chunk(1));
  const left = new Set(['earshot.left', 'earshot.recording', 'page.own']);
  vi.stubGlobal('localStorage', { removeItem: (key: string) => left.delete(key) });
  discardKept();
  expect([shelved.size, [...left]]).toEqual([0, ['page.own']]);
  left.add('earshot.left');
  vi.stubGlobal('indexedDB', undefined);
  discardKept();
  expect([...left]).toEqual(['page.own']);
  vi.stubGlobal('localStorage', undefined);
  expect(discardKept).not.toThrow();
});
