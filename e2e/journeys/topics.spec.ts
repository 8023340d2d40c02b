import { expect, test } from '../fixtures.ts';

test('@core [TOPIC-1] [TOPIC-3] a topic is created, rated by keyboard, moved, edited with a preview, taken back and deleted', async ({
  signedIn: page,
  person,
  api,
  fitsEverywhere,
}) => {
  test.setTimeout(240_000);
  await api.call('/api/workspaces/load_sample', {}, person.token);
  await page.goto('/feedback/custom_topics');
  await page.getByLabel('Title').fill('Notes lost offline');
  await page
    .getByLabel('Description')
    .fill('A note or visit report was empty or gone because there was no signal.');
  await page.getByRole('button', { name: 'Create topic' }).click();
  await expect(page).toHaveURL(/custom_topic_id=\d+$/);
  await expect(page.getByRole('heading', { name: 'Notes lost offline' })).toBeVisible();

  const card = page.getByRole('region', { name: 'Does this belong here?' });
  const quote = card.locator('p.prose');
  await expect(quote).toBeVisible({ timeout: 90_000 });
  for (let n = 1; n <= 12; n += 1) {
    const text = await quote.innerText();
    await page.keyboard.press(/note|report|gone|empty|offline|signal/i.test(text) ? 'ArrowUp' : 'ArrowDown');
    await expect(card.getByText(`Item ${n + 1}`, { exact: true })).toBeVisible();
    await expect(quote).not.toHaveText(text);
  }
  await page.keyboard.press('z');
  await expect(card.getByText('Item 12', { exact: true })).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(card.getByText('Item 13', { exact: true })).toBeVisible();

  const count = page
    .getByRole('main')
    .getByRole('link', { name: /^\d+ items?$/ })
    .first();
  const items = async () => Number.parseInt((await count.getAttribute('aria-label')) ?? '', 10);
  await expect(page.getByText('Learning…')).toHaveCount(0, { timeout: 30_000 });
  const slider = page.getByRole('slider', { name: 'How many items belong' });
  // The last rating may be learnt after the page saw the one before it learnt: let the count rest.
  let before = -1;
  await expect
    .poll(async () => before === (before = await items()), { intervals: [2_000], timeout: 30_000 })
    .toBe(true);

  await slider.focus();
  for (let n = 0; n < 8; n += 1) await page.keyboard.press('ArrowRight');
  const promised = Number.parseInt((await slider.getAttribute('aria-valuetext')) ?? '', 10);
  expect(promised).toBeGreaterThanOrEqual(before);
  await expect(count).toHaveAccessibleName(promised === 1 ? '1 item' : `${promised} items`);
  await page.getByRole('button', { name: /^Undo/ }).last().click();
  await expect(count).toHaveAccessibleName(before === 1 ? '1 item' : `${before} items`);

  await page.getByRole('button', { name: /^Edit/ }).click();
  await page.getByLabel('Title').fill('Invoices');
  await page.getByLabel('Description').fill('An invoice is wrong.');
  await expect(page.getByText(/^\d+ → \d+ items?: \d+ added, \d+ removed\.$/)).toBeVisible({
    timeout: 30_000,
  });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Invoices' })).toBeVisible();
  await page.locator('body').press('z');
  await expect(page.getByRole('heading', { name: 'Notes lost offline' })).toBeVisible();
  await expect(page.getByText('Learning…')).toHaveCount(0, { timeout: 30_000 });
  await expect(count).toHaveAccessibleName(before === 1 ? '1 item' : `${before} items`);

  await fitsEverywhere(page, 'custom topics');

  await count.click();
  await expect(page).toHaveURL(/\/feedback\/list\?custom_trend_id=\d+$/);
  await page.goBack();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('Notes lost offline');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/\/feedback\/custom_topics$/);
  // The demo's own topic stays.
  const listed = page.getByRole('navigation', { name: 'Recent topics' }).getByRole('link');
  await expect(listed).toHaveCount(1);
  await expect(listed).toContainText('Job notes lost offline');
});

test('[TOPIC-1] an item’s page makes a topic from it', async ({ signedIn: page, person, api }) => {
  await api.call('/api/workspaces/load_sample', {}, person.token);
  await page.goto('/feedback/item?review_id=1');
  await page.getByRole('link', { name: 'Create topic from this' }).first().click();
  await expect(page).toHaveURL(/\/feedback\/custom_topics\?custom_topic_id=\d+$/);
  await expect(page.getByText('1 yes, 0 no, 0 skipped')).toBeVisible({ timeout: 30_000 });
});
