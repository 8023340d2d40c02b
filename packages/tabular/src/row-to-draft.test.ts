import { describe, expect, test } from 'vitest';
import type { DraftOptions, FeedbackDraft } from './draft.ts';
import { mappingFaults } from './columns/mapping.ts';
import type { Mapping, Target } from './columns/mapping.ts';
import { rowToDraft } from './row-to-draft.ts';

const options: DraftOptions = {
  dateOrder: 'dmy',
  timeZone: 'Europe/Berlin',
  ratingScale: { min: 1, max: 5 },
  decimalComma: false,
};

const mapped = (...targets: Target[]): Mapping =>
  targets.map((target, column) => ({ column, name: `c${column}`, target }));

function convert(target: Target, value: string, how: Partial<DraftOptions> = {}) {
  return rowToDraft({ line: 2, cells: ['fine', value] }, mapped('text', target), { ...options, ...how });
}

test('a row becomes a draft, its values trimmed and its empty ones null', () => {
  const mapping = mapped(
    'text',
    'title',
    'said_at',
    'external_id',
    'author_name',
    'author_email',
    'author_id',
    'account_name',
    'account_id',
    'rating',
    'link',
    'language',
    'ignore',
  );
  mapping.push(
    { column: 13, name: 'app_version', target: 'field', fieldName: 'release' },
    { column: 14, name: '__proto__', target: 'field' },
  );
  const cells = [
    ' Slow.\nVery slow. ',
    'Slow',
    '14/11/2026 07:52',
    '48213',
    'Ines',
    ' Ines@Example.COM',
    '7',
    'Calder & Sons',
    '',
    '4',
    'https://example.com/a?b=c',
    'pt_br',
    'secret',
    '4.2.1',
    'x',
  ];
  const result = rowToDraft({ line: 2, cells }, mapping, options);
  expect(result).toEqual({
    draft: {
      text: 'Slow.\nVery slow.',
      title: 'Slow',
      saidAt: '2026-11-14T06:52:00.000Z',
      externalId: '48213',
      conversationId: null,
      roleColumns: {},
      isPublic: null,
      accountPlan: null,
      accountDomain: null,
      accountRevenueEur: null,
      authorName: 'Ines',
      authorEmail: 'ines@example.com',
      authorId: '7',
      accountName: 'Calder & Sons',
      accountId: null,
      rating: { value: 4, scale: { min: 1, max: 5 } },
      link: 'https://example.com/a?b=c',
      language: 'pt-BR',
      fields: Object.fromEntries([
        ['release', '4.2.1'],
        ['__proto__', 'x'],
      ]),
      contentKey: null,
    },
    warnings: [],
  });
  expect('polluted' in {}).toBe(false);
});

describe('a row is rejected with its column and the reason', () => {
  test.each<[Target, string, string, string, Partial<DraftOptions>?]>([
    ['said_at', 'yesterday', 'date_unreadable', 'Date can’t be read: “yesterday”.'],
    ['said_at', '31/02/2026', 'date_unreadable', 'Date can’t be read: “31/02/2026”.'],
    [
      'said_at',
      '3/4/2026',
      'date_order_unknown',
      'It is unclear whether “3/4/2026” starts with the day or the month.',
      { dateOrder: null },
    ],
    ['rating', '7', 'rating_above_scale', 'Rating 7 is above 5.'],
    ['rating', '0', 'rating_below_scale', 'Rating 0 is below 1.'],
    ['rating', 'great', 'rating_unreadable', '“great” is not a rating.'],
    ['rating', '4,5', 'rating_unreadable', '“4,5” is not a rating.'],
    ['rating', '4/10', 'rating_unreadable', '“4/10” is not a rating.'],
    ['rating', '4', 'rating_scale_missing', 'The rating scale is unknown.', { ratingScale: null }],
    ['title', 'a'.repeat(1001), 'value_too_long', 'The value of “c1” is longer than 1,000 characters.'],
    ['external_id', 'a'.repeat(301), 'value_too_long', 'The value of “c1” is longer than 300 characters.'],
    ['author_name', 'a'.repeat(301), 'value_too_long', 'The value of “c1” is longer than 300 characters.'],
    ['author_id', 'a'.repeat(301), 'value_too_long', 'The value of “c1” is longer than 300 characters.'],
    ['account_name', 'a'.repeat(301), 'value_too_long', 'The value of “c1” is longer than 300 characters.'],
    ['account_id', 'a'.repeat(301), 'value_too_long', 'The value of “c1” is longer than 300 characters.'],
    ['field', 'a'.repeat(1001), 'value_too_long', 'The value of “c1” is longer than 1,000 characters.'],
    ['field', 'a\0', 'characters_unusable', 'The value of “c1” contains an invalid character.'],
    ['field', 'a\ud800', 'characters_unusable', 'The value of “c1” contains an invalid character.'],
  ])('%s %j', (target, value, code, reason, how) => {
    expect(convert(target, value, how)).toEqual({
      rejected: { code, column: 'c1', value: value.slice(0, 200).toWellFormed(), reason },
    });
  });

  test.each([
    ['', 'text_empty', 'The text is empty.'],
    [' \n\t\u00a0', 'text_empty', 'The text is empty.'],
    ['a'.repeat(100_001), 'text_too_long', 'The text of “c0” is longer than 100,000 characters.'],
    ['#REF!', 'text_is_spreadsheet_error', "The text is a spreadsheet's error, #REF!."],
  ])('text %j', (text, code, reason) => {
    expect(rowToDraft({ line: 2, cells: [text] }, mapped('text'), options)).toMatchObject({
      rejected: { code, column: 'c0', reason },
    });
  });

  test('a text of exactly 100,000 characters is not', () => {
    expect(rowToDraft({ line: 2, cells: ['a'.repeat(100_000)] }, mapped('text'), options)).toHaveProperty(
      'draft',
    );
  });
});

