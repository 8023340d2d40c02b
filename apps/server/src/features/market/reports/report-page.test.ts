import { market } from '@earshot/contracts/market';
import { reportPlace } from '@earshot/report-view/report-place';
import type { FastifyInstance } from 'fastify';
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../../app.ts';
import { siteFactsOf } from '../../../platform/http/site-facts-of.ts';
import { readWebBuild } from '../../../platform/http/web-build.ts';
import type { TestApp } from '../../../testing/app.ts';
import { testApp } from '../../../testing/app.ts';
import { send } from '../../../testing/send.ts';

const shell = `<!doctype html><title>Market report</title><main>${reportPlace}</main>`;
let server: TestApp;
let app: FastifyInstance;
let folder: string;
let logged = '';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'earshot-web-'));
  mkdirSync(join(folder, 'public/analysis_report'), { recursive: true });
  writeFileSync(join(folder, '__spa-fallback.html'), '<!doctype html>');
  writeFileSync(join(folder, 'public/analysis_report/index.html'), shell);
  const sink = new Writable({
    write(line: Buffer, _encoding, done) {
      logged += line.toString();
      done();
    },
  });
  server = await testApp({ log: pino({ level: 'trace' }, sink) });
  app = await buildApp(server.deps, readWebBuild(folder, siteFactsOf(server.config)));
});
afterAll(async () => {
  await app.close();
  await server.stop();
  rmSync(folder, { recursive: true });
});

async function order(subject: string): Promise<{ uuid: string; token: string }> {
  server.clock.advance({ days: 1 });
  return (
    await send(server.app, market.submitPublicRequest, { body: { subject, email: 'a@crewlark.example' } })
  ).reply;
}

const page = (query: Record<string, string>) =>
  app.inject(`/public/analysis_report?${new URLSearchParams(query).toString()}`);

test('[HERO-6] the page of a link holds the report as far as it is, without scripts', async () => {
  const reply = await page({ ...(await order('Crewlark')) });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(reply.body).toContain('<h1><bdi>Crewlark</bdi></h1>');
  expect(reply.body).toContain('Next in line');
  expect(reply.body).toContain('Reload this page');
  expect(reply.body).not.toContain(reportPlace);
});

test('what was typed stands in the page as text', async () => {
  const { body } = await page({ ...(await order('<script>alert(1)</script> $& $`')) });
  expect(body).not.toContain('<script>');
  expect(body).toContain('<h1><bdi>&lt;script&gt;alert(1)&lt;/script&gt; $&amp; $`</bdi></h1>');
});

test('[MKT-4] the page is kept by nobody, found by no search engine, and tells nobody its address', async () => {
  const link = await order('Jobwren');
  const { headers, body } = await page(link);
  expect(headers['cache-control']).toBe('private, no-store');
  expect(headers['referrer-policy']).toBe('no-referrer');
  expect(headers['x-robots-tag']).toBe('noindex, nofollow');
  expect(body).not.toContain(link.token);
  expect(logged).not.toContain(link.token);
});

test('[MKT-4] without the right secret the page holds nothing of a report', async () => {
  const { uuid, token } = await order('Tallowbee');
  const wrong = token.replace(/./g, (char) => (char === 'a' ? 'b' : 'a'));
  for (const query of [
    { uuid, token: wrong },
    { uuid, token: '' },
    { uuid: 'x', token },
  ]) {
    const reply = await page(query);
    expect([reply.statusCode, reply.body]).toEqual([404, shell]);
  }
  // As it is loaded again in a tab whose script took the secret out of the address.
  const again = await page({ uuid });
  expect([again.statusCode, again.body]).toEqual([200, shell]);
});
