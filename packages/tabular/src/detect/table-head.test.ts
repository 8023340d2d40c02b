import { expect, test } from 'vitest';
import { guessMapping, guessOptions } from '../columns/guess-mapping.ts';
import { inlineRow, xlsxBytes } from '../test-support/xlsx-bytes.ts';
import { load, shown, useTempFiles } from '../test-support/temp-file.ts';

const file = useTempFiles();
const namesOf = (facts: { columns: readonly { name: string }[] }) => facts.columns.map(({ name }) => name);

test('under a row of questions stands one of answers: the question names the column', async () => {
  const { facts, rows } = await load(
    await file(
      'Respondent ID,Date Created,What should we improve?,How do you rate us?,\n,,Open-Ended Response,Speed,Support\n' +
        '11,03/14/2026,The map is slow,4,5\n12,03/15/2026,Nothing at all,5,5\n',
    ),
  );
  expect(facts).toMatchObject({ headerRows: 2, titleLines: 0, rowCount: 2 });
  expect(namesOf(facts)).toEqual([
    'Respondent ID',
    'Date Created',
    'What should we improve?',
    'How do you rate us? / Speed',
    'How do you rate us? / Support',
  ]);
  expect(shown(rows)[0]).toEqual(['11', '03/14/2026', 'The map is slow', '4', '5']);
});

test('of a workbook the sheet with the table is read, below its titles and groups', async () => {
  const sheets = [
    { name: 'Read me', rows: inlineRow(1, ['This file holds all feedback.']) + inlineRow(2, ['Ask Jo.']) },
    {
      name: 'Visits',
      rows:
        inlineRow(1, ['Visits in March']) +
        inlineRow(2, ['Customer', '', 'Visit', '', 'Feedback']) +
        inlineRow(3, ['Account', 'Contact', 'Date', 'Rep', 'Quote']) +
        inlineRow(4, ['Acme', 'Ann', '2026-03-02', 'Jo', 'The liner tears when it is wet.']) +
        inlineRow(5, ['Globex', 'Bo', '2026-03-03', 'Jo', 'Ordering by phone is faster.']),
    },
  ];
  const { facts, rows } = await load(await file(xlsxBytes({ sheets })), 'visits.xlsx');
  expect(facts).toMatchObject({ sheet: 'Visits', titleLines: 1, headerRows: 2, rowCount: 2 });
  expect(namesOf(facts).at(-1)).toBe('Feedback / Quote');
  expect(shown(rows)[0]?.[0]).toBe('Acme');
  expect(guessMapping(facts.columns).map(({ target }) => target)).toEqual([
    'account_name',
    'author_name',
    'said_at',
    expect.anything(),
    'text',
  ]);
});

test('a first row of data is no second header', async () => {
  const { facts } = await load(await file('name,,text\nAnn,x,fine\nBo,y,slow\n'));
  expect(facts).toMatchObject({ headerRows: 1, rowCount: 2 });
});

const many = (cells: (i: number) => string) => Array.from({ length: 20 }, (_, i) => cells(i)).join('');
const guessed = async (text: string) => {
  const { facts } = await load(await file(text));
  const guesses = guessMapping(facts.columns);
  return { targets: guesses.map(({ target }) => target), options: guessOptions(facts.columns, guesses) };
};

test('open questions beside each other are all text; the answers of a company are not', async () => {
  const { targets } = await guessed(
    `What do you like best about us?,What do you dislike about us?,Reply of the company team\n${many(
      (i) =>
        `I like number ${i} of the features best,I dislike that ${i} of them are slow,Thank you for your ${i} words\n`,
    )}`,
  );
  expect(targets.slice(0, 2)).toEqual(['text', 'text']);
  expect(targets[2]).not.toBe('text');
});

