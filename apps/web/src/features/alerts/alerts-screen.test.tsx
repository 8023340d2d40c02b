import type { AlertChange, AlertRule, alerts } from '@earshot/contracts/alerts';
import type { CallReply } from '@earshot/contracts/call';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addBrowserParts } from '../../testing/browser-parts.ts';
import { fakeApi, problem, type FakeReply } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { AlertsScreen } from './alerts-screen.tsx';

beforeEach(() => {
  localStorage.clear();
  addBrowserParts();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const days = { from: '2026-03-08', to: '2026-03-14' };
const filters = { contains: 'refund', said_from: days.from, said_to: days.to };

const change: AlertChange = {
  ...{
    alert_id: 4,
    rule_id: 2,
    rule_kind: 'filter',
    name: 'Refunds',
    kind: 'rise',
    count: 31,
    found_count: 31,
  },
  ...{ filters, found_at: '2026-03-15T06:00:00.000Z', days, since: '2026-03-10', last_seen_on: '2026-03-14' },
  ...{ compared_with: { from: '2026-01-11', to: '2026-03-07' }, expected: 10.2, range: { low: 4, high: 18 } },
  ...{ ratio: 3, not_useful: null, is_muted: false, is_new: true },
  series: [
    { from: '2026-03-01', to: '2026-03-07', count: 9, filters: { contains: 'refund' } },
    { ...days, count: 31, filters },
  ],
  drivers: [
    {
      ...{ dimension: 'source', name: 'Store', count: 24, expected: 4.1, share: 0.94, is_concentrated: true },
      filters: { ...filters, source_ids: [3] },
    },
  ],
};

const rule: AlertRule = {
  ...{ rule_id: 2, kind: 'filter', name: 'Refunds', filters: { contains: 'refund' }, is_on: true },
  ...{ hindrance: null, created_by: 'Ada', is_own: true, mute: null, changes_found: 1, not_useful: 0 },
  standing: { kind: 'rise', days, expected: 10.2, range: { low: 4, high: 18 }, count: 31, filters },
  past: { from: '2025-03-15', to: days.to, alarms: [{ on: '2026-03-12', kind: 'rise', filters }] },
};

const watch: CallReply<typeof alerts.listRules>['watch'] = {
  ...{ watches_all: true, looked_at: '2026-03-15T06:00:00.000Z', is_looking: false },
  history: { first_day: '2025-01-01', days: 438 },
};

const listed: CallReply<typeof alerts.listChanges> = { changes: [change], next_older_than: null, watch };

function open(address = '', more: Record<string, FakeReply> = {}, role?: 'viewer') {
  const sent = fakeApi({
    '/api/alerts/list_changes': listed,
    '/api/alerts/list_rules': { rules: [rule], watch },
    '/api/alerts/mark_seen': { done: true },
    ...more,
  });
  return { ...renderScreen(<AlertsScreen />, `/feedback/alerts${address}`, role), sent };
}

const bodyOf = (sent: ReturnType<typeof open>['sent'], call: string) =>
  sent.find(({ path }) => path === `/api/alerts/${call}`)?.body;

test('a change tells its range and its driver, and its numbers open their items', async () => {
  const { sent } = open();
  const count = await screen.findByRole('link', { name: /^31 items in Refunds/ });
  expect(count.getAttribute('href')).toBe(
    '/feedback/list?said_from=2026-03-08&said_to=2026-03-14&contains=refund',
  );
  expect(screen.getByText(/usually 4 to 18/)).toBeDefined();
  const driver = screen.getByRole('link', { name: '24 of them in Store' });
  expect(driver.getAttribute('href')).toContain('source_ids=3');
  expect(screen.getByText('New')).toBeDefined();
  await waitFor(() => expect(bodyOf(sent, 'mark_seen')).toEqual({ alert_id: 4 }));
});

test('not useful and mute are said with one choice each', async () => {
  const { user, sent } = open('', {
    '/api/alerts/judge_change': { done: true },
    '/api/alerts/mute_rule': { done: true },
  });
  const menu = async (entry: string) => {
    await user.click(await screen.findByRole('button', { name: 'More about Refunds' }));
    await user.click(await screen.findByRole('menuitem', { name: entry }));
  };
  await menu('Not useful');
  await waitFor(() => expect(bodyOf(sent, 'judge_change')).toEqual({ alert_id: 4, is_useful: false }));
  await menu('Mute for a week');
  await waitFor(() => expect(bodyOf(sent, 'mute_rule')).toEqual({ rule_id: 2, mute: 'week' }));
});

test('what was called not useful can be taken back', async () => {
  const judged = { ...change, not_useful: { said_by: 'Ada', said_at: '2026-03-15T07:00:00.000Z' } };
  const { user, sent } = open('', {
    '/api/alerts/list_changes': { ...listed, changes: [judged] },
    '/api/alerts/judge_change': { done: true },
  });
  expect(await screen.findByText('Marked not useful by Ada')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'More about Refunds' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Mark as useful' }));
  await waitFor(() => expect(bodyOf(sent, 'judge_change')).toEqual({ alert_id: 4, is_useful: true }));
});

test('a short history says how many days a first change needs', async () => {
  const short = { ...watch, history: { first_day: '2026-03-01', days: 12 }, looked_at: null };
  open('', { '/api/alerts/list_changes': { changes: [], next_older_than: null, watch: short } });
  expect(await screen.findByText(/12 days of feedback so far. Earshot needs 35/)).toBeDefined();
  // Nobody has looked, so nothing can be said to be missing.
  expect(screen.getByText(/^Changes appear here after/)).toBeDefined();
  expect(screen.queryByText(/^No significant changes/)).toBeNull();
});

test('alerts that do not load say so and can be tried again', async () => {
  open('', { '/api/alerts/list_changes': problem('unavailable') });
  expect(await screen.findByText(/^The alerts did not load/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
});

test('rules show how they stand and what they would have said, with links', async () => {
  const few = { ...rule, rule_id: 3, name: 'Thunder', past: { ...rule.past, alarms: [] } } as AlertRule;
  const standing = { ...rule.standing, kind: 'too_few', count: 1 } as AlertRule['standing'];
  const { user, here, sent } = open('?show=rules', {
    '/api/alerts/list_rules': { rules: [rule, { ...few, standing, not_useful: 1 }], watch },
    '/api/alerts/watch_all': { done: true },
  });
  const changed = within(await screen.findByRole('region', { name: 'Changed' }));
  expect(changed.getByRole('row', { name: /^Refunds Filter/ })).toBeDefined();
  const alarm = changed.getByRole('link', { name: /^Rose, / });
  expect(alarm.getAttribute('href')).toContain('said_to=2026-03-14');
  expect(
    within(screen.getByRole('region', { name: 'Too few items to tell' })).getByText('None'),
  ).toBeDefined();
  expect(screen.getByText('Higher threshold: marked not useful 1 change')).toBeDefined();
  await user.click(screen.getByLabelText('Watch every topic and theme'));
  await waitFor(() => expect(bodyOf(sent, 'watch_all')).toEqual({ is_on: false }));
  await user.click(screen.getByRole('radio', { name: 'Changes' }));
  expect(here()).toBe('/feedback/alerts');
});

test('a long list shows what changed and folds the rest, and the address keeps what was unfolded', async () => {
  const steady = { ...rule.standing, kind: 'steady' } as AlertRule['standing'];
  const many = Array.from({ length: 12 }, (_, at) => ({
    ...rule,
    ...{ rule_id: 10 + at, name: `Quiet ${at}`, standing: steady },
  }));
  const { user, here } = open('?show=rules', { '/api/alerts/list_rules': { rules: [rule, ...many], watch } });
  expect(await screen.findByRole('row', { name: /^Refunds/ })).toBeDefined();
  expect(screen.queryByText('Quiet 3')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'As usual 12' }));
  expect(screen.getByRole('row', { name: /^Quiet 3/ })).toBeDefined();
  expect(here()).toBe('/feedback/alerts?show=rules&folded=few.off');
});

test('rules of which none changed say so', async () => {
  const standing = { ...rule.standing, kind: 'unsure' } as AlertRule['standing'];
  open('?show=rules', { '/api/alerts/list_rules': { rules: [{ ...rule, standing }], watch } });
  expect(await screen.findByText('Nothing you watch has changed significantly.')).toBeDefined();
  expect(screen.getByText('Slightly outside its usual range')).toBeDefined();
});

test('a filter that came along is watched under a name', async () => {
  const { user, sent } = open('?show=rules&new=filter&contains=refund', {
    '/api/alerts/create_rule': { rule_id: 5 },
  });
  await user.type(await screen.findByLabelText('Rule name'), 'Money back');
  await user.click(screen.getByRole('button', { name: 'Watch' }));
  await waitFor(() =>
    expect(bodyOf(sent, 'create_rule')).toEqual({ name: 'Money back', filters: { contains: 'refund' } }),
  );
});

test('mails are chosen by the reader, a viewer included, who changes nothing else', async () => {
  const { user, sent } = open(
    '?show=mail',
    {
      '/api/alerts/get_choices': { mail: 'own', digest_day: null, cards: true },
      '/api/alerts/choose': { mail: 'own', digest_day: 0 },
    },
    'viewer',
  );
  await user.selectOptions(await screen.findByLabelText('Weekly digest'), 'Monday');
  await waitFor(() => expect(bodyOf(sent, 'choose')).toEqual({ digest_day: 0 }));
  expect(screen.queryByRole('button', { name: 'Check now' })).toBeNull();
});
