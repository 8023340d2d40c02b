import type { ExportFile } from '../expected.ts';
import { csvText, utf8WithMark } from '../tools/csv.ts';
import { dated, isoDay, isoLocal } from '../tools/dates.ts';
import { voices } from '../tools/voices.ts';
import { xlsx } from '../tools/xlsx.ts';
import type { Cell } from '../tools/xlsx.ts';

const HOUR = 3_600_000;
const comma = (value: number): string => value.toFixed(1).replace('.', ',');

export function hubspot(): ExportFile {
  const people = voices(401, 52, ['en', 'fr']);
  const head = [
    'Ticket ID',
    'Ticket name',
    'Ticket description',
    'Create date',
    'Close date',
    'Pipeline',
    'Ticket status',
    'Priority',
    'Source',
    'Ticket owner',
    'Associated Contact',
    'Associated Contact IDs',
    'Associated Company (Primary)',
    'Associated Company IDs',
  ];
  const rows = people.map((one, index): Cell[] => [
    4_417_000_100 + index,
    one.title,
    `${one.opening}\n\n${one.text}\n\n${one.closing}\n${one.author}`,
    { time: one.time },
    { time: one.time + 20 * HOUR },
    'Support Pipeline',
    'Closed',
    'LOW',
    index % 2 ? 'EMAIL' : 'FORM',
    'Colette',
    `${one.author} (${one.mail})`,
    90_000_000_000 + index,
    one.company,
    12_044_170_000 + index,
  ]);
  return {
    bytes: xlsx([{ name: 'Tickets', rows: [head, ...rows] }]),
    expected: {
      file: 'hubspot-tickets.xlsx',
      tool: 'HubSpot',
      format: 'xlsx',
      sheet: 'Tickets',
      headerRow: 1,
      columns: {
        title: 'Ticket name',
        body: 'Ticket description',
        date: 'Create date',
        author: 'Associated Contact',
        account: 'Associated Company (Primary)',
        externalId: 'Ticket ID',
        app: 'Source',
      },
      items: people.length,
      scoreOnly: 0,
      firstItems: people.slice(0, 3).map((one, index) => ({
        title: one.title,
        body: one.text,
        date: isoLocal(one.time),
        author: `${one.author} (${one.mail})`,
        account: one.company,
        externalId: String(4_417_000_100 + index),
      })),
      traps: [
        'Ids are numbers of ten digits and must not turn into 4.4E9.',
        'Dates are numbers with a date’s format.',
        'The contact holds a name and, in brackets, an address.',
        'Bodies have a greeting and a closing.',
      ],
    },
  };
}

export function titleRows(): ExportFile {
  const people = voices(402, 34, ['de']);
  const head = [
    'Lfd. Nr.',
    'Eingang',
    'Kunde',
    'Ansprechpartner',
    'Betreff',
    'Rückmeldung',
    'Note (1–6)',
    'Wert (€)',
  ];
  const note = (stars: number): number => 7 - stars - (stars === 5 ? 1 : 0);
  const rows = people.map((one, index): Cell[] => [
    index + 1,
    dated(one.time, '{day}.{month}.{year}'),
    one.company,
    one.author,
    one.title,
    one.text,
    comma(note(one.stars)),
    `1.2${String(index).padStart(2, '0')},50`,
  ]);
  const sheet: Cell[][] = [
    ['Kundenstimmen 1. Quartal 2026'],
    ['Erstellt am 15.04.2026 von Benno, Stand: vorläufig'],
    [],
    ['Hinweis: Schulnoten, 1 ist die beste.'],
    head,
    ...rows,
    [],
    ['Summe', '', '', '', '', '', '', '41.378,00'],
  ];
  return {
    bytes: xlsx([{ name: 'Q1', rows: sheet, merged: ['A1:H1', 'A2:H2'] }]),
    expected: {
      file: 'kundenstimmen-mit-titelzeilen.xlsx',
      tool: 'Excel',
      format: 'xlsx',
      sheet: 'Q1',
      headerRow: 5,
      columns: {
        title: 'Betreff',
        body: 'Rückmeldung',
        date: 'Eingang',
        rating: 'Note (1–6)',
        author: 'Ansprechpartner',
        account: 'Kunde',
      },
      rating: { min: 1, max: 6, isNps: false },
      items: people.length,
      scoreOnly: 0,
      firstItems: people.slice(0, 3).map((one) => ({
        title: one.title,
        body: one.text,
        date: isoDay(one.time),
        rating: note(one.stars),
        author: one.author,
        account: one.company,
      })),
      traps: [
        'Four rows stand above the header, two of them merged.',
        'The last row is a sum and no item.',
        'Dates and numbers are German and kept as text.',
        'Marks as at German schools: 1 is the best, 6 the worst.',
        'Lfd. Nr. counts and is no id that lasts.',
      ],
    },
  };
}

