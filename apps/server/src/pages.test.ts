import { callGroups } from '@earshot/contracts/call/all-calls';
import type { Call } from '@earshot/contracts/call';
import { analytics } from '@earshot/contracts/analytics';
import { appPages, publicPages } from '@earshot/contracts/pages/pages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from './testing/app.ts';
import { testApp } from './testing/app.ts';
import type { Person } from './testing/people.ts';
import { signUp } from './testing/people.ts';
import { problemIn, RawConnection } from './testing/malformed/raw-connection.ts';
import { send } from './testing/send.ts';
import type { WebApp } from './testing/web-app.ts';
import { webApp } from './testing/web-app.ts';

let earshot: TestApp;
let web: WebApp;
let owner: Person;
beforeAll(async () => {
  earshot = await testApp();
  web = await webApp(earshot, {
    'index.html': '<!doctype html><title>Home</title>',
    'public/analysis_report/index.html': '<!doctype html><title>Market report</title>',
    'assets/app-abc123.js': 'export {};',
    'robots.txt': 'User-agent: *',
  });
  owner = await signUp(earshot);
});
afterAll(async () => {
  await web.stop();
  await earshot.stop();
});

const calls: Call[] = Object.values(callGroups).flatMap((group) => Object.values(group));
const goesOnOrIsUsedUp = ({ transport, query }: Call) => transport === 'stream' && query !== undefined;

async function ask(method: 'GET' | 'HEAD', path: string): Promise<{ answer: Response; body: string }> {
  const headers = { ...owner.auth, 'accept-encoding': 'identity' };
  const answer = await fetch(web.url + path, { method, headers, redirect: 'manual' });
  return { answer, body: await answer.text() };
}

/** Status and headers, without those that differ from answer to answer. */
function factsOf({ status, headers }: Response): object {
  const own = new Set(['date', 'x-request-id', 'keep-alive', 'connection']);
  return { status, headers: [...headers].filter(([name]) => !own.has(name)) };
}

describe('HEAD', () => {
  test.each([
    ...[
      '/',
      '/login',
      '/feedback/list',
      '/public/report',
      '/public/analysis_report',
      '/nowhere',
      '/public/nowhere',
    ],
    ...[
      '/robots.txt',
      '/assets/app-abc123.js',
      '/assets/none.js',
      '/docs/api',
      '/healthz',
      '/readyz',
      '/api/none',
    ],
  ])('answers as GET at %s, without a body', async (path) => {
    const [get, head] = [await ask('GET', path), await ask('HEAD', path)];
    expect(head.body).toBe('');
    expect(get.body).not.toBe('');
    expect(factsOf(head.answer)).toEqual(factsOf(get.answer));
  });

  test('answers as GET for every call that reads', async () => {
    const reading = calls.filter((call) => call.method === 'GET' && !goesOnOrIsUsedUp(call));
    expect(reading.length).toBeGreaterThan(40);
    for (const { path } of reading) {
      const [get, head] = [await ask('GET', path), await ask('HEAD', path)];
      expect([path, head.answer.status, head.body]).toEqual([path, get.answer.status, '']);
      expect(head.answer.headers.get('content-type')).toBe(get.answer.headers.get('content-type'));
    }
  });

  test('is refused where GET uses up what it is asked by, which then still works', async () => {
    for (const { path } of calls.filter((call) => call.method === 'GET' && goesOnOrIsUsedUp(call))) {
      const { answer } = await ask('HEAD', path);
      expect([path, answer.status, answer.headers.get('allow')]).toEqual([path, 405, 'GET']);
    }
    const made = await send(web.app, analytics.export, { as: owner, body: {} });
    expect(made.status).toBe(200);
    const { path } = made.reply;
    expect((await ask('HEAD', path)).answer.status).toBe(405);
    expect((await ask('GET', path)).answer.status).toBe(200);
  });
});

describe('a page', () => {
  test.each([...publicPages, '/public/report/', '/public/nowhere'])(
    'that may be opened by a link with a secret tells nobody its address and is not stored: %s',
    async (path) => {
      const { headers } = (await ask('GET', path)).answer;
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('cache-control')).toContain('no-store');
    },
  );

  test.each(['/', ...appPages])('without a secret is asked for again: %s', async (path) => {
    const { headers } = (await ask('GET', path)).answer;
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  });

  test.each(['/', '/login', '/healthz', '/api/none', '/api/openapi.json'])(
    'may ask the browser for little: %s',
    async (path) => {
      const policy = (await ask('GET', path)).answer.headers.get('permissions-policy');
      expect(policy).toContain('camera=()');
      expect(policy).toContain('clipboard-write=(self)');
    },
  );
});

describe('[CALL-8] a problem answers', () => {
  test.each([
    [
      'headers that are too large',
      `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
      431,
      'headers_too_large',
    ],
    ['what is no HTTP', 'Good evening\r\n\r\n', 400, 'bad_request'],
    ['a header that is none', 'GET / HTTP/1.1\r\nHost: a\r\nno header\r\n\r\n', 400, 'bad_request'],
    ['a length that is none', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: x\r\n\r\n', 400, 'bad_request'],
    [
      'two lengths',
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
      400,
      'bad_request',
    ],
    ['a method that is none', 'NONE / HTTP/1.1\r\nHost: a\r\n\r\n', 400, 'bad_request'],
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'bad_request'],
    [
      'a body that breaks off',
      'POST /api/user/get_token HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
      400,
      'bad_request',
    ],
  ])('%s', async (_what, request, status, code) => {
    const answer = await new RawConnection(web.port).say(request).closed;
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(problemIn(answer)).toMatchObject({ status, code, type: `/problems/${code}` });
    expect(answer).toMatch(/^content-security-policy: /im);
    expect(answer).toMatch(/^permissions-policy: /im);
  });
});
