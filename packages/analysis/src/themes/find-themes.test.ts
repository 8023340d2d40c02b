import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { extractFeatures } from '../features.ts';
import { readWordTable } from '../word-table.ts';
import { findThemes } from './find-themes.ts';
import type { ThemeItem } from './find-themes.ts';

const words = readWordTable(readFileSync(new URL('../../assets/words-en.bin', import.meta.url)));

const TEXTS = [
  ['bag', 'They lost my bag in Denver', 'My bag was lost on the way home', 'lost my bag again, third time', 'Where is my lost bag?', 'You lost the bag with my laptop', 'A lost bag on each trip'],
  ['refund', 'I am waiting for my refund', 'When do I get a refund?', 'Still no refund for the ticket', 'The refund never arrived', 'Please refund my ticket', 'A refund for the cancelled ticket?'],
  ['seat', 'The seat was broken', 'My broken seat did not recline', 'A broken seat for nine hours', 'Broken seat and no other seat free', 'Seat 14C is broken', 'My seat was broken, too'],
  ['wifi', 'The wifi does not work', 'No wifi on board', 'wifi was slow the whole flight', 'Paid for wifi that did not work', 'Slow wifi, could not send a mail', 'The wifi on board is slow'],
]; // prettier-ignore

const items = TEXTS.flatMap(([label = '', ...texts]) => texts.map((text) => ({ label, text }))).map(
  ({ label, text }, i) => ({ id: i + 1, label, text, features: extractFeatures(text, words) }),
);

function labelsOf(itemIds: readonly number[]): Set<string> {
  return new Set(itemIds.map((id) => items.find((item) => item.id === id)?.label ?? ''));
}

test('items that speak of one thing are one theme, named by a phrase of theirs', () => {
  const { themes, themeOf } = findThemes(items, words);
  expect(themes.map(({ itemIds }) => labelsOf(itemIds).size)).toEqual(themes.map(() => 1));
  expect(new Set(themes.flatMap(({ itemIds }) => [...labelsOf(itemIds)])).size).toBe(4);
  expect(themes.map(({ name }) => name)).toContain('Broken seat');
  for (const { phrases, itemIds } of themes) {
    const texts = items.filter(({ id }) => itemIds.includes(id)).map(({ text }) => text.toLowerCase());
    for (const phrase of phrases.flatMap((one) => one.split(/[:,] /)))
      expect(texts.some((text) => text.includes(phrase.toLowerCase()))).toBe(true);
  }
  expect([...themeOf.keys()].sort((a, b) => a - b)).toEqual(
    themes.flatMap(({ itemIds }) => itemIds).sort((a, b) => a - b),
  );
});

test('a name is a whole phrase, and tells what is spoken of', () => {
  const asked = [
    'Where can I order a virtual card today', 'I want to order a virtual card', 'How to order a virtual card, please',
    'Can I order a virtual card', 'Please may I order a virtual card',
    'I cannot log in', 'Still cannot log in', 'Since Monday I cannot log in', 'We cannot log in again',
    'My wife cannot log in',
    'You are great, thank you', 'Great, I love it', 'I love it, simply great', 'Love you, great people',
  ]; // prettier-ignore
  const { themes } = findThemes(
    asked.map((text, id) => ({ id, text, features: extractFeatures(text, words) })),
    words,
  );
  const told = themes.map(({ name, isTelling }) => [name, isTelling]);
  expect(told).toContainEqual(['Order a virtual card', true]);
  expect(told).toContainEqual(['Cannot log in', true]);
  expect(told.filter(([name, isTelling]) => isTelling && /love|great/i.test(String(name)))).toEqual([]);
});

test('the order of the items does not matter', () => {
  expect(findThemes([...items].reverse(), words)).toEqual(findThemes(items, words));
});

test('themes keep their ids when items come in', () => {
  const before = findThemes(items.slice(0, -2), words, { nextId: 100 });
  const after = findThemes(items, words, { previous: before });
  for (const [item, theme] of before.themeOf) expect(after.themeOf.get(item)).toBe(theme);
});

test('a pinned item is where a person put it, and one put nowhere has no theme', () => {
  const first = findThemes(items, words);
  const other = first.themeOf.get(7) ?? 0;
  const pinned = new Map([[1, other], [2, null]]); // prettier-ignore
  const { themeOf } = findThemes(items, words, { previous: first, pinned });
  expect(themeOf.get(1)).toBe(other);
  expect(themeOf.get(7)).toBe(other);
  expect(themeOf.has(2)).toBe(false);
});

test('items pinned to two themes are never joined', () => {
  const pinned = new Map([[1, 50], [2, 50], [3, 51], [4, 51]]); // prettier-ignore
  const { themeOf } = findThemes(items, words, { pinned });
  expect([1, 2, 3, 4].map((id) => themeOf.get(id))).toEqual([50, 50, 51, 51]);
});

