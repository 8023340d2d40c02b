import { Buffer } from 'node:buffer';
import type { ExpectedItem, ExportFile } from '../expected.ts';
import { csvText, utf16 } from '../tools/csv.ts';
import { iso, isoDay } from '../tools/dates.ts';
import { voices } from '../tools/voices.ts';
import type { Voice } from '../tools/voices.ts';

const HOUR = 3_600_000;

export function appStoreConnect(): ExportFile {
  const people = voices(301, 50, ['en', 'de', 'fr', 'es']);
  const territories = ['GBR', 'DEU', 'FRA', 'ESP'];
  const data = people.map((one, index) => ({
    type: 'customerReviews',
    id: `0000417-${index}`,
    attributes: {
      rating: one.stars,
      title: one.title,
      body: one.text,
      reviewerNickname: one.author.replace(' ', '').toLowerCase(),
      createdDate: iso(one.time).replace('Z', '-08:00'),
      territory: territories[index % 4],
    },
    relationships: {
      response: index % 3 ? {} : { data: { type: 'customerReviewResponses', id: `r${index}` } },
    },
    links: { self: `https://api.appstoreconnect.example/v1/customerReviews/0000417-${index}` },
  }));
  const included = people.flatMap((one, index) =>
    index % 3
      ? []
      : [
          {
            type: 'customerReviewResponses',
            id: `r${index}`,
            attributes: {
              responseBody: one.answer,
              lastModifiedDate: iso(one.time + 20 * HOUR),
              state: 'PUBLISHED',
            },
          },
        ],
  );
  return {
    bytes: Buffer.from(
      `${JSON.stringify({ data, included, links: { self: 'https://api.appstoreconnect.example/v1/apps/441700417/customerReviews' }, meta: { paging: { total: people.length, limit: 200 } } }, null, 2)}\n`,
    ),
    expected: {
      file: 'app-store-connect-reviews.json',
      tool: 'App Store Connect',
      format: 'json',
      encoding: 'utf-8',
      columns: {
        title: 'attributes.title',
        body: 'attributes.body',
        date: 'attributes.createdDate',
        rating: 'attributes.rating',
        author: 'attributes.reviewerNickname',
        externalId: 'id',
      },
      rating: { min: 1, max: 5, isNps: false },
      items: people.length,
      scoreOnly: 0,
      firstItems: people.slice(0, 3).map((one, index) => ({
        title: one.title,
        body: one.text,
        date: iso(one.time + 8 * HOUR),
        rating: one.stars,
        author: one.author.replace(' ', '').toLowerCase(),
        externalId: `0000417-${index}`,
      })),
      traps: [
        'The rows stand under data, their fields under attributes.',
        'included holds the developer’s responses and no reviews.',
        'Dates have an offset of −08:00.',
        'territory is a country and no account.',
      ],
    },
  };
}

const PLAY = [
  'Package Name',
  'App Version Code',
  'App Version Name',
  'Reviewer Language',
  'Device',
  'Review Submit Date and Time',
  'Review Submit Millis Since Epoch',
  'Review Last Update Date and Time',
  'Review Last Update Millis Since Epoch',
  'Star Rating',
  'Review Title',
  'Review Text',
  'Developer Reply Date and Time',
  'Developer Reply Millis Since Epoch',
  'Developer Reply Text',
  'Review Link',
];
const isRatingOnly = (index: number): boolean => index % 5 === 3;

function playRow(one: Voice, index: number): string[] {
  const replied = index % 4 === 0 ? one.time + 30 * HOUR : undefined;
  const updated = one.time + (index % 6 === 0 ? 200 * HOUR : 0);
  return [
    'example.tallybird.till',
    String(5200 + (index % 9)),
    `5.2.${index % 9}`,
    ['en', 'es', 'de'][index % 3] ?? '',
    ['a54x', 'panther', 'dm1q'][index % 3] ?? '',
    iso(one.time),
    String(one.time),
    iso(updated),
    String(updated),
    String(one.stars),
    '',
    isRatingOnly(index) ? '' : one.text,
    replied ? iso(replied) : '',
    replied ? String(replied) : '',
    replied ? one.answer : '',
    isRatingOnly(index)
      ? ''
      : `https://play.google.example/console/user-feedback/review-details?reviewId=gp%3A4417${index}`,
  ];
}

const playItem = (one: Voice, index: number): ExpectedItem => ({
  body: isRatingOnly(index) ? '' : one.text,
  date: iso(one.time),
  rating: one.stars,
  ...(!isRatingOnly(index) && {
    externalId: `https://play.google.example/console/user-feedback/review-details?reviewId=gp%3A4417${index}`,
  }),
});

function playFile(people: readonly Voice[], file: string, delimiter: string, traps: string[]): ExportFile {
  return {
    bytes: utf16(
      csvText([PLAY, ...people.map(playRow)], { delimiter, line: delimiter === ',' ? '\n' : '\r\n' }),
    ),
    expected: {
      file,
      tool: 'Google Play Console',
      format: 'csv',
      encoding: 'utf-16le',
      delimiter,
      headerRow: 1,
      columns: {
        title: 'Review Title',
        body: 'Review Text',
        date: 'Review Submit Date and Time',
        rating: 'Star Rating',
        externalId: 'Review Link',
        app: 'Package Name',
      },
      rating: { min: 1, max: 5, isNps: false },
      items: people.length,
      scoreOnly: people.filter((_, index) => isRatingOnly(index)).length,
      firstItems: people.slice(0, 3).map(playItem),
      traps: [
        'UTF-16 with a byte order mark.',
        'Review Title is always empty.',
        'Developer Reply Text is not the customer’s.',
        'Each moment stands there twice, as a date and as milliseconds.',
        'A fifth of the reviews are stars alone and have no link.',
        ...traps,
      ],
    },
  };
}

