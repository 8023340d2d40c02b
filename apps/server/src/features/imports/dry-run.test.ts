import { imports } from '@earshot/contracts/imports';
import { expect, test } from 'vitest';
import { check, countOf, get, importApp, importFile, itemsOf, upload } from '../../testing/import-app.ts';
import { personEach } from '../../testing/person-each.ts';
import { send } from '../../testing/send.ts';

const given = personEach(importApp);

const tickets = `ticket_id;created;ticket_body;requester_email;requester_org;csat;app_version
101;14/11/2026 07:52;Notes are gone again after the app was closed offline.;ines@example.com;Brightwell Heating;2;4.2.1
102;13/11/2026 18:20;The invoice says 214 but the quote said 198, so the customer refuses.;tom@example.com;Calder & Sons;1;4.1.9
103;12/11/2026 09:00;I love the new day view, planning takes half the time it did.;ines@example.com;Brightwell Heating;5;4.2.1
104;11/11/2026 09:00;;kim@example.com;Calder & Sons;;4.2.1
105;yesterday;The map loads slowly on the way to the second job of the day.;kim@example.com;Calder & Sons;3;4.2.1
106;10/11/2026 10:10;Photos of the boiler never upload when reception is poor.;ana@example.com;Dorrin Gas;7;4.2.1
`;

test('a dry run counts what the import then does, groups the rejected rows and stores no feedback', async () => {
  const run = await check(given.server, given.person, tickets, { rating_scale: { min: 1, max: 5 } });
  expect(run.state).toBe('checked');
  expect(run.dry_run?.counts).toEqual({ create: 3, update: 0, same: 0, copies: 0, reject: 3 });
  expect(run.dry_run?.rejects).toEqual([
    expect.objectContaining({ code: 'text_empty', count: 1, first_line: 5 }),
    expect.objectContaining({ code: 'date_unreadable', count: 1, first_line: 6 }),
    expect.objectContaining({ code: 'rating_above_scale', count: 1, first_line: 7 }),
  ]);
  expect(run.dry_run?.rejects[1]?.detail).toContain('yesterday');
  expect(run.dry_run?.rejects[2]).toMatchObject({ detail: expect.stringContaining('7') as string });
  expect(run.dry_run?.rejects.every(({ advice }) => advice.length > 10)).toBe(true);
  expect(await itemsOf(given.server, given.person)).toEqual([]);

  await send(given.server.app, imports.commit, { body: { import_id: run.import_id }, as: given.person });
  await given.server.runImports();
  const done = await get(given.server, given.person, run.import_id);
  expect(done.state).toBe('done');
  expect(done.result).toEqual({ counts: run.dry_run?.counts, rejects: run.dry_run?.rejects });
});

test('addresses name accounts where it is asked for, but those at providers for everybody do not', async () => {
  const csv = `created;ticket_body;requester_email
14/11/2026 07:52;Notes are gone again after the app was closed offline.;ines@Brightwell.example
13/11/2026 18:20;The invoice says 214 but the quote said 198.;tom@gmail.com
12/11/2026 09:00;Photos of the boiler never upload when reception is poor.;
`;
  const accounts = async (part: object) => {
    const run = await check(given.server, given.person, csv, part);
    return run.dry_run?.preview.map(({ account }) => account);
  };
  expect(await accounts({})).toEqual([null, null, null]);
  expect(await accounts({ accounts_by_domain: true })).toEqual(['brightwell.example', null, null]);
});

test('a value that is too long rejects its row, naming the column and the limit; a link is left out', async () => {
  const long = (chars: number) => 'a'.repeat(chars);
  const rows = [
    [
      '1',
      'Notes are gone again after the app was closed.',
      long(1001),
      'Ines',
      'https://example.com/1',
      'Pro',
    ],
    ['2', 'The invoice says 214 but the quote said 198.', 'Wrong', long(301), 'https://example.com/2', 'Pro'],
    [
      '3',
      'I love the new day view and planning is faster.',
      'Fine',
      'Ana',
      `https://example.com/${long(2000)}`,
      'Pro',
    ],
    ['4', 'The map loads slowly on the way to a job.', 'Slow', 'Tom', 'https://example.com/4', long(1001)],
    ['5', 'Photos never upload when reception is poor.', long(1500), 'Kim', 'https://example.com/5', 'Pro'],
    [long(301), 'The boiler photo is gone from the job sheet.', 'Gone', 'Bo', 'https://example.com/6', 'Pro'],
  ];
  const head = ['ticket_id', 'body', 'summary', 'who', 'url', 'plan'];
  const targets = ['external_id', 'text', 'title', 'author_name', 'link', 'field'] as const;
  const csv = [head, ...rows].map((cells) => cells.join(',')).join('\n');
  const run = await check(given.server, given.person, csv, { targets: [...targets] });
  expect(run.dry_run?.counts).toMatchObject({ create: 1, reject: 5 });
  expect(
    run.dry_run?.rejects.map(({ column, count, detail, first_line }) => [column, count, detail, first_line]),
  ).toEqual([
    ['summary', 2, 'The value of “summary” is longer than 1,000 characters.', 2],
    ['who', 1, 'The value of “who” is longer than 300 characters.', 3],
    ['plan', 1, 'The value of “plan” is longer than 1,000 characters.', 5],
    ['ticket_id', 1, 'The value of “ticket_id” is longer than 300 characters.', 7],
  ]);
  expect(run.dry_run?.warnings[0]).toMatch(
    /^1 row has a link longer than 2,000 characters and will be imported without it \(first: .+ in url, line 4\)\.$/,
  );
});

