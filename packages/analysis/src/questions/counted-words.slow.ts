import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { extractFeatures } from '../features.ts';
import { SearchIndex } from '../search-index.ts';
import { holdsPhrase } from '../text/holds-phrase.ts';
import { readWordTable } from '../word-table.ts';
import { NameIndex } from './names/names.ts';
import { planQuestion } from './plan-question.ts';
import type { PlanFilter } from './plan.ts';

/* A count by words is held against a plain reading of the texts, which knows nothing of tokens, stems or plans. */

/** What is asked for, and a pattern of every text that a reader would count. The forms are written out. */
const asked: readonly { said: string; reads: string }[] = [
  { said: 'kettle', reads: 'kettles?' },
  { said: 'kettles', reads: 'kettles?' },
  { said: 'connection', reads: 'connections?' },
  { said: 'brew', reads: 'brew(?:s|ed|ing)?' },
  { said: 'berry', reads: 'berr(?:y|ies)' },
  { said: 'noise', reads: 'noises?' },
  { said: 'Café', reads: 'caf[ée]s?' },
  { said: 'Müsli', reads: 'm[uü]slis?' },
  { said: 'grind size', reads: 'grind\\W+sizes?' },
  { said: '"milk foam"', reads: 'milk\\W+foams?' },
  { said: 'drip-stop', reads: 'drip\\W+stops?' },
  { said: 'E42', reads: 'e42' },
  { said: 'TX-30', reads: 'tx\\W+30' },
  { said: 'back', reads: 'backs?' },
  { said: 'account', reads: 'accounts?' },
  { said: 'bugs', reads: 'bugs?' },
  { said: 'plan', reads: 'plan(?:s|ned|ning)?' },
];
const phrasesOfItems = [
  'the kettle', 'two kettles', 'a lost connection', 'it connects', 'I connected it', 'we brewed tea', 'brewing is slow', 'a brewery nearby',
  'berries taste good', 'one berry', 'die Berrie', 'a noise', 'it is noisy', 'noises at night', 'the café', 'THE CAFE', 'Müsli', 'musli bars',
  'grind size', 'a size to grind', 'grind sizes', 'milk foam', 'foam of milk', 'Milk-foam', 'drip-stop', 'a stop of the drip', 'drip stop', 'code E42',
  'code E421', 'the TX-30', 'a TX-300', 'send it back', 'backpack', 'my account', 'accountant', 'a bug', 'BUGS everywhere', 'the plan', 'planned', 'an airplane', 'planet',
]; // prettier-ignore
const ways: readonly ((word: string, where: string) => string)[] = [
  (word, where) => `How many items mention ${word}${where}?`,
  (word, where) => `How many reviews contain the word ${word}${where}?`,
  (word, where) => `Count the reviews that mention ${word}${where}`,
  (word, where) => `Number of reviews mentioning ${word}${where}`,
  (word, where) => `How often is ${word} mentioned${where}?`,
];
const wheres: readonly { said: string; holds: (item: Item) => boolean }[] = [
  { said: '', holds: () => true },
  { said: ' from Survey', holds: ({ source }) => source === 1 },
  { said: ' in May 2025', holds: ({ day }) => day.startsWith('2025-05') },
  { said: ' in Norway', holds: ({ country }) => country === 'Norway' },
  { said: ' with 1 star', holds: ({ stars }) => stars === 1 },
];

interface Item {
  title: string;
  text: string;
  source: number;
  day: string;
  country: string;
  stars: number;
}
const item = fc.record({
  title: fc.constantFrom('', 'Hello', ...phrasesOfItems.slice(0, 8)),
  text: fc
    .array(fc.constantFrom(...phrasesOfItems), { minLength: 1, maxLength: 3 })
    .map((parts) => parts.join(', and then ')),
  source: fc.constantFrom(1, 2),
  day: fc.constantFrom('2025-04-30', '2025-05-01', '2025-05-31', '2025-06-02'),
  country: fc.constantFrom('Norway', 'Chile'),
  stars: fc.integer({ min: 1, max: 5 }),
});

const names = new NameIndex({
  sources: [
    { id: 1, name: 'Survey' },
    { id: 2, name: 'Forum' },
  ],
  topics: [],
  themes: [{ id: 7, name: 'kettle noise', is_found: true }],
  accounts: [],
  plans: [],
  fields: [{ key: 'country', values: ['Norway', 'Chile'] }],
  scales: [{ min: 1, max: 5 }],
  days: { first: '2025-04-01', last: '2025-06-10' },
});
const starRange = (stars: number) => ({ rating_min: (stars - 1) / 4, rating_max: (stars - 1) / 4 });
const words = readWordTable(readFileSync(new URL('../../assets/words-en.bin', import.meta.url)));

/** Items in a fixed draw, and an index of them as the product keeps it. */
const items = fc.sample(item, { seed: 42, numRuns: 240 });
const index = new SearchIndex(words);
items.forEach(({ title, text }, i) => index.upsert(i, i, extractFeatures(`${title}\n${text}`, words)));

function idsOf(text: string, isPhrase = false): number[] {
  const isHeld = isPhrase ? holdsPhrase(text) : () => true;
  return index
    .itemsWithWords(text)
    .filter((id) => isHeld(`${items[id]?.title ?? ''}\n${items[id]?.text ?? ''}`));
}

/** Ids that a plan leaves, its words being looked up in the index. */
function left(filter: PlanFilter): number[] {
  const { about } = filter;
  const held =
    about && new Set([about.text, ...(about.or ?? [])].flatMap((text) => idsOf(text, about.phrase)));
  const out = new Set((filter.except ?? []).flatMap(left));
  return items.flatMap((one, id) => {
    const share = (one.stars - 1) / 4;
    const fits =
      (held?.has(id) ?? true) &&
      (filter.source_ids?.includes(one.source) ?? true) &&
      (filter.said_from ?? '') <= one.day &&
      one.day <= (filter.said_to ?? '9') &&
      (filter.rating_min ?? 0) <= share + 1e-9 &&
      share <= (filter.rating_max ?? 1) + 1e-9 &&
      (filter.metadata_filters ?? []).every(({ value }) => value === one.country);
    return fits && !out.has(id) ? [id] : [];
  });
}

const drawn = fc.record({
  word: fc.constantFrom(...asked),
  way: fc.constantFrom(...ways),
  where: fc.constantFrom(...wheres),
  isOut: fc.boolean(),
});

test('a count by words equals a plain reading, on 2,000 questions', { timeout: 240_000 }, () => {
  fc.assert(
    fc.property(drawn, ({ word, way, where, isOut }) => {
      const question = isOut
        ? `How many items don't mention ${word.said}${where.said}?`
        : way(word.said, where.said);
      const { plan, not_understood } = planQuestion(question, { names, today: '2025-06-12', starRange });
      const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${word.reads})(?![\\p{L}\\p{N}])`, 'iu');
      const read = items.flatMap((one, id) =>
        where.holds(one) && pattern.test(`${one.title}\n${one.text}`) !== isOut ? [id] : [],
      );
      expect([plan && left(plan.filters), not_understood], question).toEqual([read, []]);
    }),
    { numRuns: 2000, seed: 7 },
  );
});
