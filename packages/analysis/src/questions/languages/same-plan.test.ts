import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { NameIndex } from '../names/names.ts';
import { planQuestion } from '../plan-question.ts';

const names = new NameIndex({
  sources: [{ id: 1, name: 'Survey' }],
  topics: [],
  themes: [{ id: 3, name: 'card declined abroad', is_found: true }],
  accounts: [],
  plans: [],
  fields: [
    { key: 'app_name', values: ['Wallet', 'Saver', 'Trader'] },
    { key: 'country', values: ['Spain', 'France', 'UK'] },
    { key: 'branch', values: ['Nord', 'Hafen'] },
    { key: 'age', values: [] },
  ],
  scales: [{ min: 1, max: 5 }],
  days: { first: '2025-01-01', last: '2026-03-10' },
});
const starRange = (stars: number) => ({ rating_min: (stars - 1) / 4, rating_max: (stars - 1) / 4 });

/** The plan without the words themselves, which are of the question's language, and what was left unused. */
function shapeOf(question: string): unknown {
  const { plan, not_understood: unused } = planQuestion(question, { names, today: '2026-03-11', starRange });
  const shape = JSON.stringify({ plan, unused }, (key, value: unknown) => {
    if (key === 'label') return undefined;
    return key === 'about' ? Object.keys(value as object).includes('as_words') : value;
  });
  return JSON.parse(shape);
}

/** An English question, then the same in other languages, each with its code. */
const blocks = readFileSync(new URL('same-questions.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n\n')
  .map((block) => block.split('\n'));

test.each(blocks)('is one plan in each language: %s', (english, ...others) => {
  const plan = shapeOf(english);
  for (const line of others) expect(shapeOf(line.slice(3)), line).toEqual(plan);
});
