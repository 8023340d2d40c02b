import { feedback } from '@earshot/contracts/feedback';
import { ideas } from '@earshot/contracts/ideas';
import { market } from '@earshot/contracts/market';
import type { MarketReport } from '@earshot/contracts/market/market-report';
import { topics } from '@earshot/contracts/topics';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { cleanUp } from '../../jobs/maintenance.jobs.ts';
import { inWorkspace } from '../../platform/database/workspace-transaction.ts';
import type { MarketApp } from '../../testing/market-app.ts';
import { marketApp } from '../../testing/market-app.ts';
import type { Person } from '../../testing/people.ts';
import { invite, signUp } from '../../testing/people.ts';
import { send } from '../../testing/send.ts';
import { runPack } from '../market/runs/run-pack.ts';
import { maintenanceHandlers } from '../maintenance/maintenance.jobs.ts';

let internet: MarketApp;
let member: Person;
let reportId: string;
let report: MarketReport;

beforeAll(async () => {
  internet = await marketApp();
});
afterAll(() => internet.stop());

beforeEach(async () => {
  member = await signUp(internet.server);
  // Its evidence is read once a day for all.
  const body = { subject: internet.standIn.originOf('marrowby.test'), name: 'Rotas' };
  const { reply } = await send(internet.server.app, market.analyze, { as: member, body });
  reportId = reply.market_report_id;
  const { rows } = await query<{ id: string; state: string }>(
    `select r.id, r.state from earshot.market_run r join earshot.market_report m on m.run_id = r.id where m.id = $1`,
    [reportId],
  );
  const [run] = rows;
  const attempt = { jobId: randomUUID(), number: 2, signal: new AbortController().signal };
  if (run && run.state === 'queued') await runPack(run.id, internet.server.jobDeps, attempt);
  report = await readReport();
}, 120_000);

const query = <Row extends object>(text: string, values: unknown[]) =>
  internet.server.database.ownerPool.query<Row>(text, values);
const readReport = async () =>
  (
    await send(internet.server.app, market.getReport, {
      as: member,
      query: { market_report_id: reportId },
    })
  ).reply.report;

const finding = () => report.findings?.[0] ?? never();
const complaint = () => report.voices?.find(({ tone }) => tone !== 'praised') ?? never();
const pointer = (kind: 'market_finding' | 'market_theme', key: string) => ({
  ...{ kind, market_report_id: reportId, key },
});

function never(): never {
  throw new Error('The report of the stand-in has it');
}

const sendFinding = (title = 'Cheaper plans', as = member) =>
  send(internet.server.app, ideas.send, {
    as,
    body: { title, evidence: [pointer('market_finding', finding().id)] },
  });
const list = async (query: object = {}, as = member) =>
  (await send(internet.server.app, ideas.list, { as, query })).reply;
const titles = async (query: object = {}) => (await list(query)).ideas.map(({ title }) => title);
const change = (call: typeof ideas.remove | typeof ideas.restore, id: string, as = member) =>
  send(internet.server.app, call, { as, body: { idea_id: id } });

test('a finding is sent with its evidence once; who sends it again is told what is there', async () => {
  const first = await sendFinding();
  expect([first.status, first.reply.is_new, first.reply.idea.state]).toEqual([200, true, 'waiting']);
  const told = { market_report_id: reportId, name: 'Rotas', key: finding().id };
  expect(first.reply.idea.evidence).toEqual([
    {
      ...{ kind: 'market_finding', text: finding().headline, gone: null, report: told },
      ...{ said: null, items: null },
    },
  ]);
  const colleague = await invite(internet.server, member, 'member');
  const again = await sendFinding('Something else', colleague);
  expect([again.reply.is_new, again.reply.idea]).toEqual([false, first.reply.idea]);
  const both = await Promise.all([1, 2, 3].map(() => sendFinding()));
  expect(both.map(({ reply }) => reply.idea.idea_id)).toEqual(Array(3).fill(first.reply.idea.idea_id));
  expect((await list()).counts).toEqual({ waiting: 1, on_board: 0, dismissed: 0 });
  const sent = await send(internet.server.app, ideas.listSent, {
    as: colleague,
    query: { market_report_id: reportId },
  });
  expect(sent.reply.sent).toEqual([
    {
      ...{ kind: 'market_finding', key: finding().id, idea_id: first.reply.idea.idea_id, state: 'waiting' },
      ...{ sent_by: first.reply.idea.sent_by, sent_at: first.reply.idea.sent_at },
    },
  ]);
});