export const playCommas = (): ExportFile =>
  playFile(voices(302, 60, ['en', 'es', 'de']), 'reviews_example.tallybird.till_202602.csv', ',', [
    'As Google gives it: commas.',
  ]);

export const playTabs = (): ExportFile =>
  playFile(voices(303, 35, ['en', 'es', 'de']), 'play-reviews-unicode-text.txt', '\t', [
    'As a spreadsheet saves it again: tabs, and a name that ends in .txt.',
  ]);

export function trustpilot(): ExportFile {
  const people = voices(304, 42, ['en', 'de']);
  const head = [
    'Domain Url',
    'Webshop Name',
    'Business Unit Id',
    'Review Id',
    'Review Created (UTC)',
    'Review Consumer User Id',
    'Review Username',
    'Review User Email',
    'Review Title',
    'Review Content',
    'Review Stars',
    'Source Of Review',
    'Review Language',
    'Reference Id',
    'Tags',
    'Company Reply Date (UTC)',
    'Company Reply',
    'Location Name',
  ];
  const rows = people.map((one, index) => [
    'tallybird.example',
    'Tallybird',
    '46d6a890000064000500e0c3',
    `65f${(index + 4417).toString(16)}c0ffee00`,
    iso(one.time),
    `5f0${index}aa`,
    one.author,
    index % 3 ? one.mail : '',
    one.title,
    one.text,
    String(one.stars),
    index % 2 ? 'AFSv2' : 'Organic',
    index % 2 ? 'de' : 'en',
    index % 3 ? `ORD-${9000 + index}` : '',
    '',
    index % 4 ? '' : iso(one.time + 50 * HOUR),
    index % 4 ? '' : one.answer,
    '',
  ]);
  return {
    bytes: Buffer.from(csvText([head, ...rows])),
    expected: {
      file: 'trustpilot-reviews.csv',
      tool: 'Trustpilot',
      format: 'csv',
      encoding: 'utf-8',
      delimiter: ',',
      headerRow: 1,
      columns: {
        title: 'Review Title',
        body: 'Review Content',
        date: 'Review Created (UTC)',
        rating: 'Review Stars',
        author: 'Review Username',
        externalId: 'Review Id',
        app: 'Source Of Review',
      },
      rating: { min: 1, max: 5, isNps: false },
      items: people.length,
      scoreOnly: 0,
      firstItems: people.slice(0, 3).map((one, index) => ({
        title: one.title,
        body: one.text,
        date: iso(one.time),
        rating: one.stars,
        author: one.author,
        externalId: `65f${(index + 4417).toString(16)}c0ffee00`,
      })),
      traps: [
        'Webshop Name is one’s own shop and no account.',
        'Four columns are ids; Review Id is the item’s, Reference Id an order’s.',
        'Company Reply is not the customer’s.',
      ],
    },
  };
}

export function g2(): ExportFile {
  const people = voices(305, 32, ['en']);
  const best = 'What do you like best about Tallybird?';
  const worst = 'What do you dislike about Tallybird?';
  const solved = 'What problems is Tallybird solving and how is that benefiting you?';
  const head = [
    'Review ID',
    'Product',
    'Submitted At',
    'Published At',
    'Review Title',
    'Star Rating',
    'NPS Score',
    best,
    worst,
    solved,
    'Reviewer Name',
    'Job Title',
    'Company Name',
    'Company Size',
    'Industry',
    'Region',
    'Review Source',
    'Incentivized',
    'Review URL',
  ];
  const rows = people.map((one, index) => [
    String(9_441_700 + index),
    'Tallybird',
    isoDay(one.time),
    isoDay(one.time + 72 * HOUR),
    one.title,
    (one.stars - 0.5).toFixed(1),
    String(one.nps),
    one.text,
    index % 2 ? one.also : '',
    index % 3 ? '' : 'We close the till in half the time.',
    one.author,
    'Owner',
    one.company,
    'Small-Business (50 or fewer emp.)',
    'Retail',
    'Europe',
    'Organic',
    'false',
    `https://g2.example/r/${index}`,
  ]);
  const bodyOf = (one: Voice, index: number): string =>
    [one.text, index % 2 ? one.also : '', index % 3 ? '' : 'We close the till in half the time.']
      .filter((text) => text !== '')
      .join('\n');
  return {
    bytes: Buffer.from(csvText([head, ...rows], { line: '\n' })),
    expected: {
      file: 'g2-reviews.csv',
      tool: 'G2',
      format: 'csv',
      encoding: 'utf-8',
      delimiter: ',',
      headerRow: 1,
      columns: {
        title: 'Review Title',
        body: [best, worst, solved],
        date: 'Submitted At',
        rating: 'Star Rating',
        author: 'Reviewer Name',
        account: 'Company Name',
        externalId: 'Review ID',
        app: 'Review Source',
      },
      rating: { min: 0, max: 5, isNps: false },
      items: people.length,
      scoreOnly: 0,
      firstItems: people.slice(0, 3).map((one, index) => ({
        title: one.title,
        body: bodyOf(one, index),
        date: isoDay(one.time),
        rating: one.stars - 0.5,
        author: one.author,
        account: one.company,
        externalId: String(9_441_700 + index),
      })),
      traps: [
        'Three questions hold the words, and two of them are often empty.',
        'Stars have halves.',
        'There is an NPS beside the stars; either is right as the rating, if its scale is.',
        'Job Title is not the title.',
      ],
    },
  };
}
