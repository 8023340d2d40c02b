import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { detectFile } from '../detect/detect-file.ts';
import { load, shown, useTempFiles } from '../test-support/temp-file.ts';

const file = useTempFiles();
const read = async (content: string, name = 'feedback.json', overrides = {}) =>
  load(await file(content), name, overrides);

const word = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }).filter((text) => !text.includes('\0')),
  fc.constantFrom('{"a":[', '}, {', '\\', '"', '\n{', '],', '\u2028'),
);
const objects = fc.array(fc.record({ comment: word, plan: word, n: fc.integer() }), {
  minLength: 1,
  maxLength: 10,
});

test('objects written as JSON or JSONL, plain or indented, come back value for value', async () => {
  await fc.assert(
    fc.asyncProperty(
      objects,
      fc.constantFrom('plain', 'indented', 'under a key', 'lines'),
      async (rows, how) => {
        const content = {
          plain: () => JSON.stringify(rows),
          indented: () => JSON.stringify(rows, null, 2),
          'under a key': () =>
            JSON.stringify({ meta: { pages: [1, 2] }, data: { reviews: rows } }, null, '\t'),
          lines: () => rows.map((row) => JSON.stringify(row)).join('\r\n'),
        }[how]();
        const { facts, rows: found } = await read(content, 'x.txt');
        expect(facts).toMatchObject({ format: how === 'lines' ? 'jsonl' : 'json', rowCount: rows.length });
        expect(shown(found)).toEqual(rows.map(({ comment, plan, n }) => [comment, plan, String(n)]));
      },
    ),
    { numRuns: 200 },
  );
});

test('a list longer than a chunk is the same wherever chunks end', async () => {
  const rows = Array.from({ length: 4000 }, (_, i) => ({ id: i, comment: `${'\\"{'.repeat(i % 17)}é🙂` }));
  const { rows: found } = await read(JSON.stringify(rows));
  expect(shown(found)).toEqual(rows.map(({ id, comment }) => [String(id), comment]));
});