export function readmeSheet(): ExportFile {
  const people = voices(403, 46, ['en']);
  const head = ['When', 'Channel', 'Who', 'Company', 'Headline', 'What they said', 'CSAT (1-5)'];
  const rows = people.map((one, index): Cell[] => [
    { time: one.time, isDay: true },
    ['Phone', 'Fair', 'Email'][index % 3],
    one.author,
    one.company,
    one.title,
    one.text,
    one.stars,
  ]);
  const readme: Cell[][] = [
    ['READ ME FIRST'],
    ['This workbook collects what we hear outside of the helpdesk.'],
    ['Column', 'Meaning'],
    ['When', 'The day on which we heard it'],
    ['CSAT', '1 to 5, asked at the end'],
    ['Questions go to Colette.'],
  ];
  const lookup: Cell[][] = [
    ['Channel', 'Owner', 'Since', 'Notes'],
    ['Phone', 'Marek', 2019, 'x'],
    ['Fair', 'Tilda', 2023, 'x'],
    ['Email', 'Rafe', 2018, 'x'],
  ];
  return {
    bytes: xlsx([
      { name: 'README', rows: readme },
      { name: 'Feedback 2026', rows: [head, ...rows] },
      { name: 'Lookup', rows: lookup },
    ]),
    expected: {
      file: 'voice-of-customer-with-readme.xlsx',
      tool: 'Excel',
      format: 'xlsx',
      sheet: 'Feedback 2026',
      headerRow: 1,
      columns: {
        title: 'Headline',
        body: 'What they said',
        date: 'When',
        rating: 'CSAT (1-5)',
        author: 'Who',
        account: 'Company',
        app: 'Channel',
      },
      rating: { min: 1, max: 5, isNps: false },
      items: people.length,
      scoreOnly: 0,
      firstItems: people.slice(0, 3).map((one) => ({
        title: one.title,
        body: one.text,
        date: isoDay(one.time),
        rating: one.stars,
        author: one.author,
        account: one.company,
      })),
      traps: [
        'The first sheet is a README, the third a table of names.',
        'Headers are plain words and not the usual ones.',
        'Days are numbers with a date’s format.',
      ],
    },
  };
}

export function mergedCells(): ExportFile {
  const people = voices(404, 36, ['en', 'es']);
  const groups: Cell[] = ['Customer', '', 'Feedback', '', '', ''];
  const head: Cell[] = ['Account', 'Contact', 'Date', 'Topic', 'Comment', 'Score (0-10)'];
  const size = 4;
  const rows = people.map((one, index): Cell[] => [
    index % size === 0 ? one.company : undefined,
    one.author,
    { time: one.time, isDay: true },
    one.title,
    one.text,
    one.nps,
  ]);
  const blocks = Array.from(
    { length: people.length / size },
    (_, index) => `A${3 + index * size}:A${2 + (index + 1) * size}`,
  );
  const accountOf = (index: number): string => people[index - (index % size)]?.company ?? '';
  return {
    bytes: xlsx([{ name: 'Visits', rows: [groups, head, ...rows], merged: ['A1:B1', 'C1:F1', ...blocks] }]),
    expected: {
      file: 'visits-merged-cells.xlsx',
      tool: 'Excel',
      format: 'xlsx',
      sheet: 'Visits',
      headerRow: 2,
      columns: {
        title: 'Topic',
        body: 'Comment',
        date: 'Date',
        rating: 'Score (0-10)',
        author: 'Contact',
        account: 'Account',
      },
      rating: { min: 0, max: 10, isNps: true },
      items: people.length,
      scoreOnly: 0,
      firstItems: people.slice(0, 3).map((one, index) => ({
        title: one.title,
        body: one.text,
        date: isoDay(one.time),
        rating: one.nps,
        author: one.author,
        account: accountOf(index),
      })),
      traps: [
        'The header is the second row; the first names groups of columns, in merged cells.',
        'An account’s name stands once in a cell merged over its four rows and holds for all of them.',
      ],
    },
  };
}

export function semicolons(): ExportFile {
  const people = voices(405, 55, ['de']);
  const head = ['Vorgang', 'Datum', 'Kundenname', 'Firma', 'Betreff', 'Text', 'Bewertung', 'Auftragswert'];
  const rows = people.map((one, index) => [
    `V-2026-${String(index + 1).padStart(4, '0')}`,
    dated(one.time, '{day}.{month}.{year} {hour}:{minute}'),
    one.author,
    one.company,
    one.title,
    `${one.opening}\r\n\r\n${one.text}\r\n\r\n${one.closing}\r\n${one.author}`,
    comma(one.stars - 0.5),
    `${1 + (index % 9)}.${String(100 + index)},00 €`,
  ]);
  return {
    bytes: utf8WithMark(csvText([head, ...rows], { delimiter: ';' })),
    expected: {
      file: 'kundenstimmen-semikolon.csv',
      tool: 'Excel',
      format: 'csv',
      encoding: 'utf-8',
      delimiter: ';',
      headerRow: 1,
      columns: {
        title: 'Betreff',
        body: 'Text',
        date: 'Datum',
        rating: 'Bewertung',
        author: 'Kundenname',
        account: 'Firma',
        externalId: 'Vorgang',
      },
      rating: { min: 0, max: 5, isNps: false },
      items: people.length,
      scoreOnly: 0,
      firstItems: people.slice(0, 3).map((one, index) => ({
        title: one.title,
        body: one.text,
        date: `${isoLocal(one.time).slice(0, 16)}:00`,
        rating: one.stars - 0.5,
        author: one.author,
        account: one.company,
        externalId: `V-2026-${String(index + 1).padStart(4, '0')}`,
      })),
      traps: [
        'Semicolons and a byte order mark.',
        'Decimals have commas, thousands have points.',
        'Line breaks stand inside of quoted cells.',
        'Texts begin with a greeting.',
      ],
    },
  };
}
