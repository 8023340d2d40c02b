import { describe, expect, test } from 'vitest';
import { cleanItem, customerText } from '../cleaned-item.ts';
import { markRepeats, repeatIndex } from './mark-repeats.ts';
import type { RepeatSource } from './repeated-parts.ts';
import { repeatedParts } from './repeated-parts.ts';

const item = (id: number, author: string, text: string): RepeatSource => ({
  id: String(id),
  author,
  ...cleanItem(text, { author }),
});
const names = ['Ines', 'Paul', 'Aya', 'Tom', 'Lea', 'Kim', 'Max', 'Eva'];
const matters = ['lamp', 'chair', 'invoice', 'app', 'parcel', 'door', 'shelf', 'card', 'sofa', 'price'];
/** Customers who each say something of their own, and one who answers all of them with a macro. */
const items = Array.from({ length: 80 }, (_, at) => {
  const name = `${names[at % 8]} Person${at}`;
  return [
    item(
      at * 2,
      name,
      `Great app!\nThe ${matters[at % 10]} number ${at} of ${name} broke in week ${at * 3}, and it does not work.`,
    ),
    item(
      at * 2 + 1,
      'Ida',
      `We looked into the request of ${names[at % 8]} and number ${at} is solved now.\nWe wish you a pleasant day with us.`,
    ),
  ];
}).flat();
const parts = repeatedParts(items);

describe('what repeats', () => {
  test('is found with numbers and names as slots, with count, examples and who writes it', () => {
    const found = parts.find(({ text }) => text.startsWith('We looked into'));
    expect(found).toMatchObject({ count: 80, likelyWriter: 'agent', examples: ['1', '3', '5'] });
    expect(found?.text).toBe('We looked into the request of … and number … is solved now.');
  });

  test('is not what many customers say in the same words', () => {
    expect(parts.filter(({ text }) => /Great|does not work|broke/.test(text))).toEqual([]);
  });

  test('is not what one person says again and again', () => {
    const own = (times: number, text: string) =>
      Array.from({ length: times }, (_, at) => item(at, 'Ann', text));
    const wish = 'Please fix this as soon as you possibly can.';
    expect(repeatedParts(own(19, wish))).toEqual([]);
    expect(repeatedParts(own(20, wish))).toMatchObject([
      { count: 20, asCustomer: 20, likelyWriter: 'agent' },
    ]);
    expect(repeatedParts(own(80, 'Thank you very much'))).toMatchObject([{ count: 80 }]);
    expect(repeatedParts(own(80, 'Please fix this'))).toEqual([]);
  });

  test('is given to whoever writes it, and customers keep their words', () => {
    const index = repeatIndex(parts);
    const own = (source: RepeatSource | undefined) =>
      source && customerText({ text: source.text, turns: markRepeats(source, index) });
    expect(own(items[1])).toBe('');
    expect(own(items[0])).toBe(items[0]?.text);
  });

  test('of a petition stays what customers say', () => {
    const petition = Array.from({ length: 60 }, (_, at) =>
      item(at, `Person${at}`, 'I ask you to bring the old start page back as soon as you can.'),
    );
    expect(repeatedParts(petition)).toEqual([]);
  });

  test('is found among more sentences than are held at once', () => {
    const letters = (at: number) => Array.from(at.toString(7), (digit) => 'abcdefg'[Number(digit)]).join('');
    function* many() {
      for (let at = 0; at < 70_000; at += 1) {
        const own = `it was ${letters(at)} and late and bad`;
        const text = at % 20 === 0 ? 'we send you the new part today' : own;
        const parts = [{ kind: 'body' as const, start: 0, end: text.length }];
        const turns = [{ who: 'customer' as const, start: 0, end: text.length, parts }];
        yield { id: String(at), author: at % 20 === 0 ? 'Ida' : `person ${at}`, text, turns };
      }
    }
    expect(repeatedParts(many()).map(({ text, count }) => [text, count])).toEqual([
      ['we send you the new part today', 3500],
    ]);
  });

  test('of thousands of people stays theirs', () => {
    const all = Array.from({ length: 5000 }, (_, at) =>
      item(at, `person ${at}`, 'the app closes when I open the map'),
    );
    expect(repeatedParts(all)).toEqual([]);
  });
});