describe('values', () => {
  test.each<[string, string, [string, string][]]>([
    [
      'nested objects are flattened',
      '{"a":{"b":{"c":"x"},"d":1}}',
      [
        ['a.b.c', 'x'],
        ['a.d', '1'],
      ],
    ],
    ['plain lists are joined', '{"tags":["a","b",3]}', [['tags', 'a, b, 3']]],
    [
      'lists of objects stay JSON and give their values',
      '{"items":[{"a":1},{"a":2,"b":{"c":"x"}}]}',
      [
        ['items', '[{"a":1},{"a":2,"b":{"c":"x"}}]'],
        ['items[].a', '1, 2'],
        ['items[].b.c', 'x'],
      ],
    ],
    [
      'a list of answers gives each question a column',
      '{"answers":[{"question":"How easy?","answer":4},{"field":{"ref":"why"},"type":"text","text":"Fast"}]}',
      [
        [
          'answers',
          '[{"question":"How easy?","answer":4},{"field":{"ref":"why"},"type":"text","text":"Fast"}]',
        ],
        ['answers[] / How easy?', '4'],
        ['answers[] / why', 'Fast'],
      ],
    ],
    [
      'a text in pieces is one',
      '{"text":["Yes, ",{"type":"bold","text":"today"}]}',
      [['text', 'Yes, today']],
    ],
    [
      'true, false, null',
      '{"a":true,"b":false,"c":null}',
      [
        ['a', 'true'],
        ['b', 'false'],
        ['c', ''],
      ],
    ],
    [
      'long numbers keep their digits',
      '{"id":570306133677760513,"n":1.5}',
      [
        ['id', '570306133677760513'],
        ['n', '1.5'],
      ],
    ],
    [
      'names that meet are kept apart',
      '{"a.b":"x","a":{"b":"y"}}',
      [
        ['a.b', 'x'],
        ['a.b (2)', 'y'],
      ],
    ],
    [
      'a name that is a trap is a name',
      '{"__proto__":"x","constructor":"y"}',
      [
        ['__proto__', 'x'],
        ['constructor', 'y'],
      ],
    ],
    ['an empty name gets one', '{"":"x"}', [['Column', 'x']]],
  ])('%s', async (_, object, expected) => {
    const { facts, rows } = await read(`[${object}]`);
    const cells = shown(rows)[0] ?? [];
    expect(facts.columns.map(({ name }, i) => [name, cells[i]])).toEqual(expected);
  });

  test('columns are all names of all objects, and a missing one is empty', async () => {
    const { facts, rows } = await read('{"a":1}\n\n{"b":2}\n{"a":3,"c":4}\n', 'x.jsonl');
    expect(facts.columns.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
    expect(shown(rows)).toEqual([
      ['1', '', ''],
      ['', '2', ''],
      ['3', '', '4'],
    ]);
    expect(rows.map(({ line }) => line)).toEqual([1, 3, 4]);
  });
});

describe('lists', () => {
  test('the path of the one list is named', async () => {
    const content = '{"page":1,"data":{"items":[{"a":"x"}],"ids":[1,2]},"links":[]}';
    expect((await read(content)).facts).toMatchObject({
      sheets: [{ name: 'data.items', hidden: false }],
      sheet: 'data.items',
    });
    expect((await read('[{"a":"x"}]')).facts.sheet).toBe('$');
  });

  test('of several the person chooses one', async () => {
    const content = '{"a":[{"x":1},{"x":2}],"b":[{"y":3}]}';
    const { facts, rows } = await read(content, 'x.json', { sheet: 'b' });
    expect(facts.sheets.map(({ name }) => name)).toEqual(['a', 'b']);
    expect(shown(rows)).toEqual([['3']]);
    const refused = detectFile(await file(content), 'x.json', { sheet: 'c' });
    await expect(refused).rejects.toMatchObject({ code: 'sheet_unknown' });
  });
});

describe('broken rows', () => {
  const lines = (...rows: string[]) => `[\n${rows.join(',\n')}\n]\n`;

  test.each<[string, string, string, (string[] | string)[]]>([
    ['a line of JSONL that is none', 'x.jsonl', '{"a":1}\n{"a":\n{"a":3}\n', [['1'], '2 json_broken', ['3']]],
    [
      'a line that is no object',
      'x.jsonl',
      '{"a":1}\n[2]\n"x"\n{"a":3}\n',
      [['1'], '2 not_an_object', '3 not_an_object', ['3']],
    ],
    ['a quote that is missing', 'x.json', lines('{"a":"x}', '{"a":"y"}'), ['2 json_broken', ['y']]],
    ['a bracket that is missing', 'x.json', lines('{"a":[1}', '{"a":"y"}'), ['2 json_broken', ['y']]],
    ['a value that is none', 'x.json', lines('{"a":oops}', '{"a":"y"}'), ['2 json_broken', ['y']]],
    [
      'an indented object, whose inner objects are no rows',
      'x.json',
      '[\n  {\n    "a": "x,\n    "in": [\n      {"a":"z"}\n    ]\n  },\n  {\n    "a": "y"\n  }\n]',
      ['2 json_broken', ['y']],
    ],
    [
      'other things in the list',
      'x.json',
      '[{"a":1}, 2, "x", [3], null, {"a":4}]',
      [['1'], '1 not_an_object', '1 not_an_object', '1 not_an_object', '1 not_an_object', ['4']],
    ],
    ['a file cut off', 'x.json', lines('{"a":"x"}', '{"a":"y"}').slice(0, -8), [['x'], '3 json_broken']],
    [
      'an object beyond 1.5 Mi characters',
      'x.json',
      lines(`{"b":"${'x'.repeat(5_000_000)}"}`, '{"a":"y"}'),
      ['2 row_too_long', ['y']],
    ],
    [
      'a line beyond 1.5 Mi characters',
      'x.jsonl',
      `{"b":"${'x'.repeat(5_000_000)}"}\n{"a":"y"}\n`,
      ['1 row_too_long', ['y']],
    ],
    ['a NUL', 'x.jsonl', '{"a":"x\\u0000"}\n{"a":"y"}\n', ['1 nul_character', ['y']]],
  ])('%s', async (_, name, content, expected) => {
    expect(shown((await read(content, name)).rows)).toEqual(expected);
  });
});

test('CSV whose first cell begins with a bracket is no JSON', async () => {
  expect((await read('[id],comment\n1,a\n', 'x.csv')).facts.format).toBe('csv');
  expect((await read('{id},comment\n1,a\n', 'x.csv')).facts.format).toBe('csv');
});

describe('what several people said within an object', () => {
  const ticket = {
    id: 7,
    subject: 'Refund',
    description: 'Where is my refund?',
    comments: [
      { body: 'It is on its way.', author: { type: 'agent' } },
      { body: 'Thank you.', author: { type: 'customer' } },
    ],
  };

  test('is a row for each message, the object’s own text first', async () => {
    const { facts, rows } = await read(JSON.stringify([ticket]));
    const names = facts.columns.map(({ name }) => name);
    expect(names).toEqual(['id', 'subject', 'description', 'comments[].body', 'comments[].author.type']);
    expect(shown(rows)).toEqual([
      ['7', 'Refund', 'Where is my refund?', '', ''],
      ['7', 'Refund', '', 'It is on its way.', 'agent'],
      ['7', 'Refund', '', 'Thank you.', 'customer'],
    ]);
  });

  test('is not said twice where the first message is the object’s own text', async () => {
    const again = { ...ticket, description: ' It is on its way.\n' };
    expect((await read(JSON.stringify([again]))).rows).toHaveLength(2);
  });

  test('reviews of one product are rows, comments of others on an idea are not', async () => {
    const product = {
      product: 'Lamp',
      reviews: [
        { text: 'Bright.', rating: 5 },
        { text: 'Too hot.', rating: 2 },
      ],
    };
    expect((await read(JSON.stringify([product]))).rows).toHaveLength(2);
    const idea = {
      id: 1,
      description: 'A dark theme.',
      comments: [{ body: 'Yes please', created: '2026-01-02' }],
    };
    expect((await read(JSON.stringify([idea]))).rows).toHaveLength(1);
  });
});

test('of several lists the one that looks like feedback is read', async () => {
  const content =
    '{"agents":[{"nick":"kim"}],"tickets":[{"id":1,"subject":"Refund","comment":"Where is it?"}]}';
  expect((await read(content)).facts.sheet).toBe('tickets');
});

describe('objects that hold what a list would, each under its id', () => {
  const members = {
    '-Nx1aa': { message: 'The map does not follow me.', user: { name: 'Gus' }, tags: [{ name: 'map' }] },
    '-Nx1ab': { message: 'Please add a night view.', user: { name: 'Ola' }, tags: [{ name: 'view' }] },
  };

  test('are rows with their id, beside lists within them', async () => {
    const { facts, rows } = await read(JSON.stringify({ version: 3, feedback: members }));
    expect(facts.sheets.map(({ name }) => name)).toEqual(['feedback.*']);
    expect(facts.columns.map(({ name }) => name).slice(0, 3)).toEqual(['key', 'message', 'user.name']);
    expect(shown(rows).map((cells) => (cells as string[]).slice(0, 3))).toEqual([
      ['-Nx1aa', 'The map does not follow me.', 'Gus'],
      ['-Nx1ab', 'Please add a night view.', 'Ola'],
    ]);
  });

  test('are the file itself too, wherever chunks end', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 4000 }, (_, i) => [String(90_000 + i), { comment: `${'{"'.repeat(i % 17)}é🙂` }]),
    );
    const { facts, rows } = await read(JSON.stringify(many));
    expect(facts).toMatchObject({ sheet: '*', rowCount: 4000 });
    expect(shown(rows)).toEqual(Object.entries(many).map(([key, { comment }]) => [key, comment]));
  });

  test('a list beside them is chosen by what it says', async () => {
    const stats = { '1': { count: 4 }, '2': { count: 9 } };
    const reviews = [{ comment: 'The soup was cold and the bill was wrong.' }];
    expect((await read(JSON.stringify({ stats, reviews }))).facts.sheet).toBe('reviews');
  });

  test('a few objects under names are no list', async () => {
    const settings = { page: { a: 1 }, shop: { b: 2 }, name: 'x' };
    const refused = detectFile(await file(JSON.stringify(settings, null, 2)), 'x.json');
    await expect(refused).rejects.toMatchObject({ code: 'json_no_list' });
  });
});

test('messages in envelopes are rows all the same, and who speaks is told by what came in', async () => {
  const note = (body: string, incoming: boolean) => ({ helpdesk_note: { body, incoming } });
  const tickets = [
    {
      helpdesk_ticket: {
        id: 1,
        description: 'The label printer stops.',
        notes: [note('Please restart it.', false), note('It still stops.', true)],
      },
    },
    { helpdesk_ticket: { id: 2, description: 'Wrong tax.', notes: [note('We correct it.', false)] } },
  ];
  const { facts, rows } = await read(JSON.stringify(tickets));
  expect(facts.columns.map(({ name }) => name)).toContain('helpdesk_ticket.notes[].helpdesk_note.body');
  expect(rows).toHaveLength(5);
});