describe('ratings', () => {
  test.each<[string, number | null, Partial<DraftOptions>?]>([
    ['4', 4],
    ['4.0', 4],
    ['4.5', 4.5],
    ['4,5', 4.5, { decimalComma: true }],
    ['4.0', 4, { decimalComma: true }],
    ['4/5', 4],
    ['4 / 5', 4],
    ['★★★★☆', 4],
    ['⭐⭐⭐', 3],
    ['0', 0, { ratingScale: { min: 0, max: 10 } }],
    ['-', null],
    ['n/a', null],
    ['N/A', null],
    ['#N/A', null],
    ['none', null],
    ['Keine Angabe', null],
    ['', null],
  ])('%j', (value, expected, how) => {
    const result = convert('rating', value, how);
    expect('draft' in result && (result.draft.rating?.value ?? null)).toBe(expected);
  });
});

test('a link, address or language that is none is left out with a warning, and the row is kept', () => {
  for (const [target, value, code] of [
    ['link', 'javascript:alert(1)', 'link_unusable'],
    ['link', 'ftp://example.com', 'link_unusable'],
    ['link', `https://example.com/${'a'.repeat(2000)}`, 'link_too_long'],
    ['author_email', 'not given', 'email_unusable'],
    ['author_email', 'a@b@example.com', 'email_unusable'],
    ['language', 'Klingon', 'language_unknown'],
  ] as const) {
    const result = convert(target, value);
    expect(result).toMatchObject({
      draft: { link: null, authorEmail: null, language: null },
      warnings: [{ code, column: 'c1' }],
    });
  }
});

describe('content key', () => {
  const key = (cells: string[], mapping: Mapping) => {
    const result = rowToDraft({ line: 2, cells }, mapping, options);
    return 'draft' in result ? result.draft.contentKey : null;
  };
  const one = key(['a', 'b', 'c'], mapped('text', 'title', 'ignore'));

  test('is a hash', () => {
    expect(one).toMatch(/^[0-9a-f]{64}$/);
  });

  test('is the same for the same values, whatever the order and number of other columns', () => {
    expect(
      key(
        ['b', 'a'],
        [
          { column: 0, name: 'x', target: 'title' },
          { column: 1, name: 'y', target: 'text' },
        ],
      ),
    ).toBe(one);
    expect(key(['a', 'b', 'other'], mapped('text', 'title', 'ignore'))).toBe(one);
    expect(key(['a', 'b', ''], mapped('text', 'title', 'field'))).toBe(one);
  });

  test('differs with any mapped value, and with what it is mapped to', () => {
    const others = [
      key(['a', 'B', 'c'], mapped('text', 'title', 'ignore')),
      key(['a ', 'b', 'c'], mapped('text', 'title', 'ignore')),
      key(['a', 'b', 'c'], mapped('text', 'title', 'field')),
      key(['a', 'b', 'c'], mapped('text', 'author_name', 'ignore')),
      key(
        ['a', 'b', 'c'],
        [
          { column: 0, name: 'a', target: 'text' },
          { column: 1, name: 'b', target: 'field', fieldName: 'title' },
        ],
      ),
    ];
    expect(new Set([one, ...others]).size).toBe(6);
  });
});

