import type { CallBody, CallReply } from '@earshot/contracts/call';
import type { AnswerEvent } from '@earshot/contracts/questions';
import { questions } from '@earshot/contracts/questions';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inWorkspace, readInWorkspace } from '../../platform/database/workspace-transaction.ts';
import type { FeedbackApp } from '../../testing/feedback-app.ts';
import { addItems, feedbackApp, findItems } from '../../testing/feedback-app.ts';
import type { Person } from '../../testing/people.ts';
import { signUp } from '../../testing/people.ts';
import { send } from '../../testing/send.ts';
import { runRaw } from '../../platform/database/raw-query.ts';

let earshot: FeedbackApp;
let member: Person;

beforeAll(async () => {
  earshot = await feedbackApp();
});
afterAll(() => earshot.stop());

type Answer = CallReply<typeof questions.ask>;

async function ask(new_message: string, more: Partial<CallBody<typeof questions.ask>> = {}): Promise<Answer> {
  const { status, reply, problem } = await send(earshot.app, questions.ask, {
    as: member,
    body: { new_message, ...more },
  });
  expect(problem).not.toHaveProperty('code');
  expect(status).toBe(200);
  return reply;
}

/** A theme as if it had been found, with these items. */
async function addTheme(name: string, itemIds: number[]): Promise<void> {
  const { workspaceId } = member;
  await inWorkspace(earshot.database, workspaceId, async (tx) => {
    await runRaw(tx, 'insert into theme (workspace_id, id, found_name) values ($1, 900, $2)', [
      workspaceId,
      name,
    ]);
    await runRaw(
      tx,
      'insert into theme_item (workspace_id, item_id, theme_id, strength) select $1, unnest($2::int[]), 900, 1',
      [workspaceId, itemIds],
    );
    await runRaw(tx, 'update workspace set revision = revision + 1 where id = $1', [workspaceId]);
  });
}

const valueOf = ({ figures }: Answer, name = 'main') =>
  figures.find((one) => one.name === name)?.figure.value;
const stars = (value: number) => ({ value, min: 1, max: 5 });

