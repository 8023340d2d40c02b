import { afterEach, expect, test, vi } from 'vitest';
import { fetchSegment } from './fetch-segment.ts';

afterEach(() => vi.unstubAllGlobals());

const segment = {
  ...{ key: 'a.2', tabId: '00000000000000aa', fromSeq: 2, toSeq: 9 },
  ...{ from: 0, to: 1, bytes: 6, missing: 0 },
};

/** Answers with the letters of the chunks that are asked for, some at a time. */
function answering(...answers: [text: string, next: number | null][]): number[] {
  const asked: number[] = [];
  vi.stubGlobal('fetch', (_path: string, { body }: { body: string }) => {
    asked.push((JSON.parse(body) as { from_seq: number }).from_seq);
    const [text, next] = answers[asked.length - 1] ?? ['', null];
    const headers = new Headers(next === null ? {} : { 'x-next-seq': String(next) });
    return Promise.resolve(new Response(text, { headers }));
  });
  return asked;
}
const textOf = async (bytes: Promise<ArrayBuffer>) => new TextDecoder().decode(await bytes);

test('a segment in several answers is put together in order', async () => {
  const asked = answering(['ab', 4], ['cd', 7], ['ef', null]);
  expect(await textOf(fetchSegment('s', segment))).toBe('abcdef');
  expect(asked).toEqual([2, 4, 7]);
});

test('one answer is enough for a small segment, and one that goes back ends it', async () => {
  expect(await (answering(['ab', null]), textOf(fetchSegment('s', segment)))).toBe('ab');
  const asked = answering(['ab', 2], ['ab', 2]);
  expect(await textOf(fetchSegment('s', segment))).toBe('ab');
  expect(asked).toEqual([2]);
});
