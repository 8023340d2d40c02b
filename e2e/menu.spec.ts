import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** Where an element ends, in CSS pixels from the window's top. */
async function endOf(element: Locator): Promise<number> {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not drawn');
  return box.y + box.height;
}

for (const [width, height] of [
  [1366, 768],
  [1280, 720],
] as const)
  test(`[MENU-2] the whole menu is in sight at ${width} × ${height}, with reports and boards of one's own`, async ({
    signedIn: page,
    person,
    api,
  }) => {
    for (const title of ['Field app', 'Billing', 'Integrations'])
      await api.call('/api/boards/create_board', { title }, person.token);
    for (const name of ['Board briefing', 'Release 4.2'])
      await api.call('/api/ai_reports/create_report', { name, period: { last_days: 28 } }, person.token);
    await page.setViewportSize({ width, height });
    await page.goto('/feedback/analysis');
    const menu = page.getByRole('navigation', { name: 'Main' });
    const settings = menu.getByRole('link', { name: 'Settings' });
    const boards = menu.getByRole('button', { name: 'Your boards' });
    await expect(boards).toHaveAttribute('aria-expanded', 'false');
    const entries = await menu.getByRole('link').or(menu.getByRole('button')).all();
    expect(entries.length).toBeGreaterThan(16);
    // What scrolled out of sight would lie behind the foot, whose first entry is below all others.
    const foot = (await settings.boundingBox())?.y ?? 0;
    for (const entry of entries) {
      if ((await entry.textContent()) !== 'Settings') expect(await endOf(entry)).toBeLessThanOrEqual(foot);
    }
    expect(await endOf(settings)).toBeLessThanOrEqual(height);

    await boards.click();
    await menu.getByRole('link', { name: 'Billing' }).click();
    await page.getByRole('heading', { name: 'Billing' }).waitFor();
    await boards.click();
    await expect(menu.getByRole('link', { name: 'Billing' })).toHaveAttribute('aria-current', 'page');
    await expect(menu.getByRole('link', { name: 'Field app' })).toBeHidden();

    await page.setViewportSize({ width, height: 1100 });
    await expect(menu.getByRole('link', { name: 'Field app' })).toBeVisible();
  });

test('@core [MENU-2] screens of one entry are tabs beside each other, and G and a letter go anywhere', async ({
  signedIn: page,
}) => {
  await page.goto('/feedback/analysis');
  const menu = page.getByRole('navigation', { name: 'Main' });
  const tabs = page.getByRole('navigation', { name: 'Feedback', exact: true });
  await tabs.getByRole('link', { name: 'Themes' }).click();
  await expect(page).toHaveURL('/feedback/themes');
  await expect(menu.getByRole('link', { name: 'Feedback', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(tabs.getByRole('link', { name: 'Themes' })).toHaveAttribute('aria-current', 'page');

  await page.keyboard.press('g');
  await page.keyboard.press('s');
  await expect(page).toHaveURL('/session_replay/replay_session');
  await expect(page.getByRole('navigation', { name: 'Feedback', exact: true })).toHaveCount(0);
});

test('a folded group of the menu stays folded, but shows the present entry', async ({ signedIn: page }) => {
  await page.goto('/feedback/analysis');
  const menu = page.getByRole('navigation', { name: 'Main' });
  const group = menu.getByRole('button', { name: 'Market Trend Analysis' });
  await group.click();
  await expect(menu.getByRole('link', { name: 'All Reports' })).toBeHidden();
  await page.reload();
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  await page.goto('/market_trend_reporting/reports');
  await expect(menu.getByRole('link', { name: 'All Reports' })).toBeVisible();
});

test('the palette finds people, themes and items of the workspace by their words', async ({
  signedIn: page,
  person,
  api,
}) => {
  await api.call('/api/workspaces/load_sample', {}, person.token);
  await page.goto('/settings/profile');
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  await page.keyboard.press('Control+k');
  const input = page.getByRole('combobox', { name: 'Search, or ask' });
  await input.fill('notes');
  const options = page.getByRole('option');
  await expect(options.filter({ hasText: 'Feedback' }).first()).toBeVisible({ timeout: 15_000 });
  await options.filter({ hasText: 'Feedback' }).first().click();
  await expect(page).toHaveURL(/\/feedback\/item\?review_id=\d+/);
});
