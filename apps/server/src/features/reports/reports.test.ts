import { dayMs, hourMs } from '@earshot/contracts/durations';
import type { CallBody, CallReply } from '@earshot/contracts/call';
import { feedback } from '@earshot/contracts/feedback';
import type { Figure } from '@earshot/contracts/analytics';
import { preferences } from '@earshot/contracts/preferences';
import type { ReportRun } from '@earshot/contracts/reports/report-run';
import { reportRunsKept, reports } from '@earshot/contracts/reports';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { inWorkspace } from '../../platform/database/workspace-transaction.ts';
import { addItems, findItems } from '../../testing/feedback-app.ts';
import { invite, logIn } from '../../testing/people.ts';
import { reportApp } from '../../testing/report-app.ts';
import { personEach } from '../../testing/person-each.ts';
import { send } from '../../testing/send.ts';

const given = personEach(reportApp);

type Report = CallReply<typeof reports.create>;

async function create(body: Partial<CallBody<typeof reports.create>> = {}): Promise<Report> {
  const { status, reply } = await send(given.server.app, reports.create, {
    as: given.person,
    body: { name: 'Weekly', ...body },
  });
  expect(status).toBe(201);
  return reply;
}

const get = (reportId: string, as = given.person) =>
  send(given.server.app, reports.get, { as, query: { report_id: reportId } });
const getRun = (reportId: string, runId?: string, as = given.person) =>
  send(given.server.app, reports.getRun, {
    as,
    query: { report_id: reportId, ...(runId !== undefined && { run_id: runId }) },
  });
const again = (reportId: string) =>
  send(given.server.app, reports.run, { as: given.person, body: { report_id: reportId } });

function daysAgo(days: number): string {
  return new Date(given.server.clock.now() - days * dayMs).toISOString();
}

const said = (text: string, days: number, rating?: number) => ({
  text,
  said_at: daysAgo(days),
  author: { email: `${text.length}@people.example`, name: 'Jane Roe' },
  ...(rating !== undefined && { rating: { value: rating, min: 1, max: 5 } }),
});

async function furnish(): Promise<void> {
  await addItems(given.server, given.person, [
    said('The parcel came late again.', 2, 1),
    said('A late parcel, and nobody answered.', 3, 2),
    said('Lovely box, thank you.', 4, 5),
    said('The box was fine.', 40, 4),
  ]);
  await addItems(given.server, given.person, [said('Where is my refund?', 5, 1)], { source: 'Helpdesk' });
}

/** Every figure of a run with the filter that opens it. */
function figuresIn(value: unknown): Figure[] {
  if (Array.isArray(value)) return value.flatMap(figuresIn);
  if (typeof value !== 'object' || value === null) return [];
  const own = 'measure' in value && 'filters' in value ? [value as Figure] : [];
  return [...own, ...Object.values(value).flatMap(figuresIn)];
}

async function done(body: Partial<CallBody<typeof reports.create>> = {}): Promise<[Report, ReportRun]> {
  const report = await create(body);
  await given.server.runReports();
  const { status, reply } = await getRun(report.report_id);
  expect(status).toBe(200);
  return [report, reply];
}

