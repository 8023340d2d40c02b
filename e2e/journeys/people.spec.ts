import { readFile } from 'node:fs/promises';
import type { CallReply } from '@earshot/contracts/call';
import type { people } from '@earshot/contracts/people';
import { expect, test } from '../fixtures.ts';
import type { Api } from '../support/api.ts';

type List = CallReply<typeof people.list>;

/** Ada in two sources, by e-mail address in one and by name in the other; others around her. */
async function speak(api: Api, token: string): Promise<void> {
  const ada = { name: 'Ada Quill', email: 'ada@marrowby.example' };
  const acme = { name: 'Acme Rail', plan: 'Pro', yearly_revenue_eur: 1200 };
  const day = (n: number) => `2026-03-${String(n).padStart(2, '0')}T09:00:00Z`;
  const add = (name: string, items: object[]) =>
    api.call('/api/feedback/add_feedback', { source: { name }, items }, token);
  await add('Helpdesk', [
    { text: 'The seats are too narrow', said_at: day(2), author: ada, account: acme },
    { text: 'I love the new app', said_at: day(4), author: ada, account: acme },
    {
      text: 'Where is my refund?',
      said_at: day(5),
      author: { name: 'Bo Hale' },
      account: { name: 'Globex' },
    },
    { text: 'Great trip', said_at: day(6), author: { name: 'Cy Orr' } },
  ]);
  await add('Survey', [
    { text: 'Still narrow seats', said_at: day(9), author: { name: 'Ada Quill' }, account: acme },
    { text: 'great trip', said_at: day(10), author: { name: 'Di Poe' } },
    { text: 'Great trip', said_at: day(11) },
  ]);
}

const list = (api: Api, token: string) => api.call<List>('/api/people/list_people', {}, token);

test('somebody finds a person who speaks in two sources, makes them one and takes it back', async ({
  signedIn: page,
  person,
  api,
  fitsEverywhere,
}) => {
  test.setTimeout(180_000);
  await page.goto('/feedback/people');
  await expect(page.getByText(/^No people yet/)).toBeVisible();
  await speak(api, person.token);
  await page.reload();
  await expect(page.getByText('5 people')).toBeVisible();
  const before = await list(api, person.token);

  await fitsEverywhere(page, 'people', () => expect(page.getByText('5 people')).toBeVisible());

  await test.step('a number opens exactly its items', async () => {
    await page.getByRole('link', { name: '2 items from Ada Quill' }).click();
    await expect(page.getByText(/of 2 items$/)).toBeVisible();
    await page.goBack();
  });

  await test.step('the two are suggested, merged and counted once', async () => {
    await page.getByRole('button', { name: 'Possible duplicates' }).click();
    await expect(page.getByText('Same name, both at Acme Rail')).toBeVisible();
    await page.getByRole('button', { name: 'Merge Ada Quill into Ada Quill' }).click();
    await expect(page.getByText('No possible duplicates.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText('4 people')).toBeVisible();
    await page.getByRole('link', { name: '3 items from Ada Quill' }).click();
    await expect(page.getByText(/of 3 items$/)).toBeVisible();
    await page.goBack();
  });

  await test.step('their page shows both ways they are known by, and takes the merge back', async () => {
    await page.getByRole('link', { name: 'Ada Quill', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Ada Quill' })).toBeVisible();
    await expect(page.getByText('Email address, the same in every source')).toBeVisible();
    await expect(page.getByText('Name in one source')).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Items each/ })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await fitsEverywhere(page, 'a person', () => page.waitForLoadState('networkidle'));
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(page.getByText('Undone', { exact: true })).toBeVisible();
    expect(await list(api, person.token)).toEqual(before);
  });

  await test.step('somebody without an account is given one', async () => {
    await page.goto('/feedback/people?q=bo');
    await page.goto('/feedback/people?q=cy');
    await page.getByRole('link', { name: 'Cy Orr', exact: true }).click();
    await page.getByRole('button', { name: 'Set account' }).click();
    await page.getByLabel('Account', { exact: true }).fill('Globex');
    await page.getByRole('button', { name: 'Save account', exact: true }).click();
    await expect(page.getByText('Globex was set manually for items without an account.')).toBeVisible();
  });

  await test.step('the list is found again by its address, ordered and as a file', async () => {
    await page.goto('/feedback/people?order=name');
    await expect(page.getByRole('row').nth(1)).toContainText('Ada Quill');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const file = await readFile(await (await download).path(), 'utf8');
    expect(file.trimEnd().split('\r\n')).toHaveLength(6);
  });

  await test.step('copies are shown, and counted once where one says so', async () => {
    await page.goto('/feedback/list');
    await page.getByRole('link', { name: '3 duplicates' }).first().click();
    await expect(page.getByText(/of 3 items$/)).toBeVisible();
    await page.goto('/feedback/list');
    await expect(page.getByRole('link', { name: '5 items without duplicates' })).toBeVisible();
    await page.getByRole('checkbox', { name: 'Hide duplicates' }).click({ force: true });
    await expect(page.getByText(/of 5 items$/)).toBeVisible();
    await expect(page.getByRole('link', { name: '7 items with duplicates' })).toBeVisible();
  });
});

test('@core somebody looks at accounts, opens their people, and gives one a plan and revenue', async ({
  signedIn: page,
  person,
  api,
  fitsEverywhere,
}) => {
  test.setTimeout(150_000);
  await page.goto('/feedback/accounts');
  await expect(page.getByText(/^No accounts yet/)).toBeVisible();
  await speak(api, person.token);
  await page.reload();
  await expect(page.getByText('2 accounts')).toBeVisible();
  await fitsEverywhere(page, 'accounts', () => expect(page.getByText('2 accounts')).toBeVisible());

  await page.getByRole('link', { name: '2 people at Acme Rail' }).click();
  await expect(page).toHaveURL(/\/feedback\/people\?/);
  await expect(page.getByText('2 people', { exact: true })).toBeVisible();
  await page.goBack();

  await page.getByRole('link', { name: 'Globex', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Globex' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await fitsEverywhere(page, 'an account', () => page.waitForLoadState('networkidle'));
  await page.getByRole('button', { name: 'Edit plan and revenue' }).click();
  await page.getByRole('textbox', { name: 'Plan' }).fill('Enterprise');
  await page.getByLabel('Annual revenue in euros').fill('5000');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Entered manually or imported').first()).toBeVisible();

  await page.goto('/feedback/accounts?order=revenue');
  await expect(page.getByRole('row').nth(1)).toContainText('Globex');
  await page.getByLabel('Search by name, ID or plan').fill('enter');
  await expect(page).toHaveURL(/q=enter/);
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search, or ask' }).fill('people');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/feedback\/people$/);
});
