import { expect, test } from '../fixtures.ts';
import { settledWorkspace } from '../support/settled-workspace.ts';
import { uploadFile } from '../support/import-screen.ts';
import { travelExport } from './travel-export.ts';

const addresses = [
  '/feedback/list',
  '/feedback/list?sentiments=negative&contains=the',
  '/feedback/ask_ai?q=lost+notes',
  '/feedback/item?review_id=1',
  '/feedback/item?review_id=999999999',
  '/feedback/import',
  '/feedback/sources',
];

test('the feedback screens fit three widths and stand up to axe, light and dark', async ({
  signedIn: page,
  person,
  api,
  fitsEverywhere,
}) => {
  test.setTimeout(360_000);
  await api.call('/api/workspaces/load_sample', {}, person.token);
  const file = travelExport('axe');
  await uploadFile(page, { name: file.name, mimeType: 'text/csv', buffer: Buffer.from(file.csv) });
  for (const address of [page.url(), `${page.url()}&step=detect`, `${page.url()}&step=check`, ...addresses]) {
    await page.goto(address);
    await expect(page.locator('main h1')).toBeAttached();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await fitsEverywhere(page, address);
  }
});

test('[ASK-3] the suggestions of the empty box stand up to axe while they are open', async ({
  signedIn: page,
  seriousFaults,
}) => {
  await page.goto('/feedback/ask_ai');
  await page.getByRole('combobox', { name: 'Enter questions about your feedback' }).focus();
  await expect(page.getByRole('option')).toHaveCount(5);
  expect(await seriousFaults(page)).toEqual([]);
});

test('@core a filter, more items and a saved view survive reload, back and a copied address', async ({
  signedIn: page,
  person,
  api,
  context,
}) => {
  await api.call('/api/workspaces/load_sample', {}, person.token);
  // Until then figures move, and say so.
  await settledWorkspace(api, person);
  await page.goto('/feedback/list');
  await page.getByRole('checkbox', { name: 'Negative' }).click();
  await page.getByRole('button', { name: 'Show more' }).click();
  const count = page.getByText(/^50 of \d+ items$/);
  const shown = await count.innerText();
  const copied = page.url();

  await page.reload();
  await expect(count).toHaveText(shown);
  const other = await context.newPage();
  await other.addInitScript(
    (session) => localStorage.setItem('earshot.session', session),
    JSON.stringify(person),
  );
  await other.goto(copied);
  await expect(other.getByText(shown)).toBeVisible();
  await other.close();

  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/feedback\/item\?review_id=\d+/);
  await page.goBack();
  await expect(count).toHaveText(shown);

  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: 'Save as view' }).click();
  await page.getByLabel('Name').fill('Bad news');
  await page.getByLabel('Name').press('Enter');
  await expect(page).toHaveURL(/view_id=\d+/);
  const viewId = new URL(page.url()).searchParams.get('view_id');
  await page.goto(`/feedback/list?view_id=${viewId}`);
  await expect(page).toHaveURL(/sentiments=negative/);
  await expect(page.getByRole('button', { name: 'Remove filter Sentiment Negative' })).toBeVisible();
});
