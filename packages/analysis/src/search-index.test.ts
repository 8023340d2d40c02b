import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Embedder } from './embedder.ts';
import { encodeFeatures, extractFeatures } from './features.ts';
import { SearchIndex } from './search-index.ts';
import { readWordTable } from './word-table.ts';

const words = readWordTable(readFileSync(new URL('../assets/words-en.bin', import.meta.url)));
const all = { offset: 0, limit: 1000 };

function indexOf(texts: readonly string[]): SearchIndex {
  const index = new SearchIndex(words);
  texts.forEach((text, i) => index.upsert(i, i, extractFeatures(text, words)));
  return index;
}

const COMPLAINTS = [
  'The app crashes every time I open a photo',
  'I was charged twice for one order',
  'My refund has not arrived after two weeks',
  'The courier left the parcel in the rain',
  'Please add a dark theme for the night',
  'Support answered within minutes, thank you',
  'I cannot log in although my password is right',
  'The battery is empty after three hours',
];

describe('items that contain words', () => {
  const holding = (text: string) =>
    indexOf([
      'The parcel came late',
      'Late parcels, and the invoice was wrong',
      'A package never came',
      'Zwei Rechnungen sind falsch und niemand antwortet mir auf meine Fragen',
      'アプリの音が出ません',
    ])
      .itemsWithWords(text)
      .sort((a, b) => a - b);

  test.each([
    ['parcel', [0, 1]],
    ['PARCELS', [0, 1]],
    ['parcel invoice', [1]],
    ['the', [0, 1]],
    ['Rechnung', [3]],
    ['音', [4]],
    ['アプリ', [4]],
    ['parc', []],
    ['!?', []],
  ])('%s', (text, ids) => {
    expect(holding(text)).toEqual(ids);
  });

  test('an item that was removed or changed is not found by its old words', () => {
    const index = indexOf(['A parcel', 'Two parcels', 'A letter']);
    index.remove(0);
    index.upsert(1, 1, extractFeatures('A letter', words));
    expect([index.itemsWithWords('parcel'), index.itemsWithWords('letters').sort()]).toEqual([[], [1, 2]]);
  });
});

