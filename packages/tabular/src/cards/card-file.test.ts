import { describe, expect, test } from 'vitest';
import { cardsOfTable, dateOrderOf } from './cards-of-table.ts';
import { countOf, dayOf, listOf, ownerOf } from './card-values.ts';
import { guessCardColumns } from './guess-card-columns.ts';
import { readCardFile } from './read-card-file.ts';

async function cardsOf(text: string | Buffer) {
  const table = await readCardFile(typeof text === 'string' ? Buffer.from(text) : text);
  const fields = guessCardColumns(table.columns, table.rows.length);
  return { fields, ...cardsOfTable(table, fields, dateOrderOf(table, fields)) };
}

describe('exports of roadmap tools are read as cards', () => {
  test('a tracker that repeats the names of columns and writes months in words', async () => {
    const { drafts } = await cardsOf(
      'Summary,Issue key,Issue Type,Status,Assignee,Created,Due date,Votes,Labels,Labels,Comment\n' +
        'Print labels in the van,VAN-7,Story,In Progress,Ines Roth,12/Mar/24 4:05 PM,30/Jun/24 12:00 AM,12,printing,driver,later\n' +
        'Scan two parcels,VAN-8,Bug,To Do,,13/Mar/24 9:00 AM,,0,,,\n',
    );
    expect(drafts[0]).toMatchObject({
      ...{ title: 'Print labels in the van', status: 'In Progress', externalId: 'VAN-7', votes: 12 },
      ...{ owner: { name: 'Ines Roth', email: null }, due: '2024-06-30', created: '2024-03-12' },
      tags: ['printing', 'driver'],
    });
    expect(drafts[1]).toMatchObject({ owner: null, due: null, tags: [], votes: 0 });
  });

  test('a file in UTF-16 with semicolons, German names and days first', async () => {
    const text =
      'Titel;Beschreibung;Status;Verantwortlich;Fällig am;Schlagwörter;Stimmen\r\n' +
      'Rechnung als PDF;„Bitte“; Geplant;Jörg Öz;03.04.2026;Büro, PDF;1.204\r\n';
    const { drafts } = await cardsOf(Buffer.from(`\uFEFF${text}`, 'utf16le'));
    expect(drafts[0]).toMatchObject({
      ...{ title: 'Rechnung als PDF', status: 'Geplant', due: '2026-04-03', votes: 1204 },
      ...{ owner: { name: 'Jörg Öz', email: null }, tags: ['Büro', 'PDF'] },
    });
  });

  test('headings between the rows are the status where no column is', async () => {
    const { drafts } = await cardsOf(
      'Plan 2026\n\nNow\nName,Person,Due,Tags,Link\nRoute map,Ana,2026-05-01,maps,https://example.com/1\n\nLater\n' +
        'Name,Person,Due,Tags,Link\nNight mode,Bo,2026-09-01,look,https://example.com/2\n',
    );
    expect(drafts.map(({ title, status }) => [title, status])).toEqual([
      ['Route map', 'Now'],
      ['Night mode', 'Later'],
    ]);
  });

  test('a row with a title alone is a card where a column says the status', async () => {
    const rows =
      'Route map,Shorter ways,Now,Ana,2026-05-01\nNight mode,,,,\nDark map,At dusk,Later,Bo,2026-06-01\n';
    const { drafts, headings } = await cardsOf(`Title,Description,Status,Owner,Due\n${rows}`);
    expect(drafts.map(({ title }) => title)).toEqual(['Route map', 'Night mode', 'Dark map']);
    expect(headings).toBe(0);
    const without = await cardsOf(
      'Title,Description,Tags,Owner,Due\nRoute map,Short,maps,Ana,2026-05-01\nLater,,,,\nDark map,Dusk,maps,Bo,2026-06-01\n',
    );
    expect(without.drafts.map(({ title, status }) => [title, status])).toEqual([
      ['Route map', null],
      ['Dark map', 'Later'],
    ]);
    expect(without.headings).toBe(1);
  });

  test('a sum is left out and counted, a title that begins with such a word is not', async () => {
    const text = 'Title,Votes\nTotal price at checkout,14\nSum up the week,3\nTotal:,17\n';
    expect((await cardsOf(text)).drafts.map(({ title }) => title)).toEqual([
      'Total price at checkout',
      'Sum up the week',
    ]);
    expect((await readCardFile(Buffer.from(text))).sums).toBe(1);
    expect((await readCardFile(Buffer.from('Title,Votes\nA,1\nGrand total,1\n'))).sums).toBe(1);
  });

  test('a score is no votes', async () => {
    const { fields } = await cardsOf('Title,Votes,Score\nRoute map,,2\nNight mode,,12\n');
    expect(fields).toEqual(['title', null, null]);
  });

  test('a wide file with short rows is held as short as it is, and one with too many lines is refused', async () => {
    const header = Array.from({ length: 1000 }, (_, at) => `c${at}`).join(',');
    const { rows, columns } = await readCardFile(Buffer.from(`${header}\n${'a,b\n'.repeat(15_000)}`));
    expect(columns).toHaveLength(1000);
    expect(Math.max(...rows.map(({ cells }) => cells.length))).toBe(2);
    await expect(readCardFile(Buffer.from(`Title\n${'a\n'.repeat(150_000)}`))).rejects.toThrow(
      'more than 20000 rows',
    );
  });

  test('levels of a tree are titles, each part of the one above', async () => {
    const { drafts } = await cardsOf(
      'ID,Work Item Type,Title 1,Title 2,State,Tags\n1,Epic,Checkout,,New,web; shop\n2,Feature,,Pay later,Active,\n3,Feature,,Gift cards,Closed,\n',
    );
    expect(drafts.map(({ title, parent }) => [title, parent])).toEqual([
      ['Checkout', null],
      ['Pay later', 'Checkout'],
      ['Gift cards', 'Checkout'],
    ]);
    expect(drafts[0]?.tags).toEqual(['web', 'shop']);
  });

  test('a file without a name that says title has one by its values', async () => {
    const { drafts, fields } = await cardsOf('Vorname der Idee xyz,Votes\nA better map,3\nA darker look,5\n');
    expect(fields[0]).toBe('title');
    expect(drafts.map(({ title, votes }) => [title, votes])).toEqual([
      ['A better map', 3],
      ['A darker look', 5],
    ]);
  });

  test('what is no table is refused', async () => {
    await expect(readCardFile(Buffer.from('89504e470d0a1a0a00', 'hex'))).rejects.toThrow('not a CSV file');
    await expect(readCardFile(Buffer.alloc(0))).rejects.toThrow('empty');
    await expect(readCardFile(Buffer.from(' \n '))).rejects.toThrow('no text');
  });
});

test.each([
  ['2026-03-31', '2026-03-31'],
  ['2026-03-01T23:30:00-05:00', '2026-03-01'],
  ['Q3 2026', '2026-09-30'],
  ['2026 Q1', '2026-03-31'],
  ['T2 2026', '2026-06-30'],
  ['June 2026', '2026-06-30'],
  ['March 3, 2026 4:05 PM', '2026-03-03'],
  ['2026-02-01 → 2026-02-14', '2026-02-14'],
  ['2026-02-31', null],
  ['soon', null],
])('the day of %s is %s', (cell, day) => {
  expect(dayOf(cell, null)).toBe(day);
});

test('lists, counts and owners are read as tools write them', () => {
  expect(listOf('[maps, dark]')).toEqual(['maps', 'dark']);
  expect(listOf('bug (red), idea (sky)')).toEqual(['bug', 'idea']);
  expect(listOf('["a","b","A"]')).toEqual(['a', 'b']);
  expect(countOf('37 votes')).toBe(37);
  expect(countOf('many')).toBeNull();
  expect(ownerOf('Ines Roth <Ines@example.com>')).toEqual({ name: 'Ines Roth', email: 'ines@example.com' });
  expect(ownerOf('Unassigned')).toBeNull();
});
