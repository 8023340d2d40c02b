import { recordings } from '@earshot/contracts/recordings';
import type { SessionAnswer } from '@earshot/contracts/session-questions';
import { sessionQuestions } from '@earshot/contracts/session-questions';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { testApp } from '../../testing/app.ts';
import type { Person } from '../../testing/people.ts';
import { signUp } from '../../testing/people.ts';
import { send } from '../../testing/send.ts';
import { askedOfSessions } from '../../testing/sessions/asked-of-sessions.ts';
import { askedOtherwise } from '../../testing/sessions/asked-otherwise.ts';
import { seedSessions } from '../../testing/sessions/seed-sessions.ts';
import type { SeededSession } from '../../testing/sessions/seeded-sessions.ts';
import { seededSessions } from '../../testing/sessions/seeded-sessions.ts';

/* Sixty questions over 200 sessions; what is true of them is read from how they were made. */

const asked = [...askedOfSessions, ...askedOtherwise];

const nearMs = 2000;
let earshot: TestApp;
let owner: Person;
let sessions: SeededSession[];
let now: number;
const cited = { near: 0, all: 0 };

beforeAll(async () => {
  earshot = await testApp();
  // Noon on a Wednesday, so that this week and the last are the same shape whenever it runs.
  const date = new Date(earshot.clock.now());
  const noon = Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate(), 12);
  const days = ((3 - date.getUTCDay() + 7) % 7) + 7;
  earshot.clock.advance({ days, seconds: (noon - earshot.clock.now()) / 1000 });
  owner = await signUp(earshot);
  now = earshot.clock.now();
  sessions = seededSessions(now);
  await seedSessions(earshot, owner, sessions);
}, 120_000);
afterAll(() => earshot.stop());

async function ask(content: string) {
  const { status, reply } = await send(earshot.app, sessionQuestions.ask, {
    as: owner,
    body: { messages: [{ role: 'user', content }] },
  });
  expect(status).toBe(200);
  return reply;
}

type Asked = (typeof asked)[number];
const answerable = (all: readonly Asked[]) =>
  all.flatMap(({ question, truth }) => (truth ? [{ question, truth }] : []));

/** Checks an answer against what is true, and counts the moments that it cites. */
function judge(answer: SessionAnswer, truth: NonNullable<Asked['truth']>) {
  const expected = truth(sessions, now);
  const main = answer.figures.find(({ name }) => name === 'main');
  expect(main?.value).toBeCloseTo(expected.figure, 6);
  if (expected.top !== undefined) expect(answer.rows[0]?.label).toBe(expected.top);
  expect(answer.total_count).toBe(expected.sessions.length);
  const fitting = new Map(expected.sessions.map((session) => [session.id, session]));
  for (const { recording_id: id, at_ms: at } of answer.citations) {
    const session = fitting.get(id);
    cited.all += 1;
    if (session && expected.moments(session).some((moment) => Math.abs(moment - at) <= nearMs))
      cited.near += 1;
  }
}

describe('[CALL-3] what can be told is counted exactly, and shown where it happened', () => {
  test.each(answerable(askedOfSessions))('$question', async ({ question, truth }) => {
    const answer = await ask(question);
    expect([answer.status, answer.missing]).toEqual(['answered', null]);
    expect(answer.citations.length).toBeGreaterThan(0);
    judge(answer, truth);
  });

  test('in other words it is counted as exactly, or said that it cannot be told', async () => {
    const told = answerable(askedOtherwise);
    let answered = 0;
    for (const { question, truth } of told) {
      const answer = await ask(question);
      if (answer.status === 'refused') continue;
      answered += 1;
      judge(answer, truth);
    }
    expect(answered).toBeGreaterThanOrEqual(told.length - 2);
  });

  test('of the cited moments at least nine in ten are within two seconds of what they speak of', () => {
    expect(cited.all).toBeGreaterThan(100);
    expect(cited.near / cited.all).toBeGreaterThanOrEqual(0.9);
  });
});

test.each(asked.filter(({ truth }) => !truth).map(({ question }) => question))(
  '[CALL-3] what recordings do not know is not told: %s',
  async (question) => {
    const answer = await ask(question);
    expect(answer).toMatchObject({ status: 'refused', figures: [], citations: [], total_count: 0 });
    expect(answer.response).toMatch(/^(?:Recordings |“[^”]+” |This is not recorded: |Earshot )/);
  },
);

test('[CALL-3] every number of an answer opens a list of just as many sessions', async () => {
  for (const { question, truth } of asked) {
    if (!truth) continue;
    const { status, figures, rows, sessions_behind: behind, total_count: count } = await ask(question);
    if (status === 'refused') continue;
    const all = [...figures, ...rows.map(({ figure }) => figure), { filters: behind, sessions: count }];
    for (const { filters, sessions: expected } of all) {
      const { reply } = await send(earshot.app, recordings.list, { as: owner, body: { filters, limit: 1 } });
      expect([question, reply.total_count]).toEqual([question, expected]);
    }
  }
}, 120_000);
