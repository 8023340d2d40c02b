import type { AccountDetail, PersonDetail } from '@earshot/contracts/people';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addBrowserParts } from '../../testing/browser-parts.ts';
import { fakeApi, problem, type FakeReply } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { AccountScreen } from './account-screen.tsx';
import { PersonScreen } from './person-screen.tsx';

beforeEach(() => {
  localStorage.clear();
  addBrowserParts();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const newest = { review_id: 9, said_at: null };
const ada: PersonDetail = {
  ...{ author_id: 1, name: 'Ada', email: 'ada@x.example', newest, given_account: null },
  authors: [
    {
      ...{ author_id: 1, known_by: 'email', name: 'Ada', email: 'ada@x.example', external_id: null },
      sources: [{ source_id: 1, name: 'Helpdesk' }],
    },
    {
      ...{ author_id: 4, known_by: 'external_id', name: 'Ada', email: null, external_id: '77' },
      sources: [{ source_id: 2, name: 'Survey' }],
    },
  ],
  items: { count: 3, filters: { author_ids: [1] } },
  accounts: [
    {
      ...{ account_id: 6, name: 'Acme', plan: 'Pro', yearly_revenue_eur: null },
      items: { count: 2, filters: { author_ids: [1], account_ids: [6] } },
    },
  ],
  changes: [
    {
      ...{ change_id: 'c1', kind: 'merge', authors: ['Ada'], changed_by: 'Ines', undone_at: null },
      changed_at: '2026-11-14T07:52:00.000Z',
    },
  ],
};

function open(answer: FakeReply, more: Record<string, FakeReply> = {}, role?: 'viewer') {
  const sent = fakeApi({ '/api/people/get_person': answer, ...more });
  const figures = (filters: object) => <p>Figures of {JSON.stringify(filters)}</p>;
  return {
    ...renderScreen(
      <PersonScreen figures={figures} told={() => <p>Told</p>} add={() => <p>Add</p>} />,
      '/feedback/person?author_id=1',
      role,
    ),
    sent,
  };
}

const hrefOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');

test('a person’s page shows who they are, their accounts, and figures of exactly their items', async () => {
  open(ada);
  expect(await hrefOf('3 items')).toBe('/feedback/list?author_ids=1');
  expect(await hrefOf('2 items')).toBe('/feedback/list?author_ids=1&account_ids=6');
  expect(await hrefOf('Acme')).toBe('/feedback/account?account_id=6');
  expect(screen.getByText('Figures of {"author_ids":[1]}')).toBeDefined();
  expect(screen.getByText('77')).toBeDefined();
});

test('an author is made a person of their own, and an earlier change is taken back', async () => {
  const { user, sent } = open(ada, {
    '/api/people/split_person': { change_id: 'c2', author_id: 4 },
    '/api/people/undo_change': { change_id: 'c1' },
  });
  await user.click(await screen.findByRole('button', { name: 'Make 77 a separate person' }));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => {
    const bodies = sent.filter(({ method }) => method === 'POST').map(({ body }) => body);
    expect(bodies).toEqual([{ author_id: 4 }, { change_id: 'c1' }]);
  });
});

test('an account is given by the name of a known one or a new one', async () => {
  const { user, sent } = open(ada, {
    '/api/people/list_accounts': {
      ...{ total_count: 1, items: null, revenue: null, next_after: null },
      results: [{ account_id: 8, name: 'Globex' }],
    },
    '/api/people/give_account': { ...ada, given_account: { account_id: 8, name: 'Globex' } },
  });
  await user.click(await screen.findByRole('button', { name: 'Set account' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText('Account'), 'globex');
  await waitFor(() => expect(dialog.querySelector('option')).not.toBeNull());
  await user.click(within(dialog).getByRole('button', { name: 'Save account' }));
  await waitFor(() =>
    expect(sent.find(({ path }) => path.endsWith('give_account'))?.body).toEqual({
      author_id: 1,
      account: { id: 8 },
    }),
  );
});

test('who may only look can change nothing; who is not there is said to be gone', async () => {
  open(ada, {}, 'viewer');
  await screen.findByRole('link', { name: '3 items' });
  expect(screen.queryByRole('button')).toBeNull();
  cleanup();
  open(problem('not_found'));
  expect(await screen.findByText('Person not found.')).toBeDefined();
  expect(await hrefOf('All people')).toBe('/feedback/people');
});

test('an account shows what people gave beside what feedback says; a wrong amount is not sent', async () => {
  const account: AccountDetail = {
    ...{ account_id: 6, name: 'Acme', external_id: null, plan: 'Enterprise', yearly_revenue_eur: 1200 },
    ...{ said_plan: 'Pro', said_revenue_eur: 1200, given_plan: 'Enterprise', given_revenue_eur: null },
    ...{ given_revenue_as: null, domain: null, facts: {} },
    items: { count: 5, filters: { account_ids: [6] } },
    people: { count: 2, filters: { account_ids: [6], has_author: true } },
    newest,
  };
  const sent = fakeApi({
    '/api/people/get_account': account,
    '/api/people/list_people': { results: [], total_count: 0, items: null, next_after: null },
    '/api/people/update_account': account,
  });
  const { user } = renderScreen(
    <AccountScreen figures={() => null} add={() => null} />,
    '/feedback/account?account_id=6',
  );
  expect(await screen.findByText('Entered manually or imported. From feedback: Pro')).toBeDefined();
  expect(await hrefOf('2 people')).toBe('/feedback/people?account_ids=6&has_author=true');
  await user.click(screen.getByRole('button', { name: 'Edit plan and revenue' }));
  const revenue = await screen.findByLabelText('Annual revenue in euros');
  await user.type(revenue, '-5');
  expect(screen.getByText('Enter an amount in euros, such as 1200.')).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
  await user.clear(revenue);
  await user.type(revenue, '900');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent.find(({ path }) => path.endsWith('update_account'))?.body).toEqual({
      account_id: 6,
      plan: 'Enterprise',
      yearly_revenue_eur: 900,
    }),
  );
});
