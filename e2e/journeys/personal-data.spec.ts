import { expect, test } from '../fixtures.ts';
import { expectNoSidewaysScroll } from '../support/looks.ts';

test('personal data is masked before it is stored, and what was stored before for good when asked', async ({
  signedIn: page,
  person,
  api,
  seriousFaults,
}) => {
  const add = (text: string) =>
    api.call('/api/feedback/add_feedback', { source: { name: 'Desk' }, items: [{ text }] }, person.token);
  await add('The first invoice was wrong, write to anna@example.org');

  await page.goto('/settings/personal_data');
  await expect(page.getByRole('checkbox', { name: 'Email addresses' })).toBeChecked();
  const tried = page.getByRole('status').filter({ hasText: 'It would be stored as' });
  await expect(tried.getByTitle('Masked before storage: a phone number')).toHaveText('phone');
  await page.getByLabel('Your text').fill('Charged twice on 4111 1111 1111 1111');
  await expect(tried.getByTitle('Masked before storage: the number of a payment card')).toBeVisible();
  expect(await seriousFaults(page)).toEqual([]);
  await expectNoSidewaysScroll(page);

  await page.getByRole('checkbox', { name: 'Email addresses' }).uncheck();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Applies to new data from now on.').first()).toBeVisible();
  await add('The second invoice was wrong, write to bob@example.org');

  await page.getByRole('checkbox', { name: 'Email addresses' }).check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/may still contain email addresses/)).toBeVisible();
  await page.getByRole('button', { name: 'Mask existing data' }).click();
  await page.getByLabel(/to confirm/).fill('Marrowby');
  await page.getByRole('button', { name: 'Mask permanently' }).click();
  await expect(page.getByText('All stored data is masked. 1 item contained personal data.')).toBeVisible({
    timeout: 30_000,
  });

  await page.goto('/feedback/list');
  await expect(page.getByTitle('Masked before storage: an email address')).toHaveCount(2);
  await expect(page.getByText('bob@example.org')).toHaveCount(0);
});
