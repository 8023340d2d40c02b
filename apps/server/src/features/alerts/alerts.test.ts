import { dayMs } from '@earshot/contracts/durations';
import type { AlertChange, AlertRule } from '@earshot/contracts/alerts';
import { alerts } from '@earshot/contracts/alerts';
import type { CallBody } from '@earshot/contracts/call';
import type { FeedbackFilter } from '@earshot/contracts/filter/feedback-filter';
import { preferences } from '@earshot/contracts/preferences';
import { topics } from '@earshot/contracts/topics';
import { views } from '@earshot/contracts/views';
import { workspaces } from '@earshot/contracts/workspaces';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inWorkspace } from '../../platform/database/workspace-transaction.ts';
import { dailyItems } from '../../testing/daily-items.ts';
import type { Said } from '../../testing/daily-items.ts';
import { addItems, findItems } from '../../testing/feedback-app.ts';
import type { JobApp } from '../../testing/job-app.ts';
import { jobApp } from '../../testing/job-app.ts';
import type { Person } from '../../testing/people.ts';
import { invite, logIn, signUp } from '../../testing/people.ts';
import { send } from '../../testing/send.ts';
import { alertHandlers } from './alerts.jobs.ts';

let earshot: JobApp;

beforeAll(async () => {
  earshot = await jobApp(['alerts.look', 'alerts.wake']);
  // A workspace's own morning, in which it is looked at, has begun.
  earshot.clock.toHour(9);
});
afterAll(() => earshot.stop());

/** What a shop hears on usual days. */
const usual: Said[] = [
  { text: 'The delivery came as expected', perDay: 9, source: 'Widget' },
  { text: 'The colours are lovely', perDay: 6, source: 'Store' },
  { text: 'My refund took long', perDay: 1.2, source: 'Widget' },
  { text: 'My refund was wrong', perDay: 1, source: 'Store' },
];

type Item = ReturnType<typeof dailyItems>[number];

async function add(as: Person, items: readonly Item[]): Promise<void> {
  for (const source of new Set(items.map((item) => item.source))) {
    const own = items.filter((item) => item.source === source);
    for (let at = 0; at < own.length; at += 500) {
      const batch = own.slice(at, at + 500).map(({ text, said_at }) => ({ text, said_at }));
      expect((await addItems(earshot, as, batch, { source })).status).toBe(202);
    }
  }
}

const seed = (as: Person, said: readonly Said[], days: number) =>
  add(as, dailyItems(said, { days, endMs: earshot.clock.now(), seed: 7 }));

/** Lets what people say come in day by day, until a change is found. @returns how many mornings that took */
async function liveThrough(
  person: Person,
  said: readonly Said[],
  past: number,
  mornings: number,
  seedOf: number,
): Promise<number> {
  const beginning = earshot.clock.now();
  const endMs = beginning + mornings * dayMs;
  const items = dailyItems(said, { days: past + mornings, endMs, seed: seedOf });
  const between = (from: number, to: number) =>
    items.filter(({ said_at: at }) => Date.parse(at) >= from && Date.parse(at) < to);
  await add(person, between(0, beginning));
  let as = person;
  for (let day = 1; day <= mornings; day += 1) {
    earshot.clock.advance({ days: 1 });
    as = await logIn(earshot, person);
    await add(as, between(beginning + (day - 1) * dayMs, beginning + day * dayMs));
    await wake();
    if ((await changesOf(as)).changes.length > 0) return day;
  }
  return Infinity;
}

async function watchFilter(as: Person, name: string, filters: FeedbackFilter): Promise<number> {
  const { status, reply } = await send(earshot.app, alerts.createRule, { as, body: { name, filters } });
  expect(status).toBe(201);
  return reply.rule_id;
}

/** The hourly job, and the looks and emails that it asks for. */
async function wake(): Promise<void> {
  const attempt = { jobId: randomUUID(), number: 1, signal: new AbortController().signal };
  const handler = alertHandlers.find(({ job }) => job.name === 'alerts.wake');
  await handler?.run({}, earshot.jobDeps, attempt);
  await earshot.runAllJobs();
  await earshot.runJobs();
}

async function lookNow(as: Person): Promise<void> {
  expect((await send(earshot.app, alerts.lookNow, { as })).reply.is_looking).toBe(true);
  await earshot.runAllJobs();
  await earshot.runJobs();
}

const changesOf = async (as: Person, query: { rule_id?: number; older_than?: number } = {}) =>
  (await send(earshot.app, alerts.listChanges, { as, query })).reply;
