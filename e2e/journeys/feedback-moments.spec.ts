import { expect, test } from '../fixtures.ts';
import { readVisit, sendVisit } from '../support/recorded-visit.ts';

test('[PLAY-4] from what somebody said to what they saw and back, and from a question to a moment', async ({
  signedIn: page,
  person,
  api,
  seriousFaults,
}) => {
  test.setTimeout(180_000);
  const sessionId = await sendVisit(api, person.token);
  const read = () => readVisit(api, person.token, sessionId);
  await expect.poll(async () => (await read()).recording.person?.id, { timeout: 60_000 }).toBe('u-7');
  const begun = Date.parse((await read()).recording.started_at);
  const { results } = await api.call<{ results: { feedback_text_id: number }[] }>(
    '/api/feedback/add_feedback',
    {
      source: { name: 'Desk' },
      items: [
        {
          text: 'The cart lost what I put in',
          author: { external_id: 'u-7' },
          said_at: new Date(begun + 120_000).toISOString(),
        },
      ],
    },
    person.token,
  );
  const item = results[0]?.feedback_text_id ?? 0;
  const slider = page.getByRole('slider', { name: 'Time in the session' });

  await test.step('an item of feedback opens the replay right before what went wrong', async () => {
    await page.goto(`/feedback/item?review_id=${item}`);
    await expect(page.getByText('Error: draft is undefined')).toBeVisible();
    expect(await seriousFaults(page)).toEqual([]);
    await page.getByRole('link', { name: 'Watch the moment before' }).click();
    await expect(slider).toHaveAttribute('aria-valuetext', '01:31 of 03:00');
  });

  await test.step('the item stands among the events, and leads back', async () => {
    await page.getByRole('button', { name: /^02:00 The cart lost what I put in Feedback/ }).click();
    await expect(slider).toHaveAttribute('aria-valuetext', '02:00 of 03:00');
    await page.getByRole('link', { name: 'Open item' }).click();
    await expect(page).toHaveURL(/\/feedback\/item\?review_id=/);
  });

  await test.step('[CALL-3] a question is counted, and its moment opens at its second', async () => {
    await page.goto('/session_replay/ask');
    await page.getByRole('textbox', { name: 'Ask about recorded sessions' }).fill('Show rage clicks');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: 'of 1 session' })).toBeVisible();
    expect(await seriousFaults(page)).toEqual([]);
    await page.getByRole('link', { name: 'Rage click on Save note', exact: true }).click();
    await expect(slider).toHaveAttribute('aria-valuetext', '00:42 of 03:00');
  });

  await test.step('what recordings do not know is not told', async () => {
    await page.goto('/session_replay/ask?q=How+old+are+our+visitors%3F');
    await expect(page.getByText(/^Recordings contain nothing about/)).toBeVisible();
  });
});
