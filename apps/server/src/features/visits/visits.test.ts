import { visits } from '@earshot/contracts/visits';
import { chunksIn } from '@earshot/replay-format/chunk-run';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keepVisits } from '../../jobs/visit.jobs.ts';
import { findChromium } from '../../platform/browser/find-chromium.ts';
import type { JobApp } from '../../testing/job-app.ts';
import { jobApp } from '../../testing/job-app.ts';
import type { PlantedSite } from '../../testing/stand-ins/planted-site.ts';
import { plantedSite } from '../../testing/stand-ins/planted-site.ts';
import { send } from '../../testing/send.ts';
import { hostileAddresses } from '../../testing/stand-ins/web-addresses.ts';
import { removeRecording } from '../recordings/retention.service.ts';
import { runVisit } from './run-visit.ts';
import { visitsWorkspace } from './visit-recordings.service.ts';
import { visitHandlers } from './visits.jobs.ts';

let site: PlantedSite;
let server: JobApp;
let logged = '';

beforeAll(async () => {
  site = await plantedSite('kettle.test');
  const sink = new Writable({
    write(line: Buffer, _encoding, done) {
      logged += line.toString();
      done();
    },
  });
  const port = site.host.split(':')[1];
  server = await jobApp([], {
    environment: { EARSHOT_PRIVATE_TARGETS: `${site.host},away.test:${port}` },
    log: pino({ level: 'debug' }, sink),
  });
  server.jobDeps.freeSpace = server.deps.freeSpace;
  server.jobDeps.resolve = async (host) => {
    if (host === 'kettle.test' || host === 'away.test') return ['127.0.0.1'];
    throw new Error('ENOTFOUND');
  };
});
afterAll(async () => {
  await server.stop();
  await site.stop();
});

const email = 'ines@kettle.example';
const ask = (url: string, as = email) =>
  send(server.app, visits.submitRecordRequest, { body: { email: as, url } });
const read = (params: { uuid: string; token: string }) =>
  send(server.app, visits.getSiteSessionAnalysis, { params });

/** Does the visit that waits, as the jobs' thread would. */
async function visitNow(): Promise<void> {
  const { rows } = await server.database.ownerPool.query<{ id: string }>(
    `select id from earshot.site_visit where state = 'queued'`,
  );
  for (const { id: visitId } of rows) {
    const attempt = { jobId: visitId, number: 2, signal: new AbortController().signal };
    // Other tests run beside this one, so the browser gets more time than it has.
    await runVisit(visitId, server.jobDeps, attempt, 150);
  }
  await server.runJobs();
}

async function night(): Promise<void> {
  const attempt = { jobId: 'night', number: 1, signal: new AbortController().signal };
  await visitHandlers.find(({ job }) => job === keepVisits)?.run({}, server.jobDeps, attempt);
}

const hasChromium = (() => {
  try {
    return findChromium(undefined) !== '';
  } catch {
    return false;
  }
})();

