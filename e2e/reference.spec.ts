import { expect, test } from './fixtures.ts';

test('an address of the reference as it once was opens the call where it stands now', async ({ page }) => {
  await page.goto('/docs/api#feedback-addFeedback');
  await expect(page).toHaveURL('/docs/api/feedback#feedback-addFeedback');
  await expect(page.getByRole('heading', { level: 1, name: 'Feedback' })).toBeVisible();
  await page.goto('/docs/api');
  await page.evaluate(`location.hash = 'users-getToken'`);
  await expect(page).toHaveURL('/docs/api/users#users-getToken');
});

test('calls are found while somebody types, and no policy is broken', async ({ page }) => {
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  await page.goto('/docs/api');
  await page.getByLabel('Find a call').fill('add_feedback');
  await expect(page.getByRole('status')).toHaveText('1 call');
  await expect(page.locator('.calls li:visible')).toHaveCount(1);
  await page.getByRole('link', { name: 'Add or update up to 500 items of one source' }).click();
  await expect(page).toHaveURL('/docs/api/feedback#feedback-addFeedback');
  expect(faults).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('calls are found, opened and read', async ({ page }) => {
    await page.goto('/docs/api');
    await page.getByLabel('Find a call').fill('addFeedback');
    await page.getByRole('button', { name: 'Find' }).click();
    await expect(page.getByRole('status')).toHaveText('1 call');
    await page.getByRole('link', { name: 'Add or update up to 500 items of one source' }).click();
    await expect(page.locator('#feedback-addFeedback')).toBeInViewport();
    await page.locator('#feedback-addFeedback').getByRole('link', { name: 'NewFeedback' }).first().click();
    await expect(page.locator('#shape-NewFeedback')).toBeInViewport();
  });
});

test('the reference has no serious fault and does not scroll sideways', async ({ page, fitsEverywhere }) => {
  for (const path of ['/docs/api', '/docs/api/feedback', '/docs/api/roles']) {
    await page.goto(path);
    await fitsEverywhere(page, path);
  }
});
