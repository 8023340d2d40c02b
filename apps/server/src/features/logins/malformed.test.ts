import { users } from '@earshot/contracts/users';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { testApp } from '../../testing/app.ts';
import { newAddress } from '../../testing/people.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.stop());

const missing = Symbol('missing');
const notText = [missing, null, 7, true, [], {}];
const emails = [
  ...notText,
  ['a@example.com'],
  ['a@example.com', 'b@example.com'],
  { email: 'a@example.com' },
  '',
  '   ',
  'a',
  'a@',
  '@example.com',
  'a@example',
  'a b@example.com',
  'a@exa mple.com',
  'a@@example.com',
  'a@example..com',
  '.a@example.com',
  'a@example.com,b@example.com',
  'a@example.com;b@example.com',
  'a@example.com b@example.com',
  'Ann <a@example.com>',
  '<a@example.com>',
  'a@example.com\r\nBcc: b@example.com',
  'a@example.com\nSubject: x',
  'a%0d%0ab@example.com\u0007',
  `${'a'.repeat(250)}@example.com`,
];
const passwords = [null, 7, true, [], {}, ['long enough to pass'], '', 'eleven char', 'x'.repeat(129)];
const tokens = [...notText, ['x'.repeat(43)], '', 'too short', 'x'.repeat(201)];
const anyTokens = [...notText, ['x'.repeat(43)], 'x'.repeat(501)];

const email = 'a@example.com';
const password = 'seven brown hedgehogs';
const token = 'x'.repeat(43);

const table = [
  { call: users.createUser, valid: { email, password }, field: 'email', values: emails },
  { call: users.createUser, valid: { email }, field: 'password', values: passwords },
  {
    call: users.createUser,
    valid: { email },
    field: 'company',
    values: [null, 7, [], {}, '', '  ', 'two\nlines', 'a\u0007bell', 'x'.repeat(121)],
  },
  {
    call: users.createUser,
    valid: { email },
    field: 'send_email_verification',
    values: [null, 'true', 1, []],
  },
  {
    call: users.createUser,
    valid: { email },
    field: 'source',
    values: [null, 7, 'a b', '<b>', 'x'.repeat(61)],
  },
  {
    call: users.createUser,
    valid: { email },
    field: 'invitation',
    values: [null, 7, '', 'short', ['x'.repeat(43)]],
  },
  { call: users.getToken, valid: { email, password }, field: 'email', values: emails },
  {
    call: users.getToken,
    valid: { email, password },
    field: 'password',
    values: [missing, null, 7, [], {}, ['x'], '', 'x'.repeat(129)],
  },
  { call: users.sendResetPasswordLink, valid: { email }, field: 'email', values: emails },
  {
    call: users.sendResetPasswordLink,
    valid: { email },
    field: 'redirect',
    values: [
      null,
      7,
      [],
      '',
      'home',
      'https://example.com',
      '//example.com',
      '/\\example.com',
      `/${'x'.repeat(500)}`,
    ],
  },
  { call: users.sendEmailVerification, valid: { email }, field: 'email', values: emails },
  { call: users.changePassword, valid: { token, password }, field: 'token', values: tokens },
  {
    call: users.changePassword,
    valid: { token, password },
    field: 'password',
    values: [missing, ...passwords],
  },
  { call: users.validateEmail, valid: { token }, field: 'token', values: tokens },
  { call: users.isTokenValid, valid: { token }, field: 'token', values: anyTokens },
  { call: users.refreshInitialToken, valid: { token }, field: 'token', values: anyTokens },
] as const;

describe.each(table)('[CALL-8] $call.path', ({ call, valid, field, values }) => {
  test.each(values.map((value) => [describeValue(value), value] as const))(
    `refuses ${field} = %s with 400 and names the field`,
    async (_shown, value) => {
      const { [field as 'email']: _left, ...others } = valid as Record<string, unknown>;
      const payload = value === missing ? others : { ...others, [field]: value };
      const reply = await post(call.path, JSON.stringify(payload));
      expect(reply.statusCode).toBe(400);
      expect(reply.headers['content-type']).toMatch(/^application\/problem\+json/);
      const { code, errors } = reply.json<{ code: string; errors: { pointer: string }[] }>();
      expect(code).toBe('bad_request');
      expect(errors.map(({ pointer }) => pointer.split('/').slice(0, 3).join('/'))).toContain(
        `#/body/${field}`,
      );
    },
  );
});

describe('[CALL-8] bodies that are no such object', () => {
  test.each([
    ['nothing', '', 400],
    ['broken JSON', '{"email":', 400],
    ['a list', '[{"email":"a@example.com"}]', 400],
    ['a text', '"a@example.com"', 400],
    ['null', 'null', 400],
    ['a member of the prototype', '{"__proto__":{"email":"a@example.com"}}', 400],
    ['a NUL', '{"email":"a\\u0000@example.com"}', 400],
    ['half a surrogate pair', '{"email":"a@example.com","company":"\\ud83d"}', 400],
    ['50,000 levels', `${'['.repeat(50_000)}${']'.repeat(50_000)}`, 400],
    ['2 MiB', JSON.stringify({ email, company: 'x'.repeat(2 ** 21) }), 413],
  ])('%s', async (_what, body, status) => {
    const reply = await post(users.createUser.path, body);
    expect(reply.statusCode).toBe(status);
    expect(reply.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(reply.body).not.toMatch(/at .+\.ts|node_modules/);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml'])(
    'of type %s get 415',
    async (type) => {
      const reply = await post(users.createUser.path, `email=${email}`, type);
      expect(reply.json()).toMatchObject({ status: 415, code: 'unsupported_media_type' });
    },
  );

  test('a repeated field is taken once, as its last value', async () => {
    const reply = await post(users.isTokenValid.path, '{"token":7,"token":"x"}');
    expect(reply.json()).toEqual({ token_is_valid: false });
  });
});

function post(url: string, payload: string, type = 'application/json') {
  return t.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': type },
    remoteAddress: newAddress(),
  });
}

function describeValue(value: unknown): string {
  if (value === missing) return 'nothing';
  const shown = JSON.stringify(value);
  return shown.length > 40 ? `${shown.slice(0, 40)}… (${shown.length} characters)` : shown;
}
