import { expect, test } from '../fixtures.ts';

test('[MENU-1] the first steps lead from an empty workspace to an invited colleague, each ticked off by itself', async ({
  signedIn: page,
}) => {
  await page.goto('/home/get-started');
  const entry = page.getByRole('link', { name: /^Get started/ });
  await expect(entry).toContainText('0 of 4');
  await page.getByRole('button', { name: 'Explore with demo data' }).click();
  await expect(page.getByRole('region', { name: 'Tour' })).toContainText('1 of 4');
  await entry.click();
  await expect(page.getByRole('heading', { name: 'Import feedback (done)' })).toBeVisible();
  await expect(entry).toContainText('1 of 4');

  await page.getByRole('link', { name: 'Ask a question' }).click();
  await page.getByRole('combobox', { name: 'Enter questions about your feedback' }).fill('lost notes');
  await page.getByRole('button', { name: 'Ask AI' }).click();
  await expect(page.getByRole('article').first()).toContainText('Similarity');
  await entry.click();
  await expect(page.getByRole('heading', { name: 'Ask a question (done)' })).toBeVisible();

  await page.getByRole('link', { name: 'Choose filters' }).click();
  await page.getByRole('checkbox', { name: 'Negative' }).click();
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: 'Save as view' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Angry');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('View “Angry” saved.')).toBeVisible();
  await entry.click();
  await expect(page.getByRole('heading', { name: 'Save a view (done)' })).toBeVisible();

  await page.getByRole('link', { name: 'Invite someone' }).click();
  await page.getByLabel('Email').fill('tom@marrowby.example');
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByRole('cell', { name: 'tom@marrowby.example', exact: true })).toBeVisible();
  // Nothing is left to do, so the entry leaves the menu.
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Get started/ }),
  ).toHaveCount(0);
  await page.goto('/home/get-started');
  await expect(page.getByText('You are all set.')).toBeVisible();
  await expect(entry).not.toContainText('of 4');
});

test('[MENU-3] the first steps have no serious fault and do not scroll sideways, at any width, light and dark', async ({
  signedIn: page,
  person,
  api,
  fitsEverywhere,
}) => {
  test.slow();
  for (const state of ['empty', 'sample']) {
    if (state === 'sample') await api.call('/api/workspaces/load_sample', {}, person.token);
    await page.goto('/home/get-started');
    await page.getByText('Invite a colleague').waitFor();
    await fitsEverywhere(page, state);
  }
});
