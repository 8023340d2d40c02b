import { feedback } from '@earshot/contracts/feedback';
import { people } from '@earshot/contracts/people';
import { expect, test } from 'vitest';
import { check, importApp, importFile, itemsOf, upload } from '../../testing/import-app.ts';
import { findItems } from '../../testing/feedback-app.ts';
import { personEach } from '../../testing/person-each.ts';
import { send } from '../../testing/send.ts';

const given = personEach(importApp);

const comments = `ticket_id,comment_id,created_at,author_name,author_role,public,subject,body
501,9003,2026-11-03T10:00:00Z,Ines Marrow,end-user,true,Export fails,It fails in Firefox too and I cannot send the invoice.
502,9004,2026-11-03T11:00:00Z,Tom Ash,end-user,true,Map is slow,The map loads slowly on the way to the second job.
501,9001,2026-11-01T10:00:00Z,Ines Marrow,end-user,true,Export fails,The export button does nothing since the update.
501,9002,2026-11-02T10:00:00Z,Kim Doe,agent,true,Export fails,Have you tried another browser such as Firefox yet?
501,9005,2026-11-04T10:00:00Z,Kim Doe,agent,false,Export fails,Customer seems angry and wants a refund of the plan.
502,9006,2026-11-03T12:00:00Z,Kim Doe,agent,true,Map is slow,We are looking into it and will write again.
`;

const detailsOf = async () =>
  Promise.all(
    (await findItems(given.server, given.person)).reply.results.map(
      async ({ review_id }) =>
        (await send(given.server.app, feedback.getItem, { as: given.person, query: { review_id } })).reply,
    ),
  );

test('rows of one ticket become one conversation, in the order of their dates, with a turn for each speaker', async () => {
  const { reply } = await upload(given.server, given.person, comments);
  expect(reply.mapping.targets).toEqual([
    'conversation_id',
    'external_id',
    'said_at',
    'author_name',
    'author_role',
    'is_public',
    'title',
    'text',
  ]);
  const run = await importFile(given.server, given.person, comments);
  expect(run.result?.counts).toMatchObject({ create: 2, reject: 0, copies: 0 });
  const items = await detailsOf();
  const export501 = items.find(({ external_id }) => external_id === '501');
  expect(export501).toMatchObject({
    title: 'Export fails',
    text: 'The export button does nothing since the update.\n\nIt fails in Firefox too and I cannot send the invoice.',
    said_at: '2026-11-01T10:00:00.000Z',
    author: { name: 'Ines Marrow' },
  });
  expect(export501?.turns.map(({ who }) => who)).toEqual(['customer', 'agent', 'customer', 'agent']);
});

test('beside customers and agents every other role answers, but a user is a customer', async () => {
  const rows = [
    '601,1,2026-11-01T10:00:00Z,Ines,customer,The lamp flickers since the update.',
    '601,2,2026-11-02T10:00:00Z,Kim,agent,Please unplug the lamp for a minute.',
    '601,3,2026-11-03T10:00:00Z,Bo,supervisor,I passed this on to billing today.',
    '601,4,2026-11-04T10:00:00Z,Tom,user,My lamp flickers as well at night.',
    '602,5,2026-11-05T10:00:00Z,Eva,customer,The switch is too loud.',
  ];
  await importFile(
    given.server,
    given.person,
    ['ticket_id,message_id,created_at,author_name,author_role,body', ...rows].join('\n'),
  );
  expect((await detailsOf()).map(({ text }) => text)).toEqual([
    'The switch is too loud.',
    'The lamp flickers since the update.\n\nMy lamp flickers as well at night.',
  ]);
});