describe('search', () => {
  let index: SearchIndex;
  beforeAll(() => {
    index = indexOf(COMPLAINTS);
  });

  test.each([
    ['it keeps crashing when I look at pictures', 0],
    ['I paid twice, you charged my card two times', 1],
    ['when do I get my money back, where is the refund', 2],
    ['my parcel was left outside and the rain got in', 3],
    ['can you add a dark mode', 4],
    ['login does not work, password is correct', 6],
    ['drains my battery', 7],
  ])('%s finds the complaint that means the same', (text, id) => {
    expect(index.search({ text }, { ...all, keepLowScores: true }).results[0]?.id).toBe(id);
  });

  test('a query about something else has no High hit', () => {
    for (const text of [
      'How do I bake sourdough bread?',
      'Which mountain is the tallest?',
      'der Hund schläft',
    ]) {
      for (const { score } of index.search({ text }, all).results) expect(score).toBeLessThan(0.5);
    }
  });

  test('the same text scores High, in a workspace of one item too', () => {
    for (const text of [
      'The courier left the parcel in the rain',
      '返金がまだ届きません',
      'Remboursement jamais reçu',
    ]) {
      expect(indexOf([text]).search({ text }, all).results[0]?.score).toBeGreaterThanOrEqual(0.5);
    }
  });

  test('a short question reads Medium or more on a long text that says it in one sentence', () => {
    const long =
      'We had a lovely week by the sea and the children want to go back. On the last day our luggage was lost ' +
      'between two planes. The food was good and the beds were soft, only the lift made a noise at night.';
    const { results } = indexOf([...COMPLAINTS, long]).search({ text: 'lost luggage' }, all);
    expect(results[0]?.id).toBe(COMPLAINTS.length);
    expect(results[0]?.score).toBeGreaterThanOrEqual(0.25);
  });

  test('one shared word of two does not make a hit High', () => {
    const index = indexOf([
      'My phone is full because of this thing',
      'Widget shows an old episode',
      'Five stars from me',
      ...COMPLAINTS,
    ]);
    for (const text of ['running out of space on phone', 'video episodes', 'star ratings of orders']) {
      const best = index.search({ text }, all).results[0]?.score ?? 0;
      expect(best).toBeLessThan(0.5);
    }
  });

  test('a sentence scores no higher for what stands around it, and is still found there', () => {
    const around = COMPLAINTS.slice(1).join('. ');
    const index = indexOf([COMPLAINTS[0] ?? '', `${COMPLAINTS[0]}. ${around}. ${around}`, around]);
    const { results } = index.search({ text: 'crashes when opening a photo' }, all);
    expect(results.map(({ id }) => id).slice(0, 2)).toEqual([0, 1]);
    expect(results[1]?.score).toBeGreaterThan(0.25);
  });

  test('finds other spellings: accents, plural, a letter left out', () => {
    const cafe = indexOf(['Le café était froid', 'La chambre était petite']);
    expect(cafe.search({ text: 'cafe' }, all).results[0]?.id).toBe(0);
    const parcels = indexOf(['Unsere Lieferadresse ist falsch', 'Alles bestens']);
    expect(parcels.search({ text: 'Lieferadressen' }, all).results[0]?.id).toBe(0);
  });

  test('an item is not in the results of its own search', () => {
    const { results } = index.search({ itemId: 2 }, { ...all, keepLowScores: true });
    expect(results.map(({ id }) => id)).not.toContain(2);
    expect(results).toHaveLength(COMPLAINTS.length - 1);
  });

  test('an item that is not there cannot be compared with', () => {
    expect(() => index.search({ itemId: 99 }, all)).toThrow(RangeError);
  });

  test('equal scores come newest first, then by smaller id', () => {
    const twins = new SearchIndex(words);
    const features = extractFeatures('The lift is broken', words);
    for (const [id, order] of [[5, 10], [3, 20], [9, 20], [1, 5]] as const) twins.upsert(id, order, features); // prettier-ignore
    expect(twins.search({ text: 'broken lift' }, all).results.map(({ id }) => id)).toEqual([3, 9, 5, 1]);
  });

  test('an allow filter hides items and takes them out of the total', () => {
    const text = 'refund charged money order';
    const open = index.search({ text }, all);
    const closed = index.search({ text }, { ...all, allow: (id) => id !== 2 });
    expect(open.results.map(({ id }) => id)).toContain(2);
    expect(closed.results).toEqual(open.results.filter(({ id }) => id !== 2));
    expect(closed.total).toBe(open.total - 1);
  });

  test('the total counts items of 0.1 and more, and those that hold all words', () => {
    const long = `${'The weather in spring was lovely and the garden bloomed. '.repeat(30)}zebra`;
    const mixed = indexOf([...COMPLAINTS, long]);
    const { results, total } = mixed.search({ text: 'a zebra' }, all);
    expect(results.map(({ id }) => id)).toContain(COMPLAINTS.length);
    expect(total).toBe(results.length);
    const scored = mixed.search({ text: 'a zebra' }, { ...all, keepLowScores: true }).results;
    expect(results).toEqual(scored.filter(({ id, score }) => score >= 0.1 || id === COMPLAINTS.length));
  });

  test('pages follow each other without gap or repeat', () => {
    const text = 'my order refund password battery';
    const whole = index.search({ text }, { ...all, keepLowScores: true }).results;
    const paged = [0, 3, 6].flatMap(
      (offset) => index.search({ text }, { offset, limit: 3, keepLowScores: true }).results,
    );
    expect(paged).toEqual(whole);
  });

  test('passing over hopeless items early changes no score', () => {
    const texts = ['refund', 'crash', 'late parcel', 'dark theme'].flatMap((topic) =>
      Array.from({ length: 60 }, (_, i) => `${topic} ${COMPLAINTS[i % COMPLAINTS.length] ?? ''} ${i}`),
    );
    const many = indexOf(texts);
    for (const text of ['refund for a late parcel', 'night', 'the', 'my my my', 'crash 17', '']) {
      const quick = many.search({ text }, all);
      const full = many.search({ text }, { ...all, keepLowScores: true });
      const kept = new Set(quick.results.map(({ id }) => id));
      expect(full.results.filter(({ id }) => kept.has(id))).toEqual(quick.results);
      expect(full.results.filter(({ id, score }) => score >= 0.1 && !kept.has(id))).toEqual([]);
    }
  });

  test('a query without words finds nothing', () => {
    expect(index.search({ text: '…' }, all)).toEqual({ results: [], total: 0 });
    expect(new SearchIndex(words).search({ text: 'refund' }, all)).toEqual({ results: [], total: 0 });
  });

  test('what is removed or replaced is no longer found', () => {
    const changing = indexOf(COMPLAINTS);
    changing.remove(7);
    changing.remove(7);
    changing.upsert(0, 0, extractFeatures('The garden is beautiful', words));
    expect(changing.size).toBe(COMPLAINTS.length - 1);
    const ids = (text: string) => changing.search({ text }, all).results.map(({ id }) => id);
    expect(ids('battery empty')).not.toContain(7);
    expect(ids('app crashes')).not.toContain(0);
    expect(ids('beautiful garden')[0]).toBe(0);
  });

  test('an index that grew by many changes answers as one made at once', () => {
    const texts = fc.array(fc.constantFrom(...COMPLAINTS, 'Größe passt nicht', '電池が切れる'), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(texts, texts, (first, second) => {
        const grown = indexOf(first);
        grown.search({ text: 'battery' }, all);
        first.forEach((_, id) => grown.remove(id));
        second.forEach((text, id) => grown.upsert(id, id, extractFeatures(text, words)));
        const query = { text: 'my battery is empty and support is slow' };
        expect(grown.search(query, all)).toEqual(indexOf(second).search(query, all));
      }),
      { numRuns: 25 },
    );
  });
});