test('a mapping’s faults are named', () => {
  expect(mappingFaults(mapped('text', 'title', 'field', 'field', 'ignore', 'ignore'), 6)).toEqual([]);
  expect(
    mappingFaults(mapped('author_email', 'author_email'), 2).map(({ column, reason }) => [column, reason]),
  ).toEqual([
    ['c1', 'Another column is already imported as the author’s email address.'],
    [null, 'No column is used as text.'],
  ]);
  expect(
    mappingFaults(
      [
        { column: 0, name: 'a', target: 'text' },
        { column: 0, name: 'a', target: 'field' },
        { column: 1, name: 'b', target: 'field', fieldName: 'a' },
        { column: 9, name: 'z', target: 'field' },
      ],
      2,
    ).map(({ reason }) => reason),
  ).toEqual([
    'This column is mapped twice.',
    'Another column is already kept as "a".',
    'The file has no column 10.',
  ]);
});

test.each<[Target, string, Partial<FeedbackDraft>]>([
  ['author_name', 'Ann Lee (Ann@Acme.example)', { authorName: 'Ann Lee', authorEmail: 'ann@acme.example' }],
  ['author_name', 'ann@acme.example', { authorName: null, authorEmail: 'ann@acme.example' }],
  ['author_name', 'Ann Lee (Acme)', { authorName: 'Ann Lee (Acme)', authorEmail: null }],
  [
    'author_email',
    '"Ann Lee" <ann@acme.example>',
    { authorName: 'Ann Lee', authorEmail: 'ann@acme.example' },
  ],
  ['account_name', 'Acme; Globex', { accountName: 'Acme' }],
  ['account_plan', 'Pro', { accountPlan: 'Pro' }],
  ['account_revenue', '1.200,00 € pro Monat', { accountRevenueEur: 14_400 }],
  ['account_revenue', '$18k', { accountRevenueEur: null }],
  ['said_at', '02/Mar/26 9:14 AM', { saidAt: '2026-03-02T08:14:00.000Z' }],
])('%s %s', (target, value, wanted) => {
  expect(convert(target, value)).toMatchObject({ draft: wanted });
});

test('answers in several columns are one text, a line each', () => {
  const cells = ['The map.', '', 'The price.'];
  expect(rowToDraft({ line: 2, cells }, mapped('text', 'text', 'text'), options)).toMatchObject({
    draft: { text: 'The map.\nThe price.' },
  });
});

test('a title alone is the text, a rating alone has none, and a total is nobody’s', () => {
  const row = (...cells: string[]) =>
    rowToDraft({ line: 2, cells }, mapped('text', 'title', 'rating', 'field'), options);
  expect(row('', 'Slow map', '', '')).toMatchObject({ draft: { text: 'Slow map', title: null } });
  expect(row('', '', '4', '')).toMatchObject({ draft: { text: '', rating: { value: 4 } } });
  expect(row('', '', '4', 'Average: 12 answers')).toMatchObject({
    rejected: { code: 'total_row', column: 'c3' },
  });
  expect(row('Total chaos in the app', '', '4', 'Total')).toHaveProperty('draft');
});

test('headings, notes and headers that come again are refused; words alone are kept', () => {
  const row = (...cells: string[]) =>
    rowToDraft({ line: 2, cells }, mapped('text', 'title', 'said_at', 'field'), {
      ...options,
      usualCells: 4,
    });
  const code = (...cells: string[]) => {
    const result = row(...cells);
    return 'rejected' in result ? result.rejected.code : null;
  };
  expect(code('NORTH REGION', '', '', '')).toBe('beside_table');
  expect(code('', 'March', '', '')).toBe('beside_table');
  expect(code('Generated by the report tool on Monday', '', '', '')).toBe('beside_table');
  expect(code('c0', 'c1', '', 'c3')).toBe('header_again');
  expect(row('The map has been slow since Monday', '', '', '')).toMatchObject({
    draft: { text: 'The map has been slow since Monday' },
  });
});

