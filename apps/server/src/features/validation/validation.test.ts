import type { CallBody } from '@earshot/contracts/call';
import type { CheckCard, CheckKind } from '@earshot/contracts/validation';
import { validation } from '@earshot/contracts/validation';
import { feedback } from '@earshot/contracts/feedback';
import { analytics } from '@earshot/contracts/analytics';
import { themes } from '@earshot/contracts/themes';
import { topics } from '@earshot/contracts/topics';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inWorkspace } from '../../platform/database/workspace-transaction.ts';
import { addItems, findItems } from '../../testing/feedback-app.ts';
import type { JobApp } from '../../testing/job-app.ts';
import { jobApp } from '../../testing/job-app.ts';
import type { Person } from '../../testing/people.ts';
import { invite, signUp } from '../../testing/people.ts';
import { send } from '../../testing/send.ts';

let earshot: JobApp;
let member: Person;

beforeAll(async () => {
  earshot = await jobApp(['checks.learn_tone', 'checks.apply_tone']);
});
afterAll(() => earshot.stop());

type Record = CallBody<typeof validation.record>;

const record = async (body: Record, as = member) => {
  earshot.clock.advance({ seconds: 1 });
  return send(earshot.app, validation.record, { body, as });
};
const undo = (id: string, as = member) => send(earshot.app, validation.undo, { body: { check_id: id }, as });
const next = async (body: CallBody<typeof validation.next> = {}, as = member): Promise<CheckCard[]> => {
  const { status, reply } = await send(earshot.app, validation.next, { body, as });
  expect(status).toBe(200);
  return reply.cards;
};
const report = async (as = member) => (await send(earshot.app, validation.report, { as })).reply;
const listed = async (body: CallBody<typeof validation.list> = {}, as = member) =>
  (await send(earshot.app, validation.list, { body, as })).reply;
const item = async (id: number) =>
  (await send(earshot.app, feedback.getItem, { query: { review_id: id }, as: member })).reply;
const ids = async (filters: object) => {
  const { reply } = await findItems(earshot, member, { filters });
  return reply.results.map(({ review_id: id }) => id);
};
const answers = (card: CheckCard, verdict: Record['verdict'] = 'agree', correction?: string): Record => ({
  ...{ kind: card.kind, review_id: card.review_id, shown: card.shown, drawn: card.drawn, verdict },
  ...{ custom_trend_id: card.custom_trend_id, theme_id: card.theme_id, copy_of: card.copy_of },
  ...(correction !== undefined && { correction }),
});

const tone = (id: number, shown: string, correction?: string): Record => ({
  ...{ kind: 'sentiment', review_id: id, shown, verdict: correction ? 'disagree' : 'agree' },
  ...(correction && { correction }),
});

async function putInTheme(workspaceId: string, themeId: number, itemIds: number[]): Promise<void> {
  await inWorkspace(earshot.database, workspaceId, async (tx) => {
    await tx
      .insertInto('theme')
      .values({ workspaceId, id: themeId, foundName: `Theme ${themeId}` })
      .execute();
    for (const itemId of itemIds) {
      const found = { workspaceId, itemId, themeId, strength: 0.5 };
      await tx
        .insertInto('themeFound')
        .values({ ...found, textKey: 0 })
        .execute();
      await tx.insertInto('themeItem').values(found).execute();
    }
    await tx.updateTable('workspace').set({ lastThemeId: themeId }).where('id', '=', workspaceId).execute();
  });
}

