import { contactReasonLabels } from '@earshot/contracts/contact';
import { limits } from '@earshot/contracts/limits';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { crawlSite } from './support/site-crawl.ts';

test('[SITE-1] without JavaScript every public page is whole: text, title, canonical address, card, no broken link', async ({
  baseURL,
}) => {
  const { pages, faults } = await crawlSite(baseURL ?? '');
  expect(faults).toEqual([]);
  for (const path of [
    '/',
    ...['product', 'customer-experience', 'ux-research', 'product-operations', 'sales-customer-success'].map(
      (team) => `/teams/${team}`,
    ),
    '/use-cases/session-replay',
    '/pricing',
    '/company/blog',
    '/company/about-us',
    '/company/support',
    '/company/security',
    '/legal/terms-of-service',
    '/legal/website-terms-of-use',
    '/legal/dpa',
    '/legal/privacy-policy',
  ])
    expect(pages.map((page) => page.path)).toContain(path);
  expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
  for (const { path, words } of pages) expect([path, words > 60]).toEqual([path, true]);
});

test('[SITE-2] a post and a team that are not there answer 404', async ({ request }) => {
  for (const path of ['/company/blog/posts/never-written', '/teams/nobody', '/use-cases/nothing'])
    expect([path, (await request.get(path)).status()]).toEqual([path, 404]);
});

test('[SITE-3] menus open one at a time by mouse and keyboard, and close by Escape and by following a link', async ({
  page,
}) => {
  await page.goto('/');
  const bar = page.getByRole('banner');
  const name = (menu: string) => bar.locator('summary:visible', { hasText: menu });
  await name('Solutions').click();
  await expect(bar.getByRole('link', { name: /^UX research/ })).toBeVisible();
  await name('Platform').focus();
  await page.keyboard.press('Enter');
  await expect(bar.getByRole('link', { name: /^Ask AI/ })).toBeVisible();
  await expect(bar.getByRole('link', { name: /^UX research/ })).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(bar.getByRole('link', { name: /^Ask AI/ })).toBeHidden();
  await expect(name('Platform')).toBeFocused();
  await page.setViewportSize({ width: 390, height: 800 });
  await bar.getByLabel('Menu').click();
  await name('Company').click();
  await bar.getByRole('link', { name: /^Security/ }).click();
  await expect(page).toHaveURL('/company/security');
  await expect(bar.getByRole('link', { name: /^Security/ })).toBeHidden();
});

/** Opens the dialog from the footer. */
async function openContact(page: Page) {
  // Buttons of built pages answer once the page's script has run.
  await page.waitForLoadState();
  await page.getByRole('contentinfo').getByRole('button', { name: 'Contact Us' }).click();
  return page.getByRole('dialog', { name: 'Contact Us' });
}

test('[SITE-4] [CONTACT-1] [CONTACT-2] [CONTACT-3] a stranger writes, is thanked, and the dialog closes by itself', async ({
  page,
  mail,
}) => {
  await page.clock.install();
  await page.goto('/company/about-us');
  const dialog = await openContact(page);
  const reason = dialog.getByLabel('Reason for Contact');
  await expect(reason).toHaveValue('feedback');
  expect(await reason.locator('option').allTextContents()).toEqual(Object.values(contactReasonLabels));
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Email is required.');
  await dialog.getByLabel('Email').fill('ines at marrowby');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Please enter a valid email.');
  await dialog.getByLabel('Email').fill('ines@marrowby.example');
  await reason.selectOption('Ask a question');
  await dialog.getByLabel('Details').fill('Does it read Polish?');
  await page.clock.pauseAt(Date.now() + 60_000);
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog.getByRole('status')).toHaveText(
    'Thank you for your feedback regarding "Ask a question". We will review it shortly and take appropriate action.',
  );
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeVisible();
  await page.clock.runFor(limits.contactCloseMs - 100);
  await expect(dialog).toBeVisible();
  await page.clock.runFor(100);
  await expect(dialog).toBeHidden();
  await expect((await openContact(page)).getByLabel('Email')).toHaveValue('');
  // Others write with the same subject at the same time.
  await mail('operator@localhost', 'Contact form: Ask a question', 'Does it read Polish?');
});

test('[CONTACT-4] a failure hides the form, says so, and Close begins anew', async ({ page }) => {
  await page.route('**/api/user/submit_public_feedback', (route) => route.abort());
  await page.goto('/company/about-us');
  const dialog = await openContact(page);
  await dialog.getByLabel('Email').fill('ines@marrowby.example');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(
    'There was an issue submitting your feedback. Please try again later.',
  );
  await expect(dialog.getByLabel('Email')).toBeHidden();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect((await openContact(page)).getByLabel('Email')).toHaveValue('');
});

test('[CONTACT-2] who is signed in is asked for no address, and the call carries who it is', async ({
  signedIn: page,
}) => {
  await page.goto('/pricing');
  const dialog = await openContact(page);
  await expect(dialog.getByLabel('Details')).toBeVisible();
  await expect(dialog.getByLabel('Email')).toBeHidden();
  const [request] = await Promise.all([
    page.waitForRequest('**/api/user/submit_feedback'),
    dialog.getByRole('button', { name: 'Submit' }).click(),
  ]);
  expect(request.headers().authorization).toMatch(/^Bearer /);
  await expect(dialog.getByRole('status')).toContainText('regarding "Submit feedback"');
});

