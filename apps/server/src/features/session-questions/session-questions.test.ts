import type { CallBody } from '@earshot/contracts/call';
import { limits } from '@earshot/contracts/limits';
import { sessionQuestions } from '@earshot/contracts/session-questions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { testApp } from '../../testing/app.ts';
import type { LlmServer } from '../../testing/stand-ins/llm-server.ts';
import { llmServer, says } from '../../testing/stand-ins/llm-server.ts';
import type { Person } from '../../testing/people.ts';
import { newAddress, signUp } from '../../testing/people.ts';
import { send } from '../../testing/send.ts';
import { seedSessions } from '../../testing/sessions/seed-sessions.ts';
import type { SeededSession } from '../../testing/sessions/seeded-sessions.ts';
import { seededSessions } from '../../testing/sessions/seeded-sessions.ts';
import { isRage } from '../../testing/sessions/told-by-sessions.ts';

let model: LlmServer;
let earshot: TestApp;
let owner: Person;
let sessions: SeededSession[];

beforeAll(async () => {
  model = await llmServer();
  earshot = await testApp({
    environment: {
      EARSHOT_LLM_URL: model.url,
      EARSHOT_LLM_MODEL: 'stand-in',
      EARSHOT_LLM_KEY: 'not-a-secret',
    },
  });
  // Sessions of today begin in the morning, and none may begin later than now.
  earshot.clock.toHour(12);
  owner = await signUp(earshot);
  const [first, ...others] = seededSessions(earshot.clock.now()).slice(0, 40);
  if (!first?.person) throw new Error('The first session has a person');
  sessions = [{ ...first, person: { ...first.person, name: '=1+1' } }, ...others];
  await seedSessions(earshot, owner, sessions);
}, 60_000);
afterAll(async () => {
  await earshot.stop();
  await model.stop();
});

type Body = CallBody<typeof sessionQuestions.ask>;
const user = (content: string) => ({ role: 'user' as const, content });

async function ask(messages: Body['messages'], rest: Partial<Body> = {}) {
  const { status, reply, problem } = await send(earshot.app, sessionQuestions.ask, {
    as: owner,
    body: { messages, ...rest },
  });
  return { status, reply, problem };
}

const withRage = () => sessions.filter(({ events }) => events.some(isRage));

test('[LIMIT-1] sessions behind an answer come ten at a time, from the first page on, with their exact number', async () => {
  const all = 'Show all sessions';
  const { reply } = await ask([user(all)]);
  expect([reply.results.length, reply.total_count]).toEqual([limits.recordingsLimit, 40]);
  const pages = await Promise.all([1, 2, 3].map((page) => ask([user(all)], { page, limit: 15 })));
  const ids = pages.flatMap((page) => page.reply.results.map(({ session_id: id }) => id));
  expect([ids.length, new Set(ids).size]).toEqual([40, 40]);
  const newest = [...sessions].sort((a, b) => b.startedAt - a.startedAt).map(({ id }) => id);
  expect(ids).toEqual(newest);
});

test('[CALL-7] dates and metadata beside the question narrow what is counted', async () => {
  const { reply } = await ask([user('How many sessions had a rage click?')], {
    metadata_filters: [{ key: 'seats', condition: 'greater_than', value: 20 }],
  });
  expect(reply.total_count).toBe(withRage().filter(({ metadata }) => metadata.seats > 20).length);
  const day = (at: number) => new Date(at).toISOString().slice(0, 10);
  const chosen = day(sessions[1]?.startedAt ?? 0);
  const ofDay = await ask([user('Show all sessions')], { start_date: chosen, end_date: chosen });
  expect(ofDay.reply.total_count).toBe(sessions.filter(({ startedAt }) => day(startedAt) === chosen).length);
  const none = await ask([user('How many sessions had an error?')], { end_date: '2020-01-01' });
  expect(none.reply).toMatchObject({ status: 'refused', missing: { reason: 'nothing_recorded' } });
});

test('a question leans on those of the user before it', async () => {
  const { reply } = await ask([
    user('How many sessions had a rage click?'),
    { role: 'assistant', content: 'Some.' },
    user('and on release 4.2.1?'),
  ]);
  const expected = withRage().filter(({ metadata }) => metadata.release === '4.2.1');
  expect(reply.total_count).toBe(expected.length);
});

