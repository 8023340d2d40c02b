import { randomBytes } from 'node:crypto';
import { expect, test } from './fixtures.ts';

const newEmail = () => `new-${randomBytes(5).toString('hex')}@marrowby.example`;
const password = 'a long enough secret';

test('@core [AUTH-1] [AUTH-3] signing up, confirming by mail, logging in and out', async ({ page, mail }) => {
  const email = newEmail();
  await page.goto('/signup?source=hero');
  await page.getByLabel('Work email').fill(email);
  await page.getByLabel('Company').fill('Marrowby');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();

  await page.goto((await mail(email)).link);
  await expect(page.getByRole('heading', { name: 'Address confirmed' })).toBeVisible();
  expect(page.url()).not.toContain('token');
  await page.getByRole('link', { name: 'Log in' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/home/get-started');
  const token = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('earshot.session') ?? '{}') as { token: string }).token,
  );
  expect(token).toBeTruthy();

  await page.getByRole('button', { name: `Account: ${email}` }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/login');
  // The screen does not wait for the server to hear of it.
  await expect
    .poll(async () => {
      const check = await page.request.post('/api/user/is_token_valid', { data: { token } });
      return (await check.json()) as unknown;
    })
    .toEqual({ token_is_valid: false });
});

test('[AUTH-1] an address alone is enough: the mailed link lets one choose a password and signs in', async ({
  page,
  mail,
}) => {
  const email = newEmail();
  await page.goto('/signup?email_only=true');
  await page.getByLabel('Work email').fill(email);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  await page.goto((await mail(email)).link);
  await page.getByLabel('Choose a password').fill(password);
  await page.getByRole('button', { name: 'Save and log in' }).click();
  await expect(page).toHaveURL('/home/get-started');
});

test('[AUTH-1] a forgotten password is set anew, ends other sessions, and the link works once', async ({
  page,
  person,
  mail,
  api,
}) => {
  await page.goto('/forgot_password');
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  const { link } = await mail(person.email, 'Set a new');
  await page.goto(link);
  await page.getByLabel('New password').fill('short');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('5 of at least 12 characters.')).toBeVisible();
  await page.getByLabel('New password').fill(password);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByRole('heading', { name: 'Password changed' })).toBeVisible();
  expect(await api.call('/api/user/is_token_valid', { token: person.token })).toEqual({
    token_is_valid: false,
  });

  await page.goto('/login');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await expect(page.getByText('This link was used or is older than 30 minutes.')).toBeVisible();
  await page.getByRole('link', { name: 'Send a new link' }).click();
  await expect(page).toHaveURL('/forgot_password');
});

test('[AUTH-1] a link to confirm an address that was used, or was cut off, says so and offers a new one', async ({
  page,
  mail,
  fitsEverywhere,
}) => {
  const email = newEmail();
  await page.request.post('/api/user/create_user', { data: { email, password } });
  const { link } = await mail(email);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Address confirmed' })).toBeVisible();
  await page.goto('/login');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await expect(page.getByText('This link was used or is older than 24 hours.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Confirming your address' })).toHaveCount(0);
  await fitsEverywhere(page, 'a dead link to confirm an address');

  await page.goto('/login');
  await page.goto(link.slice(0, link.indexOf('=') + 9));
  await expect(page.getByRole('heading', { name: 'This link is incomplete' })).toBeVisible();
  await page.getByRole('button', { name: 'Send a new link' }).click();
  await expect(page).toHaveURL('/verify_email');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  // The address has an account by now, and its mail says so.
  await mail(email, 'You already have');
});

test('a login whose old token is used elsewhere is ended, and the login screen and a mail say why', async ({
  signedIn: page,
  person,
  api,
  mail,
}) => {
  await page.goto('/settings/workspace');
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  // Somebody who copied the token exchanges it, from another program.
  await api.call('/api/user/refresh_initial_token', { token: person.token });
  await page.reload();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText(/an old token was used again/)).toBeVisible();
  await mail(person.email, 'We ended one of your logins');
});

test('[AUTH-4] the way to a page leads through the login and back with its query', async ({
  page,
  person,
}) => {
  await page.goto('/settings/members?from=mail');
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Log in to continue to “Members”.')).toBeVisible();
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('Email and password do not match.')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page).toHaveURL('/settings/members?from=mail');
});

test('[AUTH-2] a token that the server no longer takes leads to the login when the app opens', async ({
  signedIn,
  person,
  api,
}) => {
  await api.call('/api/user/log_out', {}, person.token);
  await signedIn.goto('/settings/workspace');
  await expect(signedIn).toHaveURL('/login');
  expect(await signedIn.evaluate(() => localStorage.getItem('earshot.session'))).toBeNull();
});

test('[AUTH-2] a page that is left while its token is checked logs nobody out', async ({
  signedIn: page,
}) => {
  const check = '**/api/user/is_token_valid';
  let checks = 0;
  await page.route(check, async (route) => {
    checks += 1;
    // The first is never answered.
    if (checks > 1) await route.continue();
  });
  const first = page.waitForRequest(check);
  await page.goto('/feedback/list', { waitUntil: 'commit' });
  await first;
  await page.goto('/feedback/list');
  await expect(page.locator('main h1')).toBeAttached();
  await expect(page).toHaveURL(/\/feedback\/list$/);
  expect(await page.evaluate<boolean>("localStorage.getItem('earshot.session') !== null")).toBe(true);
});

test('[AUTH-3] a logout in one tab reaches the others', async ({ signedIn, context }) => {
  await signedIn.goto('/settings/profile');
  const other = await context.newPage();
  await other.goto('/settings/workspace');
  await expect(other.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await signedIn.getByRole('button', { name: 'Log out' }).click();
  await expect(signedIn).toHaveURL('/login');
  await expect(other).toHaveURL('/login');
});

test('an invitation by mail brings somebody new into the workspace', async ({
  signedIn,
  browser,
  baseURL,
  mail,
}) => {
  const email = newEmail();
  await signedIn.goto('/settings/members');
  await signedIn.getByLabel('Email').fill(email);
  await signedIn.getByRole('button', { name: 'Send invitation' }).click();
  await expect(signedIn.getByRole('cell', { name: email, exact: true })).toBeVisible();
  const theirs = await (await browser.newContext({ baseURL })).newPage();
  await theirs.goto((await mail(email)).link);
  await expect(theirs.getByRole('heading', { name: 'Join Marrowby' })).toBeVisible();
  await theirs.getByLabel('Password', { exact: true }).fill(password);
  await theirs.getByRole('button', { name: 'Create account and join' }).click();
  await expect(theirs).toHaveURL('/home/get-started');
  await theirs.context().close();
  await signedIn.reload();
  await expect(signedIn.getByText('No pending invitations.')).toBeVisible();
});