test('[SITE-3] a public page that a screen leads to is whole, and Back leads to the screen', async ({
  page,
}) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Earshot, home' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Instant Market Intelligence' })).toBeVisible();
  await expect(await openContact(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
});

test('[SITE-1] prices change with the terms, by keyboard', async ({ page }) => {
  await page.goto('/pricing');
  await page.getByRole('radio', { name: 'Monthly' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Billed €490 once a year, €98 less than monthly.')).toBeVisible();
});

test('[SITE-1] prices and a legal page have no serious fault and do not scroll sideways', async ({
  page,
  baseURL,
  fitsEverywhere,
}) => {
  const isThorough = process.env.EARSHOT_E2E_LOOKS === 'all';
  const paths = isThorough
    ? (await crawlSite(baseURL ?? '')).pages.map(({ path }) => path)
    : ['/pricing', '/legal/dpa'];
  test.setTimeout(paths.length * 60_000);
  for (const path of paths) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await fitsEverywhere(page, path);
  }
});

/** Answers the hero's call without reading any market. */
async function answerHero(page: Page, reply: { status: number; body: object }) {
  await page.route('**/api/market_analysis/submit_public_request', (route) =>
    route.fulfill({ status: reply.status, json: reply.body }),
  );
}

const link = {
  uuid: '6f1c1f0e-8a55-4c8e-9a36-0d7d1d1c9a11',
  token: 'a-token-of-more-than-twenty-characters',
};

test('[HERO-1] [HERO-2] [HERO-3] [HERO-4] [HERO-6] a subject, an address, thanks, and the report two seconds later', async ({
  page,
}) => {
  await answerHero(page, { status: 202, body: link });
  await page.clock.install();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Instant Market Intelligence' })).toBeVisible();
  for (const said of [
    'Uncover gaps and strengths',
    'Compare features and pricing',
    'Analyze real user feedback and trends',
    'Receive a ready-to-use insight pack',
    'Free instant report — no signup or code needed.',
  ])
    await expect(page.getByText(said)).toBeVisible();
  const subject = page.getByPlaceholder('Paste any brand, product, or landing page URL');
  await subject.fill(' a ');
  await page.getByRole('button', { name: 'Analyze' }).click();
  await expect(page.getByText('Please enter at least 2 characters.')).toBeVisible();
  await subject.fill(' Marrowby ');
  await subject.press('Enter');
  await expect(page.getByText('Generating insights for: Marrowby', { exact: true })).toBeVisible();
  const email = page.getByLabel('Your email address');
  await expect(email).toBeFocused();
  const submit = page.getByRole('button', { name: 'Email My Report' });
  for (const wrong of ['', 'ines', 'ines @marrowby.example']) {
    await email.fill(wrong);
    await submit.click();
    await expect(page.getByText('Please enter a valid email', { exact: true })).toBeVisible();
  }
  await email.fill('ines@marrowby.example');
  await page.clock.pauseAt(Date.now() + 60_000);
  await submit.click();
  await expect(
    page.getByText(
      'Thank you! Your custom Market Intelligence Pack is being generated and will be sent to you soon.',
    ),
  ).toBeVisible();
  await page.clock.runFor(limits.heroRedirectMs - 100);
  await expect(page).toHaveURL('/');
  const opened = page.waitForRequest((request) => request.url().includes('/public/analysis_report?'));
  await page.clock.runFor(100);
  expect(Object.fromEntries(new URL((await opened).url()).searchParams)).toEqual(link);
});

test('[HERO-4] [HERO-6] “Generate Another Pack” clears everything, and the report does not open', async ({
  page,
}) => {
  await answerHero(page, { status: 202, body: link });
  await page.clock.install();
  await page.goto('/');
  const subject = page.getByPlaceholder('Paste any brand, product, or landing page URL');
  await subject.fill('Marrowby');
  await subject.press('Enter');
  await page.getByLabel('Your email address').fill('ines@marrowby.example');
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'Email My Report' }).click();
  await page.getByRole('button', { name: 'Generate Another Pack' }).click();
  await expect(subject).toHaveValue('');
  await page.clock.runFor(2 * limits.heroRedirectMs);
  await expect(page).toHaveURL('/');
  await subject.fill('Crewlark');
  await subject.press('Enter');
  await expect(page.getByLabel('Your email address')).toHaveValue('');
  await expect(page.getByText('Thank you!')).toBeHidden();
});

test('[HERO-5] a failure stays at the address, says so, and can be tried again', async ({ page }) => {
  await answerHero(page, { status: 503, body: {} });
  await page.goto('/');
  const subject = page.getByPlaceholder('Paste any brand, product, or landing page URL');
  await subject.fill('Marrowby');
  await subject.press('Enter');
  const email = page.getByLabel('Your email address');
  await email.fill('ines@marrowby.example');
  await page.getByRole('button', { name: 'Email My Report' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'There was' })).toHaveText(
    'There was a problem submitting your request. Please try again.',
  );
  await expect(email).toHaveValue('ines@marrowby.example');
  await answerHero(page, { status: 202, body: link });
  await page.getByRole('button', { name: 'Email My Report' }).click();
  await expect(page.getByText('Thank you!')).toBeVisible();
});

test('[HERO-2] a subject that was sent before the page’s script ran is taken up from the address', async ({
  page,
}) => {
  await page.goto('/?subject=Marrowby');
  await expect(page.getByText('Generating insights for: Marrowby', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/');
});