describe('over a small workspace', () => {
  beforeEach(async () => {
    member = await signUp(earshot);
    const acme = { name: 'Acme', plan: 'Pro', yearly_revenue_eur: 1200 };
    await addItems(
      earshot,
      member,
      [
        {
          text: 'The parcel came late again. I waited a week for it.',
          rating: stars(1),
          account: acme,
          fields: { country: 'Peru' },
          author: { email: 'ada@x.example' },
        },
        {
          text: 'My parcel never arrived and nobody answers.',
          rating: stars(1),
          fields: { country: 'Chile' },
          author: { email: 'bo@x.example' },
        },
        {
          text: 'Parcel delivery was fast, thank you!',
          rating: stars(5),
          fields: { country: 'Peru' },
          author: { email: 'ada@x.example' },
        },
        { text: 'The invoice shows the wrong address.', rating: stars(2), fields: { country: 'Peru' } },
      ],
      { source: 'Helpdesk' },
    );
    await addItems(earshot, member, [{ text: 'Lovely colours, great app.', rating: stars(5) }], {
      source: 'App store',
    });
  });

  test('[CALL-3] [ASK-1] answers with a response, citations, a trend and insights, all of real data', async () => {
    await addItems(
      earshot,
      member,
      [{ text: 'The parcel was crushed.', rating: stars(1), said_at: '2026-02-03T12:00:00Z' }],
      { source: 'Helpdesk' },
    );
    const answer = await ask('How many items came from the Helpdesk?');
    expect(answer).toMatchObject({
      status: 'answered',
      written_by: 'built_in',
      total_count: 5,
      missing: null,
    });
    expect(answer.response).toContain('There are 5 items from Helpdesk.');
    expect(valueOf(answer)).toBe(5);
    expect(answer.citations.length).toBeGreaterThan(0);
    expect(answer.trend?.rows.map(({ figure }) => figure.value)).toEqual([1]);
    expect(answer.insights[0]?.text).toBe('80 % of these items are negative.');
    expect(answer.results).toHaveLength(5);
  });

  test('every quote stands word for word in its item, and every number opens what it counts', async () => {
    const answer = await ask('How many negative items are there in Peru?');
    expect(valueOf(answer)).toBe(2);
    for (const { review_id, quote, start, end } of answer.citations) {
      const { reply } = await findItems(earshot, member, { filters: { review_ids: [review_id] } });
      expect(reply.results[0]?.text.slice(start, end)).toBe(quote);
    }
    for (const { figure } of answer.figures) {
      const { reply } = await findItems(earshot, member, { filters: figure.filters });
      expect(reply.total_count).toBe(figure.n);
    }
  });

  test('counts what is about a text, and the same filter opens exactly these items', async () => {
    const answer = await ask('How many items are about the parcel?');
    expect(answer.plan?.filters.about).toMatchObject({ text: 'parcel', at_least: 0.1 });
    const { reply } = await findItems(earshot, member, { filters: answer.items_behind });
    expect(reply.total_count).toBe(answer.total_count);
    expect(reply.results.every(({ text }) => /parcel/i.test(text))).toBe(true);
    await addItems(earshot, member, [{ text: 'Another parcel that came late.' }], { source: 'Helpdesk' });
    const again = await findItems(earshot, member, { filters: answer.items_behind });
    expect(again.reply.total_count).toBe(answer.total_count + 1);
  });

  describe('what mentions a word', () => {
    const count = () => ask('How many items mention parcels?');

    test('counts the items that contain it in any form, and opens exactly these', async () => {
      const answer = await count();
      expect(answer.plan?.filters).toEqual({ about: { text: 'parcels', at_least: 0.1, as_words: true } });
      expect(answer.response).toContain('There are 3 items containing “parcels”.');
      const { reply } = await findItems(earshot, member, { filters: answer.items_behind });
      expect(reply.results.map(({ text }) => /parcel/i.test(text))).toEqual([true, true, true]);
      expect((await ask('What share of items mention parcels?')).response).toContain(
        '60 % of items contain “parcels”: 3 of 5.',
      );
      expect(valueOf(await ask('How many people mention parcels?'))).toBe(2);
    });

    test('stays the same when a theme of that name appears, which is told beside it', async () => {
      const before = await count();
      const { reply } = await findItems(earshot, member, {});
      await addTheme('Parcels', [reply.results[0]?.review_id ?? 0]);
      const after = await count();
      expect([valueOf(before), valueOf(after)]).toEqual([3, 3]);
      expect(before.response).not.toContain('theme');
      expect(after.response).toContain('The theme “Parcels” has 1 item.');
      expect(valueOf(after, 'namesake_1')).toBe(1);
    });

    test('counts none where no item contains it', async () => {
      const answer = await ask('How many items mention zebras?');
      expect(answer).toMatchObject({ status: 'answered', total_count: 0 });
      expect(answer.response).toContain('There are 0 items containing “zebras”.');
    });
  });

  test('people are unknown where no author is, never none', async () => {
    await addItems(earshot, member, [{ text: 'The zipper broke.' }], { source: 'Widget' });
    expect((await ask('How many people mention zippers?')).response).toContain(
      'There is 1 item containing “zippers”, but it does not have a known author, so the number of people is unknown.',
    );
    await addItems(earshot, member, [{ text: 'A zipper came loose.' }], { source: 'Widget' });
    const answer = await ask('How many people mention zippers?');
    expect(valueOf(answer)).toBeNull();
    expect(answer.citations).toHaveLength(2);
    expect(answer.response).toContain(
      'There are 2 items containing “zippers”, but none has a known author, so the number of people is unknown.',
    );
    expect(answer.response).not.toMatch(/\b0 people/);
    await addItems(earshot, member, [{ text: 'My zipper!', author: { email: 'cy@x.example' } }]);
    const now = await ask('How many people mention zippers?');
    expect(now.response).toContain('1 person wrote 1 item containing “zippers”.');
    expect(now.response).toContain('2 more items do not have a known author.');
    const share = await ask('What percentage of people mention invoices?');
    expect(share.response).not.toContain('0 %');
  });

  test('the worst of a score is the lowest, and the sentence says so', async () => {
    const [worst, best, only] = [
      await ask('Which source has the worst average rating?'),
      await ask('Which source has the best average rating?'),
      await ask('Which source has the most complaints?'),
    ];
    expect(worst.response).toContain(
      'Sources with the lowest average rating (of 5 stars) of items: Helpdesk (2.25) and App store (5).',
    );
    expect(best.response).toContain(
      'Sources with the highest average rating (of 5 stars) of items: App store (5) and Helpdesk (2.25).',
    );
    expect(only.response).toContain('Only one source has negative items: Helpdesk (3).');
    expect((await ask('Which plan has the worst NPS?')).missing?.reason).toBe('nothing_measured');
  });

  test('a growth without a period to compare with is not told', async () => {
    expect(await ask('Which source grew most?')).toMatchObject({
      status: 'refused',
      missing: {
        reason: 'nothing_measured',
        detail: 'Name a period to see what changed, such as “since last month”.',
      },
    });
  });

  test('says that there is no comparison with days before the data began', async () => {
    const on = (day: string, count: number) =>
      Array.from({ length: count }, (_, n) => ({ text: `Note ${n}`, said_at: `${day}T12:00:00Z` }));
    await addItems(earshot, member, [...on('2026-02-20', 3), ...on('2026-03-05', 30)]);
    const compared = await ask('Were there more items in March 2026 than in February 2026?');
    expect(compared.response).toContain(
      'No comparison: your data starts on 20 February 2026 and does not cover the whole period before.',
    );
    expect(compared.figures.map(({ name }) => name)).not.toContain('before');
    await addItems(earshot, member, on('2026-01-31', 1));
    const again = await ask('Were there more items in March 2026 than in February 2026?');
    expect(again.response).toContain('against 3 ');
  });

  test('the asker’s own filter narrows what is counted, and the plan can be changed and run again', async () => {
    const first = await ask('How many complaints?', {
      filters: { metadata_filters: [{ key: 'country', condition: 'equals', value: 'Peru' }] },
    });
    expect(valueOf(first)).toBe(2);
    const plan = first.plan ?? undefined;
    const changed = await ask('How many complaints?', {
      plan: plan && { ...plan, filters: { sentiments: ['positive'] } },
    });
    expect(valueOf(changed)).toBe(2);
  });

  test('a follow-up goes on from the question before it; an unknown conversation is not found', async () => {
    const first = await ask('How many complaints in Peru?');
    const next = await ask('and in Chile?', { conversation_id: first.conversation_id });
    expect([valueOf(first), valueOf(next), next.conversation_id]).toEqual([2, 1, first.conversation_id]);
    const { status } = await send(earshot.app, questions.ask, {
      as: member,
      body: { new_message: 'and in Chile?', conversation_id: randomUUID() },
    });
    expect(status).toBe(404);
  });

  test.each([
    ['What do people say about zebra breeding permits?', 'nothing_found'],
    ['How many complaints will we get next month?', 'future'],
    ['How many items came from Twitter?', 'unknown_name'],
    ['?!', 'not_understood'],
    [`How many items${' not from Helpdesk, not from App store,'.repeat(12)} are there?`, 'not_understood'],
    ['What is the NPS?', 'nothing_measured'],
  ])('says what is missing rather than guess: %s', async (question, reason) => {
    const answer = await ask(question);
    expect(answer).toMatchObject({ status: 'refused', missing: { reason }, figures: [], citations: [] });
    expect(answer.response).toBe(answer.missing?.detail);
  });

  test('few items are told as such', async () => {
    const answer = await ask('What do people say about the invoice?');
    expect(answer).toMatchObject({
      status: 'partial',
      missing: { reason: 'little_evidence' },
      total_count: 1,
    });
    expect(answer.response).toContain('“The invoice shows the wrong address.”');
  });

  test.each(['How many items are about delivery problems?', 'How many bugs are there?'])(
    'a number found by what items seem to say is told as an estimate: %s',
    async (question) => {
      const answer = await ask(question);
      expect(answer).toMatchObject({ status: 'partial', missing: { reason: 'estimate' } });
      expect(answer.response).toMatch(/\b(?:around|probably between|at least) \d/);
    },
  );

  test.each([
    'How many items have one star?',
    'How many items mention “parcel”?',
    'How many items are from Chile by country?',
  ])('a number of what items hold is exact: %s', async (question) => {
    const answer = await ask(question);
    expect(answer).toMatchObject({ status: 'answered', missing: null });
    expect(answer.response).not.toMatch(/around|at least/i);
  });

  test('[ASK-2] an empty question is refused by its field', async () => {
    const { status, problem } = await send(earshot.app, questions.ask, {
      as: member,
      body: { new_message: '   ' },
    });
    expect([status, problem.errors?.[0]?.pointer]).toEqual([400, '#/body/new_message']);
  });

  test('streams the same answer: plan, figures, words, citations and the whole', async () => {
    const reply = await earshot.app.inject({
      method: 'POST',
      url: questions.ask.path,
      headers: { ...member.auth, accept: 'text/event-stream' },
      payload: { new_message: 'How many negative items are there?' },
    });
    expect(reply.headers['content-type']).toContain('text/event-stream');
    const events = reply.body
      .trim()
      .split('\n\n')
      .map((block) => {
        const [, event, data] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? [];
        return { event, data: JSON.parse(data ?? 'null') as unknown } as AnswerEvent;
      });
    expect([...new Set(events.map(({ event }) => event))]).toEqual([
      'plan',
      'figures',
      'text',
      'citations',
      'done',
    ]);
    const done = events.at(-1);
    const plain = await ask('How many negative items are there?');
    expect(done?.event === 'done' && done.data.response).toBe(plain.response);
    const told = events.flatMap((one) => (one.event === 'text' ? [one.data.text] : [])).join('');
    expect(plain.response.startsWith(told.trim())).toBe(true);
  });

  test('what fails while streaming is told as the last event', async () => {
    const reply = await earshot.app.inject({
      method: 'POST',
      url: questions.ask.path,
      headers: { ...member.auth, accept: 'text/event-stream' },
      payload: { new_message: 'and now?', conversation_id: randomUUID() },
    });
    expect(reply.body).toBe('event: failed\ndata: {"code":"not_found","title":"Not found"}\n\n');
  });

  test('an answer is saved under a name, opened again, and loses the words of an item that is deleted', async () => {
    const answer = await ask('What do people say about the invoice?');
    const save = (name: string, answer_id = answer.answer_id) =>
      send(earshot.app, questions.save, { as: member, body: { answer_id, name } });
    expect((await save('Invoices')).reply).toMatchObject({ name: 'Invoices', question: answer.question });
    const other = await ask('How many complaints?');
    expect((await save('invoices', other.answer_id)).problem).toMatchObject({ code: 'conflict' });
    const list = await send(earshot.app, questions.saved, { as: member });
    expect(list.reply.answers.map(({ name }) => name)).toEqual(['Invoices']);
    const open = () =>
      send(earshot.app, questions.answer, { as: member, query: { answer_id: answer.answer_id } });
    const { name, ...again } = (await open()).reply;
    expect([name, again]).toEqual(['Invoices', (({ name: _name, ...rest }) => rest)(answer)]);
    const [cited] = answer.citations;
    await earshot.app.inject({
      method: 'POST',
      url: '/api/feedback/delete_item',
      headers: member.auth,
      payload: { review_id: cited?.review_id },
    });
    expect(JSON.stringify((await open()).reply)).not.toContain('wrong address');
    await send(earshot.app, questions.unsave, { as: member, body: { answer_id: answer.answer_id } });
    expect((await send(earshot.app, questions.saved, { as: member })).reply.answers).toEqual([]);
  });
});

test('nothing of an item’s text is stored with an answer', async () => {
  member = await signUp(earshot);
  await addItems(earshot, member, [
    { text: 'Quokkas everywhere in the app, four of them.' },
    { text: 'Quokkas again.' },
  ]);
  const answer = await ask('What do people say about quokkas?');
  expect(answer.citations.length).toBeGreaterThan(0);
  const rows = await readInWorkspace(earshot.database, member.workspaceId, (tx) =>
    runRaw<{ kept: string }>(tx, 'select content::text as kept from answer where workspace_id = $1', [
      member.workspaceId,
    ]),
  );
  expect(rows.map(({ kept }) => /everywhere in the app/i.test(kept))).toEqual([false]);
});