test('[CALL-4] addresses that are not on the public web are refused, naming the field', async () => {
  for (const url of hostileAddresses) {
    // What has no scheme is taken for a name on the web, and names are looked at when they are resolved.
    if (!/^[a-z][a-z0-9+.-]*:\/\//i.test(url) || /\.example\.com\/|nip\.io|localtest\.me/.test(url)) continue;
    const { status, problem } = await ask(url);
    expect([url, status]).toEqual([url, 400]);
    expect(problem.errors?.[0]?.pointer).toBe('#/body/url');
  }
});

test('[CALL-4] a report is read with its own token only', async () => {
  const { reply } = await ask('https://one.kettle.example');
  const { reply: other } = await ask('https://two.kettle.example');
  expect((await read(reply)).reply).toMatchObject({ state: 'queued', host: 'one.kettle.example', ahead: 0 });
  expect((await read({ ...reply, token: other.token })).status).toBe(404);
  expect((await read({ ...reply, token: `${reply.token.slice(0, -1)}_` })).status).toBe(404);
  expect((await read({ uuid: other.uuid, token: reply.token })).status).toBe(404);
  server.clock.advance({ days: 91 });
  expect((await read(reply)).status).toBe(404);
});

test('[CALL-4] a site is visited once a day; each who asks has a report of their own, and deletes it', async () => {
  const { reply: first } = await ask('http://shop.kettle.example/a');
  const { reply: second } = await ask('www.shop.kettle.example/b', 'tom@kettle.example');
  expect(second.uuid).not.toBe(first.uuid);
  expect((await read(second)).reply).toMatchObject({ url: 'http://shop.kettle.example/a' });

  expect((await send(server.app, visits.deleteSiteSession, { body: first })).reply).toEqual({
    deleted: true,
  });
  expect((await read(first)).status).toBe(404);
  expect((await read(second)).status).toBe(200);
  await send(server.app, visits.deleteSiteSession, { body: second });
  const again = await ask('https://shop.kettle.example');
  expect([again.status, again.problem.code]).toEqual([429, 'rate_limited']);
  server.clock.advance({ days: 1 });
  expect((await ask('https://shop.kettle.example')).status).toBe(202);
});

test('[CALL-4] a visit that was cut off each time ends in the night, with a sentence', async () => {
  const { reply } = await ask('https://cut.kettle.example');
  await server.database.ownerPool.query(
    `update earshot.site_visit set state = 'running' where host = 'cut.kettle.example'`,
  );
  await night();
  expect((await read(reply)).reply.state).toBe('running');
  server.clock.advance({ hours: 7 });
  await night();
  expect((await read(reply)).reply).toMatchObject({
    state: 'failed',
    why: 'The visit was interrupted on our side.',
  });
});

test('[CALL-4] what is ahead of a visit is counted', async () => {
  const { reply } = await ask('https://last.kettle.example');
  expect((await read(reply)).reply.ahead).toBeGreaterThan(0);
  await server.database.ownerPool.query('delete from earshot.site_visit');
});

test('[CALL-4] a redirect to a private address, and one to another site, end the visit with a sentence', async () => {
  // Another day: the address may be written to again.
  server.clock.toHour(0);
  const { reply } = await ask(`http://${site.host}/to-inside`);
  await visitNow();
  expect((await read(reply)).reply).toMatchObject({
    state: 'failed',
    why: 'This address is not on the public web.',
    analysis: null,
    replay: null,
  });
  expect(site.askedInside).toEqual([]);
  expect(server.mailbox.to(email).at(-1)).toMatchObject({ subject: 'Your site visit failed' });
  await server.database.ownerPool.query('delete from earshot.site_visit');

  const { reply: closed } = await ask(`http://${site.host}/closed/office`);
  await visitNow();
  expect((await read(closed)).reply.why).toContain('robots.txt');
  expect(site.asked).not.toContain('GET /closed/office?');
  await server.database.ownerPool.query('delete from earshot.site_visit');
});

test('[CALL-4] without Chromium the report says so', async () => {
  const { chromium } = server.jobDeps.config;
  server.jobDeps.config.chromium = '/nowhere/chromium';
  const { reply } = await ask(`http://${site.host}/`);
  await visitNow();
  server.jobDeps.config.chromium = chromium;
  expect((await read(reply)).reply).toMatchObject({
    state: 'failed',
    why: 'Visits need Chromium, and EARSHOT_CHROMIUM names a program that is not there.',
  });
  await server.database.ownerPool.query('delete from earshot.site_visit');
});

describe.skipIf(!hasChromium)('a visit', () => {
  let link: { uuid: string; token: string };

  beforeAll(async () => {
    site.asked.length = 0;
    server.clock.advance({ days: 1 });
    link = (await ask(`http://${site.host}/`)).reply;
    await visitNow();
  }, 200_000);

  test('[CALL-4] names the six faults that were planted, and invents none', async () => {
    const { reply } = await read(link);
    expect([reply.state, reply.why]).toEqual(['done', null]);
    const at = (path: string) => `http://${site.host}${path}`;
    const found = reply.analysis?.findings.map(({ kind, page, what }) => [kind, page, what]) ?? [];
    expect(found.sort()).toEqual(
      [
        ['accessibility', at('/form'), 'Form elements must have labels'],
        ['broken_link', at('/'), 'The link “Careers” answers 404'],
        ['console_error', at('/about'), 'The map key has expired'],
        ['dead_control', at('/'), 'Nothing happens when “Brands” is pressed'],
        ['page_error', at('/error'), expect.stringContaining('textContent')],
        ['slow_page', at('/slow'), expect.stringMatching(/The server took \d\.\d s to respond/)],
      ].sort(),
    );
    expect(reply.analysis?.left_out).toEqual(['Pages that robots.txt disallows were not opened']);
  });

  test('[CALL-4] follows links and opens menus, and submits, buys and reaches nothing else', async () => {
    expect(new Set(site.asked)).toEqual(
      new Set(
        ['/', '/robots.txt', '/about', '/error', '/slow', '/missing', '/form'].map((path) => `GET ${path}`),
      ),
    );
    expect(site.askedInside).toEqual([]);
    const { reply } = await read(link);
    expect(reply.analysis?.tried.map(({ what }) => what)).toEqual(
      expect.arrayContaining(['Opened the first page', 'Opened “Ranges”', 'Followed “About”']),
    );
    expect(reply.seen_pages).toHaveLength(6);
  });

  test('[CALL-4] comes with its replay, which shows the pages and the moments of the faults', async () => {
    const { replay, analysis } = (await read(link)).reply;
    const kinds = new Set(replay?.moments.map(({ kind }) => kind));
    expect([...kinds]).toEqual(expect.arrayContaining(['page', 'click', 'error']));
    const pages = replay?.moments
      .filter(({ kind }) => kind === 'page')
      .map(({ label }) => new URL(label).pathname);
    expect(new Set(pages)).toEqual(new Set(['/', '/about', '/error', '/slow', '/missing', '/form']));
    const [from, to] = [
      Date.parse(replay?.recording.started_at ?? ''),
      Date.parse(replay?.recording.ended_at ?? ''),
    ];
    for (const { at } of analysis?.findings ?? []) {
      expect(at).toBeGreaterThan(from - 1000);
      expect(at).toBeLessThan(to + 20_000);
    }
    // Nothing of what was recorded is missing: each page's chunks are numbered without a gap.
    for (const { tab_id: tab } of replay?.chunks ?? []) {
      const numbers = replay?.chunks.filter((one) => one.tab_id === tab).map(({ seq }) => seq) ?? [];
      expect(numbers).toEqual(numbers.map((_seq, place) => place));
    }
    const chunk = replay?.chunks[0];
    const bytes = await server.app.inject({
      method: 'POST',
      url: visits.getSiteSessionChunks.path,
      payload: { ...link, tab_id: chunk?.tab_id, from_seq: 0, to_seq: 100 },
    });
    expect(bytes.statusCode).toBe(200);
    expect(chunksIn(bytes.rawPayload).length).toBe(
      replay?.chunks.filter(({ tab_id: tab }) => tab === chunk?.tab_id).length,
    );
  });

  test('[CALL-4] is told of by mail once, without what was typed, and no log holds a token', async () => {
    const received = server.mailbox.to(email).at(-1);
    expect(received?.subject).toBe('Your site visit is ready');
    expect(received?.text).toContain(`Our browser visited ${site.host}: 6 pages, 6 problems.`);
    const { page, secrets } = server.mailbox.newestLink(email);
    expect(page).toBe('/public/session-replay/site_analysis');
    expect(Object.fromEntries(secrets)).toEqual(link);
    const { rows } = await server.database.ownerPool.query(`select email from earshot.site_visit_report`);
    expect(rows).toEqual([{ email: null }]);
    await server.app.inject(
      `/api/agent_screen_record/get_site_session_analysis/${link.uuid}/${'x'.repeat(600)}`,
    );
    expect(logged).not.toContain(link.token);
    expect(logged).not.toContain('xxxxxxxxxx');
  });

  test('[CALL-4] goes with its replay when its last report is deleted, or after 90 days', async () => {
    const recordingId = (await read(link)).reply.replay?.recording.session_id ?? '';
    await send(server.app, visits.deleteSiteSession, { body: link });
    expect(await removeRecording(server.deps, visitsWorkspace, recordingId)).toBe(false);
    server.clock.advance({ days: 91 });
    await night();
    const { rows } = await server.database.ownerPool.query('select id from earshot.site_visit');
    expect(rows).toEqual([]);
  });
});