test('a rival’s complaint goes with the own items, topic and theme that say the same, and each opens what it counts', async () => {
  const items = [{ text: 'There was no signal in the cellar.' }, { text: 'The export is slow.' }];
  await send(internet.server.app, feedback.addFeedback, {
    as: member,
    body: { source: { name: 'Desk' }, items },
  });
  const { reply: topic } = await send(internet.server.app, topics.create, {
    as: member,
    body: { title: 'Working offline' },
  });
  const topicId = topic.custom_trend.id;
  const { workspaceId } = member;
  await inWorkspace(internet.server.database, workspaceId, (tx) =>
    tx
      .insertInto('theme')
      .values([
        { workspaceId, id: 2, foundName: 'signal' },
        { workspaceId, id: 1, foundName: 'reception', shownIn: 2 },
      ])
      .execute(),
  );
  const { reply } = await send(internet.server.app, ideas.send, {
    as: member,
    body: {
      title: 'Work offline',
      note: 'Asked for in cellars.',
      evidence: [
        pointer('market_theme', complaint().id),
        { kind: 'market_report', market_report_id: reportId },
        { kind: 'topic', custom_trend_id: topicId },
        { kind: 'theme', theme_id: 1 },
      ],
      feedback: [{ search_term: 'no signal' }, { search_term: 'no signal' }],
    },
  });
  const { host, label, tone, count, of } = complaint();
  const company = report.companies.find((one) => one.host === host)?.name;
  expect(reply.idea.evidence.map(({ kind, text, said, items }) => [kind, text, said, items])).toEqual([
    ['market_theme', label, { company, tone, count, of }, null],
    ['market_report', 'Rotas', null, null],
    ['topic', 'Working offline', null, { filters: { custom_trend_id: topicId }, search_term: null }],
    ['theme', 'signal', null, { filters: { theme_ids: [2] }, search_term: null }],
    ['feedback', 'no signal', null, { filters: {}, search_term: 'no signal' }],
  ]);
  const last = reply.idea.evidence.at(-1)?.items;
  const found = await send(internet.server.app, feedback.getFeedback, {
    as: member,
    body: { filters: last?.filters, searchTerm: last?.search_term ?? '' },
  });
  expect(found.reply.total_count).toBe(1);
});

test('[MKT-1] what a report does not tell any more, the idea does not tell either', async () => {
  await sendFinding();
  internet.server.clock.advance({ minutes: 1 });
  const theme = pointer('market_theme', complaint().id);
  await send(internet.server.app, ideas.send, { as: member, body: { title: 'Offline', evidence: [theme] } });
  const { citations } = finding();
  const cited = report.citations.find(({ id }) => id === citations[0]) ?? never();
  await query(
    `update earshot.market_page set body = replace(body, $1, 'Something else') where position($1 in body) > 0`,
    [cited.quote],
  );
  expect((await readReport()).findings?.some(({ id }) => id === finding().id)).toBe(false);
  const [, corrupted] = (await list()).ideas;
  expect(corrupted?.evidence).toMatchObject([{ kind: 'market_finding', text: null, gone: 'claim' }]);
  expect(JSON.stringify(corrupted?.evidence)).not.toContain(finding().headline);
  await query(`update earshot.market_page set body = replace(body, 'Something else', $1)`, [cited.quote]);
  expect((await list()).ideas[1]?.evidence).toMatchObject([{ text: finding().headline, gone: null }]);

  const body = { market_report_id: reportId };
  await send(internet.server.app, market.removeReport, { as: member, body });
  for (const idea of (await list()).ideas) {
    expect(idea.evidence).toMatchObject([{ text: null, gone: 'report', report: { name: null } }]);
  }
  const sent = await send(internet.server.app, ideas.listSent, { as: member, query: body });
  expect(sent.status).toBe(404);
});

test('a topic that is deleted is said to be gone', async () => {
  const { reply: topic } = await send(internet.server.app, topics.create, {
    as: member,
    body: { title: 'Offline' },
  });
  const evidence = [{ kind: 'topic' as const, custom_trend_id: topic.custom_trend.id }];
  await send(internet.server.app, ideas.send, { as: member, body: { title: 'Offline', evidence } });
  const body = { custom_trend_id: topic.custom_trend.id };
  await send(internet.server.app, topics.remove, { as: member, body });
  expect((await list()).ideas[0]?.evidence).toMatchObject([{ kind: 'topic', text: null, gone: 'topic' }]);
  const { status } = await send(internet.server.app, ideas.send, {
    as: member,
    body: { title: 'Again', evidence },
  });
  expect(status).toBe(404);
});

