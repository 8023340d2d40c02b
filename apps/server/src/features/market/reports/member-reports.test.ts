import { market } from '@earshot/contracts/market';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { JobApp } from '../../../testing/job-app.ts';
import { jobApp } from '../../../testing/job-app.ts';
import type { Person } from '../../../testing/people.ts';
import { signUp } from '../../../testing/people.ts';
import { send } from '../../../testing/send.ts';

let server: JobApp;
let member: Person;
let neighbour: Person;

beforeAll(async () => {
  server = await jobApp([]);
  server.jobDeps.resolve = () => Promise.reject(new Error('ENOTFOUND'));
  member = await signUp(server);
  neighbour = await signUp(server);
});
afterAll(() => server.stop());

const analyze = (subject: string, more: object = {}, as = member) =>
  send(server.app, market.analyze, { as, body: { subject, ...more } });

test('[MKT-4] a workspace lists its reports, finds them, and pages through them', async () => {
  for (const name of ['Rotas', 'Shifts', 'Crews']) {
    server.clock.advance({ minutes: 1 });
    const { status, reply } = await analyze(`${name.toLowerCase()}.example`, { name });
    expect([status, reply.name, reply.state, reply.host]).toEqual([
      201,
      name,
      'queued',
      `${name.toLowerCase()}.example`,
    ]);
  }
  const list = (query: object = {}, as = member) => send(server.app, market.listReports, { as, query });
  const names = async (query: object = {}) => (await list(query)).reply.reports.map(({ name }) => name);
  expect(await names()).toEqual(['Crews', 'Shifts', 'Rotas']);
  expect(await names({ search: 'SHIFTS.example' })).toEqual(['Shifts']);
  expect(await names({ search: '100%' })).toEqual([]);
  const first = (await list({ limit: 2 })).reply;
  expect([first.total_count, first.reports.length]).toEqual([3, 2]);
  expect(await names({ limit: 2, cursor: first.next ?? '' })).toEqual(['Rotas']);
  expect((await list({ cursor: 'x'.repeat(30) })).status).toBe(400);
  expect((await list({ cursor: first.next ?? '', order: 'name' })).status).toBe(400);
  expect((await list({}, neighbour)).reply.reports).toEqual([]);
});

test('[MKT-4] reports are filtered by standing and schedule, sorted, and each choice says how many it has', async () => {
  const owner = await signUp(server);
  const made: string[] = [];
  for (const [name, schedule] of [
    ['Öfen 10', 'weekly'],
    ['Öfen 9', 'none'],
    ['Anvils', 'weekly'],
  ]) {
    server.clock.advance({ minutes: 1 });
    const { reply } = await analyze(`${made.length}.forges.example`, { name, schedule }, owner);
    made.push(reply.market_report_id);
  }
  const body = { market_report_id: made[0] ?? '' };
  await send(server.app, market.cancelReport, { as: owner, body });
  const list = async (query: object) =>
    (await send(server.app, market.listReports, { as: owner, query })).reply;
  const names = async (query: object) => (await list(query)).reports.map(({ name }) => name);
  expect(await names({ order: 'name' })).toEqual(['Anvils', 'Öfen 9', 'Öfen 10']);
  expect(await names({ order: 'oldest' })).toEqual(['Öfen 10', 'Öfen 9', 'Anvils']);
  const all = await list({});
  expect(all.counts).toEqual({
    standing: { under_way: 2, done: 0, failed: 0, cancelled: 1 },
    schedule: { none: 1, weekly: 2, monthly: 0 },
  });
  // A choice counts what it would list beside what is chosen already: the number is what its link shows.
  const weekly = await list({ schedule: 'weekly' });
  expect([weekly.total_count, weekly.counts.standing.cancelled]).toEqual([2, 1]);
  expect(weekly.counts.schedule).toEqual(all.counts.schedule);
  expect(await names({ schedule: 'weekly', standing: 'under_way' })).toEqual(['Anvils']);
  expect((await list({ standing: 'under_way', search: 'öfen' })).total_count).toBe(1);
  // Pages follow each other by key in every order, also when what stood last is gone by then.
  const first = await list({ order: 'name', limit: 2 });
  const last = first.reports.at(-1)?.market_report_id ?? '';
  await send(server.app, market.removeReport, { as: owner, body: { market_report_id: last } });
  expect(await names({ order: 'name', limit: 2, cursor: first.next ?? '' })).toEqual(['Öfen 10']);
});

test('a report is opened, renamed, scheduled, shared, called off and deleted', async () => {
  const { reply } = await analyze('https://plans.example/');
  const body = { market_report_id: reply.market_report_id };
  const opened = await send(server.app, market.getReport, { as: member, query: body });
  expect(opened.reply.report).toMatchObject({ uuid: reply.market_report_id, state: 'queued' });
  const recent = await send(server.app, market.recentReports, { as: member });
  expect(recent.reply.reports[0]?.market_report_id).toBe(reply.market_report_id);

  const renamed = await send(server.app, market.renameReport, {
    as: member,
    body: { ...body, name: 'Plans' },
  });
  expect(renamed.reply.name).toBe('Plans');
  const scheduled = await send(server.app, market.setSchedule, {
    as: member,
    body: { ...body, schedule: 'monthly', tell_me: true },
  });
  expect(scheduled.reply).toMatchObject({ schedule: 'monthly', tells_me: true });
  expect(scheduled.reply.next_run_on).toMatch(/-01$/);

  const link = await send(server.app, market.shareReport, { as: member, body });
  const { uuid, token } = link.reply;
  const read = () => send(server.app, market.getPublicReport, { body: { uuid, token } });
  expect((await read()).status).toBe(200);
  await send(server.app, market.shareReport, { as: member, body: { ...body, renew: true } });
  expect((await read()).status).toBe(404);

  const cancelled = await send(server.app, market.cancelReport, { as: member, body });
  expect(cancelled.reply.state).toBe('cancelled');
  const again = await send(server.app, market.runAgain, { as: member, body });
  expect([again.status, again.reply.state]).toEqual([202, 'queued']);
  const twice = await send(server.app, market.runAgain, { as: member, body });
  expect([twice.status, twice.problem.code]).toEqual([409, 'conflict']);

  await send(server.app, market.removeReport, { as: member, body });
  expect((await send(server.app, market.getReport, { as: member, query: body })).status).toBe(404);
});

test('[MKT-4] reports that were asked for without an account are claimed by the verified address, once', async () => {
  const ask = (email: string) =>
    send(server.app, market.submitPublicRequest, { body: { subject: 'claim.example', email } });
  const { reply: link } = await ask(member.email);
  await ask('somebody.else@claim.example');
  const claimable = (as: Person) => send(server.app, market.claimable, { as });
  expect((await claimable(neighbour)).reply.count).toBe(0);
  expect((await claimable(member)).reply.count).toBe(1);
  const claim = () => send(server.app, market.claim, { as: member });
  expect((await claim()).reply.claimed).toBe(1);
  expect((await claim()).reply.claimed).toBe(0);
  const query = { market_report_id: link.uuid };
  expect((await send(server.app, market.getReport, { as: member, query })).status).toBe(200);
  expect((await send(server.app, market.getReport, { as: neighbour, query })).status).toBe(404);
});
