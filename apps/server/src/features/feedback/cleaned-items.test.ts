import { cleanerVersion } from '@earshot/cleaning/cleaned-item';
import { feedback } from '@earshot/contracts/feedback';
import { imports } from '@earshot/contracts/imports';
import { personalData } from '@earshot/contracts/personal-data';
import { expect, test } from 'vitest';
import { addItems, findItems } from '../../testing/feedback-app.ts';
import { countOf, importApp, importFile } from '../../testing/import-app.ts';
import { signUp } from '../../testing/people.ts';
import { personEach } from '../../testing/person-each.ts';
import { send } from '../../testing/send.ts';

const given = personEach(importApp);

const words = 'The export button is broken & I hate waiting.';
const mail = (quoted = 'We love hearing from you, great people. Write to bob@mail.example') =>
  `<html><body><p>Hello team,</p><p>The <b>export</b> button is broken &amp; I hate waiting.</p>` +
  `<p>Best regards,<br>Ann Lee</p><div class="gmail_quote"><div>On Mon, May 4, 2026 at 9:12 AM Ida wrote:</div>` +
  `<blockquote>${quoted}</blockquote></div></body></html>`;
const receipt = 'Automatic reply: I am out of office until Monday. I will reply when I am back.';

const add = (...items: unknown[]) => addItems(given.server, given.person, items);
const found = async () => (await findItems(given.server, given.person)).reply.results;
const itemOf = (review_id: number, as = given.person) =>
  send(given.server.app, feedback.getItem, { as, query: { review_id } });
const onlyItem = async () => (await itemOf((await found())[0]?.review_id ?? 0)).reply;
const maskNothing = () =>
  send(given.server.app, personalData.updateSettings, {
    as: given.person,
    body: { masked_kinds: [], hides_people: false },
  });
const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

test.each([
  ['API', () => add({ text: mail(), title: 'Export &amp; more', external_id: 'T-1' })],
  [
    'file',
    () =>
      importFile(given.server, given.person, `id,subject,text\nT-1,Export &amp; more,${quoted(mail())}\n`, {
        targets: ['external_id', 'title', 'text'],
        source: { name: 'Widget' },
      }),
  ],
])(
  'of a mail that comes in by %s only the words of the customer are listed, searched and judged',
  async (_way, bring) => {
    await maskNothing();
    await bring();
    expect(await found()).toMatchObject([
      { text: words, title: 'Export & more', sentiment: 'negative', sentiment_by: 'lexicon' },
    ]);
    const search = async (searchTerm: string) =>
      (await findItems(given.server, given.person, { searchTerm })).reply.results.map(({ text }) => text);
    expect(await search('"export button"')).toEqual([words]);
    expect(await search('"great people"')).toEqual([]);
    const item = await onlyItem();
    expect(item.as_it_came).toEqual({
      title: 'Export &amp; more',
      text: mail(),
      cleaner_version: cleanerVersion,
    });
    expect(item.no_customer_words).toBe(false);
    const parts = item.turns.flatMap(({ who, parts: all }) => all.map(({ kind, text }) => [who, kind, text]));
    expect(parts).toContainEqual(['customer', 'body', words]);
    expect(parts).toContainEqual(['customer', 'signature', 'Ann Lee']);
    expect(parts.find(([, kind]) => kind === 'quote')?.[2]).toContain('We love hearing from you');
  },
);

test.each([
  'The map is slow',
  '  Two  blanks, a tab\tand lines \r\n\r\n\r\nas they were sent.  ',
  'Prices rose 5 < 6, and a > b',
])('a text without markup and others’ words stays as it came: %j', async (text) => {
  await add({ text, title: ' Its  title ' });
  const item = await onlyItem();
  expect(item).toMatchObject({
    text,
    title: ' Its  title ',
    as_it_came: null,
    turns: [{ who: 'customer', parts: [{ kind: 'body', text }] }],
    no_customer_words: false,
  });
  expect(await countOf(given.server, given.person, 'item_source_text')).toBe(0);
});