test('what stands where nothing was said is no text, and flags of agents and bots are roles', () => {
  const read = (text: string, flag: string) =>
    rowToDraft(
      { line: 2, cells: [text, flag, '4'] },
      mapped('text', 'author_role', 'rating').map((entry, i) =>
        i === 1 ? { ...entry, name: 'author.isBot' } : entry,
      ),
      options,
    );
  expect(read('n/a', 'false')).toMatchObject({ draft: { text: '', roleColumns: { role: 'customer' } } });
  expect(read('[removed]', 'true')).toMatchObject({ draft: { text: '', roleColumns: { role: 'agent' } } });
  expect(read('None of the buttons work', 'no')).toMatchObject({
    draft: { text: 'None of the buttons work' },
  });
});

test('a time in a column of its own is joined to the date, and one that cannot be read rejects the row', () => {
  const mapping = mapped('text', 'said_at', 'said_time', 'said_zone');
  const row = (...cells: string[]) => rowToDraft({ line: 2, cells }, mapping, options);
  expect(row('fine', '24/03/2026', '23:15', 'UTC')).toMatchObject({
    draft: { saidAt: '2026-03-24T23:15:00.000Z' },
  });
  expect(row('fine', '24/03/2026', 'soon', '')).toEqual({
    rejected: { code: 'date_unreadable', column: 'c2', value: 'soon', reason: 'Time can’t be read: “soon”.' },
  });
  expect(row('fine', '', '23:15', '')).toMatchObject({ draft: { saidAt: null } });
});

test('a time without its date is a fault of the mapping', () => {
  expect(mappingFaults(mapped('text', 'said_time'), 2)).toEqual([
    { column: 'c1', reason: 'Also choose a date column.' },
  ]);
});

test('a first name stands before the last, whichever column comes first', () => {
  const mapping: Mapping = [
    { column: 0, name: 'Comment', target: 'text' },
    { column: 1, name: 'RecipientLastName', target: 'author_name' },
    { column: 2, name: 'RecipientFirstName', target: 'author_name' },
  ];
  const named = (...cells: string[]) => rowToDraft({ line: 2, cells: ['fine', ...cells] }, mapping, options);
  expect(named('Olsen', 'Mia')).toMatchObject({ draft: { authorName: 'Mia Olsen' } });
  expect(named('', 'Mia')).toMatchObject({ draft: { authorName: 'Mia' } });
});

test('what comes before the decimals of revenue is told by its column', () => {
  const columns: Mapping = [
    { column: 0, name: 'Comment', target: 'text' },
    { column: 1, name: 'Umsatz', target: 'account_revenue' },
  ];
  const revenue = (value: string, revenueDecimal: '.' | ',' | null) => {
    const result = rowToDraft({ line: 2, cells: ['Slow.', value] }, columns, { ...options, revenueDecimal });
    return 'draft' in result ? result.draft.accountRevenueEur : undefined;
  };
  expect(revenue('99.875', '.')).toBe(99.875);
  expect(revenue('99.875', ',')).toBe(99_875);
  expect(revenue('1.249,50', ',')).toBe(1249.5);
});

test('who wrote is told by letters only where the column speaks in them', () => {
  const columns: Mapping = [
    { column: 0, name: 'Message', target: 'text' },
    { column: 1, name: 'Sender', target: 'author_role' },
  ];
  const role = (value: string, part: object) => {
    const result = rowToDraft({ line: 2, cells: ['Slow.', value] }, columns, { ...options, ...part });
    return 'draft' in result ? result.draft.roleColumns['Sender'] : undefined;
  };
  expect([role('R', { speaksInLetters: true }), role('R', {})]).toEqual(['agent', 'R']);
  expect(role('constructor', { speaksInLetters: true })).toBe('constructor');
  const beside = { namesCustomers: true, namesTeam: true };
  expect([role('Supervisor', beside), role('User', beside)]).toEqual(['agent', 'User']);
});

test('an address tells the company only where it is asked for', () => {
  const columns: Mapping = [
    { column: 0, name: 'Comment', target: 'text' },
    { column: 1, name: 'Email', target: 'author_email' },
  ];
  const domain = (email: string, accountsByDomain: boolean) => {
    const result = rowToDraft({ line: 2, cells: ['Slow.', email] }, columns, {
      ...options,
      accountsByDomain,
    });
    return 'draft' in result ? result.draft.accountDomain : undefined;
  };
  expect(domain('Ines@Brightwell.example', true)).toBe('brightwell.example');
  expect(domain('Ines@Brightwell.example', false)).toBeNull();
  expect(['tom@gmail.com', 'kim@yahoo.co.uk', 'none'].map((email) => domain(email, true))).toEqual([
    null,
    null,
    null,
  ]);
});
