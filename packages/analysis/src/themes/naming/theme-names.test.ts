import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readWordTable } from '../../word-table.ts';
import type { GroupName } from './group-name.ts';
import { saidMatters } from '../said/said-matters.ts';
import { ThemeNames } from './theme-names.ts';

const words = readWordTable(readFileSync(new URL('../../../assets/words-en.bin', import.meta.url)));

function itemOf(text: string, language = 'en') {
  const isEnglish = language === 'en';
  return { text, isEnglish, language, matters: saidMatters(text, isEnglish) };
}

/** The name of the texts, beside others that speak of something else. */
function nameOf(...texts: string[]): GroupName | undefined {
  const others = [
    'The crew was kind',
    'Kind crew on board',
    'A kind crew again',
    'What a kind crew',
    'Thanks, kind crew',
  ];
  const items = [...texts, ...others].map((text) => itemOf(text));
  const places = texts.map((_, at) => at);
  return new ThemeNames(items, words).of([places, others.map((_, at) => texts.length + at)])[0];
}

const namesOf = (...texts: string[]): string[] => nameOf(...texts)?.phrases ?? [];

test('a name is written as most write it', () => {
  expect(namesOf('My lost bag', 'Where is the LOST BAG', 'lost bag again', 'A lost bag')).toContain(
    'Lost bag',
  );
});

test('a phrase that all shout is written as others would', () => {
  expect(namesOf('MY LOST BAG', 'LOST BAG', 'WHERE IS THE LOST BAG', 'LOST BAG AGAIN')).toContain('Lost bag');
});

test('a negation stays in the name', () => {
  expect(
    namesOf(
      'No signal in the barn',
      'There is no signal',
      'Again no signal here',
      'No signal since Monday',
      'no signal',
    )[0],
  ).toBe('No signal');
});

test('a word that only half of the items hold is no name', () => {
  const [name] = namesOf(
    'The meter is stuck',
    'Meter shows zero',
    'My dog barked',
    'Wallpaper came off',
    'Tiles fell',
  );
  expect(name).not.toBe('Meter');
});

test('a theme of two matters is called by both', () => {
  const [name] = namesOf(
    'Eleven pounds a head is too much',
    'Honestly, eleven pounds a head',
    'Eleven pounds a head, really',
    'We need dark mode at night',
    'No dark mode again',
    'Please build a dark mode',
  );
  expect(name).toMatch(/^(?:Eleven pounds a head, .*dark mode|.*Dark mode, eleven pounds a head)/i);
});

test('words for one thing are listed where no one of them is said by enough', () => {
  const [name] = namesOf(
    'My bag is gone',
    'They broke the bag',
    'No luggage on the belt',
    'The luggage came wet',
    'Where is our baggage',
    'The baggage was torn',
  );
  expect(name).toMatch(/^(?:bag|luggage|baggage), (?:bag|luggage|baggage), (?:bag|luggage|baggage)$/i);
});

test('a bare “not” is written with the word before it', () => {
  const [name] = namesOf(
    'You could not issue a passport',
    'They could not issue my passport',
    'Could not issue passports',
    'could not issue the passport',
  );
  expect(name).toMatch(/^Could not issue/);
});

test('within a row, only names keep a capital that words have at the start of a sentence', () => {
  const name = nameOf(
    'Eleven pounds a head is too much',
    'Honestly, eleven pounds a head',
    'Eleven pounds a head, really',
    'Dark mode at night please',
    'Dark mode again',
    'Dark mode, build it',
  );
  expect(name?.phrases[0]).toMatch(/^(?:Eleven pounds a head, .*dark mode|Dark mode, eleven pounds a head)$/);
  expect(name).toMatchObject({ isRow: true, short: expect.stringMatching(/^(?:eleven|dark)/) as string });
  expect(
    nameOf('My Google Calendar', 'Our Google Calendar', 'Google Calendar copies', 'The Google Calendar'),
  ).toMatchObject({ short: 'Google Calendar', isRow: false });
});

test('a clause that few say does not stand for a theme in the name of its group', () => {
  const name = nameOf(
    'They forgot the sauce',
    'Sauce was cold',
    'The lamp fell over',
    'A wet towel',
    'Seven stairs',
  );
  expect(name?.short).not.toBe('They forgot the sauce');
});

/** The name of texts of several languages, in a workspace that is mostly English. */
function nameAcross(...texts: [text: string, language: string][]): GroupName | undefined {
  const others = Array.from({ length: 12 }, (_, i) => itemOf(`The crew of ship ${i} was kind`));
  const items = [...texts.map(([text, language]) => itemOf(text, language)), ...others];
  return new ThemeNames(items, words).of([
    texts.map((_, at) => at),
    others.map((_, at) => texts.length + at),
  ])[0];
}

test('words of several languages that mean the same count together, and are written in English', () => {
  const name = nameAcross(
    ['The brakes squeal', 'en'],
    ['My brakes failed', 'en'],
    ['Die Bremsen quietschen', 'de'],
    ['Los frenos no van', 'es'],
    ['Les freins sont morts', 'fr'],
  );
  expect(name?.phrases[0]).toMatch(/^Brakes/);
  expect(name?.saying).toBe(1);
});

test('what no English text says is translated where several languages say it, and kept where one does', () => {
  const german = [
    'Die Bremsen quietschen',
    'Meine Bremsen sind hin',
    'Bremsen viel zu schwach',
    'Neue Bremsen bitte',
  ];
  const spanish = ['Los frenos no van', 'Mis frenos fallan', 'Los frenos chirrían'];
  const ofGerman = german.map((text): [string, string] => [text, 'de']);
  expect(nameAcross(...ofGerman)?.phrases[0]).toMatch(/^Bremsen/);
  expect(
    nameAcross(...ofGerman, ...spanish.map((text): [string, string] => [text, 'es']))?.phrases[0],
  ).toMatch(/^Brake/);
});

test('one word is told with what is said of it', () => {
  const [name] = namesOf(
    'The button does nothing, the edit button',
    'No edit button here',
    'A button that does nothing at all',
    'Where is the edit button',
    'This button does nothing',
    'My button is gone',
  );
  expect(name).toMatch(/button: .*edit button|edit button/i);
});

test('where no phrase is said by enough, what most speak of in other words stands first', () => {
  const name = nameOf(
    'Far too expensive for what you get',
    'The price went up twice',
    'Cheaper elsewhere, check the price of the other shop',
    'It is overpriced',
    'Who pays such prices',
  );
  expect(name?.phrases[0]).toMatch(/^Price/);
  expect(name?.saying).toBeGreaterThanOrEqual(0.6);
});
