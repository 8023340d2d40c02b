import { randomUUID } from 'node:crypto';
import { feedback } from '@earshot/contracts/feedback';
import { onboarding } from '@earshot/contracts/onboarding';
import { recordings } from '@earshot/contracts/recordings';
import { users } from '@earshot/contracts/users';
import { views } from '@earshot/contracts/views';
import { workspaces } from '@earshot/contracts/workspaces';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { testApp } from '../../testing/app.ts';
import type { Person } from '../../testing/people.ts';
import { aChunk, aSnapshot } from '../../testing/chunks.ts';
import { invite, signUp } from '../../testing/people.ts';
import { send } from '../../testing/send.ts';

let server: TestApp;
let person: Person;

beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.stop());
beforeEach(async () => {
  person = await signUp(server);
});

const started = async () => (await send(server.app, onboarding.getStarted, { as: person })).reply;
const done = async () => (await started()).steps.filter((step) => step.done).map(({ step }) => step);
const task = async () => {
  const { email, password } = person;
  return (await send(server.app, users.getToken, { body: { email, password } })).reply.task.id;
};

test('a new workspace has done nothing, and a login names the first step', async () => {
  expect(await started()).toEqual({
    steps: ['feedback', 'question', 'view', 'colleague'].map((step) => ({ step, done: false })),
    only_sample: false,
  });
  expect(await task()).toBe(1);
});

test('the sample counts as feedback until it is removed, and is told from feedback of one’s own', async () => {
  await send(server.app, workspaces.loadSample, { as: person });
  expect(await started()).toMatchObject({ only_sample: true });
  expect(await done()).toEqual(['feedback']);
  expect(await task()).toBe(2);
  const items = [{ text: 'The notes were gone.' }];
  await send(server.app, feedback.addFeedback, { as: person, body: { source: { name: 'Support' }, items } });
  expect(await started()).toMatchObject({ only_sample: false });
  await send(server.app, workspaces.removeSample, { as: person });
  expect(await done()).toEqual(['feedback']);
});

test('a question counts once it was answered; a list that asks nothing does not', async () => {
  await send(server.app, feedback.getFeedback, { as: person, body: { searchTerm: '  ' } });
  expect(await done()).toEqual([]);
  await send(server.app, feedback.getFeedback, { as: person, body: { searchTerm: 'lost', view_id: 9 } });
  expect(await done()).toEqual([]);
  await send(server.app, feedback.getFeedback, { as: person, body: { searchTerm: 'lost notes' } });
  expect(await done()).toEqual(['question']);
});

test('a view and an invitation count while they are there', async () => {
  const { reply: view } = await send(server.app, views.create, {
    as: person,
    body: { name: 'Angry', filter: { sentiments: ['negative'] } },
  });
  const { reply: invitation } = await send(server.app, workspaces.inviteMember, {
    as: person,
    body: { email: 'ines@marrowby.example', role: 'viewer' },
  });
  expect(await done()).toEqual(['view', 'colleague']);
  await send(server.app, workspaces.cancelInvitation, { as: person, body: { invitation_id: invitation.id } });
  await send(server.app, views.remove, { as: person, body: { view_id: view.view_id } });
  expect(await done()).toEqual([]);
});

test('an invitation counts no longer once it has run out; a member always does', async () => {
  const body = { email: 'tom@marrowby.example', role: 'viewer' } as const;
  await send(server.app, workspaces.inviteMember, { as: person, body });
  server.clock.advance({ days: 8 });
  expect(await done()).toEqual([]);
  await invite(server, person, 'member');
  expect(await done()).toEqual(['colleague']);
});

const setUp = async () => (await send(server.app, onboarding.checkSetUp, { as: person })).reply;

test('[MENU-1] what was set up is said to work once it did: a visit, feedback of one’s own, a question', async () => {
  const nothing = { script: null, has_site: false, feedback: null, question: null };
  await send(server.app, workspaces.loadSample, { as: person });
  expect(await setUp()).toEqual(nothing);

  const body = { name: 'Shop' };
  const { reply: site } = await send(server.app, recordings.createSite, { as: person, body });
  expect(await setUp()).toEqual({ ...nothing, has_site: true });
  const sent = await server.app.inject({
    method: 'POST',
    url: `/r/chunk?key=${site.key}`,
    headers: { 'content-type': 'text/plain' },
    payload: aChunk(aSnapshot(server.clock.now()), { recordingId: randomUUID() }).bytes,
  });
  expect(sent.statusCode).toBe(200);
  expect((await setUp()).script).toMatchObject({ site_id: site.site_id, page: 'Shop' });

  const items = [{ text: 'The notes were gone.' }, { text: 'And so were the photos.' }];
  await send(server.app, feedback.addFeedback, { as: person, body: { source: { name: 'Support' }, items } });
  const { feedback: first } = await setUp();
  const { reply: listed } = await send(server.app, feedback.getFeedback, {
    as: person,
    body: { searchTerm: 'notes were gone', limit: 1 },
  });
  expect(first).toMatchObject({ review_id: listed.results[0]?.review_id });
  expect((await setUp()).question).toEqual({ at: new Date(server.clock.now()).toISOString() });
});
