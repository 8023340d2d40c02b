import { expect, test } from 'vitest';
import type { ColumnFacts } from '../facts.ts';
import { guessScale, speaksOfNps } from '../values/rating-scale.ts';
import { ColumnCounter } from './column-statistics.ts';
import { guessMapping } from './guess-mapping.ts';

const said = [
  'The courier rang at the wrong door twice.',
  'Setup took ten minutes and the results came the same day.',
  'Labels smear in the freezer and cannot be read.',
];

test('in answers to a survey the date is when somebody answered, not when they were asked or added', () => {
  expect(
    targets({
      comment: said,
      answer: ['9', '2', '10'],
      sent: ['1770600000', '1770600000', '1770600000'],
      responded: ['1770620000', '1770630000', '1770640000'],
      created: ['1700000000', '1700000001', '1700000002'],
    })['responded'],
  ).toBe('said_at');
});

test('the date of a reply to a ticket is not when the feedback came', () => {
  const [asked, replied] = [
    ['2026-03-02 08:00', '2026-03-03 08:10', '2026-03-04 08:20'],
    ['2026-03-05 17:00', '2026-03-06 17:10', '2026-03-07 17:20'],
  ];
  expect(targets({ 'Requested at': asked, 'Responded at': replied, Message: said })['Responded at']).not.toBe(
    'said_at',
  );
  const rated = { 'Created at': asked, 'Sent at': replied, 'Responded at': replied, Message: said };
  expect(targets({ ...rated, Subject: ['Door', 'Setup', 'Labels'], Rating: ['1', '5', '2'] })).toMatchObject({
    'Created at': 'said_at',
    Rating: 'rating',
  });
});

test('the only dates of a file are those of its rows, unless they tell how an entry ended', () => {
  const days = ['2026-01-10', '2026-01-12', '2026-01-15'];
  expect(targets({ 'What they said': said, 'Last call': days })['Last call']).toBe('said_at');
  expect(targets({ 'What they said': said, 'Resolved at': days })['Resolved at']).not.toBe('said_at');
});

test('a score beside counts of votes and comments is nobody’s rating', () => {
  const posts = { details: said, score: ['44', '12', '87'], commentCount: ['2', '0', '5'] };
  expect(targets(posts)['score']).not.toBe('rating');
  expect(targets({ details: said, score: ['4', '1', '5'] })['score']).toBe('rating');
});

test('a column of customers beside their revenue, or with legal forms in it, holds companies', () => {
  const names = ['Vale & Partners', 'Nordlys', 'Sol Energia'];
  expect(
    targets({ Customer: names, 'What they said': said, ARR: ['1200', '8400', '9500'] })['Customer'],
  ).toBe('account_name');
  expect(targets({ Customer: ['Alder Inc', 'Birch Ltd', 'Elm GmbH'], Feedback: said })['Customer']).toBe(
    'account_name',
  );
  expect(targets({ Customer: ['Ann Lee', 'Raj Rao', 'Ida Sand'], Feedback: said })['Customer']).toBe(
    'author_name',
  );
});

test('a customer beside a company is a person, whatever the revenue', () => {
  const columns = {
    Customer: ['Ann Lee', 'Raj Rao', 'Ida Sand'],
    Company: ['Kestrel Ltd', 'Nordlys', 'Sol Energia'],
    ARR: ['1200', '8400', '9500'],
    Feedback: said,
  };
  expect(targets(columns)).toMatchObject({ Customer: 'author_name', Company: 'account_name' });
});

test('kinds of tickets to an event join nobody, numbers of tickets do', () => {
  const six = [...said, ...said.map((text) => `Also: ${text}`)];
  const joined = (Ticket: string[]) => targets({ Ticket, Feedback: six })['Ticket'];
  expect(joined(['VIP', 'Standard', 'VIP', 'Student', 'Standard', 'VIP'])).not.toBe('conversation_id');
  expect(joined(['#301', '#301', '#302', '#303', '#303', '#302'])).toBe('conversation_id');
});

