import type { CallReply } from '@earshot/contracts/call';
import type { AccountInList, people, PersonInList } from '@earshot/contracts/people';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addBrowserParts } from '../../testing/browser-parts.ts';
import { fakeApi, problem, type FakeReply } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { AccountsScreen } from './accounts-screen.tsx';
import { PeopleScreen } from './people-screen.tsx';

beforeEach(() => {
  localStorage.clear();
  addBrowserParts();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const sentimentOf = (own: object, negative: number): AccountInList['sentiment'] => ({
  negative: { count: negative, filters: { ...own, sentiments: ['negative'] } },
  neutral: { count: 0, filters: own },
  positive: { count: 1, filters: { ...own, sentiments: ['positive'] } },
});
const newest = { review_id: 9, said_at: '2026-11-14T07:52:00.000Z' };
const acme = { account_id: 6, name: 'Acme', plan: 'Pro', yearly_revenue_eur: 1200 };

function person(id: number, name: string, rest: Partial<PersonInList> = {}): PersonInList {
  const filters = { author_ids: [id] };
  return {
    ...{ author_id: id, name, email: `${name.toLowerCase()}@x.example`, author_count: 1 },
    sources: [{ source_id: 1, name: 'Helpdesk' }],
    items: { count: 3, filters },
    sentiment: sentimentOf(filters, 2),
    newest,
    account: acme,
    ...rest,
  };
}

const listed: CallReply<typeof people.list> = {
  results: [person(1, 'Ada', { author_count: 2 }), person(2, 'Bo', { account: null })],
  total_count: 2,
  items: { count: 6, filters: { has_author: true } },
  next_after: null,
};

const parts = { facets: () => null, chips: () => null };

function open(
  address: string,
  list: FakeReply = listed,
  more: Record<string, FakeReply> = {},
  role?: 'viewer',
) {
  const sent = fakeApi({ '/api/people/list_people': list, ...more });
  return { ...renderScreen(<PeopleScreen {...parts} />, address, role), sent };
}

const hrefOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');

test('every number of a person leads to its items, their name to their page', async () => {
  open('/feedback/people');
  expect(await hrefOf('3 items from Ada')).toBe('/feedback/list?author_ids=1');
  expect(await hrefOf('2 negative items from Ada')).toBe('/feedback/list?sentiments=negative&author_ids=1');
  expect(await hrefOf('6 items')).toBe('/feedback/list?has_author=true');
  expect(await hrefOf('Ada')).toBe('/feedback/person?author_id=1');
  expect(await hrefOf('Acme')).toBe('/feedback/account?account_id=6');
  expect(screen.getByText('ada@x.example · Helpdesk · 2 authors')).toBeDefined();
});

test('the address holds filter, search and order, and the list is asked for by them', async () => {
  const { user, here, sent } = open('/feedback/people?sentiments=negative');
  await user.selectOptions(await screen.findByLabelText('Sort by'), 'Name');
  await user.type(screen.getByLabelText('Search by name, email or ID'), 'ad');
  expect(here()).toBe('/feedback/people?sentiments=negative&order=name&q=ad');
  await waitFor(() =>
    expect(sent.at(-1)?.body).toEqual({
      filters: { sentiments: ['negative'] },
      order: 'name',
      search: 'ad',
      limit: 25,
    }),
  );
});

test('nobody at all leads to the import, nobody who fits back to everybody', async () => {
  const none = { ...listed, results: [], total_count: 0 };
  open('/feedback/people', none);
  expect(await hrefOf('Import feedback')).toBe('/feedback/import');
  cleanup();
  const { user, here } = open('/feedback/people?rated=true', none);
  await user.click(await screen.findByRole('button', { name: 'Clear all filters' }));
  expect(here()).toBe('/feedback/people');
});

test('a list that fails says so and is asked for again', async () => {
  open('/feedback/people', problem('unavailable'));
  expect(await screen.findByText(/^The people did not load/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
});

const pair = {
  suggestions: [
    {
      person: { ...person(1, 'Ada') },
      other: { ...person(4, 'Ada', { email: null }) },
      likeness: 'same_name_and_account',
      shared: 'Acme',
    },
  ],
};

test('two who may be the same are merged, which can be taken back at once', async () => {
  const { user, sent } = open('/feedback/people?show=suggestions', listed, {
    '/api/people/suggest_merges': pair,
    '/api/people/merge_people': { change_id: 'c1', author_id: 1 },
  });
  const dialog = await screen.findByRole('dialog', { name: 'Possible duplicates' });
  expect(await within(dialog).findByText('Same name, both at Acme')).toBeDefined();
  await user.click(within(dialog).getByRole('button', { name: 'Merge Ada into Ada' }));
  await waitFor(() =>
    expect(sent.find(({ path }) => path.endsWith('merge_people'))?.body).toEqual({
      author_id: 4,
      into_author_id: 1,
    }),
  );
});

test('who may only look is not offered to merge', async () => {
  open('/feedback/people?show=suggestions', listed, { '/api/people/suggest_merges': pair }, 'viewer');
  await screen.findByText('Same name, both at Acme');
  expect(screen.queryByRole('button', { name: 'Merge Ada into Ada' })).toBeNull();
});

test('every number of an account leads to its items or people; the revenue to the accounts it is of', async () => {
  const own = { account_ids: [6] };
  const answer: CallReply<typeof people.listAccounts> = {
    results: [
      {
        ...acme,
        items: { count: 5, filters: own },
        people: { count: 2, filters: { ...own, has_author: true } },
        sentiment: sentimentOf(own, 4),
        newest,
      },
    ],
    total_count: 1,
    items: { count: 5, filters: { has_account: true } },
    revenue: { sum_eur: 1200, accounts: { count: 1, filters: { has_revenue: true } } },
    next_after: null,
  };
  const [row] = answer.results;
  if (row)
    answer.results.push({ ...row, account_id: 7, name: 'Initech', people: { count: null, filters: {} } });
  fakeApi({ '/api/people/list_accounts': answer });
  renderScreen(<AccountsScreen {...parts} />, '/feedback/accounts');
  const initech = (await screen.findByRole('link', { name: 'Initech' })).closest('tr') as HTMLElement;
  expect(initech.textContent).toContain('Unknown');
  expect(initech.textContent).not.toMatch(/\b0 /);
  expect(await hrefOf('5 items from Acme')).toBe('/feedback/list?account_ids=6');
  expect(await hrefOf('2 people at Acme')).toBe('/feedback/people?account_ids=6&has_author=true');
  expect((await screen.findAllByText('€1,200')).map((one) => one.getAttribute('href'))).toContain(
    '/feedback/accounts?has_revenue=true',
  );
});
