import { dayMs } from '@earshot/contracts/durations';
import { NewFeedback } from '@earshot/contracts/feedback';
import { expect, test } from 'vitest';
import { readSampleFiles } from './sample-files.ts';
import { sampleItems } from './sample-items.ts';

const now = new Date('2026-11-21T10:00:00Z');
const items = sampleItems(now);
const daysBack = (at: string) => (now.getTime() - Date.parse(at)) / dayMs;
const count = <T>(values: T[], value: T) => values.filter((each) => each === value).length;

/** Words in lower case; text written without spaces gives its characters. */
function wordsOf(text: string): string[] {
  return (
    text.toLowerCase().match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{L}\p{N}']+/gu) ?? []
  );
}

const trigramsOf = (text: string) => {
  const words = wordsOf(text);
  return new Set(words.slice(2).map((word, index) => `${words[index]} ${words[index + 1]} ${word}`));
};

test('the sample holds at least 440 items of five sources and thirty accounts', () => {
  expect(items.length).toBeGreaterThanOrEqual(440);
  expect(new Set(items.map((item) => item.source))).toEqual(
    new Set(['Helpdesk', 'App store', 'Widget', 'NPS survey', 'Sales notes']),
  );
  expect(new Set(items.flatMap((item) => item.account?.external_id ?? [])).size).toBe(30);
  expect(new Set(items.flatMap((item) => item.author?.external_id ?? [])).size).toBeGreaterThanOrEqual(135);
});

test('every item can be sent to add_feedback, and its id is unique in its source', () => {
  for (const { source: _source, account, ...item } of items) {
    const { region: _region, ...sentAccount } = account ?? {};
    const sent = { ...item, ...(account && { account: sentAccount }) };
    expect(NewFeedback.safeParse(sent).error, item.link).toBeUndefined();
  }
  expect(new Set(items.map((item) => item.link)).size).toBe(items.length);
});

test('the items are spread over the twelve months before the day of loading', () => {
  const months = items.map((item) => Math.floor(daysBack(item.said_at) / 30.5));
  for (let month = 0; month < 12; month += 1)
    expect(count(months, month), `month ${month}`).toBeGreaterThan(15);
  expect(Math.max(...items.map((item) => daysBack(item.said_at)))).toBeLessThan(367);
});

test.each(['2026-11-21T00:00:00Z', '2027-03-01T05:13:20Z', '2028-02-29T23:59:59Z'])(
  'nothing is said after %s when loaded then, and the ids stay',
  (instant) => {
    const loadedAt = new Date(instant);
    const loaded = sampleItems(loadedAt);
    const latest = Math.max(...loaded.map((item) => Date.parse(item.said_at)));
    expect(latest).toBeLessThanOrEqual(loadedAt.getTime());
    expect(latest).toBeGreaterThan(loadedAt.getTime() - dayMs);
    expect(new Set(loaded.map((item) => item.link))).toEqual(new Set(items.map((item) => item.link)));
  },
);

test('no sentence of five words or more occurs twice', () => {
  const sentences = items.flatMap((item) =>
    item.text
      .split(/(?<=[.!?])\s+|(?<=。)|\n/u)
      .map((sentence) => wordsOf(sentence))
      .filter((words) => words.length >= 5)
      .map((words) => words.join(' ')),
  );
  expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([]);
});

test('no two items share more than 60 % of the word trigrams of the shorter one', () => {
  const texts = items.map((item) => ({ link: item.link, trigrams: trigramsOf(item.text) }));
  const near: string[] = [];
  texts.forEach((one, index) => {
    for (const other of texts.slice(index + 1)) {
      const smaller = Math.min(one.trigrams.size, other.trigrams.size);
      const shared = [...one.trigrams].filter((trigram) => other.trigrams.has(trigram)).length;
      if (smaller > 0 && shared > 0.6 * smaller) near.push(`${one.link} ${other.link}`);
    }
  });
  expect(near).toEqual([]);
});

test('an item sent again through another source names the first one', () => {
  const lines = [...readSampleFiles().lines.values()].flat();
  const copies = lines.filter(({ copyOf }) => copyOf !== undefined);
  expect(copies.length).toBeGreaterThan(0);
  expect(copies.length).toBeLessThanOrEqual(6);
  const itemOf = (id: string | undefined) => items.find((item) => item.external_id === id);
  for (const { id, copyOf } of copies) {
    const [copy, first] = [itemOf(id), itemOf(copyOf)];
    expect(first?.account).toEqual(copy?.account);
    expect(first?.source).not.toBe(copy?.source);
  }
});

test('fields of items are those of a customer, not what the sample is made with', () => {
  const keys = new Set(items.flatMap(({ fields }) => Object.keys(fields)));
  expect([...keys].sort()).toEqual(['plan', 'platform', 'region', 'release']);
});

test('stars and survey answers carry their scale, and nothing else is rated', () => {
  for (const item of items) {
    const scale = item.rating && [item.rating.min, item.rating.max];
    expect(scale, item.link).toEqual({ 'App store': [1, 5], 'NPS survey': [0, 10] }[item.source]);
  }
});

test('about one item in twelve is written in one of six other languages', () => {
  const others = items.filter((item) => item.language !== 'en');
  expect(others.length / items.length).toBeGreaterThan(0.07);
  expect(others.length / items.length).toBeLessThan(0.1);
  expect([...new Set(others.map((item) => item.language))].sort()).toEqual([
    'de',
    'es',
    'fr',
    'it',
    'ja',
    'nl',
  ]);
});

test('lost notes rise with release 4.2, mostly on Android', () => {
  const notes = readSampleFiles().lines.get('job-notes-lost-offline') ?? [];
  const since = notes.filter((line) => line.daysAgo <= 20);
  expect(since.length).toBeGreaterThan(30);
  expect(notes.length - since.length).toBeLessThan(12);
  const platforms = since.flatMap((line) => line.fields.platform ?? []);
  expect(count(platforms, 'Android') / platforms.length).toBeGreaterThan(0.8);
  for (const item of items.filter((each) => each.fields['release'] === '4.2'))
    expect(daysBack(item.said_at), item.link).toBeLessThan(21.5);
});