test('a plan that was changed is run as it is', async () => {
  const { reply: first } = await ask([user('How many sessions had a rage click?')]);
  if (!first.plan) throw new Error('There is no plan');
  const plan = { ...first.plan, filters: { no_moments: first.plan.filters.moments } };
  const { reply } = await ask([user('How many sessions had a rage click?')], { plan });
  expect(reply.total_count).toBe(40 - first.total_count);
});

test('a share, a course and a comparison are told in full sentences', async () => {
  const question = user('How many sessions had a rage click?');
  const { reply: first } = await ask([question]);
  if (!first.plan) throw new Error('There is no plan');
  const { moments } = first.plan.filters;
  const base = { ...first.plan, filters: {} };
  const told = async (plan: Body['plan']) => (await ask([question], { plan })).reply.response;
  expect(await told({ ...base, kind: 'share', part: { moments } })).toMatch(
    /^\d+ of 40 sessions \([\d.]+ %\) had a rage click\./,
  );
  expect(await told({ ...base, kind: 'trend', by: { time: 'week' } })).toMatch(
    /The most were (?:on|from) \d+ \w+ \d{4}.*: \d+\./,
  );
  const sides: NonNullable<Body['plan']>['sides'] = [
    { label: 'some', filters: { moments } },
    { label: 'the rest', filters: { no_moments: moments } },
  ];
  expect(await told({ ...base, kind: 'compare', sides })).toMatch(
    /^\d+ sessions? for some, \d+ for the rest\. (?:That is \d+ (?:more|fewer)|There is no difference)\./,
  );
});

test('a model writes other words around the same numbers, and words that do not hold are left out', async () => {
  // What the model left unanswered in the tests before is forgiven.
  earshot.clock.advance({ minutes: 2 });
  model.behave(says('There are {{main}} sessions with a rage click [1].'));
  const held = await ask([user('How many sessions had a rage click?')]);
  expect(held.reply.written_by).toBe('model');
  expect(held.reply.response).toContain(`${withRage().length} sessions`);
  model.behave(says('About 9000 sessions were hacked [1].'));
  const wrong = await ask([user('How many sessions had a rage click?')]);
  expect(wrong.reply.written_by).toBe('built_in');
  expect(wrong.reply.response).not.toContain('9000');
  expect(wrong.reply.notice).not.toBeNull();
});

test('a question has to be the user’s', async () => {
  const { status, problem } = await ask([{ role: 'assistant', content: 'Hello' }]);
  expect([status, problem.errors?.[0]?.pointer]).toEqual([400, '#/body/messages']);
});

test('a neighbour’s sessions are neither counted nor named', async () => {
  const neighbour = await signUp(earshot);
  const { reply } = await send(earshot.app, sessionQuestions.ask, {
    as: neighbour,
    body: { messages: [user('How many sessions of Ana Ruiz?')] },
  });
  expect(reply).toMatchObject({ status: 'refused', total_count: 0 });
});

async function exported(body: CallBody<typeof sessionQuestions.export>) {
  const { reply } = await send(earshot.app, sessionQuestions.export, { as: owner, body });
  const open = () => earshot.app.inject({ method: 'GET', url: reply.path, remoteAddress: newAddress() });
  return { file: await open(), open };
}

test('[CALL-3] sessions are downloaded as a table, one line each, once, without formulas', async () => {
  const { file, open } = await exported({});
  expect(file.headers['content-type']).toContain('text/csv');
  const lines = file.body.trimEnd().split('\r\n');
  expect(lines).toHaveLength(41);
  expect(lines[0]).toMatch(/^\uFEFFsession_id,.*metadata\.release,metadata\.seats$/);
  expect(file.body).toContain("'=1+1");
  expect(file.body).not.toContain(',=1+1');
  expect((await open()).statusCode).toBe(404);
});

test('[CALL-3] sessions are downloaded as lines of JSON, narrowed by metadata', async () => {
  const { file } = await exported({
    format: 'jsonl',
    metadata_filters: [{ key: 'release', condition: 'equals', value: '4.2.1' }],
  });
  const rows = file.body
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { session_id: string; metadata: { release: string } });
  const expected = sessions.filter(({ metadata }) => metadata.release === '4.2.1').map(({ id }) => id);
  expect(rows.map(({ session_id: id }) => id).sort()).toEqual(expected.sort());
});

test('a link to a file lives a minute', async () => {
  const { reply } = await send(earshot.app, sessionQuestions.export, { as: owner, body: {} });
  earshot.clock.advance({ seconds: 61 });
  const file = await earshot.app.inject({ method: 'GET', url: reply.path, remoteAddress: newAddress() });
  expect(file.statusCode).toBe(404);
});
