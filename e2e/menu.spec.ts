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
  test(`[MENU-2] the whole menu is in sight at ${width} × ${height}`, async ({ signedIn: page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/feedback/analysis');
    const menu = page.getByRole('navigation', { name: 'Main' });
    await expect(menu.getByRole('link', { name: 'Settings' })).toBeVisible();
    const links = await menu.getByRole('link').all();
    expect(links.length).toBeGreaterThan(12);
    // What scrolled out of sight would lie behind the foot, whose first entry is below all others.
    const foot = (await menu.getByRole('link', { name: 'Settings' }).boundingBox())?.y ?? 0;
    for (const link of links.slice(0, -1)) expect(await endOf(link)).toBeLessThanOrEqual(foot);
    expect(await endOf(menu.getByRole('link', { name: 'Settings' }))).toBeLessThanOrEqual(height);
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
