import { users } from '@earshot/contracts/users';
import { views } from '@earshot/contracts/views';
import { workspaces } from '@earshot/contracts/workspaces';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { testApp } from '../../testing/app.ts';
import { logIn, signUp } from '../../testing/people.ts';
import { send } from '../../testing/send.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.stop());

test('a new name is seen by the others, where somebody made something, and at the next log-in', async () => {
  const person = await signUp(t);
  await send(t.app, views.create, { as: person, body: { name: 'Angry', filter: {} } });
  const body = { displayName: '  Ines Marrow ' };
  const { status, reply } = await send(t.app, users.updateProfile, { as: person, body });
  expect(status).toBe(200);
  expect(reply).toEqual({ displayName: 'Ines Marrow' });
  const { members } = (await send(t.app, workspaces.listMembers, { as: person })).reply;
  expect(members[0]?.displayName).toBe('Ines Marrow');
  expect((await send(t.app, views.list, { as: person })).reply.views[0]?.created_by).toBe('Ines Marrow');
  const login = await send(t.app, users.getToken, {
    body: { email: person.email, password: person.password },
  });
  expect(login.reply.displayName).toBe('Ines Marrow');
  expect((await logIn(t, person)).userId).toBe(person.userId);
});

test('a name is one line with something in it', async () => {
  const person = await signUp(t);
  for (const displayName of ['', '   ', 'two\nlines', 'x'.repeat(121)]) {
    const { status, problem } = await send(t.app, users.updateProfile, { as: person, body: { displayName } });
    expect([displayName.length, status, problem.errors?.[0]?.pointer]).toEqual([
      displayName.length,
      400,
      '#/body/displayName',
    ]);
  }
});
