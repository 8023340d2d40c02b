/** Writes the files of the set: `node make.ts`. Nothing here reads the product. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { csvOf, itemsOf } from './made-by/compose.ts';
import { payroll } from './made-by/payroll.ts';
import { playhouse } from './made-by/playhouse.ts';
import { payrollQuestions, playhouseQuestions, scooterQuestions } from './made-by/questions.ts';
import { scooters } from './made-by/scooters.ts';

const rating = (lowest: number, highest: number) => ({ target: 'rating', lowest, highest });
const base = { 'ref.': 'external_id', 'put down on': 'said_at', words: 'text' };
const workspaces = [
  {
    recipe: playhouse,
    mapping: {
      ...base,
      house: 'field',
      'Seat Band': 'field',
      'how it came': 'field',
      patron: 'field',
      punctual: 'field',
      applause: rating(1, 5),
    },
    ask: playhouseQuestions,
  },
  {
    recipe: scooters,
    mapping: {
      ...base,
      where: 'field',
      'ver.': 'field',
      handset: 'field',
      'rider type': 'field',
      '*': rating(1, 5),
    },
    ask: scooterQuestions,
  },
  {
    recipe: payroll,
    mapping: {
      ...base,
      subject: 'title',
      client: 'account_name',
      contact: 'author_name',
      'pkg.': 'field',
      'ARR GBP': 'field',
      channel: 'field',
      sev: 'field',
      'would rec': rating(0, 10),
    },
    ask: payrollQuestions,
  },
];
const folder = new URL('.', import.meta.url).pathname;
mkdirSync(folder, { recursive: true });
const lines: string[] = [];
for (const { recipe, mapping, ask } of workspaces) {
  const items = itemsOf(recipe);
  const rows = items.map(({ id, date, title, text, columns }) => ({
    'ref.': id,
    'put down on': date,
    ...(recipe.title && { subject: title }),
    words: text,
    ...columns,
  }));
  writeFileSync(`${folder}${recipe.name}.csv`, csvOf(rows));
  writeFileSync(`${folder}${recipe.name}.mapping.json`, `${JSON.stringify(mapping, null, 2)}\n`);
  const truths = items.map(({ id, language, parts }) => {
    const isMixed = parts.some(({ tone }) => tone === 'good') && parts.some(({ tone }) => tone === 'bad');
    const sentiment = isMixed ? 'mixed' : (parts.find(({ tone }) => tone !== 'neutral')?.tone ?? 'neutral');
    const told = parts.map(({ matter, kind, tone }) => ({ matter, kind, tone }));
    return `${JSON.stringify({ id, language, sentiment, mixed: isMixed, parts: told })}\n`;
  });
  writeFileSync(`${folder}${recipe.name}.truth.jsonl`, truths.join(''));
  lines.push(...ask(items).map((question) => `${JSON.stringify(question)}\n`));
}
writeFileSync(`${folder}questions.jsonl`, lines.join(''));
