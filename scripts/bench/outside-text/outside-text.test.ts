import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

interface Text {
  id: string;
  text: string;
  language: string;
  matters: string[];
  composed?: true;
}

interface Question {
  id: string;
  text: string;
  language: string;
  matter: string | null;
}

interface Item {
  id: string;
  text: string;
  matters: string[];
  language: string;
  kind: string;
}

interface TopicsOf {
  id: string;
  topics: string[];
}

function linesOf<T>(path: string): T[] {
  return readFileSync(new URL(path, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as T);
}

const sources: [folder: string, texts: number][] = [
  ['search/open/app-reviews', 400],
  ['search/open/languages', 300],
  ['search/frozen/support-mails', 150],
  ['search/frozen/warehouse-survey', 300],
];

describe.each(sources)('the source %s', (folder, count) => {
  const matters = new Set(linesOf<{ matter: string }>(`${folder}/matters.jsonl`).map((line) => line.matter));
  const texts = linesOf<Text>(`${folder}/texts.jsonl`);
  const questions = linesOf<Question>(`${folder}/questions.jsonl`);

  test('has as many texts and questions as it says', () => {
    expect(texts).toHaveLength(count);
    expect(questions.filter((question) => question.matter !== null)).toHaveLength(40);
    expect(questions.filter((question) => question.matter === null)).toHaveLength(15);
  });

  test('names each text, question and matter once', () => {
    const ids = [...texts, ...questions].map((line) => line.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(texts.map((line) => line.text)).size).toBe(count);
    for (const line of texts) expect(new Set(line.matters).size).toBe(line.matters.length);
  });

  test('knows each label, and has texts for each question', () => {
    const used = new Set(texts.flatMap((line) => line.matters));
    expect([...used].filter((matter) => !matters.has(matter))).toEqual([]);
    for (const { matter } of questions) if (matter !== null) expect(used).toContain(matter);
  });

  test('is composed to a third at most', () => {
    expect(texts.filter((line) => line.composed).length * 3).toBeLessThanOrEqual(count);
  });
});

const sets: [folder: string, items: number][] = [
  ['themes/open/food-delivery', 379],
  ['themes/open/appliance-shop', 327],
  ['themes/open/support-queue', 345],
  ['themes/frozen/mobile-game', 314],
  ['themes/frozen/time-tracking', 310],
];

const kinds = [
  'about',
  'praise-without-matter',
  'complaint-without-matter',
  'greeting',
  'agent-macro',
  'spam',
  'emoji-only',
  'noise',
  'wrong-encoding',
];

describe.each(sets)('the set %s', (folder, count) => {
  const matters = linesOf<{ matter: string }>(`${folder}/matters.jsonl`).map((line) => line.matter);
  const items = linesOf<Item>(`${folder}/items.jsonl`);

  test('has as many items as it says, each named once', () => {
    expect(items).toHaveLength(count);
    expect(new Set(items.map((item) => item.id)).size).toBe(count);
  });

  test('uses all of its matters and no others', () => {
    expect([...new Set(items.flatMap((item) => item.matters))].sort()).toEqual([...matters].sort());
    for (const item of items) expect(new Set(item.matters).size).toBe(item.matters.length);
  });

  test('has a matter for what is about something, and none for the rest', () => {
    for (const { kind, matters: of } of items) {
      expect(kinds).toContain(kind);
      if (kind !== 'wrong-encoding') expect(of.length > 0).toBe(kind === 'about');
    }
  });

  test('has one text forty times', () => {
    const copies = new Map<string, number>();
    for (const { text } of items) copies.set(text, (copies.get(text) ?? 0) + 1);
    expect(Math.max(...copies.values())).toBe(40);
  });
});

describe('the topics', () => {
  const texts = linesOf<{ id: string; text: string; composed?: true }>('topics/texts.jsonl');

  test('are judged on 600 different texts, composed to a third at most', () => {
    expect(texts).toHaveLength(600);
    expect(new Set(texts.map((line) => line.text)).size).toBe(600);
    expect(texts.filter((line) => line.composed).length).toBeLessThanOrEqual(200);
  });

  test.each(['topics/open', 'topics/frozen'])(
    'of %s have a truth for each text, and texts for each topic',
    (folder) => {
      const topics = linesOf<{ topic: string }>(`${folder}/topics.jsonl`).map((line) => line.topic);
      const truth = linesOf<TopicsOf>(`${folder}/truth.jsonl`);
      expect(topics).toHaveLength(10);
      expect(truth.map((line) => line.id)).toEqual(texts.map((line) => line.id));
      expect([...new Set(truth.flatMap((line) => line.topics))].sort()).toEqual([...topics].sort());
      for (const topic of topics) {
        const share = truth.filter((line) => line.topics.includes(topic)).length / texts.length;
        expect(share).toBeGreaterThanOrEqual(0.02);
        expect(share).toBeLessThanOrEqual(0.15);
      }
    },
  );
});