test('of a folder of mail only what customers wrote counts, with and without answers in it', async () => {
  let id = 0;
  const message = (from: string, text: string, more = '') => {
    id += 1;
    return (
      `From x@x.example Mon Feb  2 09:00:00 2026\nDelivered-To: hello@ferry.example\n${more}From: ${from}\nSubject: Crossing ${id}\n` +
      `Date: Mon, 0${(id % 9) + 1} Feb 2026 09:00:00 +0100\nMessage-ID: <m${id}@x.example>\n\n${text}\n\n`
    );
  };
  const customers = Array.from({ length: 12 }, (_, at) =>
    message(`Rower ${at} <rower${at}@gmail.com>`, `The night ferry was ${at + 2} hours late again.`),
  );
  const answer = 'References: <m1@x.example>\n';
  const folder = [
    ...customers,
    message('Anna <anna@ferry.example>', 'We are sorry and will look into the night ferry.', answer),
    message('hello@ferry.example', 'How was your crossing with us last week?'),
  ].join('');
  await importFile(given.server, given.person, folder);
  const texts = (await detailsOf()).map(({ text }) => text);
  expect(texts.filter((text) => text !== '')).toHaveLength(12);
  expect(texts.join('\n')).not.toMatch(/sorry|How was/);
});

test('a conversation imported again with one more answer updates its item', async () => {
  await importFile(given.server, given.person, comments);
  const more = `${comments}502,9007,2026-11-05T12:00:00Z,Tom Ash,end-user,true,Map is slow,It is fast again thank you very much.\n`;
  const run = await importFile(given.server, given.person, more);
  expect(run.result?.counts).toMatchObject({ create: 0, update: 1, same: 1 });
  expect((await itemsOf(given.server, given.person)).length).toBe(2);
});

test('the dry run says how many rows are joined', async () => {
  const run = await check(given.server, given.person, comments);
  expect(run.dry_run?.counts.create).toBe(2);
  expect(run.dry_run?.warnings).toContain('4 rows will be joined with others of the same conversation.');
});

test('a row beyond the length of one item is rejected and names its conversation', async () => {
  const long = 'The export button is broken. '.repeat(2500);
  const file = `ticket_id,sender_type,body\n1,customer,${long}\n1,customer,${long}\n2,customer,The map is slow.\n2,agent,We know that already.\n`;
  const run = await check(given.server, given.person, file);
  expect(run.dry_run?.counts).toMatchObject({ create: 2, reject: 1 });
  expect(run.dry_run?.rejects[0]).toMatchObject({
    code: 'conversation_too_long',
    detail: 'The conversation 1 is longer than 100,000 characters.',
  });
});

test('an answer of support that is a row of its own holds no words of a customer', async () => {
  await importFile(
    given.server,
    given.person,
    'message,sender_type\nPlease tell us which version of the app you use.,agent\nThe app closes when I add a photo.,customer\n',
  );
  const items = await detailsOf();
  expect(items.map(({ text }) => text).sort()).toEqual(['', 'The app closes when I add a photo.']);
});

test('a rating without a text is kept, and its item holds no words', async () => {
  await importFile(
    given.server,
    given.person,
    'score,comment\n9,\n3,The app closes when I add a photo.\n,\n',
    {
      rating_scale: { min: 0, max: 10 },
    },
  );
  const items = await detailsOf();
  expect(items.map(({ text, rating }) => [text, rating?.value])).toEqual(
    expect.arrayContaining([
      ['', 9],
      ['The app closes when I add a photo.', 3],
    ]),
  );
});

test('plan and revenue in a file of feedback go to the account', async () => {
  await importFile(
    given.server,
    given.person,
    'text,account,plan,MRR\nThe export button is broken again.,Acme,Pro,"1.200,00 €"\nThe map loads very slowly.,Globex,Team,$99\n',
  );
  const { reply } = await send(given.server.app, people.listAccounts, {
    as: given.person,
    body: { order: 'name' },
  });
  expect(reply.results.map(({ name, plan, yearly_revenue_eur }) => [name, plan, yearly_revenue_eur])).toEqual(
    [
      ['Acme', 'Pro', 14_400],
      ['Globex', 'Team', null],
    ],
  );
});

test('a transcript of a call is imported by turns, and what the interviewer says is not the customer’s', async () => {
  const call =
    'Interviewer: What is missing?\nParticipant: The export to a sheet.\nInterviewer: How often?\nParticipant: Every month, for taxes.\n';
  const { reply } = await upload(given.server, given.person, call);
  expect(reply.mapping.targets).toEqual(['author_name', 'text', 'author_role']);
  await importFile(given.server, given.person, call);
  const said = (await detailsOf()).filter(({ turns }) => turns.some(({ who }) => who === 'customer'));
  expect(said.map(({ text }) => text).sort()).toEqual(['Every month, for taxes.', 'The export to a sheet.']);
});