describe('a run', () => {
  beforeEach(furnish);

  test('counts the days before today, and each of its figures opens what it counts', async () => {
    const [, run] = await done({ questions: ['How many negative items are there by source?'] });
    expect(run.period).toEqual({ from: daysAgo(28).slice(0, 10), to: daysAgo(1).slice(0, 10) });
    expect(run.sections.map(({ kind }) => kind)).toEqual([
      ...['headline', 'volume', 'sentiment', 'themes', 'topics', 'drivers', 'sources'],
    ]);
    const figures = figuresIn(run).filter(({ measure, unit }) => measure === 'count' && unit === 'items');
    expect(figures.length).toBeGreaterThan(10);
    for (const { value, filters } of figures) {
      const { reply } = await findItems(given.server, given.person, { filters });
      expect(reply.total_count).toBe(value);
    }
    expect(run.summary.figures[0]?.figure.value).toBe(4);
  });

  const paragraphsOf = ({ summary }: ReportRun) =>
    summary.paragraphs.map((parts) => parts.map((p) => ('text' in p ? p.text : '')).join(''));

  test('says in sentences what was counted, without any model', async () => {
    await addItems(given.server, given.person, [said('It came.', 90)]);
    const [, run] = await done();
    const text = paragraphsOf(run);
    expect(text[0]).toMatch(
      /^All items from .+: 4, up from 1 in the previous period\. There is too little data/,
    );
    expect(text[1]).toMatch(/^(50|75) % of them are negative/);
    expect(run.summary).toMatchObject({ written_by: 'built_in', notice: null });
    expect(run.scope).toBe('all items');
  });

  test('says that there is no comparison with days before the data began', async () => {
    const [, run] = await done();
    const text = paragraphsOf(run);
    expect(text[0]).toMatch(
      /^All items from .+: 4\. No comparison: your data starts on .+ and does not cover the whole period before\.$/,
    );
    expect(text.join(' ')).not.toMatch(/(?:up|down) from|the same as|grew the most/);
  });

  test('is about the items of its filter alone', async () => {
    const [, run] = await done({ filters: { contains: 'parcel', said_from: '2020-01-01' } });
    expect(run.summary.figures[0]?.figure.value).toBe(2);
    expect(run.scope).toBe('items containing “parcel”');
  });

  test('answers its questions within its filter and its days, with quotes', async () => {
    const [, run] = await done({
      questions: [
        'How many items are there?',
        'What will happen next year?',
        'What do people complain about most?',
      ],
    });
    const [counted, beyond, unranked] = run.answers;
    expect(counted?.figures[0]?.figure.value).toBe(4);
    expect(counted?.citations.length).toBeGreaterThan(0);
    expect(beyond).toMatchObject({ status: 'refused', missing: { reason: 'future' } });
    expect(unranked?.missing?.detail).toMatch(/^Cannot rank by (theme|topic)/);
  });

  test('quotes items word for word, and forgets the words of a deleted one', async () => {
    const [report, run] = await done();
    const [voice] = run.voices;
    if (!voice) throw new Error('The run quotes nobody');
    const { reply } = await findItems(given.server, given.person, {
      filters: { review_ids: [voice.citation.review_id] },
    });
    expect(reply.results[0]?.text).toContain(voice.citation.quote);
    await send(given.server.app, feedback.deleteItem, {
      as: given.person,
      body: { review_id: voice.citation.review_id },
    });
    const after = (await getRun(report.report_id, run.run_id)).reply;
    expect(JSON.stringify(after)).not.toContain(voice.citation.quote);
    expect(after.summary.figures[0]?.figure.value).toBe(4);
  });

  test('tells what has changed since the run before that asked for the same', async () => {
    const [report, first] = await done();
    expect(first.changes).toBeNull();
    await addItems(given.server, given.person, [said('One more parcel is late.', 1, 1)]);
    given.server.clock.advance({ minutes: 1 });
    await again(report.report_id);
    await given.server.runReports();
    const second = (await getRun(report.report_id)).reply;
    expect(second.changes?.since).toBe(first.counted_at);
    expect(second.changes?.figures[0]).toMatchObject({
      label: 'Items',
      now: { value: 5 },
      before: { value: 4 },
    });
    expect((await getRun(report.report_id, first.run_id)).reply.summary.figures[0]?.figure.value).toBe(4);
  });

  test('that waits is joined by whoever asks again', async () => {
    const report = await create();
    const { status, reply } = await again(report.report_id);
    expect([status, reply.run_id]).toEqual([202, report.runs[0]?.run_id]);
    expect(report.runs[0]).toMatchObject({ state: 'waiting', finished_at: null });
  });

  test('is kept with the newest 50 of its report', async () => {
    const [report] = await done();
    await inWorkspace(given.server.database, given.person.workspaceId, (tx) =>
      sql`insert into ai_report_run (workspace_id, id, report_id, asked_at, finished_at, content)
          select workspace_id, gen_random_uuid(), report_id, asked_at - make_interval(days => n), finished_at, content
          from ai_report_run, generate_series(1, 60) n
          where workspace_id = ${given.person.workspaceId}`.execute(tx),
    );
    await again(report.report_id);
    await given.server.runReports();
    expect((await get(report.report_id)).reply.runs).toHaveLength(reportRunsKept);
  });

  test('of nothing says so', async () => {
    const [, run] = await done({ filters: { contains: 'zzyzx' } });
    expect(run.voices).toEqual([]);
    expect(run.summary.paragraphs[0]?.at(-1)).toEqual({ kind: 'text', text: '.' });
    expect(run.summary.figures).toMatchObject([{ name: 'main', figure: { value: 0 } }]);
  });
});

