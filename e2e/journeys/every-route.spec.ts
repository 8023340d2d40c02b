import { appPages } from '@earshot/contracts/pages/pages';
import { expect, test } from '../fixtures.ts';
import { sendVisit } from '../support/recorded-visit.ts';
import { settledWorkspace } from '../support/settled-workspace.ts';

// Forty screens in six looks take minutes: npm run accept does it.
test.skip(!process.env.ACCEPT_DATA, 'ACCEPT_DATA names no folder');

/** What the address of a screen of one thing needs. */
const ofOneThing: Partial<Record<(typeof appPages)[number], string>> = {
  '/feedback/item': '?review_id=1',
  '/feedback/person': '?author_id=1',
  '/feedback/account': '?account_id=1',
  '/market_trend_reporting/report': '?market_report_id=0198a000-0000-7000-8000-000000000001',
};

test('every screen has no serious fault and does not scroll sideways, at any width, light and dark', async ({
  signedIn: page,
  person,
  api,
  fitsEverywhere,
}) => {
  test.setTimeout(appPages.length * 60_000);
  const { token } = person;
  const link = process.env.EARSHOT_E2E_SET_UP_LINK ?? '';
  await api.call(
    '/api/operator/use_set_up_link',
    { token: new URL(link).hash.replace('#token=', '') },
    token,
  );
  await api.call('/api/workspaces/load_sample', {}, token);
  await sendVisit(api, token);
  await settledWorkspace(api, person);
  for (const path of appPages) {
    await page.goto(path + (ofOneThing[path] ?? ''));
    await page.locator('main h1').first().waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await fitsEverywhere(page, path);
  }
});
