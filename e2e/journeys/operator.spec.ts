import { expect, test } from '../fixtures.ts';
import { failJob } from '../support/failed-job.ts';

const fault = 'The bucket “packs” does not answer';

test('the printed link makes the operator, who sees a failed job with its error and has it tried again', async ({
  page,
  person,
  api,
  fitsEverywhere,
}) => {
  test.setTimeout(90_000);
  const link = process.env.EARSHOT_E2E_SET_UP_LINK ?? '';

  await test.step('until then there is nothing to see', async () => {
    await page.goto('/login');
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('link', { name: 'Settings' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Operator', exact: true })).toBeHidden();
    await page.goto('/operator/jobs');
    await expect(page.getByText('Oops! The page you')).toBeVisible();
  });

  await test.step('the link from the log asks who becomes it, and leaves no secret in the address', async () => {
    await page.goto(link);
    await expect(page.getByText(`You are logged in as ${person.email}.`)).toBeVisible();
    expect(new URL(page.url()).hash).toBe('');
    await failJob(api.dataDir, 'themes.rebuild', fault);
    await page.getByRole('button', { name: 'Become the operator' }).click();
    await expect(page.getByRole('heading', { name: 'Server health' })).toBeVisible();
    await expect(page.getByText(/^PostgreSQL .* answers in/)).toBeVisible();
    await page.getByRole('navigation', { name: 'Operator' }).getByRole('link', { name: 'Jobs' }).click();
    await expect(page.getByRole('heading', { name: 'Failed jobs' })).toBeVisible();
  });

  const job = page.getByRole('article', { name: 'Schedule themes, nightly' });
  await test.step('the failed job shows its error, at every width', async () => {
    await expect(job.getByText(fault)).toBeVisible();
    await fitsEverywhere(page, 'The operator’s jobs', () => expect(job).toBeVisible());
  });

  await test.step('tried again, it is gone', async () => {
    await job.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Job queued again.')).toBeVisible();
    await expect(job).toBeHidden();
    // Nothing else failed on this server, whatever the other tests did; what did is named here.
    await expect.poll(() => page.getByRole('article').allInnerTexts()).toEqual([]);
    await expect(page.getByText('No failed jobs.')).toBeVisible();
  });

  await test.step('a stranger’s message is read, answered, deleted and taken back', async () => {
    const details = `<b>Do you read Polish?</b> ${person.user_id}`;
    const email = 'ines@kettle.example';
    await api.call('/api/user/submit_public_feedback', {
      email,
      contactReason: 'question',
      contactDetails: details,
    });
    await page
      .getByRole('link', { name: /^Inbox/ })
      .first()
      .click();
    await page.getByLabel('Search by email address or text').fill(person.user_id);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    const row = page.getByRole('link', { name: `Open the message from ${email}` });
    await expect(row).toHaveCount(1);
    await row.click();
    const message = page.getByRole('dialog', { name: 'Message' });
    await expect(message.getByText(details)).toBeVisible();
    await expect(message.getByRole('link', { name: 'Reply by email' })).toHaveAttribute(
      'href',
      /^mailto:ines%40kettle\.example\?subject=/,
    );
    await message.getByRole('button', { name: 'Mark as answered' }).click();
    await expect(message.getByText('Answered', { exact: true })).toBeVisible();
    await message.getByRole('button', { name: 'Delete' }).click();
    await expect(row).toBeHidden();
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await expect(row).toBeVisible();
    await fitsEverywhere(page, 'The operator’s inbox', () => expect(row).toBeVisible());
  });

  await test.step('the link does not work twice', async () => {
    await page.goto('about:blank');
    await page.goto(link);
    await expect(page.getByText(/^This link was used/)).toBeVisible();
  });
});