test('a dry run of another mapping gives up the one before it', async () => {
  const { reply } = await upload(given.server, given.person, tickets);
  const { import_id, mapping } = reply;
  await send(given.server.app, imports.dryRun, { body: { import_id, mapping }, as: given.person });
  const asked = await send(given.server.app, imports.dryRun, {
    body: { import_id, mapping: { ...mapping, rating_scale: { min: 1, max: 10 } } },
    as: given.person,
  });
  expect(asked.status).toBe(202);
  expect(asked.reply.state).toBe('checking');
  await given.server.runImports();
  const run = await get(given.server, given.person, import_id);
  expect(run.dry_run?.counts).toMatchObject({ create: 4, reject: 2 });
  expect(await countOf(given.server, given.person, 'import_reject')).toBe(2);
});

test.each([
  ['targets', { targets: ['text'] }, 'The file has 7 columns, but 1 is mapped.'],
  ['targets', { targets: Array(7).fill('ignore') }, 'No column is used as text.'],
  [
    'targets/1',
    { targets: ['title', 'title', 'text', 'ignore', 'ignore', 'ignore', 'ignore'] },
    'Another column is already imported as',
  ],
  ['time_zone', { time_zone: 'Mars/Olympus' }, 'There is no time zone “Mars/Olympus”.'],
  ['rating_scale', { rating_scale: null }, 'Enter the lowest and highest possible rating.'],
  ['rating_scale', { rating_scale: { min: 5, max: 1 } }, 'The highest rating must be above the lowest.'],
  ['source', { source: { id: 77 } }, 'There is no source 77.'],
])('a dry run refuses a mapping at fault, naming %s', async (field, change, detail) => {
  const { reply } = await upload(given.server, given.person, tickets);
  const mapping = { ...reply.mapping, ...(change as Partial<typeof reply.mapping>) };
  const { status, problem } = await send(given.server.app, imports.dryRun, {
    body: { import_id: reply.import_id, mapping },
    as: given.person,
  });
  expect([status, problem.code]).toEqual([400, 'bad_request']);
  expect(problem.errors).toContainEqual({
    pointer: `#/body/mapping/${field}`,
    detail: expect.stringContaining(detail) as string,
  });
});

test('a dry run says what a person should know: undated items, links left out, repeated ids', async () => {
  const rows =
    'id,text,link\n1,First of all hello,https://example.com/1\n1,Second thought,not a link\n2,Third,ftp://x\n';
  const run = await check(given.server, given.person, rows, { targets: ['external_id', 'text', 'link'] });
  expect(run.dry_run?.counts).toEqual({ create: 2, update: 0, same: 0, copies: 1, reject: 0 });
  expect(run.dry_run?.warnings).toEqual([
    expect.stringMatching(
      /^2 rows have an invalid link and will be imported without it .*“not a link” in link, line 3/,
    ),
    expect.stringMatching(/^No date column/),
    expect.stringMatching(/^1 row has an ID that a later row also has/),
  ]);
});

test('rows that are here already under another mapping are said to be duplicates', async () => {
  await importFile(given.server, given.person, tickets, { source: { name: 'Helpdesk' } });
  const change = {
    targets: tickets
      .split('\n', 1)[0]
      ?.split(';')
      .map((name) => (name === 'ticket_body' ? 'text' : 'ignore')),
  };
  const other = await check(given.server, given.person, tickets, { ...change, source: { name: 'Second' } });
  expect(other.dry_run?.counts.create).toBeGreaterThan(2);
  expect(other.dry_run?.warnings.join(' ')).toMatch(
    /^4 new rows look like items that are already in “Helpdesk”, with the same text\./,
  );
  const fresh = await check(
    given.server,
    given.person,
    'text\nSomething that nobody has said here before today.\n',
  );
  expect(fresh.dry_run?.warnings.join(' ')).not.toContain('already in');
});

test('a dry run shows the first items as they would be stored, beside their rows, until the import begins', async () => {
  const run = await check(given.server, given.person, tickets, { rating_scale: { min: 1, max: 10 } });
  expect(run.dry_run?.preview).toHaveLength(3);
  expect(run.dry_run?.preview[0]).toMatchObject({
    line: 2,
    row_count: 1,
    text: 'Notes are gone again after the app was closed offline.',
    rating: { value: 2, min: 1, max: 10 },
    account: 'Brightwell Heating',
    fields: { app_version: '4.2.1' },
    turns: [],
  });
  expect(run.dry_run?.preview[0]?.cells).toContainEqual({ column: 'csat', value: '2' });
  await send(given.server.app, imports.commit, { body: { import_id: run.import_id }, as: given.person });
  expect((await get(given.server, given.person, run.import_id)).dry_run?.preview).toEqual([]);
});