const rulesOf = async (as: Person) => (await send(earshot.app, alerts.listRules, { as })).reply.rules;
const ruleOf = async (as: Person, id: number): Promise<AlertRule> => {
  const rule = (await rulesOf(as)).find(({ rule_id: ruleId }) => ruleId === id);
  if (!rule) throw new Error(`There is no rule ${id}`);
  return rule;
};
const countBehind = async (as: Person, filters: FeedbackFilter) =>
  (await findItems(earshot, as, { filters })).reply.total_count;

/** A workspace where refunds triple in the store, ten days before the clock. */
async function tripledRefunds(): Promise<{ person: Person; ruleId: number }> {
  const person = await signUp(earshot);
  const planted = usual.map((said) =>
    said.text === 'My refund was wrong'
      ? { ...said, change: { fromDay: 118, factor: 6, source: 'Store' } }
      : said,
  );
  await seed(person, planted, 128);
  const ruleId = await watchFilter(person, 'Refunds', { contains: 'refund' });
  return { person, ruleId };
}

test('a rule tells its count, what was expected and the range of the same days, and a verdict that fits them', async () => {
  const person = await signUp(earshot);
  await seed(person, usual, 128);
  const ago = (days: number) => new Date(earshot.clock.now() - days * dayMs).toISOString();
  const few = [60, 50, 40, 30, 20, 12, 10, 8, 6, 4, 2].map((days) => ({
    text: `The zipper broke, ${days}`,
    said_at: ago(days),
  }));
  await addItems(earshot, person, few, { source: 'Widget' });
  const ruleIds = [
    await watchFilter(person, 'Zippers', { contains: 'zipper' }),
    await watchFilter(person, 'Deliveries', { contains: 'delivery' }),
  ];
  await lookNow(person);
  const rules = [];
  for (const id of ruleIds) rules.push(await ruleOf(person, id));
  for (const { standing, filters } of rules) {
    if (!standing) throw new Error('Nothing was looked at');
    const { days, count, expected, range, kind } = standing;
    const span = { said_from: days.from, said_to: days.to };
    expect(await countBehind(person, { ...filters, ...span })).toBe(count);
    expect([range.low <= expected, expected <= range.high]).toEqual([true, true]);
    // As many days of the weeks before came to about as much as is expected.
    const length = (Date.parse(days.to) - Date.parse(days.from)) / dayMs + 1;
    const before = {
      said_from: new Date(Date.parse(days.from) - 56 * dayMs).toISOString().slice(0, 10),
      said_to: new Date(Date.parse(days.from) - dayMs).toISOString().slice(0, 10),
    };
    const usualCount = ((await countBehind(person, { ...filters, ...before })) / 56) * length;
    expect(Math.abs(expected - usualCount)).toBeLessThan(1 + usualCount / 4);
    expect(kind).toBe(count >= range.low && count <= range.high ? 'steady' : 'unsure');
  }
  expect(rules.map(({ standing }) => standing?.kind)).toEqual(['unsure', 'steady']);
});

