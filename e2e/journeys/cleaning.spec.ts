import { expect, test } from '../fixtures.ts';
import { onDatabaseOf } from '../support/database-of.ts';

const mail = (at: number) =>
  `<p>Hello team,</p><p>The <b>export</b> of report ${at} is broken &amp; I hate waiting.</p>` +
  `<p>Best regards,<br>Ann Lee</p><div class="gmail_quote"><div>On Mon, May 4, 2026 at 9:12 AM Ida wrote:</div>` +
  `<blockquote>We love hearing from you, great people.</blockquote></div>`;
const receipt = 'Automatic reply: I am out of office until Monday. I will reply when I am back.';

test('items that were stored before texts were cleaned are checked, cleaned with progress, and given back', async ({
  signedIn: page,
  person,
  api,
  fitsEverywhere,
}) => {
  test.slow();
  const texts = [...Array.from({ length: 12 }, (_, at) => mail(at)), receipt, 'The map is slow'];
  await api.call(
    '/api/feedback/add_feedback',
    { source: { name: 'Old desk' }, items: texts.map((text) => ({ text })) },
    person.token,
  );
  // As they were stored before texts were cleaned.
  await onDatabaseOf(api.dataDir, async (client) => {
    const of = [person.workspace_id];
    await client.query(
      `update earshot.feedback_item i set text = s.text, title = s.title from earshot.item_source_text s
       where i.workspace_id = $1 and s.workspace_id = $1 and s.item_id = i.id`,
      of,
    );
    await client.query('delete from earshot.item_source_text where workspace_id = $1', of);
  });

  await page.goto('/feedback/sources');
  await page.getByRole('button', { name: 'Check earlier items' }).click();
  await expect(page.getByText('13 of 14 items would change.')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('<blockquote>We love hearing').first()).toBeVisible();
  await expect(page.getByText('The export of report 0 is broken & I hate waiting.')).toBeVisible();
  await fitsEverywhere(page, 'the effect of a check');

  await page.getByRole('button', { name: 'Clean 13 items' }).click();
  await expect(page.getByText(/^13 items cleaned\.$/)).toBeVisible({ timeout: 60_000 });
  await fitsEverywhere(page, 'a run that is done');
  await page.goto('/feedback/list');
  await expect(page.getByText('The export of report 3 is broken & I hate waiting.')).toBeVisible();
  await expect(page.getByText('No words from the customer.')).toBeVisible();
  await expect(page.getByText('great people')).toHaveCount(0);

  await page.goto('/feedback/sources');
  await page.getByRole('button', { name: 'Undo cleaning' }).click();
  await expect(page.getByText('Cleaning undone. Items have their earlier text again.')).toBeVisible({
    timeout: 30_000,
  });
  await page.goto('/feedback/list');
  await expect(page.getByText('great people').first()).toBeVisible();
});

test('a template is found, its effect is shown, and switched on it is no longer among the customer’s words', async ({
  signedIn: page,
  person,
  api,
  fitsEverywhere,
}) => {
  test.slow();
  const survey = 'How would you rate the support that you received?';
  const items = Array.from({ length: 20 }, (_, at) => ({
    text: `Report ${at} is missing a column.\n${survey}`,
    author: { name: `Customer${at} Person` },
  }));
  await api.call('/api/feedback/add_feedback', { source: { name: 'Desk' }, items }, person.token);
  await page.goto('/feedback/sources');
  await page.getByRole('button', { name: 'Check again' }).click();
  const template = page.getByRole('checkbox', { name: survey });
  // Found by a job, which waits for those of the other tests.
  await expect(template).not.toBeChecked({ timeout: 120_000 });
  await template.check({ force: true });
  await page.getByRole('button', { name: 'See the effect' }).click();
  await expect(page.getByText('1 template would be switched. 20 of 20 items would change.')).toBeVisible({
    timeout: 120_000,
  });
  await fitsEverywhere(page, 'the effect of a template');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText(/^20 items cleaned\.$/)).toBeVisible({ timeout: 60_000 });
  await expect(template).toBeChecked();
  await page.goto('/feedback/list');
  await expect(page.getByText('Report 3 is missing a column.')).toBeVisible();
  await expect(page.getByText(survey)).toHaveCount(0);
});