describe('a person’s word on the tone', () => {
  beforeEach(async () => {
    member = await signUp(earshot);
    await addItems(earshot, member, [
      { text: 'The kettle went blorp', external_id: 'a' },
      { text: 'Lovely staff', external_id: 'b' },
    ]);
  });

  test('shows at once in lists, on the item, in analysis and in every count, and goes exactly when taken back', async () => {
    const before = await item(1);
    expect(before).toMatchObject({
      sentiment: 'neutral',
      sentiment_by: 'lexicon',
      engine: { sentiment: null },
    });
    const { reply } = await record(tone(1, 'neutral', 'negative'));
    expect(await item(1)).toMatchObject({
      ...{ sentiment: 'negative', sentiment_by: 'person', sentiment_score: -1 },
      engine: { sentiment: 'neutral' },
    });
    expect(await ids({ sentiments: ['negative'] })).toEqual([1]);
    const measured = await send(earshot.app, analytics.measure, {
      body: { measure: 'count', by: 'sentiment' },
      as: member,
    });
    const tones = measured.reply.rows.map(({ key, figure }) => [key, figure.value]);
    expect(tones).toContainEqual(['negative', 1]);
    const facets = await send(earshot.app, feedback.getFacets, { body: {}, as: member });
    expect(facets.reply.facets.find(({ key }) => key === 'sentiments')?.values).toEqual(
      expect.arrayContaining([expect.objectContaining({ value: 'negative', count: 1 })]),
    );

    expect((await undo(reply.check.check_id)).status).toBe(200);
    expect(await item(1)).toEqual(before);
    expect(await ids({ sentiments: ['negative'] })).toEqual([]);
    expect((await listed()).total_count).toBe(0);
  });

  test('survives the same text sent again with another rating, and comes back with its text', async () => {
    await record(tone(1, 'neutral', 'negative'));
    const again = (text: string) =>
      addItems(earshot, member, [{ text, external_id: 'a', rating: { value: 5, min: 1, max: 5 } }]);
    await again('The kettle went blorp');
    expect(await item(1)).toMatchObject({
      ...{ sentiment: 'negative', sentiment_by: 'person', engine: { sentiment: 'positive' } },
      rating: { value: 5 },
    });
    await again('The kettle is fine now');
    expect(await item(1)).toMatchObject({ sentiment: 'positive', sentiment_by: 'rating' });
    await again('The kettle went blorp');
    expect(await item(1)).toMatchObject({ sentiment: 'negative', sentiment_by: 'person' });
    const { reply } = await again('The kettle went blorp');
    expect(reply).toMatchObject({ stored: 0, duplicate: 1 });
  });

  test('is the last one of several people, and the one before holds again when it is taken back', async () => {
    const other = await invite(earshot, member, 'member');
    await record(tone(1, 'neutral', 'negative'));
    const second = await record(tone(1, 'neutral', 'positive'), other);
    expect((await item(1)).sentiment).toBe('positive');
    await undo(second.reply.check.check_id, other);
    expect(await item(1)).toMatchObject({ sentiment: 'negative', sentiment_by: 'person' });
  });

  test('is refused for what was not shown, twice by one person, without a correction, and as a correction of itself', async () => {
    expect((await record(tone(1, 'positive'))).problem).toMatchObject({ code: 'conflict' });
    for (const [body, pointer] of [
      [{ ...tone(1, 'neutral'), verdict: 'disagree' }, '#/body/correction'],
      [tone(1, 'neutral', 'neutral'), '#/body/correction'],
      [tone(1, 'neutral', 'furious'), '#/body/correction'],
      [{ ...tone(1, 'neutral'), correction: 'negative' }, '#/body/correction'],
      [{ ...tone(1, 'neutral'), kind: 'theme' }, '#/body/theme_id'],
    ] as const) {
      const { problem } = await record(body);
      expect(problem).toMatchObject({ status: 400, errors: [{ pointer }] });
    }
    await record(tone(1, 'neutral'));
    expect((await record(tone(1, 'neutral'))).problem).toMatchObject({ code: 'conflict' });
    const other = await invite(earshot, member, 'viewer');
    expect((await record(tone(1, 'neutral'), other)).problem).toMatchObject({ code: 'not_allowed' });
  });

  test('nobody takes back what somebody else said', async () => {
    const { reply } = await record(tone(1, 'neutral'));
    const other = await invite(earshot, member, 'admin');
    expect((await undo(reply.check.check_id, other)).status).toBe(404);
    expect((await item(1)).sentiment_by).toBe('person');
  });
});

