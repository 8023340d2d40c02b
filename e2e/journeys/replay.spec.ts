import { expect, test } from '../fixtures.ts';
import { readVisit, sendVisit } from '../support/recorded-visit.ts';

test('[PLAY-2] somebody watches a visit: the page, its events, and the way to any second of it', async ({
  signedIn: page,
  person,
  api,
  fitsEverywhere,
}) => {
  test.setTimeout(180_000);
  const sessionId = await sendVisit(api, person.token);
  const read = () => readVisit(api, person.token, sessionId);
  await expect.poll(async () => (await read()).moments.length, { timeout: 60_000 }).toBeGreaterThan(8);
  const recorded = page.frameLocator('iframe[title="Recorded page"]').frameLocator('iframe');
  const slider = page.getByRole('slider', { name: 'Time in the session' });
  const asked: { from_seq: number; to_seq: number }[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/get_chunks')) asked.push(request.postDataJSON() as (typeof asked)[number]);
  });

  await test.step('its address stays as it was while nobody plays it', async () => {
    await page.goto(`/session_replay/replay_session?session_id=${sessionId}`);
    await expect(recorded.getByText('Welcome to the shop')).toBeVisible();
    // Longer than it takes to note where a replay has stopped.
    await page.waitForTimeout(1000);
    await expect(page).toHaveURL(`/session_replay/replay_session?session_id=${sessionId}`);
    asked.length = 0;
  });

  await test.step('a moment opens by its address, with its own part alone', async () => {
    await page.goto(`/session_replay/replay_session?session_id=${sessionId}&t=91000`);
    await expect(recorded.getByText('Your cart is empty')).toBeVisible();
    expect(asked.map(({ from_seq: from, to_seq: to }) => [from, to])).toEqual([[2, 2]]);
    await expect(page.getByText('shop.test/cart', { exact: true })).toBeVisible();
  });

  await test.step('at 1366 × 768 and 1280 × 720 the page and everything to press is in sight', async () => {
    for (const [width, height] of [
      [1366, 768],
      [1280, 720],
    ] as const) {
      await page.setViewportSize({ width, height });
      const names = ['Play', 'Next problem', 'Full screen', 'Back 10 seconds', 'Share'];
      for (const name of names)
        await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
      await expect(page.locator('iframe[title="Recorded page"]')).toBeInViewport({ ratio: 1 });
      await expect(slider).toBeInViewport({ ratio: 1 });
    }
  });

  await test.step('an event leads to its moment, the page of then is shown', async () => {
    await page
      .getByRole('button', { name: /^00:42 Rage click on Save note/ })
      .first()
      .click();
    await expect(recorded.getByText('Welcome to the shop')).toBeVisible();
    await expect(slider).toHaveAttribute('aria-valuetext', '00:42 of 03:00');
    await page.getByRole('tab', { name: /^Console/ }).click();
    await expect(page.getByText('The cart is slow').first()).toBeVisible();
  });

  await test.step('it plays by key, passes over quiet parts, and its address keeps the second', async () => {
    await page.getByRole('combobox', { name: 'Speed' }).selectOption('8');
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press(' ');
    await expect(recorded.getByText('Your cart is empty')).toBeVisible({ timeout: 15_000 });
    await page.keyboard.press('k');
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
    // What it stopped at is shown and kept soon after, one after the other.
    const kept = () => Math.floor(Number(new URL(page.url()).searchParams.get('t')) / 1000);
    await expect.poll(async () => Number(await slider.getAttribute('aria-valuenow')) - kept()).toBe(0);
    const shown = await slider.getAttribute('aria-valuetext');
    await page.reload();
    await expect(slider).toHaveAttribute('aria-valuetext', shown ?? '');
  });

  await test.step('the screen fits three widths and stands up to axe, light and dark', async () => {
    await fitsEverywhere(page, 'the player');
  });
});
