import { expect, test } from '../fixtures.ts';
import { expectNoSidewaysScroll } from '../support/looks.ts';
import { settledWorkspace } from '../support/settled-workspace.ts';

test('[ASK-1] an open question is counted, its number opens as many items, its citation opens in place', async ({
  signedIn: page,
  person,
  api,
  seriousFaults,
}) => {
  test.setTimeout(180_000);
  await api.call('/api/workspaces/load_sample', {}, person.token);
  // The tone learns from the ratings some seconds later, which changes what is negative.
  await settledWorkspace(api, person);
  await page.goto('/feedback/open_question');
  await page
    .getByRole('textbox', { name: 'Ask about your feedback' })
    .fill('How many complaints came from the Helpdesk?');
  await page.getByRole('button', { name: 'Ask AI' }).click();
  const answer = page.getByRole('region', { name: 'Answer' });
  await expect(answer).toContainText('negative items from Helpdesk');
  const number = answer.getByRole('link').first();
  const count = await number.textContent();
  await answer.getByRole('button', { name: 'Citation 1' }).click();
  await expect(page.getByRole('region', { name: 'Citation 1' }).getByRole('blockquote')).toBeVisible();
  await page.keyboard.press('Escape');
  for (const width of [1440, 991, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page, `at ${width}`);
  }
  expect(await seriousFaults(page)).toEqual([]);
  const address = page.url();
  await number.click();
  await expect(page).toHaveURL(/\/feedback\/list\?/);
  await expect(page.locator('main')).toContainText(`of ${count ?? ''}`);
  await page.goto(address);
  await expect(answer).toContainText(`There are ${count ?? ''} negative items`);
});
