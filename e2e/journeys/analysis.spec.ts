import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { behind, countBehind, scoreBehind, type Behind, type Unit } from '../support/behind.ts';
import { settledWorkspace } from '../support/settled-workspace.ts';

const analysis = '/feedback/analysis';

/** The screen with all that it asks for. */
async function settled(page: Page): Promise<void> {
  await expect(page.locator('main h1')).toHaveText('Feedback analysis');
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
}

const numberIn = (text: string) =>
  Number(/[−-]?[\d,]+(\.\d+)?/.exec(text)?.[0].replaceAll(',', '').replace('−', '-'));

test('every number of the analysis is what the items, people or accounts behind it make', async ({
  signedIn: page,
  person,
  api,
}) => {
  test.setTimeout(300_000);
  await api.call('/api/workspaces/load_sample', {}, person.token);
  await settledWorkspace(api, person);
  let checked = 0;
  const check = async (link: Locator, isRight: (found: Behind) => void, counted?: string) => {
    const unit = (counted ?? (await link.getAttribute('data-unit')) ?? 'items') as Unit;
    isRight(await behind(api, person.token, (await link.getAttribute('href')) ?? '', unit));
    checked += 1;
  };
  for (const search of [
    '',
    '?unit=people&period=26w',
    '?unit=accounts&compare=year',
    '?period=all&sentiments=negative',
  ]) {
    await page.goto(analysis + search);
    await settled(page);
    for (const button of await page.getByRole('button', { name: / as a table$/ }).all()) await button.click();

    for (const link of await page.locator('main a[data-measure]').all()) {
      const measure = (await link.getAttribute('data-measure')) ?? '';
      const value = Number(await link.getAttribute('data-value'));
      const words = (await link.getAttribute('aria-label')) ?? '';
      await check(link, (found) => {
        if (measure === 'count') expect(countBehind(found), words).toBe(value);
        else if (measure === 'share' || measure === 'csat') {
          const [, numerator = '', denominator = ''] = /, ([\d,]+) of ([\d,]+) items?/.exec(words) ?? [];
          expect(countBehind(found), words).toBe(numberIn(numerator));
          expect(value, words).toBeCloseTo(numberIn(numerator) / numberIn(denominator), 10);
        } else expect(scoreBehind(measure, found), words).toBeCloseTo(value, 6);
      });
    }
    // Numbers in words: what was before, what was left out, what a ratio is of.
    for (const link of await page
      .locator('main a', { hasText: /^(of )?[\d,]+( before| items?( |$))/ })
      .all()) {
      const words = await link.innerText();
      await check(link, (found) => expect(countBehind(found), words).toBe(numberIn(words)));
    }
    // The tables of the charts: counts by sentiment, and the mean rating of each stretch of time.
    const counted = new URLSearchParams(search).get('unit') ?? 'items';
    for (const table of await page.getByRole('region', { name: /, by sentiment, table$/ }).all()) {
      for (const link of await table.getByRole('link').all()) {
        const words = await link.innerText();
        const isRight = (found: Behind) => expect(countBehind(found), words).toBe(numberIn(words));
        await check(link, isRight, counted);
      }
    }
    const ratings = page.getByRole('region', { name: /^Mean rating .*, table$/ });
    for (const link of await ratings.getByRole('link').all()) {
      const words = await link.innerText();
      await check(link, (found) =>
        expect(scoreBehind('mean_rating', found), words).toBeCloseTo(numberIn(words), 1),
      );
    }
  }
  expect(checked).toBeGreaterThan(120);
});

test('@core a period, a chart gone through by keyboard, and the items as a file', async ({
  signedIn: page,
  person,
  api,
}) => {
  await api.call('/api/workspaces/load_sample', {}, person.token);
  await page.goto(analysis);
  await settled(page);
  await page.getByRole('button', { name: 'Last 13 weeks' }).click();
  await page.getByRole('menuitemradio', { name: 'Last 52 weeks' }).click();
  await expect(page).toHaveURL(/period=52w/);
  // The address changes before what it asks for is drawn.
  await expect(page.getByRole('button', { name: 'Last 52 weeks' })).toBeVisible();
  await settled(page);

  const exported = page.getByRole('button', { name: /^Export \d/ });
  await expect(exported).toBeEnabled();
  const items = numberIn(await exported.innerText());
  const download = page.waitForEvent('download');
  await exported.click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file.startsWith('\uFEFFreview_id,source,')).toBe(true);
  expect(file.split(/\r\n(?=\d+,)/).length - 1).toBe(items);

  const chart = page.getByRole('application', { name: /^Items each/ });
  await chart.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/feedback\/list\?.*said_from=/);
  await page.goBack();
  await expect(page).toHaveURL(/period=52w/);
});

test('the numbers of a chart come as CSV and its picture as PNG', async ({ signedIn: page, person, api }) => {
  await api.call('/api/workspaces/load_sample', {}, person.token);
  await page.goto(analysis);
  await settled(page);
  for (const [entry, start] of [
    ['Download CSV', '\uFEFFWeek,Negative,'],
    ['Download PNG', '\uFFFDPNG'],
  ] as const) {
    await page.getByRole('button', { name: 'Export Items each week, by sentiment' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: entry }).click();
    const content = await readFile(await (await download).path(), 'utf8');
    expect(content.startsWith(start), entry).toBe(true);
  }
});

test('the analysis fits three widths and stands up to axe, light and dark, as charts and as tables', async ({
  signedIn: page,
  person,
  api,
  fitsEverywhere,
}) => {
  test.setTimeout(120_000);
  await api.call('/api/workspaces/load_sample', {}, person.token);
  await page.goto(analysis);
  await settled(page);
  await fitsEverywhere(page, 'charts');
  await page.getByRole('button', { name: /^Items each week.* as a table$/ }).click();
  await fitsEverywhere(page, 'as a table');
});