test('letters tell who wrote only where rows are messages and the column says so', () => {
  const six = [...said, ...said.map((text) => `Also: ${text}`)];
  const letters = ['M', 'A', 'M', 'M', 'A', 'A'];
  const kinds = { Feedback: six, 'Subscription type': letters };
  const Ticket = ['#301', '#301', '#302', '#303', '#303', '#302'];
  expect(targets(kinds)['Subscription type']).toBe('field');
  expect(targets({ ...kinds, Ticket })['Subscription type']).toBe('field');
  expect(targets({ Feedback: six, 'Message type': letters })['Message type']).not.toBe('author_role');
  expect(targets({ Feedback: six, 'Message type': letters, Ticket })['Message type']).toBe('author_role');
});

test('one person who wrote all entries down is not their author', () => {
  const by = ['pia@acme.example', 'pia@acme.example', 'pia@acme.example'];
  expect(targets({ content: said, 'createdBy.email': by })['createdBy.email']).not.toBe('author_email');
});

test('answers to two questions are one text by their places in JSON', () => {
  const both = targets({
    'answers.love.value': said,
    'answers.hate.value': said.map((text) => `No: ${text}`),
  });
  expect(both).toEqual({ 'answers.love.value': 'text', 'answers.hate.value': 'text' });
});

test('what others wrote under an entry is no part of it', () => {
  expect(
    targets({ body: said, 'comments[].body': said.map((text) => `Re ${text}`) })['comments[].body'],
  ).not.toBe('text');
});

test('a title that hardly any row has heads none', () => {
  const rows = [...said, ...said.map((text) => `Also: ${text}`)];
  const titles = ['Beta testers', '', '', '', '', ''];
  expect(targets({ text: rows, title: titles })['title']).not.toBe('title');
});

test('sums under a table do not hide what a column holds', () => {
  const days = ['04.01.2026', '07.01.2026', 'Summe Januar', 'Gesamt'];
  expect(targets({ Datum: days, Kommentar: [...said, ''] })['Datum']).toBe('said_at');
});

test('numbers padded by a tool are ids, a count of rows is none', () => {
  const columns = (ids: string[]) => targets({ 受付番号: ids, ご意見: said });
  expect(columns(['0001', '0002', '0003'])['受付番号']).toBe('external_id');
  expect(columns(['1', '2', '3'])['受付番号']).not.toBe('external_id');
});

test('a score up to 10 is 0 to 10 where the file speaks of promoters', () => {
  const score = column('Score', 0, ['9', '2', '7']);
  expect(guessScale(score)).toEqual({ min: 1, max: 10 });
  expect(guessScale(score, speaksOfNps([score], 'nps_january.xlsx'))).toEqual({ min: 0, max: 10 });
  expect(speaksOfNps([score, column('Group', 1, ['Promoter', 'Passive'])])).toBe(true);
  expect(speaksOfNps([score], 'support.csv')).toBe(false);
});

test('rows that answer reviews are told by the row they answer', () => {
  const rows = {
    comment_content: said,
    comment_type: ['review', 'comment', 'review'],
    comment_parent: ['0', '11', '0'],
  };
  expect(targets(rows)['comment_parent']).toBe('author_role');
  expect(targets({ ...rows, comment_type: ['comment', 'comment', 'comment'] })['comment_parent']).not.toBe(
    'author_role',
  );
});

function targets(cells: Record<string, string[]>): Record<string, string> {
  const columns = Object.entries(cells).map(([name, values], index) => column(name, index, values));
  return Object.fromEntries(guessMapping(columns).map(({ name, target }) => [name, target]));
}

function column(name: string, index: number, values: string[]): ColumnFacts {
  const counter = new ColumnCounter(1000);
  for (const value of values) counter.add(value);
  return counter.facts(index, name);
}

test('one sample “Passive” is no answer of promoters', () => {
  expect(speaksOfNps([column('Sensor', 1, ['Passive', 'Active'])])).toBe(false);
});