test('a mail that is sent again is known by its id and by its content; another quote is an update', async () => {
  const batch = [{ text: mail(), external_id: 'T-1' }, { text: mail() }];
  expect((await add(...batch)).reply).toMatchObject({ stored: 2, duplicate: 0 });
  expect((await add(...batch)).reply).toMatchObject({ stored: 0, duplicate: 2 });
  expect((await add({ text: mail('Thank you.'), external_id: 'T-1' })).reply).toMatchObject({ stored: 1 });
  expect(await countOf(given.server, given.person, 'item_source_text')).toBe(2);
  await add({ text: words, external_id: 'T-1' });
  expect(await countOf(given.server, given.person, 'item_source_text')).toBe(1);
});

test('an item without words of the customer is kept and counted, says so, and copies no other', async () => {
  await add(
    { text: receipt, title: 'Out of office', external_id: 'a' },
    { text: receipt, external_id: 'b' },
    { text: '<p>&nbsp;</p>', title: 'Export is broken', external_id: 'c' },
  );
  const listed = await findItems(given.server, given.person, { filters: { copies_once: true } });
  expect(listed.reply.total_count).toBe(3);
  const items = await Promise.all(
    listed.reply.results.map(async ({ review_id }) => (await itemOf(review_id)).reply),
  );
  const named = (id: string) => items.find(({ external_id }) => external_id === id);
  expect(named('a')).toMatchObject({
    text: '',
    title: null,
    sentiment: 'neutral',
    no_customer_words: true,
    as_it_came: { title: 'Out of office', text: receipt },
    turns: [{ who: 'automatic' }],
  });
  expect(named('c')).toMatchObject({ text: '', title: 'Export is broken', no_customer_words: true });
});

test('personal data is masked in what came and in each turn, behind markup too', async () => {
  const hidden = '<p>It is slow.</p><a href="mailto:bob&#64;mail.example">x</a>';
  const linked = '<p>It is slow.</p><a href="https://x.example/?to=bob%40mail.example">x</a>';
  const encoded =
    'Content-Transfer-Encoding: quoted-printable\n\nIt is slow, =\nwrite to bob=40mail.example if you can=21 It =\nis so.';
  const plain = '<p>It is <b>slow</b>.</p>';
  await add(...[mail(), hidden, linked, encoded, plain].map((text, n) => ({ text, external_id: `${n}` })));
  const ids = (await found()).map(({ review_id }) => review_id);
  const items = await Promise.all(ids.map(async (id) => (await itemOf(id)).reply));
  const all = JSON.stringify(items);
  expect(all).not.toMatch(/bob|mail\.example/);
  const first = items.find(({ external_id }) => external_id === '0');
  expect(JSON.stringify(first?.turns)).toContain('Write to [e-mail]');
  expect(first?.as_it_came?.text).toContain('Write to [e-mail]');
  // Nothing personal is in it, so its markup is kept.
  expect(items.find(({ external_id }) => external_id === '4')?.as_it_came?.text).toBe(plain);
});

test('undoing an import brings back what came before it', async () => {
  await maskNothing();
  const options = { targets: ['external_id', 'text'] as const, source: { name: 'Widget' } };
  const bring = (text: string) =>
    importFile(given.server, given.person, `id,text\nT-1,${quoted(text)}\n`, {
      ...options,
      targets: [...options.targets],
    });
  await bring(mail());
  const before = await onlyItem();
  const { import_id } = await bring('All is well now.');
  expect(await onlyItem()).toMatchObject({ text: 'All is well now.', as_it_came: null });
  await send(given.server.app, imports.undo, { as: given.person, body: { import_id } });
  await given.server.runImports();
  const { text, as_it_came, turns } = before;
  expect(as_it_came?.text).toBe(mail());
  expect(await onlyItem()).toMatchObject({ text, as_it_came, turns });
});

test('what came is another workspace’s own, and goes with its item', async () => {
  await add({ text: mail() });
  const { review_id } = await onlyItem();
  const stranger = await signUp(given.server);
  expect((await itemOf(review_id, stranger)).status).toBe(404);
  expect(await countOf(given.server, given.person, 'item_source_text')).toBe(1);
  expect(await countOf(given.server, stranger, 'item_source_text')).toBe(0);
  await send(given.server.app, feedback.deleteItem, { as: given.person, body: { review_id } });
  expect((await itemOf(review_id)).status).toBe(404);
  expect(await countOf(given.server, given.person, 'item_source_text')).toBe(0);
});
