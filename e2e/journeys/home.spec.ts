import { expect, test } from '../fixtures.ts';
import { settledWorkspace } from '../support/settled-workspace.ts';

test('Home says what to do while nothing is there, then what is mentioned and what came in, and leads to it', async ({
  signedIn: page,
  person,
  api,
  fitsEverywhere,
}) => {
  test.slow();
  await page.goto('/home');
  await expect(page.getByText(/^No feedback yet/)).toBeVisible();
  await expect(page.getByText('First steps: 0 of 4 done')).toBeVisible();
  await fitsEverywhere(page, 'empty');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('main').getByRole('link', { name: 'Get started' }).click();
  await expect(page).toHaveURL('/home/get-started');

  await api.call('/api/workspaces/load_sample', {}, person.token);
  await settledWorkspace(api, person);
  await page.goto('/home');
  await expect(page.getByRole('region', { name: 'Needs attention' }).getByRole('heading')).toBeVisible();
  const since = page.getByRole('region', { name: 'In the last 7 days' });
  await expect(since.getByRole('listitem').first()).toBeVisible();
  const source = page.getByRole('region', { name: 'Sources' }).getByRole('listitem').first();
  await expect(source).toContainText('newest');
  await fitsEverywhere(page, 'sample');
  await source.getByRole('link').click();
  await expect(page).toHaveURL(/\/feedback\/list\?.*source_ids=/);
});

test('Home says what failed, and tries again', async ({ signedIn: page }) => {
  await page.route('**/api/themes/list_themes', (route) => route.abort());
  await page.goto('/home');
  await expect(page.getByRole('alert').first()).toContainText('What needs attention', { timeout: 20_000 });
  await page.unroute('**/api/themes/list_themes');
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await expect(page.getByText(/^No feedback yet/)).toBeVisible();
});
