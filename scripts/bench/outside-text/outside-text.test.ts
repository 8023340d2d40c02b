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
