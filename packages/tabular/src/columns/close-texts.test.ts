import { expect, test } from 'vitest';
import { load, useTempFiles } from '../test-support/temp-file.ts';
import { guessMapping } from './guess-mapping.ts';

const file = useTempFiles();

/** The names of the columns that the person is asked about. */
async function asked(header: string, ...rows: string[]): Promise<string[]> {
  const { facts } = await load(await file(`${[header, ...rows].join('\n')}\n`));
  return guessMapping(facts.columns).flatMap(({ name, mayBeText }) => (mayBeText ? [name] : []));
}

const ours = [
  'The team discussed renewal and the missing audit log.',
  'They compared us with their own tool and liked the speed.',
  'Talked about prices for seats that are used once a month.',
];
const theirs = [
  'Without an audit log our people will not sign again.',
  'Your import is ten times faster than what we built.',
  'We pay for forty people and five of them log in.',
];
const both = ours.map((line, i) => `${i + 17},${line},${theirs[i]}`);

test.each([
  ['names that say nothing', 'no,col_b,col_c'],
  ['a note beside a column that no name tells', 'no,Field notes,Gist'],
  ['two names for a text', 'no,Description,Details'],
])('the person is asked between two columns of sentences: %s', async (_, header) => {
  expect(await asked(header, ...both)).toEqual(header.split(',').slice(1));
});

test('whole sentences in the place of titles are asked about', async () => {
  expect(await asked('Call,Summary,Customer quote', ...both)).toEqual(['Summary', 'Customer quote']);
});

test('nobody is asked where the choice is clear', async () => {
  expect(await asked('no,Comment,Our reply', ...both)).toEqual([]);
  expect(await asked('no,Translated comment,Comment', ...both)).toEqual([]);
  expect(await asked('no,What did you like?,What could we do better?', ...both)).toEqual([]);
  expect(await asked('no,Pros,Cons', ...both)).toEqual([]);
  const titled = theirs.map((line, i) => `${i + 17},Audit log missing ${i},${line}`);
  expect(await asked('no,Subject,Description', ...titled)).toEqual([]);
});

test('comments of several people under one name are not asked about', async () => {
  const rows = both.map((row, i) => `${row},${theirs[2 - i]} Again.`);
  expect(await asked('no,Description,Comment,Comment', ...rows)).toEqual([]);
});
