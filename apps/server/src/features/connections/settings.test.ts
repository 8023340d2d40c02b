import { httpSource } from '@earshot/connectors/feedback/http-source';
import { salesforce } from '@earshot/connectors/feedback/salesforce';
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
  const there = (url: string, more = {}) => checkSettings(httpSource, { ...open, url, ...more }, stored);
  expect(() => there('https://elsewhere.example/reviews')).toThrow('Enter it again: the address changed.');
  expect(there('https://elsewhere.example/reviews', { header_value: 'new' }).header_value).toBe('new');
  // It stays where it was given for.
  expect(there(`${list.url}?limit=200`).header_value).toBe('Bearer stored');
  const org = { domain: 'nordlys', client_id: 'key' };
  const known = { open: org, secrets: { client_secret: 'stored' } };
  expect(() => checkSettings(salesforce, { ...org, domain: 'elsewhere' }, known)).toThrow(Problem);
});

test('an address with a key in it is refused: it would be stored where others read it', () => {
  const required = httpSource.fields.filter(({ optional }) => optional !== true);
  const filled = Object.fromEntries(required.map(({ id, choices }) => [id, choices?.[0]?.value ?? 'body']));
  const given = (url: string) => () => checkSettings(httpSource, { ...filled, url });
  expect(given('https://api.nordlys.example/reviews?limit=100')).not.toThrow();
  expect(given('https://api.nordlys.example/reviews?api_key=s3')).toThrow('Leave “api_key” out');
  expect(given('https://ada:s3@api.nordlys.example/reviews')).toThrow('Leave “ada” out');
});