describe('stored features', () => {
  const texts = [
    ...COMPLAINTS,
    'The hotel was far away. Größe passt nicht, und der Koffer ist weg! 電池が切れる',
    'La livraison est arrivée très tard et personne ne répond. Le café était froid, la chambre aussi.',
    '返金がまだ届きません。電池が切れる',
    '',
  ];

  test('an index answers the same whether it was given features or their bytes', () => {
    const given = indexOf(texts);
    const stored = new SearchIndex(words);
    texts.forEach((text, i) => stored.upsertEncoded(i, i, encodeFeatures(extractFeatures(text, words))));
    for (const text of [...texts, 'battery refund', 'cafe', 'Koffer Größe', '電池'])
      expect(stored.search({ text }, all)).toEqual(given.search({ text }, all));
    expect(stored.search({ itemId: 10 }, { ...all, keepLowScores: true })).toEqual(
      given.search({ itemId: 10 }, { ...all, keepLowScores: true }),
    );
  });

  test('damaged bytes are refused, and the item stays as it was', () => {
    const index = indexOf(COMPLAINTS);
    const bytes = encodeFeatures(extractFeatures('The garden is beautiful', words));
    bytes[5] = (bytes[5] ?? 0) ^ 1;
    expect(() => index.upsertEncoded(7, 7, bytes)).toThrow(RangeError);
    expect(index.search({ text: 'battery empty' }, all).results[0]?.id).toBe(7);
  });
});

describe('search with an encoder', () => {
  /** Knows two meanings: money and weather. */
  const embedder: Embedder = {
    dimensions: 2,
    embed: async (texts) =>
      texts.map((text) =>
        Float32Array.of(/money|cash|funds/.test(text) ? 3 : 0.1, /rain|storm/.test(text) ? 3 : 0.1),
      ),
  };

  test('the vectors of the encoder take the place of those made from words', async () => {
    const texts = ['funds are missing', 'a storm is near'];
    const index = new SearchIndex(words, { vectorDimensions: embedder.dimensions });
    const vectors = await embedder.embed(texts);
    texts.forEach((text, id) => index.upsert(id, id, extractFeatures(text, words), vectors[id]));
    const [vector] = await embedder.embed(['where is the cash']);
    const near = index.search(
      { text: 'my missing cash is near', vector },
      { ...all, keepLowScores: true },
    ).results;
    const without = index.search(
      { text: 'my missing cash is near' },
      { ...all, keepLowScores: true },
    ).results;
    const scoreOf = (list: typeof near, id: number) => list.find((one) => one.id === id)?.score ?? 0;
    expect(near[0]?.id).toBe(0);
    expect(scoreOf(near, 0) - scoreOf(near, 1)).toBeGreaterThan(scoreOf(without, 0) - scoreOf(without, 1));
  });

  test('a vector of other dimensions is refused', () => {
    const index = new SearchIndex(words, { vectorDimensions: 2 });
    const features = extractFeatures('rain', words);
    expect(() => index.upsert(1, 1, features, new Float32Array(3))).toThrow(RangeError);
    expect(() => index.search({ text: 'rain', vector: new Float32Array(100) }, all)).toThrow(RangeError);
  });
});