describe('a rule whose items triple', () => {
  let person: Person;
  let ruleId: number;
  let change: AlertChange;

  beforeAll(async () => {
    ({ person, ruleId } = await tripledRefunds());
    await lookNow(person);
    const { changes } = await changesOf(person);
    expect(changes).toHaveLength(1);
    [change] = changes as [AlertChange];
  });

  test('is told with its range, its days and what drives it, and every number opens its items', async () => {
    expect(change).toMatchObject({ rule_id: ruleId, name: 'Refunds', kind: 'rise', is_new: true });
    expect(change.count).toBe(change.found_count);
    expect(change.count).toBeGreaterThan(change.range.high);
    expect(change.range.low).toBeLessThanOrEqual(change.expected);
    expect(await countBehind(person, change.filters)).toBe(change.count);
    expect(change.series.at(-1)).toMatchObject({ ...change.days, count: change.count });
    expect(change.series.length).toBeGreaterThanOrEqual(5);
    for (const { count, filters } of change.series) expect(await countBehind(person, filters)).toBe(count);
    const [driver] = change.drivers;
    expect(driver).toMatchObject({ dimension: 'source', name: 'Store', is_concentrated: true });
    expect(driver?.share).toBeGreaterThan(0.6);
    for (const { count, filters } of change.drivers) expect(await countBehind(person, filters)).toBe(count);
  });

  test('is told once, however often one looks', async () => {
    await lookNow(person);
    earshot.clock.advance({ days: 1 });
    await wake();
    expect((await changesOf(person)).changes).toHaveLength(1);
  });

  test('shows what the rule would have said on each day of the past year', async () => {
    const rule = await ruleOf(person, ruleId);
    expect(rule).toMatchObject({ kind: 'filter', is_own: true, changes_found: 1, hindrance: null });
    expect(rule.past?.alarms.map(({ kind }) => kind)).toEqual(['rise']);
    expect(rule.past?.alarms[0]?.on.localeCompare(change.since)).toBeGreaterThanOrEqual(0);
    expect(rule.standing?.kind).toBe('rise');
    expect(await countBehind(person, rule.standing?.filters ?? {})).toBe(rule.standing?.count);
  });

  test('not useful raises the bar, and taking it back leaves everything as it was', async () => {
    const before = await ruleOf(person, ruleId);
    const judge = (isUseful: boolean) =>
      send(earshot.app, alerts.judgeChange, {
        as: person,
        body: { alert_id: change.alert_id, is_useful: isUseful },
      });
    expect((await judge(false)).status).toBe(200);
    expect((await changesOf(person)).changes[0]?.not_useful).not.toBeNull();
    await lookNow(person);
    const raised = await ruleOf(person, ruleId);
    expect(raised.not_useful).toBe(1);
    expect(raised.standing?.kind).toBe('unsure');
    expect(raised.past?.alarms.length).toBeLessThan(before.past?.alarms.length ?? 0);
    await judge(true);
    await lookNow(person);
    const again = await ruleOf(person, ruleId);
    expect(again.past?.alarms).toEqual(before.past?.alarms);
    expect({ ...again, past: null }).toEqual({ ...before, past: null });
  });

  test('is unseen until it is marked, and muted for who mutes it alone', async () => {
    const menu = async (as: Person) => (await send(earshot.app, preferences.getLeftMenu, { as })).reply;
    const colleague = await invite(earshot, person, 'viewer');
    expect([(await menu(person)).new_alerts, (await menu(colleague)).new_alerts]).toEqual([1, 1]);
    const mute = (kind: 'week' | 'for_good' | 'none') =>
      send(earshot.app, alerts.muteRule, { as: colleague, body: { rule_id: ruleId, mute: kind } });
    expect((await mute('week')).status).toBe(200);
    expect([(await menu(person)).new_alerts, (await menu(colleague)).new_alerts]).toEqual([1, 0]);
    expect((await changesOf(colleague)).changes[0]?.is_muted).toBe(true);
    expect((await changesOf(person)).changes[0]?.is_muted).toBe(false);
    earshot.clock.advance({ days: 8 });
    expect((await menu(await logIn(earshot, colleague))).new_alerts).toBe(1);
    await mute('for_good');
    earshot.clock.advance({ days: 12 });
    expect((await changesOf(await logIn(earshot, colleague))).changes[0]?.is_muted).toBe(true);
    person = await logIn(earshot, person);
    await send(earshot.app, alerts.markSeen, { as: person, body: { alert_id: change.alert_id } });
    expect((await menu(person)).new_alerts).toBe(0);
    expect((await changesOf(person)).changes[0]?.is_new).toBe(false);
  });
});

test('a tripling that begins tomorrow is seen within two weeks of mornings', async () => {
  const person = await signUp(earshot);
  const planted = usual.map((said) =>
    said.text.startsWith('My refund') ? { ...said, change: { fromDay: 112, factor: 3 } } : said,
  );
  await watchFilter(person, 'Refunds', { contains: 'refund' });
  expect(await liveThrough(person, planted, 112, 14, 3)).toBeLessThanOrEqual(14);
  const { changes } = await changesOf(await logIn(earshot, person));
  expect(changes).toMatchObject([{ name: 'Refunds', kind: 'rise' }]);
});

test('a flat history stays silent, day after day', async () => {
  const person = await signUp(earshot);
  const ruleId = await watchFilter(person, 'Refunds', { contains: 'refund' });
  await watchFilter(person, 'Colours', { contains: 'colours' });
  expect(await liveThrough(person, usual, 130, 12, 5)).toBe(Infinity);
  const rule = await ruleOf(await logIn(earshot, person), ruleId);
  expect(rule.standing?.kind).toBe('steady');
  expect(rule.past?.alarms).toEqual([]);
});

test('each workspace is looked at in its own morning, and again only when something changed', async () => {
  const person = await signUp(earshot);
  await seed(person, usual, 40);
  const hourUtc = new Date(earshot.clock.now()).getUTCHours();
  const zoneOfHour = (hour: number) => {
    const offset = ((((hour - hourUtc + 12) % 24) + 24) % 24) - 12;
    // POSIX zones count westward.
    return `Etc/GMT${offset <= 0 ? '+' : '-'}${Math.abs(offset)}`;
  };
  const moveTo = (hour: number) =>
    send(earshot.app, workspaces.updateWorkspace, { as: person, body: { time_zone: zoneOfHour(hour) } });
  const lookedAt = async () => (await changesOf(person)).watch.looked_at;
  expect((await moveTo(3)).status).toBe(200);
  await wake();
  expect(await lookedAt()).toBeNull();
  await moveTo(8);
  await wake();
  const first = await lookedAt();
  expect(first).not.toBeNull();
  earshot.clock.advance({ minutes: 10 });
  await wake();
  expect(await lookedAt()).toBe(first);
});