describe('a schedule', () => {
  test('runs a report on Mondays by itself, once, and says when next', async () => {
    const report = await create({ schedule: 'weekly' });
    const next = report.next_run_on ?? '';
    expect(new Date(next).getUTCDay()).toBe(1);
    await given.server.runReports();
    await given.server.anHourStrikes();
    expect((await get(report.report_id)).reply.runs).toHaveLength(1);
    const wait = (Date.parse(next) + 13 * hourMs - given.server.clock.now()) / 1000;
    given.server.clock.advance({ seconds: wait });
    given.person = await logIn(given.server, given.person);
    await given.server.anHourStrikes();
    await given.server.anHourStrikes();
    await given.server.runReports();
    const { reply } = await get(report.report_id);
    expect(reply.runs.map(({ asked_by, state }) => [asked_by, state])).toEqual([
      [null, 'done'],
      [expect.any(String), 'done'],
    ]);
    expect(Date.parse(reply.next_run_on ?? '') - Date.parse(next)).toBe(7 * dayMs);
  });

  test('on the first of the month, and none at all', async () => {
    expect((await create({ schedule: 'monthly' })).next_run_on).toMatch(/-01$/);
    expect((await create()).next_run_on).toBeNull();
  });
});

describe('a link', () => {
  beforeEach(furnish);

  async function share(report: Report, runId: string) {
    const body = { report_id: report.report_id, run_id: runId, days: 7 as const };
    return (await send(given.server.app, reports.share, { as: given.person, body })).reply;
  }
  const read = (token: string) => send(given.server.app, reports.readShared, { body: { token } });

  test('shows a run to anybody, without ways into the workspace', async () => {
    const [report, run] = await done({ questions: ['What do people say about parcels?'] });
    const { token } = await share(report, run.run_id);
    const { status, reply } = await read(token);
    expect(status).toBe(200);
    expect(reply.summary.paragraphs).toEqual(run.summary.paragraphs);
    expect(reply.voices[0]?.citation.quote).toBe(run.voices[0]?.citation.quote);
    const text = JSON.stringify(reply);
    for (const way of [
      'filters',
      'review_id',
      'source_id',
      'denominator_filters',
      given.person.workspaceId,
    ]) {
      expect(text).not.toContain(way);
    }
  });

  test('opens nothing once it is revoked, and its secret is stored nowhere', async () => {
    const [report, run] = await done();
    const { token, share_id } = await share(report, run.run_id);
    const { rows } = await given.server.database.ownerPool.query<{ dump: string }>(
      `select string_agg(t::text, '') as dump from (select s::text as t from earshot.ai_report_share s
       union all select k::text from earshot.ai_report_secret k) x`,
    );
    expect(rows[0]?.dump).not.toContain(token);
    expect((await get(report.report_id)).reply.shares).toMatchObject([{ share_id, run_id: run.run_id }]);
    await send(given.server.app, reports.unshare, { as: given.person, body: { share_id } });
    expect(await read(token)).toMatchObject({ status: 400, problem: { code: 'link_invalid' } });
    expect((await get(report.report_id)).reply.shares).toEqual([]);
    const twice = await send(given.server.app, reports.unshare, { as: given.person, body: { share_id } });
    expect(twice.status).toBe(404);
  });

  test('expires', async () => {
    const [report, run] = await done();
    const { token } = await share(report, run.run_id);
    given.server.clock.advance({ days: 6 });
    expect((await read(token)).status).toBe(200);
    given.server.clock.advance({ days: 2 });
    expect((await read(token)).problem.code).toBe('link_invalid');
    await given.server.anHourStrikes();
    const { rows } = await given.server.database.ownerPool.query<{ left: number }>(
      `select count(*)::int as left from earshot.ai_report_secret where expires_at < $1`,
      [new Date(given.server.clock.now()).toISOString()],
    );
    expect(rows[0]?.left).toBe(0);
  });

  test('opens nothing while its report is deleted, and opens again when that is undone', async () => {
    const [report, run] = await done();
    const { token } = await share(report, run.run_id);
    const body = { report_id: report.report_id };
    await send(given.server.app, reports.remove, { as: given.person, body });
    expect((await read(token)).problem.code).toBe('link_invalid');
    expect((await get(report.report_id)).status).toBe(404);
    expect((await send(given.server.app, reports.restore, { as: given.person, body })).reply).toMatchObject({
      name: 'Weekly',
      shares: [{ run_id: run.run_id }],
    });
    expect((await read(token)).status).toBe(200);
  });

  test('that was made up opens nothing', async () => {
    expect((await read('a'.repeat(43))).problem.code).toBe('link_invalid');
  });
});

