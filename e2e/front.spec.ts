import { expect, test } from './fixtures.ts';

test('@core [SITE-1] the front page is there without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Register for free' }).first()).toHaveAttribute(
    'href',
    '/signup?source=top-bar',
  );
  await context.close();
});

test('[SITE-2] an unknown address answers 404 with its words and leads home', async ({ page }) => {
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(
    page.getByText("Oops! The page you're looking for doesn't exist. Let's get you back on track!"),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Go Back to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('[AUTH-4] a page behind login that does not exist asks for login first, then says it is not there', async ({
  page,
  signedIn,
}) => {
  await signedIn.goto('/roadmap/board/tomorrow');
  await expect(signedIn.getByText("Oops! The page you're looking for doesn't exist.")).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/roadmap/board/tomorrow');
  await expect(page).toHaveURL('/login');
});

test('no page asks another host for anything, and no script is refused', async ({ page, baseURL }) => {
  const strange: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '') && !/^(data|blob):/.test(request.url()))
      strange.push(request.url());
  });
  page.on('console', (message) => {
    if (message.type() === 'error') strange.push(message.text());
  });
  for (const path of ['/', '/login', '/signup']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
  }
  expect(strange).toEqual([]);
});

test('[SITE-1] public pages have no serious fault and do not scroll sideways, at any width, light and dark', async ({
  page,
  fitsEverywhere,
}) => {
  test.slow();
  for (const path of ['/', '/login', '/signup', '/forgot_password', '/nowhere']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await fitsEverywhere(page, path);
  }
});