describe('checks of what else the engine decides', () => {
  beforeEach(async () => {
    member = await signUp(earshot);
    await addItems(earshot, member, [
      { text: 'Gut und schnell' },
      { text: 'Seat broken' },
      { text: 'seat broken ' },
      { text: 'Refund never came' },
    ]);
  });

  test('a language is corrected and given back', async () => {
    const before = await item(4);
    const body = { kind: 'language', review_id: 4, shown: before.language, verdict: 'disagree' } as const;
    const { reply } = await record({ ...body, correction: 'nl' });
    expect(await item(4)).toMatchObject({ language: 'nl', engine: { language: before.language } });
    expect(await ids({ languages: ['nl'] })).toEqual([4]);
    await undo(reply.check.check_id);
    expect(await item(4)).toEqual(before);
    expect((await record({ ...body, correction: 'dutch' })).status).toBe(400);
  });

  test('a copy that is none stands apart, until it is taken back', async () => {
    const [card] = await next({ kind: 'copies' });
    expect(card).toMatchObject({ review_id: 3, copy_of: 2, shown: 'copy', copy: { text: 'Seat broken' } });
    expect(await ids({ copies_of: 2 })).toHaveLength(2);
    if (!card) return;
    const { reply } = await record(answers(card, 'disagree'));
    expect(reply.check.said).toBe('apart');
    expect(await ids({ copies_of: 2 })).toEqual([2]);
    await undo(reply.check.check_id);
    expect(await ids({ copies_of: 2 })).toHaveLength(2);
  });

  test('a correction of a theme moves the item, and taking it back gives the same file, to the byte', async () => {
    await putInTheme(member.workspaceId, 1, [2, 3]);
    await putInTheme(member.workspaceId, 2, [4]);
    const exported = async () => {
      const { reply } = await send(earshot.app, themes.export, { as: member });
      return (await earshot.app.inject({ url: reply.path, remoteAddress: member.remoteAddress })).body;
    };
    const file = await exported();
    const [card] = await next({ kind: 'theme', review_id: 4 });
    expect(card).toMatchObject({ theme_id: 2, subject_name: 'Theme 2', shown: '2', drawn: 'chosen' });
    if (!card) return;
    const { reply } = await record(answers(card, 'disagree', '1'));
    expect(reply.check).toMatchObject({ said: '1', said_name: 'Theme 1' });
    expect(await ids({ theme_ids: [1] })).toHaveLength(3);
    await undo(reply.check.check_id);
    expect(await exported()).toBe(file);
    const none = await record(answers(card, 'disagree', 'none'));
    expect(await ids({ theme_ids: [2] })).toEqual([]);
    await undo(none.reply.check.check_id);
    expect(await exported()).toBe(file);
  });

  test('a check of a topic is a rating, and the rating before comes back', async () => {
    const created = await send(earshot.app, topics.create, { body: { title: 'Seats' }, as: member });
    const { id } = created.reply.custom_trend;
    const exported = async () =>
      (await send(earshot.app, topics.export, { query: { custom_trend_id: id }, as: member })).reply.ratings;
    const body = {
      kind: 'topic',
      review_id: 2,
      custom_trend_id: id,
      shown: 'out',
      verdict: 'disagree',
    } as const;
    const { reply } = await record(body);
    expect(reply.check).toMatchObject({ said: 'in', subject_name: 'Seats', custom_trend_id: id });
    expect(await exported()).toMatchObject([{ feedback_text_id: 2, category: 'positive' }]);
    await undo(reply.check.check_id);
    expect(await exported()).toEqual([]);
    await record({ ...body, verdict: 'unsure' });
    expect(await exported()).toEqual([]);
  });
});

