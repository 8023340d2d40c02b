import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { settledWorkspace } from '../support/settled-workspace.ts';

const screens = [
  '/feedback/analysis',
  '/feedback/themes',
  '/feedback/people',
  '/feedback/accounts',
  '/feedback/alerts?show=rules',
  '/feedback/sources',
  '/feedback/ai_report',
  '/market_trend_reporting/reports',
  '/session_replay/replay_session',
];
const widths = [1366, 991, 390];

/** Runs in the page: numbers with their per cent sign and dates that stand in two lines, with what is around them. */
const findBroken = String.raw`(() => {
  const whole =
    /\d{1,2} [A-Z][a-z]{2,3} \d{4}|[A-Z][a-z]{2,3} \d{1,2}, \d{4}|[€+−-]?\d[\d.,\u202f\u00a0]*\d?(?:[ \u00a0\u202f]?%)?/g;
  const broken = [];
  for (const cell of document.querySelectorAll('main :is(td, th, li time)')) {
    const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const { 0: match, index } of node.textContent.matchAll(whole)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + match.length);
        const drawn = [...range.getClientRects()].filter(({ width }) => width > 0);
        const lines = new Set(drawn.map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(match + ' in “' + node.textContent.slice(0, 60) + '”');
      }
    }
  }
  return broken;
})()`;

const brokenIn = (page: Page) => page.evaluate<string[]>(findBroken);

test('no cell of a table breaks a number or a date, at any width', async ({
  signedIn: page,
  person,
  api,
}) => {
  test.slow();
  await api.call('/api/workspaces/load_sample', {}, person.token);
  await settledWorkspace(api, person);
  for (const screen of screens) {
    await page.setViewportSize({ width: widths[0] ?? 0, height: 900 });
    await page.goto(screen);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => brokenIn(page), { message: `${screen} at ${width}` }).toEqual([]);
    }
  }
});
