import { expect, test } from 'vitest';
import { calledRatings } from './called-ratings.ts';
import { wordsOf } from '../reading/reading.ts';

const inWords = (question: string, ratings: string[]) =>
  calledRatings(wordsOf(question), { ratings })
    .map(({ text }) => text)
    .join(' ');

test.each([
  ['average applause', ['applause'], 'average rating'],
  ['how many without an applause score?', ['applause'], 'how many without an rating'],
  ['mean Q1 recommend per teacher', ['Q1_recommend'], 'mean rating per teacher'],
  ['how many like the app', ['*'], 'how many like the app'],
])('the column of the ratings is called as the file calls it: %s', (question, ratings, read) => {
  expect(inWords(question, ratings)).toBe(read);
});