test('ideas are found by title, paged by key, dismissed and taken up again', async () => {
  const made: string[] = [];
  for (const title of ['Offline mode', 'Cheaper plan', 'Offline maps']) {
    internet.server.clock.advance({ minutes: 1 });
    const { reply } = await send(internet.server.app, ideas.send, {
      as: member,
      body: { title, feedback: [{ search_term: title }] },
    });
    made.push(reply.idea.idea_id);
  }
  expect(await titles({ search: 'OFFLINE' })).toEqual(['Offline maps', 'Offline mode']);
  expect(await titles({ search: '100%' })).toEqual([]);
  const first = await list({ limit: 2 });
  expect(first.ideas.map(({ title }) => title)).toEqual(['Offline maps', 'Cheaper plan']);
  // What stood last is gone by the time that the next page is asked for.
  await change(ideas.remove, first.ideas[1]?.idea_id ?? '');
  expect(await titles({ limit: 2, after: first.next_after ?? '' })).toEqual(['Offline mode']);
  expect((await send(internet.server.app, ideas.list, { as: member, query: { after: 'x' } })).status).toBe(
    400,
  );
  const dismiss = (state: 'waiting' | 'dismissed') =>
    send(internet.server.app, ideas.setState, { as: member, body: { idea_id: made[0] ?? '', state } });
  const { reply } = await dismiss('dismissed');
  expect([reply.state, reply.decided_by]).toEqual(['dismissed', reply.sent_by]);
  expect(await titles({ state: 'dismissed' })).toEqual(['Offline mode']);
  expect((await list({ search: 'offline' })).counts).toEqual({ waiting: 1, on_board: 0, dismissed: 1 });
  await dismiss('waiting');
  const body = { idea_id: made[0] ?? '', title: 'Offline at last', note: 'In cellars' };
  const renamed = await send(internet.server.app, ideas.update, { as: member, body });
  expect(renamed.reply).toMatchObject({ title: 'Offline at last', note: 'In cellars', state: 'waiting' });
  const query = { idea_id: made[0] ?? '' };
  expect((await send(internet.server.app, ideas.get, { as: member, query })).reply).toEqual(renamed.reply);
});

test('a deleted idea comes back, unless the same was sent again; after its days it is gone for good', async () => {
  const { reply } = await sendFinding();
  const id = reply.idea.idea_id;
  await change(ideas.remove, id);
  expect(await titles()).toEqual([]);
  expect((await change(ideas.remove, id)).status).toBe(404);
  expect((await change(ideas.restore, id)).status).toBe(200);
  await change(ideas.remove, id);
  const second = await sendFinding('Anew');
  expect(second.reply.is_new).toBe(true);
  const refused = await change(ideas.restore, id);
  expect([refused.status, refused.problem.code]).toEqual([409, 'conflict']);
  await change(ideas.remove, second.reply.idea.idea_id);
  internet.server.clock.advance({ days: 8 });
  const nightly = maintenanceHandlers.find(({ job }) => job === cleanUp);
  const attempt = { jobId: randomUUID(), number: 1, signal: new AbortController().signal };
  await nightly?.run({}, internet.server.jobDeps, attempt);
  const { rows } = await query(`select 1 from earshot.idea where workspace_id = $1`, [member.workspaceId]);
  expect(rows).toEqual([]);
});

test('viewers see ideas and send none; what is not the workspace’s is no evidence', async () => {
  await sendFinding();
  const viewer = await invite(internet.server, member, 'viewer');
  expect((await list({}, viewer)).ideas).toHaveLength(1);
  expect((await sendFinding('Mine', viewer)).status).toBe(403);
  const stranger = await signUp(internet.server);
  expect((await sendFinding('Mine', stranger)).status).toBe(404);
  expect((await list({}, stranger)).ideas).toEqual([]);
  const unknown = [pointer('market_finding', 'no-such-finding')];
  const body = { title: 'Nothing', evidence: unknown };
  expect((await send(internet.server.app, ideas.send, { as: member, body })).status).toBe(404);
  const empty = await send(internet.server.app, ideas.send, { as: member, body: { title: 'Nothing' } });
  expect([empty.status, empty.problem.code]).toEqual([400, 'bad_request']);
});
