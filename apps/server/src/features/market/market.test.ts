import { market } from '@earshot/contracts/market';
import type { MarketEvent, MarketLink } from '@earshot/contracts/market';
import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { JobApp } from '../../testing/job-app.ts';
import { jobApp } from '../../testing/job-app.ts';
import { hastyWeb } from '../../testing/market-app.ts';
import { send } from '../../testing/send.ts';
import { hostileAddresses } from '../../testing/stand-ins/web-addresses.ts';
import { keepMarketHandlers } from './runs/keep-market.jobs.ts';
import { runPack } from './runs/run-pack.ts';

let server: JobApp;
let logged = '';

beforeAll(async () => {
  const sink = new Writable({
    write(line: Buffer, _encoding, done) {
      logged += line.toString();
      done();
    },
  });
  server = await jobApp([], { log: pino({ level: 'trace' }, sink) });
  server.jobDeps.web = hastyWeb();
  server.jobDeps.resolve = () => Promise.reject(new Error('ENOTFOUND'));
});
afterAll(() => server.stop());

let asked = 0;
const ask = (subject: string, email = `reader${++asked}@crewlark.example`) =>
  send(server.app, market.submitPublicRequest, { body: { subject, email } });
const read = (body: MarketLink) => send(server.app, market.getPublicReport, { body });
const attempt = (number = 1) => ({ jobId: randomUUID(), number, signal: new AbortController().signal });

/** Makes the runs that wait, side by side, as the jobs' thread would; then sends the mail. */
async function makePacks(): Promise<void> {
  const waiting = await query<{ id: string }>(
    `select id from earshot.market_run where state in ('queued', 'running')`,
  );
  await Promise.all(waiting.map(({ id }) => runPack(id, server.jobDeps, attempt(2))));
  await server.runJobs();
}

const query = <Row extends object>(text: string, values: unknown[] = []) =>
  server.database.ownerPool.query<Row>(text, values).then(({ rows }) => rows);

test('[HERO-7] a subject and an address give a report of their own and its token', async () => {
  const { status, reply } = await ask('Crewlark');
  expect(status).toBe(202);
  expect(Object.keys(reply).sort()).toEqual(['token', 'uuid']);
  expect((await read(reply)).reply).toMatchObject({
    ...{ uuid: reply.uuid, state: 'queued', subject: 'Crewlark', queue_position: 0 },
    ...{ findings: null, plans: null, companies: [], citations: [] },
  });
  server.clock.advance({ days: 1 });
});