test('a short history says how much is missing, few items say that they are too few', async () => {
  const person = await signUp(earshot);
  const ruleId = await watchFilter(person, 'Refunds', { contains: 'refund' });
  const rare = await watchFilter(person, 'Thunder', { contains: 'thunder' });
  expect((await changesOf(person)).watch).toMatchObject({
    history: null,
    looked_at: null,
    is_looking: false,
  });
  await seed(person, usual, 20);
  await lookNow(person);
  expect((await changesOf(person)).watch.history?.days).toBeGreaterThanOrEqual(19);
  expect((await ruleOf(person, ruleId)).standing?.kind).toBe('too_new');
  const other = await signUp(earshot);
  await seed(other, usual, 60);
  const rareToo = await watchFilter(other, 'Thunder', { contains: 'thunder' });
  await lookNow(other);
  expect((await ruleOf(other, rareToo)).standing).toMatchObject({ kind: 'too_few', count: 0 });
  expect(rare).toBe(2);
});

test('topics and themes are watched by themselves, with one switch', async () => {
  const person = await signUp(earshot);
  await seed(person, usual, 50);
  await send(earshot.app, topics.create, { as: person, body: { title: 'Refunds' } });
  await inWorkspace(earshot.database, person.workspaceId, (tx) =>
    tx.insertInto('theme').values({ workspaceId: person.workspaceId, id: 1, foundName: 'Colours' }).execute(),
  );
  await lookNow(person);
  const [topic, theme] = await rulesOf(person);
  expect([topic, theme]).toMatchObject([
    { kind: 'topic', name: 'Refunds', is_own: true, filters: { custom_trend_id: 1 } },
    { kind: 'theme', name: 'Colours', is_own: false, created_by: null, filters: { theme_ids: [1] } },
  ]);
  const looked = topic?.standing?.days.to;
  expect(looked).toBeDefined();
  await send(earshot.app, alerts.watchAll, { as: person, body: { is_on: false } });
  earshot.clock.advance({ days: 2 });
  const again = await logIn(earshot, person);
  await addItems(earshot, again, [
    { text: 'New', said_at: new Date(earshot.clock.now() - dayMs).toISOString() },
  ]);
  await lookNow(again);
  expect((await rulesOf(again))[0]?.standing?.days.to).toBe(looked);
  const removal = await send(earshot.app, alerts.deleteRule, {
    as: again,
    body: { rule_id: topic?.rule_id ?? 0 },
  });
  expect([removal.status, removal.problem.code]).toEqual([409, 'conflict']);
});

test('what cannot be watched is refused by the name of its field', async () => {
  const as = await signUp(earshot);
  const refused = async (body: CallBody<typeof alerts.createRule>) => {
    const { status, problem } = await send(earshot.app, alerts.createRule, { as, body });
    return [status, problem.errors?.[0]?.pointer];
  };
  const view = async (name: string, filter: FeedbackFilter, searchTerm: string | null = null) =>
    (await send(earshot.app, views.create, { as, body: { name, filter, search_term: searchTerm } })).reply
      .view_id;
  expect(await refused({ filters: {} })).toEqual([400, '#/body/name']);
  expect(await refused({ name: 'All' })).toEqual([400, '#/body/filters']);
  expect(await refused({ name: 'Now', filters: { said_from: '2026-01-01' } })).toEqual([
    400,
    '#/body/filters',
  ]);
  expect(await refused({ name: 'Like', filters: { also: [{ about: { text: 'late' } }] } })).toEqual([
    400,
    '#/body/filters',
  ]);
  expect(await refused({ view_id: await view('Asked', {}, 'Why?') })).toEqual([400, '#/body/view_id']);
  const plain = await view('Store', { contains: 'store' });
  expect(await refused({ view_id: plain, name: 'Both' })).toEqual([400, '#/body/view_id']);
  expect((await send(earshot.app, alerts.createRule, { as, body: { view_id: plain } })).status).toBe(201);
  expect(await refused({ view_id: plain })).toEqual([409, '#/body/view_id']);
  await send(earshot.app, views.update, {
    as,
    body: { view_id: plain, name: 'Store', filter: {}, search_term: 'Why?' },
  });
  expect(await rulesOf(as)).toMatchObject([{ kind: 'view', name: 'Store', hindrance: 'question' }]);
});
