import { expect, test } from 'vitest';
import { sentJson } from '../testing/stand-in.ts';
import type { Ask } from './connection-kind.ts';
import { httpSource } from './http-source.ts';

const row = { id: 1, body: 'The export is slow', at: '2026-10-01T10:00:00Z' };
const settings = {
  url: 'https://api.example.com/reviews?limit=1',
  header_value: 's3',
  ...{ paging: 'next', next_path: 'next', list_path: 'rows' },
  ...{ id_path: 'id', text_path: 'body', date_path: 'at' },
};

/** Every page says where the next one is, with the key, as some systems do. */
function asked(): { ask: Ask; requests: Parameters<Ask>[0][] } {
  const requests: Parameters<Ask>[0][] = [];
  const next = 'https://api.example.com/reviews?limit=1&token=s3&after=1';
  return {
    requests,
    ask: (request) => {
      requests.push(request);
      return Promise.resolve(sentJson({ rows: [row], next }));
    },
  };
}

test('a key of the address is sent with each page, and stands in no place that is stored', async () => {
  const { ask, requests } = asked();
  const own = { ...settings, key_parameter: 'token' };
  const page = await httpSource.read(ask, own, null, 0);
  expect(page.next).toBe('https://api.example.com/reviews?limit=1&after=1');
  await httpSource.read(ask, own, page.next, 0);
  expect(requests.map(({ url }) => url)).toEqual([
    'https://api.example.com/reviews?limit=1&token=s3',
    'https://api.example.com/reviews?limit=1&after=1&token=s3',
  ]);
  expect(requests.every(({ headers }) => headers?.['authorization'] === undefined)).toBe(true);
});

test('without a parameter the key goes into its header, which is named or is the usual one', async () => {
  const { ask, requests } = asked();
  await httpSource.read(ask, settings, null, 0);
  await httpSource.read(ask, { ...settings, header_name: 'X-Key' }, null, 0);
  await httpSource.read(ask, { ...settings, header_value: '', key_parameter: 'token' }, null, 0);
  const sent = (name: string) => requests.map(({ headers }) => headers?.[name]);
  expect(sent('authorization')).toEqual(['s3', undefined, undefined]);
  expect(sent('x-key')).toEqual([undefined, 's3', undefined]);
  expect(requests.at(-1)?.url).toBe(settings.url);
});
