import { expect, test } from '../fixtures.ts';

test('what a customer said is added by key, for an account, and from another site with the bookmark button', async ({
  signedIn: page,
  person,
  api,
  fitsEverywhere,
}) => {
  test.slow();
  const account = { name: 'Quay Logistics', external_id: 'A-1' };
  const items = [{ text: 'The cellar has no network and my notes are gone.', account }];
  await api.call('/api/feedback/add_feedback', { source: { name: 'Desk' }, items }, person.token);

  await page.goto('/roadmap/ideas');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('n');
  const form = page.getByRole('dialog', { name: 'Add feedback' });
  const text = form.getByLabel('What did the customer say?');
  await expect(text).toBeFocused();
  await page.keyboard.type('Sync fails in the basement, she had to type it all again.');
  await fitsEverywhere(page, 'the form that adds feedback');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Feedback saved.')).toBeVisible();

  await page.goto('/feedback/accounts');
  await page.getByRole('link', { name: account.name }).first().click();
  await page.getByRole('main').getByRole('button', { name: 'Add feedback' }).click();
  await expect(form.getByLabel('Account')).toHaveValue(account.name);
  await text.fill('They want one invoice for all depots.');
  await form.getByLabel('Customer', { exact: true }).fill('Ana Ruiz');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Feedback saved.')).toBeVisible();
  await expect(page.getByRole('link', { name: '2 items', exact: true })).toBeVisible();

  await page.goto('/feedback/sources');
  const bookmark = page.getByRole('link', { name: 'Add to Earshot' });
  const script = (await bookmark.getAttribute('href')) ?? '';
  await page.route('https://desk.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p id="said">Please add a dark mode.</p>' }),
  );
  await page.goto('https://desk.example/tickets/7');
  const opened = page.context().waitForEvent('page');
  await page.locator('#said').selectText();
  // A browser runs what stands behind the scheme of a bookmark.
  await page.evaluate(script.replace('javascript:', ''));
  const tab = await opened;
  const brought = tab.getByRole('dialog', { name: 'Add feedback' });
  await expect(brought.getByLabel('What did the customer say?')).toHaveValue('Please add a dark mode.');
  await expect(brought.getByLabel('Link')).toHaveValue('https://desk.example/tickets/7');
  await brought.getByRole('button', { name: 'Save' }).click();
  await expect(tab.getByText('Feedback saved.')).toBeVisible();
  await expect(tab).toHaveURL('/feedback/list');
  await expect(tab.getByText('Team notes').first()).toBeVisible();
  await tab.getByRole('button', { name: 'Undo' }).click();
  await expect(tab.getByText('Feedback deleted. Its text is still in the form.')).toBeVisible();
  await expect(tab.getByText('Please add a dark mode.')).toHaveCount(0);
});
