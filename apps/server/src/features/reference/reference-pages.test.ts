import { callGroups } from '@earshot/contracts/call/all-calls';
import { feedback, itemRefusals, NewFeedback } from '@earshot/contracts/feedback';
import { ingestLimits } from '@earshot/contracts/ingest-limits';
import { limits } from '@earshot/contracts/limits';
import { problems } from '@earshot/contracts/call/problems';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { testApp } from '../../testing/app.ts';
import { brokenWords, wordsOfPage } from '../../testing/malformed/broken-words.ts';

const kibibyte = 1024;
const largest = { index: 100 * kibibyte, group: 200 * kibibyte, document: 800 * kibibyte };

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ environment: { EARSHOT_PUBLIC_URL: 'https://feedback.example.org' } });
});
afterAll(() => server.stop());

const page = async (path: string) => {
  const { statusCode, headers, body } = await server.app.inject(path);
  expect([path, statusCode, headers['content-type']]).toEqual([path, 200, 'text/html; charset=utf-8']);
  return body;
};
const groups = Object.entries(callGroups);
const attributes = (html: string, name: string) =>
  [...html.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map(([, value = '']) => value);

test('the reference is a small page of all calls, and one page for each group', async () => {
  expect(Buffer.byteLength(await page('/docs/api'))).toBeLessThan(largest.index);
  for (const [group, calls] of groups) {
    const body = await page(`/docs/api/${group}`);
    expect([group, Buffer.byteLength(body) < largest.group]).toEqual([group, true]);
    for (const [name, { path }] of Object.entries(calls)) {
      expect(attributes(body, 'id')).toContain(`${group}-${name}`);
      expect(body).toContain(path.replace(/:([a-z]+)/g, '{$1}'));
    }
  }
  const { body } = await server.app.inject('/api/openapi.json');
  expect(Buffer.byteLength(body)).toBeLessThan(largest.document);
});

test('each call is found in the page of all calls under the anchor that it always had', async () => {
  const body = await page('/docs/api');
  const anchors = attributes(body, 'id');
  for (const [group, calls] of groups)
    for (const name of Object.keys(calls)) {
      expect(anchors).toContain(`${group}-${name}`);
      expect(body).toContain(`href="/docs/api/${group}#${group}-${name}"`);
    }
});

test('the page of roles has a row for each call, and says who may make it', async () => {
  const body = await page('/docs/api/roles');
  const rows = new Map(
    [...body.matchAll(/<tr><th scope="row"><a href="([^"]*)">.*?<\/tr>/g)].map(([row, link = '']) => [
      link,
      [...row.matchAll(/<td[^>]*>(yes|no)<\/td>/g)].map(([, may]) => may === 'yes'),
    ]),
  );
  expect(rows.size).toBe(groups.reduce((sum, [, calls]) => sum + Object.keys(calls).length, 0));
  const [yes, no] = [true, false];
  // Nobody logged in, ingest key, read key, viewer, member, admin, owner, operator.
  expect(rows.get('/docs/api/feedback#feedback-addFeedback')).toEqual([no, yes, no, no, yes, yes, yes, no]);
  expect(rows.get('/docs/api/users#users-getToken')).toEqual(Array.from({ length: 8 }, () => yes));
  expect(rows.get('/docs/api/recordings#recordings-erasePerson')).toEqual([no, no, no, no, no, yes, yes, no]);
  for (const [group, calls] of groups)
    for (const [name, { auth }] of Object.entries(calls))
      expect([name, rows.get(`/docs/api/${group}#${group}-${name}`)?.[7]]).toEqual([
        name,
        auth === 'public' || auth === 'operator',
      ]);
});

test('every link within the reference leads to something that is there', async () => {
  const pages = new Map<string, string>();
  for (const path of ['/docs/api', '/docs/api/roles', ...groups.map(([group]) => `/docs/api/${group}`)])
    pages.set(path, await page(path));
  for (const [path, body] of pages) {
    expect(new Set(attributes(body, 'id')).size).toBe(attributes(body, 'id').length);
    for (const link of attributes(body, 'href')) {
      const [to = '', anchor] = link.split('#');
      const target = pages.get(to === '' ? path : to);
      if (anchor !== undefined)
        expect([path, link, target?.includes(` id="${anchor}"`)]).toEqual([path, link, true]);
      else if (to.startsWith('/docs/')) expect([path, pages.has(to)]).toEqual([path, true]);
    }
  }
});

test('calls are found by name, path and words, without a script', async () => {
  const found = async (search: string) => {
    const body = await page(`/docs/api?q=${encodeURIComponent(search)}`);
    return [...body.matchAll(/<li id="([^"]+)"/g)].map(([, id]) => id);
  };
  expect(await found('addFeedback')).toEqual(['feedback-addFeedback']);
  expect(await found('ADD_FEEDBACK ')).toEqual(['feedback-addFeedback']);
  expect(await found('up to 500 items')).toEqual(['feedback-addFeedback']);
  expect(await found('no such call')).toEqual([]);
  const hostile = await page(`/docs/api?q=${encodeURIComponent('"><script>alert(1)</script>')}`);
  expect(hostile).not.toContain('<script>alert');
  expect(await page('/docs/api?q=a&q=b')).toContain(
    `${groups.flatMap(([, calls]) => Object.keys(calls)).length} calls`,
  );
});

test('what add_feedback takes, answers and refuses can be read in its page', async () => {
  const body = await page('/docs/api/feedback');
  const item = body.slice(body.indexOf('id="shape-NewFeedback"'));
  for (const field of Object.keys(NewFeedback.shape)) expect(item).toContain(`<code>${field}</code>`);
  for (const limit of [
    limits.feedbackTextMaxChars,
    limits.feedbackTitleMaxChars,
    ingestLimits.externalIdMaxChars,
  ])
    expect(item).toContain(limit.toLocaleString('en-GB'));
  const call = body.slice(
    body.indexOf('id="feedback-addFeedback"'),
    body.indexOf('id="feedback-deleteItem"'),
  );
  expect(call).toContain('<a href="#shape-NewFeedback">');
  expect(call).toContain('curl -X POST https://feedback.example.org/api/feedback/add_feedback');
  for (const code of [...Object.keys(itemRefusals), ...(feedback.addFeedback.problems ?? [])])
    expect(call).toContain(`<code>${code}</code>`);
  for (const code of feedback.addFeedback.problems ?? []) expect(call).toContain(problems[code].title);
});

test('the reference runs its own script alone, and no group that is not there has a page', async () => {
  const { headers } = await server.app.inject('/docs/api');
  expect(headers['content-security-policy']).toContain("script-src 'self';");
  const index = await page('/docs/api');
  expect(index.match(/<script/g)).toEqual(['<script']);
  expect(index).not.toMatch(/ on[a-z]+="/);
  const script = await server.app.inject(attributes(index, 'src')[0] ?? '');
  expect([script.statusCode, script.headers['content-type']]).toEqual([
    200,
    'text/javascript; charset=utf-8',
  ]);
  for (const path of ['/docs/api/nothing', '/docs/api/constructor'])
    expect([path, (await server.app.inject(path)).statusCode]).toEqual([path, 404]);
});

test('no page of the reference has words that nobody finished', async () => {
  for (const path of ['/docs/api', '/docs/api/roles', ...groups.map(([group]) => `/docs/api/${group}`)])
    expect([path, brokenWords(wordsOfPage(await page(path)))]).toEqual([path, []]);
});
