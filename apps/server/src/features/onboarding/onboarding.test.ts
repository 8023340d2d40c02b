import { randomUUID } from 'node:crypto';
import { feedback } from '@earshot/contracts/feedback';
import { onboarding } from '@earshot/contracts/onboarding';
import { recordings } from '@earshot/contracts/recordings';
import { users } from '@earshot/contracts/users';
import { views } from '@earshot/contracts/views';
import { workspaces } from '@earshot/contracts/workspaces';
import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { aChunk, aSnapshot } from '../../testing/chunks.ts';
import { invite } from '../../testing/people.ts';
import { personEach } from '../../testing/person-each.ts';
import { send } from '../../testing/send.ts';

const given = personEach(testApp);

const started = async () => (await send(given.server.app, onboarding.getStarted, { as: given.person })).reply;
const done = async () => (await started()).steps.filter((step) => step.done).map(({ step }) => step);
const task = async () => {
  const { email, password } = given.person;
  return (await send(given.server.app, users.getToken, { body: { email, password } })).reply.task.id;
};

test('a new workspace has done nothing, and a login names the first step', async () => {
  expect(await started()).toEqual({
    steps: ['feedback', 'question', 'view', 'colleague'].map((step) => ({ step, done: false })),
    only_sample: false,
  });
  expect(await task()).toBe(1);
});

test('the sample counts as feedback until it is removed, and is told from feedback of one’s own', async () => {
  await send(given.server.app, workspaces.loadSample, { as: given.person });
  expect(await started()).toMatchObject({ only_sample: true });
  expect(await done()).toEqual(['feedback']);
  expect(await task()).toBe(2);
  const items = [{ text: 'The notes were gone.' }];
  await send(given.server.app, feedback.addFeedback, {
    as: given.person,
    body: { source: { name: 'Support' }, items },
  });
  expect(await started()).toMatchObject({ only_sample: false });
  await send(given.server.app, workspaces.removeSample, { as: given.person });
  expect(await done()).toEqual(['feedback']);
});

test('a question counts once it was answered; a list that asks nothing does not', async () => {
  await send(given.server.app, feedback.getFeedback, { as: given.person, body: { searchTerm: '  ' } });
  expect(await done()).toEqual([]);
  await send(given.server.app, feedback.getFeedback, {
    as: given.person,
    body: { searchTerm: 'lost', view_id: 9 },
  });
  expect(await done()).toEqual([]);
  await send(given.server.app, feedback.getFeedback, {
    as: given.person,
    body: { searchTerm: 'lost notes' },
  });
  expect(await done()).toEqual(['question']);
});

test('a view and an invitation count while they are there', async () => {
  const { reply: view } = await send(given.server.app, views.create, {
    as: given.person,
    body: { name: 'Angry', filter: { sentiments: ['negative'] } },
  });
  const { reply: invitation } = await send(given.server.app, workspaces.inviteMember, {
    as: given.person,
    body: { email: 'ines@marrowby.example', role: 'viewer' },
  });
  expect(await done()).toEqual(['view', 'colleague']);
  await send(given.server.app, workspaces.cancelInvitation, {
    as: given.person,
    body: { invitation_id: invitation.id },
  });
  await send(given.server.app, views.remove, { as: given.person, body: { view_id: view.view_id } });
  expect(await done()).toEqual([]);
});

test('an invitation counts no longer once it has run out; a member always does', async () => {
  const body = { email: 'tom@marrowby.example', role: 'viewer' } as const;
  await send(given.server.app, workspaces.inviteMember, { as: given.person, body });
  given.server.clock.advance({ days: 8 });
  expect(await done()).toEqual([]);
  await invite(given.server, given.person, 'member');
  expect(await done()).toEqual(['colleague']);
});

const setUp = async () => (await send(given.server.app, onboarding.checkSetUp, { as: given.person })).reply;

test('[MENU-1] what was set up is said to work once it did: a visit, feedback of one’s own, a question', async () => {
  const nothing = { script: null, has_site: false, feedback: null, question: null };
  await send(given.server.app, workspaces.loadSample, { as: given.person });
  expect(await setUp()).toEqual(nothing);

  const body = { name: 'Shop' };
  const { reply: site } = await send(given.server.app, recordings.createSite, { as: given.person, body });
  expect(await setUp()).toEqual({ ...nothing, has_site: true });
  const sent = await given.server.app.inject({
    method: 'POST',
    url: `/r/chunk?key=${site.key}`,
    headers: { 'content-type': 'text/plain' },
    payload: aChunk(aSnapshot(given.server.clock.now()), { recordingId: randomUUID() }).bytes,
  });
  expect(sent.statusCode).toBe(200);
  expect((await setUp()).script).toMatchObject({ site_id: site.site_id, page: 'Shop' });

  const items = [{ text: 'The notes were gone.' }, { text: 'And so were the photos.' }];
  await send(given.server.app, feedback.addFeedback, {
    as: given.person,
    body: { source: { name: 'Support' }, items },
  });
  const { feedback: first } = await setUp();
  const { reply: listed } = await send(given.server.app, feedback.getFeedback, {
    as: given.person,
    body: { searchTerm: 'notes were gone', limit: 1 },
  });
  expect(first).toMatchObject({ review_id: listed.results[0]?.review_id });
  expect((await setUp()).question).toEqual({ at: new Date(given.server.clock.now()).toISOString() });
});
