import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const program = fileURLToPath(new URL('main.ts', import.meta.url));

async function engine(
  mode: string,
  input: string,
): Promise<{ code: number | null; lines: unknown[]; errors: string }> {
  const child = spawn(process.execPath, [program, mode]);
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  // A program that has seen enough closes its input; what is left of ours is of no interest then.
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  const [output, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  const lines = output.split('\n').filter(Boolean);
  return { code, lines: lines.map((line): unknown => JSON.parse(line)), errors };
}

function jsonl(...objects: object[]): string {
  return objects.map((one) => JSON.stringify(one)).join('\n');
}

describe('engine', () => {
  test('search answers each query with its k best docs, ids as they were given', async () => {
    const { code, lines } = await engine(
      'search',
      jsonl(
        { type: 'doc', id: 7, text: 'The app crashes when I open it' },
        { type: 'doc', id: 'b', text: 'My refund never arrived' },
        { type: 'doc', id: 'c', text: 'Lovely garden' },
        { type: 'query', id: 'q', text: 'where is my refund', k: 2 },
      ),
    );
    expect(code).toBe(0);
    expect(lines).toHaveLength(1);
    const [{ id, results }] = lines as [{ id: string; results: { id: unknown; score: number }[] }];
    expect(id).toBe('q');
    expect(results).toHaveLength(2);
    expect(results[0]?.id).toBe('b');
    expect(results[0]?.score).toBeGreaterThan(results[1]?.score ?? 1);
  });

  test('sentiment and lang answer each line', async () => {
    const input = jsonl(
      { id: 1, text: 'Awful service', title: 'Never again' },
      { id: 2, text: 'Ich liebe diese App sehr' },
    );
    expect((await engine('sentiment', input)).lines).toEqual([
      { id: 1, label: 'negative' },
      { id: 2, label: 'positive' },
    ]);
    expect((await engine('lang', input)).lines).toEqual([
      { id: 1, lang: 'en' },
      { id: 2, lang: 'de' },
    ]);
  });

  test.each([
    ['{"id":1,"text":"fine"}\n\nnot json', 'Line 3 is not JSON.'],
    ['{"id":1}', 'Line 1: "text" must be a text.'],
    ['[1]', 'Line 1 is no JSON object.'],
    ['{"id":null,"text":"fine"}', 'Line 1: "id" must be a text or a number.'],
  ])('a line that cannot be used ends it with 2 and is named: %j', async (input, message) => {
    const { code, errors } = await engine('lang', input);
    expect(code).toBe(2);
    expect(errors.trim()).toBe(message);
  });

  test('search refuses two docs of one id, other types and a k of nothing', async () => {
    const doc = { type: 'doc', id: 1, text: 'x' };
    expect((await engine('search', jsonl(doc, doc))).errors).toContain(
      'Line 2: "id" is 1, which an earlier doc has.',
    );
    expect((await engine('search', jsonl({ ...doc, type: 'dog' }))).errors).toContain(
      '"type" must be "doc" or "query"',
    );
    expect((await engine('search', jsonl({ ...doc, type: 'query', k: 0 }))).errors).toContain('Line 1: "k"');
  });

  test('topics says of each item how likely it belongs, and what to rate next', async () => {
    const topic = { type: 'topic', id: 'refund', title: 'Refund', description: 'The refund did not arrive.' };
    const items = [
      { id: 1, text: 'I am still waiting for my refund' },
      { id: 2, title: 'Sunday', text: 'Lovely garden, nice waiters' },
      { id: 3, text: 'The screen stays black after the update' },
    ];
    const rating = { type: 'rating', topic: 'refund', id: 3, text: items[2]?.text, label: 'up' };
    const { code, lines } = await engine('topics', jsonl(topic, rating, ...items));
    expect(code).toBe(0);
    const answers = lines as { id: number; topics: { refund: number }; ask?: { refund: number } }[];
    expect(answers.map(({ id }) => id)).toEqual([1, 2, 3]);
    const [first, second, third] = answers;
    expect(first?.topics.refund).toBeGreaterThanOrEqual(0.5);
    expect(second?.topics.refund).toBeLessThan(0.5);
    // A person's word stands, and is not asked for again.
    expect(third).toEqual({ id: 3, topics: { refund: 1 } });
    expect(first?.ask?.refund).toBeGreaterThan(0);
  });

  test('topics refuses a rating of an unknown topic and labels other than up and down', async () => {
    const rating = { type: 'rating', topic: 't', id: 1, text: 'x', label: 'maybe' };
    expect((await engine('topics', jsonl(rating))).errors).toContain(
      'Line 1: "topic" is "t", which no earlier line describes.',
    );
    const topic = { type: 'topic', id: 't', title: 'T' };
    expect((await engine('topics', jsonl(topic, rating))).errors).toContain(
      'Line 2: "label" must be "up" or "down".',
    );
  });

  test('cluster puts what is alike together under a name, and the rest under none', async () => {
    const texts = [
      'My bag was lost',
      'lost my bag again',
      'They lost my bag',
      'You lost my bag on Monday',
      'Who lost my bag?',
      'xyzzy',
    ];
    const { lines } = await engine('cluster', jsonl(...texts.map((text, id) => ({ id, text }))));
    const theme = { cluster: 1, name: 'Lost my bag' };
    expect(lines).toEqual([
      ...[0, 1, 2, 3, 4].map((id) => ({ id, ...theme })),
      { id: 5, cluster: null, name: null },
    ]);
  });

  test('an unknown mode ends it with 2 and names the known ones', async () => {
    const { code, errors } = await engine('sing', '');
    expect(code).toBe(2);
    expect(errors).toContain('search, topics, sentiment, lang');
  });
});