test('first and last name are the author, short texts that all differ beside a body the title', async () => {
  const { targets } = await guessed(
    `First name,Last name,Topic line,Message\n${many(
      (i) =>
        `Ann${i},Lee,The map of region ${i} is slow,"Since the update ${i} the map loads so slowly that I give up and call instead."\n`,
    )}`,
  );
  expect(targets).toEqual(['author_name', 'author_name', 'title', 'text']);
});

test.each([
  ['Score (0–10)', { min: 0, max: 10 }],
  ['How likely are you to recommend us to a friend?', { min: 0, max: 10 }],
  ['CSAT 1-5', { min: 1, max: 5 }],
  ['Schulnote (1–6)', null],
])('%s tells its scale', async (name, scale) => {
  const { targets, options } = await guessed(
    `"${name}",comment\n${many((i) => `${(i % 5) + 1},Answer ${i} says that all is fine\n`)}`,
  );
  expect(options.ratingScale).toEqual(scale);
  expect(targets[0] === 'rating').toBe(scale !== null);
});

test('a column’s name tells the time zone of its dates', async () => {
  const { options } = await guessed(
    `Created (UTC),comment\n${many((i) => `2026-03-02 10:0${i % 10},Answer ${i} says it is fine\n`)}`,
  );
  expect(options.timeZone).toBe('UTC');
});

test('codes above questions give way to them, and a row for programs alone is passed over', async () => {
  const { facts, rows } = await load(
    await file(
      'StartDate,ResponseId,Q1,Q2\nStart Date,Response ID,How likely are you to recommend us?,What should we build?\n' +
        '"{""ImportId"":""startDate""}","{""ImportId"":""_recordId""}","{""ImportId"":""QID1""}","{""ImportId"":""QID2""}"\n' +
        '2026-03-02 09:11:02,R_1,9,Maps without a network\n2026-03-03 09:11:02,R_2,3,Invoices with the right tax\n',
    ),
  );
  expect(facts).toMatchObject({ headerRows: 3, rowCount: 2 });
  expect(namesOf(facts)).toEqual([
    'Start Date',
    'Response ID',
    'How likely are you to recommend us?',
    'What should we build?',
  ]);
  expect(shown(rows)[0]?.[3]).toBe('Maps without a network');
});

test('headings between rows and notes under them say nothing of the columns', async () => {
  const text =
    'Seen,Person,Company,What they said\nNORTH,,,\n2026-03-02,Bea Lund,Lund,All open orders should be on one page\n' +
    'SOUTH,,,\n2026-03-03,Ulf Ek,Ek Bygg,Printing takes four clicks too many\n2026-03-04,Mo Reza,Reza,Loves the stock screen\nTotal calls: 3,,,\n';
  const { facts } = await load(await file(text));
  expect(facts.usualCells).toBe(4);
  expect(facts.columns[0]?.statistics.dates).toBe(1);
});

test('a header that comes again on each page is one', async () => {
  const page = 'Feedback Ref,Channel,Remark of theirs\n';
  const { facts } = await load(await file(`${page}F-1,web,The form lost my text\n${page}F-2,web,All fine\n`));
  expect(facts).toMatchObject({ hasHeader: true });
});

test('over three rows groups and their parts stand above the names of their columns', async () => {
  const { facts, rows } = await load(
    await file(
      'Person,,Ratings,,Open,\n,,How do you rate…,,,\nRef,Contact,Staff,Waiting,What was good?,What should change?\n' +
        'P-1,Una Hart,5,3,Friendly people at the desk,Shorter queues\nP-2,Tor Vik,4,1,,Nobody told us how long\n',
    ),
  );
  expect(facts).toMatchObject({ headerRows: 3, rowCount: 2 });
  expect(namesOf(facts)).toEqual([
    'Person / Ref',
    'Person / Contact',
    'Ratings / How do you rate… / Staff',
    'Ratings / How do you rate… / Waiting',
    'Open / What was good?',
    'Open / What should change?',
  ]);
  expect(shown(rows)[0]?.[0]).toBe('P-1');
});
