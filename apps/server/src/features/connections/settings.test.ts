import { httpSource } from '@earshot/connectors/feedback/http-source';
import { zendesk } from '@earshot/connectors/feedback/zendesk';
import { expect, test } from 'vitest';
import { Problem } from '../../platform/http/problem.ts';
import { checkSettings } from './settings.ts';

const desk = { subdomain: 'nordlys', email: 'ida@nordlys.example' };
const before = { open: desk, secrets: { token: 'stored' } };

test('a secret that was not filled in again stays', () => {
  expect(checkSettings(zendesk, { ...desk, email: 'per@nordlys.example' }, before)).toMatchObject({
    email: 'per@nordlys.example',
    token: 'stored',
  });
});

test('a stored secret is not sent to another address', () => {
  const moved = () => checkSettings(zendesk, { ...desk, subdomain: 'elsewhere' }, before);
  expect(moved).toThrow(Problem);
  expect(checkSettings(zendesk, { ...desk, subdomain: 'elsewhere', token: 'new' }, before).token).toBe('new');
  const list = { url: 'https://api.nordlys.example/reviews', header_name: 'Authorization' };
  const required = httpSource.fields.filter(({ id, optional }) => optional !== true && id !== 'url');
  const open = {
    ...Object.fromEntries(required.map(({ id, choices }) => [id, choices?.[0]?.value ?? 'body'])),
    ...list,
  };
  const stored = { open, secrets: { header_value: 'Bearer stored' } };
  const there = checkSettings(httpSource, { ...open, url: 'https://elsewhere.example/reviews' }, stored);
  expect(there.header_value).toBeUndefined();
});
