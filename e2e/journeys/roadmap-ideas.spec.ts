import type { MarketReport } from '@earshot/contracts/market/market-report';
import { expect, test } from '../fixtures.ts';

/** Read once a day for all who ask; here it may be this test that waits for every page at the usual pace. */
const doneMs = 100_000;

test('[MKT-1] complaints and findings of a market report go to the roadmap with their evidence, once, and are found there', async ({
  signedIn: page,
  person: { token },
  api,
  fitsEverywhere,
}) => {
  test.setTimeout(240_000);
  const items = [
    'I was offline in the cellar and my hours were gone.',
    'No signal: offline there are no notes.',
  ];
  await api.call(
    '/api/feedback/add_feedback',
    { source: { name: 'Desk' }, items: items.map((text) => ({ text })) },
    token,
  );
  const { market_report_id: id } = await api.call<{ market_report_id: string }>(
    '/api/market_trend_reporting/analyze',
    { subject: `http://marrowby.test:${process.env.EARSHOT_E2E_STAND_IN_PORT}/` },
    token,
  );
  const read = () =>
    api.call<{ report: MarketReport }>(
      `/api/market_trend_reporting/get_report?market_report_id=${id}`,
      undefined,
      token,
    );
  await expect.poll(async () => (await read()).report.state, { timeout: doneMs }).toBe('done');
  await page.goto(`/market_trend_reporting/report?market_report_id=${id}`);
  const own = page.getByRole('region', { name: 'In your own feedback' });
  const offline = own.getByRole('listitem').filter({ hasText: 'Offline' });

  // A complaint goes to the roadmap with the own items that say the same; sending is taken back, and done again.
  const send = offline.getByRole('button', { name: 'Send to roadmap Offline' });
  await send.click();
  const form = page.getByRole('dialog', { name: 'Send to roadmap' });
  await expect(form.getByLabel(/^[1-9] items? in your feedback about “Offline”$/)).toBeChecked();
  await form.getByLabel('Title').fill('Work where there is no signal');
  await fitsEverywhere(page, 'the form that sends to the roadmap');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(offline.getByRole('link', { name: /^Sent to the roadmap by/ })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await send.focus();
  await page.keyboard.press('Enter');
  await form.getByLabel('Title').fill('Work where there is no signal');
  await page.keyboard.press('Enter');
  await expect(offline.getByRole('link', { name: /^Sent to the roadmap by/ })).toBeVisible();

  // A finding goes alone, and its place leads to it. What says where it goes is on no paper.
  const finding = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
  const first = finding.first();
  const headline = (await first.getByRole('heading', { level: 3 }).textContent()) ?? '';
  await first.getByRole('button', { name: /^Send to roadmap/ }).click();
  await form.getByRole('button', { name: 'Send' }).click();
  await first.getByRole('link', { name: /^Sent to the roadmap by/ }).click();
  await expect(page).toHaveURL(/\/roadmap\/ideas\?idea_id=/);
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article', { name: headline })).toBeVisible();
  await page.getByRole('link', { name: 'All ideas' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await fitsEverywhere(page, 'ideas for the roadmap');

  // Each piece of evidence opens what it stands for, with as many items as it says.
  const idea = page.getByRole('article', { name: 'Work where there is no signal' });
  const counted = idea.getByRole('link', { name: /^[1-9] items?$/ });
  const said = Number.parseInt((await counted.textContent()) ?? '', 10);
  await counted.click();
  await expect(page).toHaveURL(/\/feedback\/ask_ai\?q=Offline/);
  await expect(page.getByRole('main').getByText(`${said} item`).first()).toBeVisible();
  await page.goBack();
  await idea.getByRole('link', { name: 'Offline', exact: true }).click();
  await expect(page).toHaveURL(/market_report_id=.*#claim=/);
  await expect(page.locator('[data-claim]:focus')).toContainText('Offline');
  await page.goBack();

  // Dismissed and deleted, each is taken back with a key.
  await idea.getByRole('button', { name: /^Dismiss/ }).click();
  await expect(idea).toBeHidden();
  await page.keyboard.press('z');
  await expect(idea).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search in titles' }).fill('NO SIGNAL');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article')).toHaveCount(1);
  await idea.getByRole('button', { name: /^More about/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByText('No ideas match your search.')).toBeVisible();
  await page.keyboard.press('z');
  await expect(idea).toBeVisible();
});
