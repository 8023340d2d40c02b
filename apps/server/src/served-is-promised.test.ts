import { callGroups } from '@earshot/contracts/call/all-calls';
import { openApiDocument } from '@earshot/contracts/openapi/openapi';
import { rateLimits } from '@earshot/contracts/call/rate-limits';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from './testing/app.ts';
import { testApp } from './testing/app.ts';

let earshot: TestApp;
beforeAll(async () => {
  earshot = await testApp();
});
afterAll(() => earshot.stop());

const promised = Object.values(callGroups).flatMap((group) =>
  Object.values(group).map((c) => `${c.method} ${c.path}`),
);

/** An escape that is none, and a parameter that is too long. */
const unreadable = [
  '/api/%zz',
  `/api/agent_screen_record/get_site_session_analysis/${'x'.repeat(600)}/${'x'.repeat(10)}`,
];

describe('the API', () => {
  test('[CALL-8] serves every promised call and promises every served one', () => {
    expect([...earshot.app.boundCalls].sort()).toEqual([...promised].sort());
  });

  test('promises no call twice', () => {
    expect(new Set(promised).size).toBe(promised.length);
  });

  test('is described for programs and for people', async () => {
    const forPrograms = await earshot.app.inject('/api/openapi.json');
    const paths = Object.keys(forPrograms.json<{ paths: object }>().paths);
    const described = promised.map((call) => call.replace(/^\w+ /, '').replace(/:([a-z]+)/g, '{$1}'));
    expect(paths.sort()).toEqual([...new Set(described)].sort());
    const forPeople = await earshot.app.inject('/docs/api');
    expect(forPeople.headers['content-type']).toContain('text/html');
    for (const path of paths) expect(forPeople.body).toContain(path);
  });

  test('has every schema in its description', () => {
    expect(() => JSON.stringify(openApiDocument('0', 'https://earshot.example'))).not.toThrow();
  });

  test('[CALL-8] answers an unknown call with a problem', async () => {
    const reply = await earshot.app.inject('/api/no/such_call');
    expect(reply.statusCode).toBe(404);
    expect(reply.headers['content-type']).toBe('application/problem+json');
    expect(reply.json()).toMatchObject({ code: 'not_found', status: 404, type: '/problems/not_found' });
  });

  test('[CALL-8] answers an address that cannot be read with a problem', async () => {
    for (const url of unreadable) {
      const reply = await earshot.app.inject(url);
      expect(reply.statusCode).toBe(400);
      expect(reply.headers['content-type']).toBe('application/problem+json');
      expect(reply.json()).toMatchObject({ code: 'bad_request', instance: expect.any(String) as string });
      expect(reply.body).not.toContain(url);
    }
  });

  test('sends the protecting headers on every reply', async () => {
    for (const url of [
      '/healthz',
      '/api/openapi.json',
      '/docs/api',
      '/docs/api/feedback',
      '/api/no/such_call',
      ...unreadable,
    ]) {
      const { headers } = await earshot.app.inject(url);
      expect(headers['content-security-policy']).toContain("object-src 'none'");
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['x-powered-by']).toBeUndefined();
    }
  });
});

test('docs/operate.md shows the rate limits that hold', () => {
  const page = readFileSync(new URL('../../../docs/operate.md', import.meta.url), 'utf8');
  const table = page.slice(page.indexOf('rate-limits:begin'), page.indexOf('rate-limits:end'));
  const rows = [...table.matchAll(/^\| `(\w+)` \| (\w+) \| (\d+) \| (\d+) s \|$/gm)].map(
    ([, name, per, max, seconds]) => ({
      name,
      per,
      max: Number(max),
      windowSeconds: Number(seconds),
    }),
  );
  expect(rows).toEqual(Object.entries(rateLimits).map(([name, limit]) => ({ name, ...limit })));
});
