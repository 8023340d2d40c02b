import { operator } from '@earshot/contracts/operator';
import { preferences } from '@earshot/contracts/preferences';
import { users } from '@earshot/contracts/users';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashSecret } from '../../platform/auth/secret.ts';
import type { TestApp } from '../../testing/app.ts';
import { testApp } from '../../testing/app.ts';
import type { Person } from '../../testing/people.ts';
import { logIn, signUp } from '../../testing/people.ts';
import { send } from '../../testing/send.ts';
import { renewSetUpLink } from './set-up.service.ts';

let t: TestApp;
let first: Person;
let second: Person;
beforeAll(async () => {
  t = await testApp({ environment: { EARSHOT_SIGNUP: 'invite' } });
});
afterAll(() => t.stop());

async function newToken(): Promise<string> {
  const token = await renewSetUpLink(t.deps);
  if (token === null) throw new Error('There is an operator already');
  return token;
}
const check = (token: string) => send(t.app, operator.checkSetUpLink, { body: { token } });
const use = (token: string, as: Person) => send(t.app, operator.useSetUpLink, { body: { token }, as });

test('the set-up link lets somebody sign up although signing up is by invitation, and nobody else', async () => {
  const token = await newToken();
  const person = { email: 'first@operators.example', password: randomUUID() };
  const signUpWith = (set_up?: string) => send(t.app, users.createUser, { body: { ...person, set_up } });
  expect((await signUpWith()).problem.code).toBe('signup_closed');
  expect((await signUpWith('x'.repeat(43))).problem.code).toBe('signup_closed');
  expect((await signUpWith(token)).reply).toMatchObject({ email_verification_sent: true });
  await t.runJobs();
  await send(t.app, users.validateEmail, { body: { token: t.mailbox.newestToken(person.email) } });
  first = await logIn(t, { ...person, remoteAddress: '10.9.9.9' });
  // Signing up alone makes nobody an operator.
  expect((await send(t.app, operator.listOperators, { as: first })).status).toBe(404);
});

test('the link is kept as a hash, ends after a day, and is renewed with each start', async () => {
  const old = await newToken();
  const { rows } = await t.database.ownerPool.query<{ token_hash: Buffer }>(
    'select token_hash from set_up_link',
  );
  expect(rows.map(({ token_hash }) => token_hash.equals(hashSecret(old)))).toEqual([true]);
  const token = await newToken();
  expect((await check(old)).problem.code).toBe('link_invalid');
  expect((await check(token)).reply).toEqual({ usable: true });
  t.clock.advance({ hours: 25 });
  expect((await check(token)).problem.code).toBe('link_invalid');
  first = await logIn(t, first);
  expect((await use(token, first)).problem).toMatchObject({ status: 400, code: 'link_invalid' });
});

test('the first to use the link becomes the operator; a second use is refused, and no start makes another link', async () => {
  const token = await newToken();
  const answers = await Promise.all([use(token, first), use(token, first), use(token, first)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  expect((await use(token, first)).problem).toMatchObject({
    code: 'link_invalid',
    title: 'This link was already used or has expired',
  });
  expect(await renewSetUpLink(t.deps)).toBeNull();
  const { reply } = await send(t.app, operator.listOperators, { as: first });
  expect(reply.operators).toMatchObject([{ user_id: first.userId, email: first.email, made_by: null }]);
});

test('an operator’s menu says so, and nobody else’s', async () => {
  t = await anotherApp(t);
  second = await signUp(t, { email: 'second@operators.example' });
  const menuOf = async (as: Person) => (await send(t.app, preferences.getLeftMenu, { as })).reply.operator;
  expect(await menuOf(second)).toBeNull();
  first = await signUp(t, { email: 'other@operators.example' });
  await use(await newToken(), first);
  expect(await menuOf(first)).toEqual({ unread_messages: 0 });
});

test('operators make others, each once, by the address of an account', async () => {
  const add = (email: string) => send(t.app, operator.addOperator, { body: { email }, as: first });
  expect((await add('nobody@operators.example')).problem).toMatchObject({
    status: 400,
    errors: [{ pointer: '#/body/email' }],
  });
  t.clock.advance({ minutes: 1 });
  expect((await add(second.email.toUpperCase())).status).toBe(200);
  expect((await add(second.email)).problem.code).toBe('conflict');
  const { reply } = await send(t.app, operator.listOperators, { as: second });
  expect(reply.operators.map(({ email, made_by }) => [email, made_by])).toEqual([
    [first.email, null],
    [second.email, 'other'],
  ]);
});

test('who hands over loses their rights at once; the last one stays', async () => {
  const remove = (user_id: string, as: Person) =>
    send(t.app, operator.removeOperator, { body: { user_id }, as });
  expect((await remove(first.userId, first)).status).toBe(200);
  expect((await send(t.app, operator.listOperators, { as: first })).status).toBe(404);
  expect((await remove(first.userId, second)).status).toBe(404);
  expect((await remove(second.userId, second)).problem.code).toBe('conflict');
  expect((await send(t.app, operator.listOperators, { as: second })).reply.operators).toHaveLength(1);
});

/** Where anybody may sign up. */
async function anotherApp(before: TestApp): Promise<TestApp> {
  await before.stop();
  return testApp();
}