test('[HERO-7] subjects shorter than two characters, bad addresses and hostile ones are refused, naming the field', async () => {
  const short = await ask(' x ');
  expect([short.status, short.problem.errors?.[0]]).toEqual([
    400,
    { pointer: '#/body/subject', detail: 'Please enter at least 2 characters.' },
  ]);
  expect((await ask('Crewlark', 'no address')).problem.errors?.[0]?.pointer).toBe('#/body/email');
  for (const url of hostileAddresses) {
    if (!/^[a-z][a-z0-9+.-]*:\/\//i.test(url) || /\.example\.com\/|nip\.io|localtest\.me/.test(url)) continue;
    server.clock.advance({ hours: 1 });
    const { status, problem } = await ask(url);
    expect([url, status, problem.errors?.[0]?.pointer]).toEqual([url, 400, '#/body/subject']);
  }
});

test('[MKT-4] a report is read with its own newest token only, for 90 days', async () => {
  server.clock.advance({ days: 1 });
  const { reply } = await ask('https://one.crewlark.example');
  const { reply: other } = await ask('https://two.crewlark.example');
  expect((await read(reply)).status).toBe(200);
  expect((await read({ ...reply, token: other.token })).status).toBe(404);
  expect((await read({ uuid: other.uuid, token: reply.token })).status).toBe(404);
  const { reply: rotated } = await send(server.app, market.rotatePublicLink, { body: reply });
  expect((await read(reply)).status).toBe(404);
  expect((await read(rotated)).status).toBe(200);
  server.clock.advance({ days: 91 });
  expect((await read(rotated)).status).toBe(404);
});

test('[MKT-4] who asks for the same site on a day shares its run; deleting and calling off end what nobody waits for', async () => {
  const { reply: first } = await ask('https://www.shop.crewlark.example/a');
  const { reply: second } = await ask('shop.crewlark.example');
  expect(second.uuid).not.toBe(first.uuid);
  const runs = () =>
    query<{ state: string }>(
      `select n.state from earshot.market_run n where asked_for like '%shop.crewlark%' order by queued_at, state`,
    );
  expect(await runs()).toEqual([{ state: 'queued' }]);

  expect((await send(server.app, market.deletePublicReport, { body: first })).reply).toEqual({
    deleted: true,
  });
  expect((await read(first)).status).toBe(404);
  expect((await read(second)).reply.state).toBe('queued');
  const { reply } = await send(server.app, market.cancelPublicReport, { body: second });
  expect(reply).toMatchObject({ state: 'cancelled', queue_position: null });
  expect(await runs()).toEqual([{ state: 'cancelled' }]);
  const { reply: third } = await ask('shop.crewlark.example');
  expect((await read(third)).reply.state).toBe('queued');
});

test('[MKT-4] no log holds a token', async () => {
  const { reply } = await ask('Crewlark');
  await server.app.inject(`/public/analysis_report?uuid=${reply.uuid}&token=${reply.token}`);
  await send(server.app, market.getPublicReport, { body: { ...reply, token: `${reply.token}x` } });
  expect(logged).not.toContain(reply.token);
});

test('[HERO-7] a run that is over is told of by mail once, never with what was typed', async () => {
  server.clock.advance({ days: 1 });
  const email = 'once@crewlark.example';
  const { reply } = await ask('https://told.crewlark.example/?secret=typed', email);
  await makePacks();
  expect((await read(reply)).reply.state).toBe('done');
  const [received, ...others] = server.mailbox.to(email);
  expect(others).toEqual([]);
  expect(received?.subject).toBe('Market report: told.crewlark.example');
  expect(`${received?.text}${received?.html}`).not.toContain('typed');
  expect(received?.text).toContain(`/public/analysis_report?uuid=${reply.uuid}&token=${reply.token}`);
  expect(received?.text).toContain('mail_choice');
  expect(await query(`select email from earshot.market_report where id = $1`, [reply.uuid])).toEqual([
    { email: null },
  ]);
  // Its site was not reached: who asks for the same later that day is not handed that, but waits for a run of their own.
  await ask('told.crewlark.example', 'later@crewlark.example');
  await server.runJobs();
  expect(server.mailbox.to('later@crewlark.example')).toHaveLength(0);
  await makePacks();
  expect(server.mailbox.to('later@crewlark.example')).toHaveLength(1);
});

test('a run that was cut off is made once more and then ends; one that nothing does any more is ended', async () => {
  server.clock.advance({ days: 1 });
  const { reply } = await ask('https://cut.crewlark.example');
  const { reply: lost } = await ask('https://lost.crewlark.example');
  const rows = await query<{ run: string }>(`select run_id as run from earshot.market_report where id = $1`, [
    reply.uuid,
  ]);
  await query(`update earshot.market_run set state = 'running', attempt = 2, started_at = queued_at`);
  await runPack(rows[0]?.run ?? '', server.jobDeps, attempt());
  expect((await read(reply)).reply).toMatchObject({
    state: 'failed',
    notice: expect.stringContaining('twice') as string,
  });
  expect((await read(lost)).reply.state).toBe('running');
  server.clock.advance({ minutes: 11 });
  for (const handler of keepMarketHandlers(server.jobDeps)) await handler.run({}, undefined, attempt());
  expect((await read(lost)).reply).toMatchObject({
    state: 'failed',
    notice: 'This report was interrupted. You see the results found so far.',
  });
});

/** The events of a report's stream, once it has ended. */
async function events(body: MarketLink, lastEventId?: string) {
  const answer = await server.app.inject({
    ...{ method: 'POST', url: market.streamPublicReport.path, payload: body },
    ...(lastEventId !== undefined && { headers: { 'last-event-id': lastEventId } }),
  });
  expect(answer.headers['content-type']).toContain('text/event-stream');
  return answer.body
    .split('\n\n')
    .filter((event) => event.startsWith('id:'))
    .map((event) => {
      const [id, name, data] = event.split('\n').map((line) => line.replace(/^\w+: /, ''));
      return { id, name, data: JSON.parse(data ?? '') as MarketEvent };
    });
}

test('a report streams as it is made, and goes on after the event that the reader had last', async () => {
  server.clock.advance({ days: 1 });
  const { reply } = await ask('https://stream.crewlark.example');
  const streaming = events(reply);
  await makePacks();
  const seen = await streaming;
  expect(seen[0]?.data).toMatchObject({ uuid: reply.uuid, subject: 'https://stream.crewlark.example' });
  expect(seen.at(-1)?.data.state).toBe('done');
  expect(new Set(seen.map(({ name }) => name))).toEqual(new Set(['report']));
  const merged = Object.assign({}, ...seen.map(({ data }) => data)) as object;
  expect(merged).toEqual((await read(reply)).reply);
  const [again] = await events(reply, seen.at(-1)?.id);
  expect(again?.data.subject).toBeUndefined();
  expect(again?.data.state).toBe('done');
});
