import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { TestClock } from '../../testing/clock.ts';
import type { LlmServer } from '../../testing/stand-ins/llm-server.ts';
import { embeds, endless, llmServer, replies, silent } from '../../testing/stand-ins/llm-server.ts';
import type { Encoder } from './encoder.ts';
import { openEncoder } from './encoder.ts';
import { VectorCache } from './vector-cache.ts';

let server: LlmServer;
let clock: TestClock;
let encoder: Encoder;

beforeAll(async () => {
  server = await llmServer();
});
afterAll(() => server.stop());
beforeEach(() => {
  clock = new TestClock();
  encoder = open(1000);
  server.prompts.length = 0;
});

function open(tokensPerDay: number): Encoder {
  const config = { url: server.url, model: 'stand-in', key: 'not-a-secret', tokensPerDay };
  return openEncoder(config, { now: clock.now, log: pino({ level: 'silent' }), answerWithinMs: 500 });
}

const numbers = (vectors: Float32Array[]) => vectors.map((vector) => [...vector]);

test('each text has its vector, of unit length, in the order of the texts', async () => {
  server.behave(embeds((text) => (text === 'one' ? [3, 0] : [0, 5])));
  expect(numbers(await encoder.embed(['one', 'two', 'one']))).toEqual([
    [1, 0],
    [0, 1],
    [1, 0],
  ]);
});

test('a text is asked about once', async () => {
  server.behave(embeds(() => [1, 0]));
  await encoder.embed(['one', 'two']);
  await encoder.embed(['two', 'three']);
  expect(server.prompts.map((body) => (JSON.parse(body) as { input: string[] }).input)).toEqual([
    ['one', 'two'],
    ['three'],
  ]);
});

test.each([
  ['too few vectors', replies(200, '{"object":"list","data":[],"usage":{"prompt_tokens":1}}')],
  ['vectors of different lengths', embeds((text) => (text === 'one' ? [1] : [1, 0]))],
  ['a vector without a direction', embeds(() => [0, 0])],
  ['a vector of no numbers', embeds(() => [])],
  ['a vector beyond all bounds', embeds(() => Array.from({ length: 10_000 }, () => 1))],
  ['numbers that are none', replies(200, '{"data":[{"embedding":["a"]},{"embedding":["b"]}]}')],
  ['broken JSON', replies(200, '{"data":[{')],
  ['status 500', replies(500, 'oops')],
  ['no answer in time', silent],
  ['no end', endless],
])('with %s it says that it failed, in time', async (_name, manner) => {
  server.behave(manner);
  await expect(encoder.embed(['one', 'two'])).rejects.toMatchObject({ reason: 'failed' });
});

test('what fails five times in a row is left alone for a minute', async () => {
  server.behave(replies(400, '{}'));
  for (let i = 0; i < 5; i += 1) await encoder.embed([`text ${i}`]).catch(() => undefined);
  const asked = server.prompts.length;
  server.behave(embeds(() => [1]));
  await expect(encoder.embed(['again'])).rejects.toMatchObject({ reason: 'breaker' });
  expect(server.prompts.length).toBe(asked);
  clock.advance({ minutes: 2 });
  expect(numbers(await encoder.embed(['again']))).toEqual([[1]]);
});

test('no more is asked in a day than its budget allows', async () => {
  server.behave(embeds(() => [1]));
  const poor = open(10);
  await poor.embed(['a short text']);
  await expect(poor.embed(['a text that is too long for what is left'])).rejects.toMatchObject({
    reason: 'budget',
  });
  expect(server.prompts).toHaveLength(1);
  clock.advance({ days: 1 });
  expect(await poor.embed(['another short text'])).toHaveLength(1);
});

test('a cache forgets what was used longest ago', () => {
  const cache = new VectorCache(4);
  cache.keep('one', Float32Array.of(1, 0));
  cache.keep('two', Float32Array.of(0, 1));
  cache.get('one');
  cache.keep('three', Float32Array.of(1, 1));
  expect(['one', 'two', 'three'].map((text) => cache.get(text) !== undefined)).toEqual([true, false, true]);
});
