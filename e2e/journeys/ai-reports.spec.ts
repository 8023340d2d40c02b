import { readFile } from 'node:fs/promises';
import type { CallReply } from '@earshot/contracts/call';
import type { reports } from '@earshot/contracts/reports';
import { expect, test } from '../fixtures.ts';
import { expectNoSidewaysScroll } from '../support/looks.ts';
import { behind, countBehind, type Unit } from '../support/behind.ts';
import { settledWorkspace } from '../support/settled-workspace.ts';

test('@core somebody makes a report, opens what it counts, shares it, prints it and takes the link back', async ({
  signedIn: page,
  person,
  api,
  browser,
  baseURL,
  seriousFaults,
}) => {
  test.setTimeout(300_000);
  await page.goto('/feedback/ai_report');
  await expect(page.getByText(/^No reports yet/)).toBeVisible();
  await api.call('/api/workspaces/load_sample', {}, person.token);
  // What is found in new items by itself is found some seconds later, and changes what a report counts.
  await settledWorkspace(api, person);

  await test.step('a report is made of a filter, a period and questions, and runs', async () => {
    await page.goto('/feedback/ai_report');
    await page.getByRole('button', { name: 'New report' }).click();
    await page.getByRole('button', { name: 'Save and run' }).click();
    await expect(page.getByText('Enter a name.')).toBeVisible();
    await page.getByLabel('Name', { exact: true }).fill('Board briefing');
    await page.getByLabel('Period').selectOption({ label: 'Last 90 days' });
    await page.getByLabel('Schedule').selectOption({ label: 'Every Monday' });
    await page
      .getByRole('textbox', { name: 'Questions' })
      .fill('What do people complain about?\nHow many people wrote?');
    expect(await seriousFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save and run' }).click();
    await expect(page.getByRole('heading', { name: 'Board briefing', level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Summary' })).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('heading', { name: 'What do people complain about?' })).toBeVisible();
  });

  await test.step('[MENU-2] it stands in the left menu', async () => {
    const entry = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Board briefing' });
    await expect(entry).toHaveAttribute('href', /report_id=/);
    await expect(entry).toHaveAttribute('aria-current', 'page');
  });

  await test.step('each counted figure opens exactly its items, people or accounts', async () => {
    const links = await page.locator('main a[data-measure=count]').all();
    expect(links.length).toBeGreaterThan(5);
    for (const link of links) {
      const unit = (await link.getAttribute('data-unit')) as Unit;
      const found = await behind(api, person.token, (await link.getAttribute('href')) ?? '', unit);
      expect(countBehind(found), await link.getAttribute('aria-label').then(String)).toBe(
        Number(await link.getAttribute('data-value')),
      );
    }
    expect(await seriousFaults(page)).toEqual([]);
    for (const width of [991, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScroll(page);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('its figures are saved as CSV', async () => {
    const download = page.waitForEvent('download');
    await page.locator('main').getByRole('button', { name: 'CSV', exact: true }).click();
    const csv = await readFile(await (await download).path(), 'utf8');
    expect(csv).toMatch(
      /^\uFEFFsection,row,series,measure,unit,value,of,low,high,before\r\nHeadline figures,Items,,count,items,\d+,/,
    );
  });

  await test.step('printed, it stands without the menu', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Run now' })).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Summary' })).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
  });

  let link = '';
  await test.step('whoever has the link reads it without login, and finds no way in', async () => {
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Share this run' });
    await dialog.getByRole('button', { name: 'Create link' }).click();
    link = await dialog.getByLabel('Link', { exact: true }).inputValue();
    expect(link).toMatch(new RegExp(`^${baseURL}/public/report#key=[\\w-]{43}$`));
    const outside = await browser.newContext({ baseURL, locale: 'en-GB' });
    const reader = await outside.newPage();
    const asked: string[] = [];
    reader.on('request', (request) => asked.push(request.url()));
    const answer = await reader.goto(link);
    expect(answer?.headers()['x-robots-tag']).toContain('noindex');
    await expect(reader.getByRole('heading', { name: 'Board briefing', level: 1 })).toBeVisible();
    expect(await reader.locator('article a').count()).toBe(0);
    expect(asked.join('\n')).not.toContain(link.split('=').at(-1) ?? '');
    await reader.reload();
    await expect(reader.getByRole('heading', { name: 'Summary' })).toBeVisible();
    expect(await seriousFaults(reader)).toEqual([]);
    await outside.close();
  });

  await test.step('a link that was taken back opens nothing', async () => {
    const dialog = page.getByRole('dialog', { name: 'Share this run' });
    await dialog.getByRole('button', { name: 'Revoke' }).click();
    await expect(dialog.getByText('No active links.')).toBeVisible();
    const outside = await browser.newContext({ locale: 'en-GB' });
    const reader = await outside.newPage();
    await reader.goto(link);
    await expect(reader.getByText(/^This link does not work/)).toBeVisible();
    await outside.close();
    await page.keyboard.press('Escape');
  });

  await test.step('it runs again by key, and keeps its runs', async () => {
    await page.keyboard.press('r');
    await expect(page.getByRole('heading', { name: 'Since the last run' })).toBeVisible({ timeout: 30_000 });
    const { reports: all } = await api.call<CallReply<typeof reports.list>>(
      '/api/ai_reports/list_reports',
      undefined,
      person.token,
    );
    expect(all).toContainEqual(
      expect.objectContaining({ name: 'Board briefing', schedule: 'weekly', is_shared: false }),
    );
  });

  await test.step('deleted by its name, it comes back by undo', async () => {
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByLabel(/^Type/).fill('Board briefing');
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    const entry = page.locator('main').getByRole('link', { name: 'Board briefing' });
    await expect(page.getByRole('button', { name: /^Undo/ })).toBeVisible();
    await expect(entry).toHaveCount(0);
    await page.getByRole('button', { name: /^Undo/ }).click();
    await expect(entry).toBeVisible();
  });
});