test('no item, one item and items without a word have no theme', () => {
  const plain = (text: string, id: number): ThemeItem => ({
    id,
    text,
    features: extractFeatures(text, words),
  });
  expect(findThemes([], words).themes).toEqual([]);
  expect(findThemes([plain('hello', 1)], words).themes).toEqual([]);
  expect(findThemes(['?', '!!', '…', '🙂'].map(plain), words).themes).toEqual([]);
});

test('names are whole words in Japanese', () => {
  const lines = readFileSync(new URL('../../fixtures/paraphrases/ja.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  const texts = lines.map((line) => line.split('\t')[1] ?? '');
  const { themes } = findThemes(
    texts.map((text, id) => ({ id, text, features: extractFeatures(text, words) })),
    words,
  );
  expect(themes.map(({ name }) => name.split(': ')[0])).toContain('ログイン');
  for (const part of themes.flatMap(({ name }) => name.split(/[:,] /)))
    expect(texts.some((text) => text.includes(part))).toBe(true);
});

test('a text that came forty times is one, and follows its theme', () => {
  const repeated = Array.from({ length: 40 }, (_, i) => ({
    ...{ id: 100 + i, text: 'Bring back the green colours', label: 'green' },
    features: extractFeatures('Bring back the green colours', words),
  }));
  const again = Array.from(
    { length: 9 },
    (_, i) => ({ ...(items[0] ?? repeated[0]), id: 200 + i }) as ThemeItem,
  );
  const { themes, themeOf } = findThemes([...items, ...repeated, ...again], words);
  for (const { itemIds } of themes)
    expect(new Set(itemIds.map((id) => (id >= 200 ? 1 : id >= 100 ? 100 : id))).size).toBeGreaterThanOrEqual(
      5,
    );
  for (const { id } of again) expect(themeOf.get(id)).toBe(themeOf.get(1));
});

test('a text that is most of its theme’s items names it', () => {
  const green = [
    'Bring back the green colours',
    'Bring back the green icons',
    'The green colours, bring them back',
  ];
  const others = [
    'Bring back the old screen',
    'I miss the old screen',
    'Old screen please',
    'The green button went away',
  ];
  const given = [...green, ...others, ...Array.from({ length: 39 }, () => green[0] ?? '')].map((text, i) => ({
    id: 400 + i,
    text,
    features: extractFeatures(text, words),
  }));
  const { themes } = findThemes([...items, ...given], words);
  const holding = themes.find(({ itemIds }) => itemIds.includes(400));
  expect(holding?.name).toMatch(/green colours/i);
});

test('praise, blame and nothing are set apart', () => {
  const said = [
    'Great app',
    'love it!!',
    'Worst app ever',
    'Hello',
    '👍👍',
    'KÃ¶pfe Ã¼ber PrÃ¤fix',
    '最高です',
    '최고예요',
  ];
  const kinds = ['praise', 'praise', 'blame', 'noise', 'noise', 'noise', 'praise', 'praise'];
  const given = said.map((text, i) => ({ id: 300 + i, text, features: extractFeatures(text, words) }));
  const { apart, themeOf } = findThemes([...items, ...given], words);
  expect(given.map(({ id }) => apart.get(id))).toEqual(kinds);
  for (const { id } of given) expect(themeOf.has(id)).toBe(false);
  for (const { id } of items) expect(apart.has(id)).toBe(false);
});

test('texts of several languages about one matter are one theme', () => {
  const matters = [
    ['The battery is empty after an hour', 'Empty battery in the middle of the ride', 'Battery drains far too fast', 'Der Akku ist nach einer Stunde leer', 'Leerer Akku mitten auf der Strecke', 'Batería vacía a mitad del viaje', 'La batería se agota demasiado rápido', 'La batterie est vide au bout d’une heure', 'Batterie vide en pleine route'],
    ['The brakes squeal', 'Brakes do not work at all', 'Weak brakes, dangerous', 'Die Bremsen quietschen furchtbar', 'Bremsen funktionieren nicht', 'Los frenos no funcionan', 'Frenos débiles, peligroso', 'Les freins ne fonctionnent pas', 'Freins dangereux'],
    ['No parking space near the station', 'Parking fine although the zone is allowed', 'Where may I park, no parking anywhere', 'Kein Parkplatz am Bahnhof', 'Strafe für das Parken in der Zone', 'Multa por aparcar en la zona', 'Sin aparcamiento cerca de la estación', 'Amende de stationnement dans la zone', 'Aucun parking près de la gare'],
  ]; // prettier-ignore
  const told = matters.flat().map((text, id) => ({ id, text, features: extractFeatures(text, words) }));
  const { themeOf } = findThemes(told, words);
  const themesOf = matters.map((_, m) => [...Array.from({ length: 9 }, (__, i) => themeOf.get(9 * m + i))]);
  for (const themes of themesOf) {
    const [most, count] = [...Map.groupBy(themes, (theme) => theme)]
      .map(([theme, own]) => [theme, own.length] as const)
      .sort((a, b) => b[1] - a[1])[0] ?? [undefined, 0];
    expect(most).toBeDefined();
    expect(count).toBeGreaterThanOrEqual(7);
  }
});