describe('reports', () => {
  test('[MENU-2] stand in the left menu by name until they are deleted', async () => {
    await create({ name: 'Zeta' });
    const alpha = await create({ name: 'alpha' });
    const menu = async () =>
      (await send(given.server.app, preferences.getLeftMenu, { as: given.person })).reply.ai_reports.map(
        ({ name }) => name,
      );
    expect(await menu()).toEqual(['alpha', 'Zeta']);
    await send(given.server.app, reports.remove, { as: given.person, body: { report_id: alpha.report_id } });
    expect(await menu()).toEqual(['Zeta']);
  });

  test('deleted ones are gone for good after 7 days', async () => {
    const body = { report_id: (await create()).report_id };
    await send(given.server.app, reports.remove, { as: given.person, body });
    given.server.clock.advance({ days: 8 });
    given.person = await logIn(given.server, given.person);
    await given.server.anHourStrikes();
    expect((await send(given.server.app, reports.restore, { as: given.person, body })).status).toBe(404);
  });

  test('are changed as a whole; runs that are done stay', async () => {
    const report = await create();
    await given.server.runReports();
    const body = {
      report_id: report.report_id,
      name: 'Board',
      period: { said_from: '2026-01-01', said_to: '2026-03-31' },
      sections: ['themes' as const],
      schedule: 'monthly' as const,
    };
    const { reply } = await send(given.server.app, reports.update, { as: given.person, body });
    expect(reply).toMatchObject({ name: 'Board', period: body.period, sections: ['themes'], questions: [] });
    expect((await getRun(report.report_id)).reply.name).toBe('Weekly');
  });

  test.each([
    ['period', { period: { said_from: '2026-03-01', said_to: '2026-02-01' } }],
    ['questions', { questions: Array.from({ length: 11 }, () => 'How many?') }],
    ['sections', { sections: ['themes' as const, 'themes' as const] }],
    ['name', { name: ' ' }],
  ])('are refused with the name of the field at fault: %s', async (field, body) => {
    const { status, problem } = await send(given.server.app, reports.create, {
      as: given.person,
      body: { name: 'Weekly', ...body },
    });
    expect([status, problem.errors?.[0]?.pointer]).toEqual([
      400,
      expect.stringMatching(`^#/body/${field}`) as string,
    ]);
  });

  test('are read by viewers, who change and share nothing', async () => {
    const [report, run] = await done();
    const viewer = await invite(given.server, given.person, 'viewer');
    expect((await getRun(report.report_id, run.run_id, viewer)).status).toBe(200);
    const body = { report_id: report.report_id };
    expect((await send(given.server.app, reports.run, { as: viewer, body })).status).toBe(403);
    expect((await send(given.server.app, reports.remove, { as: viewer, body })).status).toBe(403);
    const share = { ...body, run_id: run.run_id };
    expect((await send(given.server.app, reports.share, { as: viewer, body: share })).status).toBe(403);
  });
});
