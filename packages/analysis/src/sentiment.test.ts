import { describe, expect, test } from 'vitest';
import { sentimentOf } from './sentiment.ts';

const label = (text: string): string => sentimentOf({ text }).label;

describe('tone of a text', () => {
  test.each([
    ['I love this app, it is brilliant', 'positive'],
    ['Thank you so much for the quick help!', 'positive'],
    ['Absolutely terrible, it keeps crashing', 'negative'],
    ['Still no response after three weeks', 'negative'],
    ['The parcel arrived late and the box was damaged', 'negative'],
    ['My order number is 4711', 'neutral'],
    ['What time does the shop open?', 'neutral'],
    ['👍👍', 'positive'],
    ['😡', 'negative'],
  ])('%s → %s', (text, expected) => {
    expect(label(text)).toBe(expected);
  });

  test('a negation turns praise into blame, and blame into faint praise', () => {
    expect(label('This is not good')).toBe('negative');
    expect(label("It doesn't load")).toBe('negative');
    expect(sentimentOf({ text: 'Not bad' }).score).toBeGreaterThan(0);
  });

  test('what follows "but" counts more than what precedes it', () => {
    expect(label('The staff was nice but the food was awful')).toBe('negative');
    expect(label('The food was awful but the staff was wonderful')).not.toBe('negative');
  });

  test('a degree word strengthens or weakens the next', () => {
    const good = sentimentOf({ text: 'It is good' }).score;
    expect(sentimentOf({ text: 'It is very good' }).score).toBeGreaterThan(good);
    expect(sentimentOf({ text: 'It is slightly good' }).score).toBeLessThan(good);
  });

  test.each([
    ['Sehr freundlicher Service, vielen Dank', 'positive'],
    ['Die App funktioniert nicht', 'negative'],
    ['Service client nul, je suis très déçu', 'negative'],
    ['Je n’aime pas du tout', 'negative'],
    ['Excelente aplicación, muy fácil de usar', 'positive'],
    ['Pésimo servicio, una estafa', 'negative'],
    ['Applicazione fantastica, la consiglio', 'positive'],
    ['Péssimo atendimento, não recomendo', 'negative'],
    ['Geweldige app, erg handig', 'positive'],
  ])('other languages have words too: %s → %s', (text, expected) => {
    expect(label(text)).toBe(expected);
  });

  test('a rating decides over the words and says so', () => {
    const text = 'Great, it broke after one day';
    expect(sentimentOf({ text, rating: { value: 1, scale: 5 } })).toMatchObject({
      label: 'negative',
      by: 'rating',
    });
    expect(sentimentOf({ text, rating: { value: 10, scale: 10 } })).toMatchObject({
      label: 'positive',
      by: 'rating',
    });
  });

  test.each([3, 2.7, 3.2])('a rating in the middle leaves it to the words: %s of 5', (value) => {
    const rating = { value, scale: 5 };
    const told = (text: string) => sentimentOf({ text, rating });
    expect(told('Absolutely terrible, it keeps crashing')).toMatchObject({
      label: 'negative',
      by: 'lexicon',
    });
    expect(told('I love this app, it is brilliant')).toMatchObject({ label: 'positive', by: 'lexicon' });
    expect(told('My order number is 4711')).toMatchObject({ label: 'neutral', by: 'lexicon' });
  });

  test('a rating that takes sides holds from two and from four of five on', () => {
    const of = (value: number) =>
      sentimentOf({ text: 'My order number is 4711', rating: { value, scale: 5 } });
    expect([1, 2, 2.5].map((value) => of(value).label)).toEqual(['negative', 'negative', 'negative']);
    expect([3.5, 4, 5].map((value) => of(value).label)).toEqual(['positive', 'positive', 'positive']);
    expect(of(2.5).by).toBe('rating');
  });

  test('scores stay between −1 and 1', () => {
    for (const word of ['worst', 'amazing']) {
      const { score } = sentimentOf({ text: `${word} `.repeat(500), title: word });
      expect(Math.abs(score)).toBeLessThanOrEqual(1);
    }
  });

  test('the title counts', () => {
    expect(sentimentOf({ title: 'Awful', text: 'I ordered it in May.' }).label).toBe('negative');
  });
});