describe('the queue', () => {
  test('takes turns between kinds, offers nothing twice, and ends', async () => {
    member = await signUp(earshot);
    const texts = Array.from({ length: 4 }, (_, i) => ({ text: `Number ${i} is late` }));
    await addItems(earshot, member, texts);
    const seen: string[] = [];
    for (let cards = await next({ limit: 2 }); cards.length > 0; cards = await next({ limit: 2 })) {
      const [card] = cards;
      if (!card) break;
      seen.push(`${card.kind} ${card.review_id}`);
      expect((await record(answers(card))).status).toBe(200);
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toHaveLength(8);
    expect(new Set(seen.slice(0, 4).map((one) => one.split(' ')[0]))).toEqual(
      new Set(['sentiment', 'language']),
    );
    const [first] = seen;
    expect(await next({ except: [{ kind: 'sentiment', review_id: Number(first?.split(' ')[1]) }] })).toEqual(
      [],
    );
  });

  test('gives a second person what one has checked, with what was shown then, before anything new', async () => {
    member = await signUp(earshot);
    const other = await invite(earshot, member, 'member');
    await addItems(earshot, member, [{ text: 'The kettle went blorp' }, { text: 'It is what it is' }]);
    await record({ ...tone(1, 'neutral', 'negative'), drawn: 'random' });
    const cards = await next({ kind: 'sentiment' }, other);
    expect(cards.find(({ review_id: id }) => id === 1)).toMatchObject({
      ...{ shown: 'neutral', shown_by: 'lexicon', drawn: 'random', others: 1 },
    });
    expect((await next({ kind: 'sentiment' })).map(({ review_id: id }) => id)).toEqual([2]);
  });

  test('asks about an item that is named, of a kind that is named', async () => {
    member = await signUp(earshot);
    await addItems(earshot, member, [{ text: 'The kettle went blorp' }]);
    expect(await next({ kind: 'sentiment', review_id: 1 })).toMatchObject([
      { review_id: 1, drawn: 'chosen' },
    ]);
    const unnamed = await send(earshot.app, validation.next, { body: { review_id: 1 }, as: member });
    expect(unnamed.problem).toMatchObject({ status: 400, errors: [{ pointer: '#/body/kind' }] });
    const none = await send(earshot.app, validation.next, {
      body: { kind: 'theme', review_id: 1 },
      as: member,
    });
    expect(none.reply.cards).toEqual([]);
  });
});

describe('the report', () => {
  const kindIn = (of: Awaited<ReturnType<typeof report>>, kind: CheckKind) => {
    const found = of.kinds.find((one) => one.kind === kind);
    if (!found) throw new Error(`No ${kind} in the report`);
    return found;
  };

  test('tells precision of what was drawn at random alone, from ten checks on, and every number opens its checks', async () => {
    member = await signUp(earshot);
    await addItems(
      earshot,
      member,
      Array.from({ length: 12 }, (_, i) => ({
        text: `It is number ${i} of them`,
        language: i < 6 ? 'en' : 'de',
      })),
    );
    for (let id = 1; id <= 9; id += 1) await record({ ...tone(id, 'neutral'), drawn: 'random' });
    await record({ ...tone(10, 'neutral', 'negative'), drawn: 'uncertain' });
    expect(kindIn(await report(), 'sentiment').quality).toMatchObject({
      checked: { count: 9 },
      precision: null,
    });
    await record({ ...tone(11, 'neutral', 'negative'), drawn: 'random' });
    await record({ ...tone(12, 'neutral'), verdict: 'unsure', drawn: 'random' });

    const told = await report();
    const { quality, corrections, unsure, checks: made } = kindIn(told, 'sentiment');
    // 9 of 10: Wilson's interval is 0.596 to 0.982.
    expect(quality.precision?.share).toBeCloseTo(0.9, 10);
    expect(quality.precision?.low).toBeCloseTo(0.596, 3);
    expect(quality.precision?.high).toBeCloseTo(0.982, 3);
    expect(told.speakers).toMatchObject([{ shown_by: 'lexicon', quality: { checked: { count: 10 } } }]);
    expect(told.languages).toMatchObject([
      { kind: 'sentiment', language: 'en', quality: { checked: { count: 6 }, precision: null } },
      { kind: 'sentiment', language: 'de', quality: { checked: { count: 4 }, right: { count: 3 } } },
    ]);
    const figures = [
      ...[told.checks, made, corrections, unsure],
      ...[told, kindIn(told, 'language')].flatMap(() => [quality.checked, quality.right]),
      ...told.languages.flatMap((row) => [row.quality.checked, row.quality.right]),
    ];
    for (const { count, filters } of figures) {
      expect([filters, (await listed({ filters })).total_count]).toEqual([filters, count]);
    }
  });

  test('tells how far two people agree, and lists where they do not', async () => {
    member = await signUp(earshot);
    const other = await invite(earshot, member, 'member');
    await addItems(
      earshot,
      member,
      Array.from({ length: 20 }, (_, i) => ({ text: `It is number ${i} of them` })),
    );
    for (let id = 1; id <= 20; id += 1) {
      if (id === 20) expect(kindIn(await report(), 'sentiment').agreement.kappa).toBeNull();
      await record(tone(id, 'neutral', id <= 10 ? 'negative' : undefined));
      await record(tone(id, 'neutral', id <= 8 || id > 18 ? 'negative' : undefined), other);
    }
    const { agreement } = kindIn(await report(), 'sentiment');
    // Both say negative of 8 and neutral of 8; by chance they would agree on half.
    expect(agreement).toMatchObject({ pairs: 20, same: 16, different: 4, share: 0.8 });
    expect(agreement.kappa).toBeCloseTo(0.6, 10);
    for (const { checks: own } of (await report()).people) {
      expect(own.count).toBe(20);
      expect(await listed({ filters: own.filters })).toMatchObject({ total_count: 20 });
    }
    const differing = await send(earshot.app, validation.pairs, { body: { kind: 'sentiment' }, as: member });
    expect(differing.reply.total_count).toBe(4);
    expect(differing.reply.compared[0]?.checks.map(({ said }) => said)).toEqual(['neutral', 'negative']);
    const same = await send(earshot.app, validation.pairs, {
      body: { outcome: 'same', limit: 10 },
      as: member,
    });
    expect(same.reply.total_count).toBe(16);
    expect(same.reply.compared).toHaveLength(10);
    const rest = await send(earshot.app, validation.pairs, {
      body: { outcome: 'same', limit: 10, after: same.reply.next_after ?? '' },
      as: member,
    });
    expect(rest.reply.compared).toHaveLength(6);
    expect(rest.reply.next_after).toBeNull();
  });
});

test('checks are listed in pages and exported whole', async () => {
  member = await signUp(earshot);
  await addItems(
    earshot,
    member,
    Array.from({ length: 5 }, (_, i) => ({ text: `=It is number ${i} of them` })),
  );
  for (let id = 1; id <= 5; id += 1) await record(tone(id, 'neutral'));
  const first = await listed({ limit: 3 });
  expect(first).toMatchObject({ total_count: 5, checks: [{ review_id: 5 }, {}, {}] });
  const second = await listed({ limit: 3, after: first.next_after ?? '' });
  expect(second.checks.map(({ review_id: id }) => id)).toEqual([2, 1]);
  expect((await send(earshot.app, validation.list, { body: { after: 'x' }, as: member })).status).toBe(400);

  const { reply } = await send(earshot.app, validation.export, {
    body: { filters: { review_id: 2 } },
    as: member,
  });
  const file = await earshot.app.inject({ url: reply.path, remoteAddress: member.remoteAddress });
  const lines = file.body.trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(`'=It is number 1 of them`);
  expect(
    (await earshot.app.inject({ url: reply.path, remoteAddress: member.remoteAddress })).statusCode,
  ).toBe(404);
});
