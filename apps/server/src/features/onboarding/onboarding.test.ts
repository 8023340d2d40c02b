import { feedback } from '@earshot/contracts/feedback';
import { onboarding } from '@earshot/contracts/onboarding';
import { users } from '@earshot/contracts/users';
import { views } from '@earshot/contracts/views';
import { workspaces } from '@earshot/contracts/workspaces';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { testApp } from '../../testing/app.ts';
import type { Person } from '../../testing/people.ts';
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
