import { expect, test } from './fixtures.ts';

test('a renamed workspace shows its name in the top bar and keeps it', async ({ signedIn }) => {
  await signedIn.goto('/settings/workspace');
  await signedIn.getByLabel('Name').fill('Crews of Marrowby');
  await signedIn.getByLabel('Time zone').selectOption('Europe/Berlin');
  await signedIn.getByRole('button', { name: 'Save' }).click();
  await expect(signedIn.getByText('Workspace saved.')).toBeVisible();
  await signedIn.reload();
  await expect(signedIn.getByRole('button', { name: 'Workspace: Crews of Marrowby' })).toBeVisible();
  await expect(signedIn.getByLabel('Time zone')).toHaveValue('Europe/Berlin');
});

test('@core an API key is shown once, works, and is refused after it is revoked by name', async ({
  signedIn,
  api,
}) => {
  await signedIn.goto('/settings/api_keys');
  await signedIn.getByRole('button', { name: 'Create key' }).click();
  await signedIn.getByLabel('Name').fill('Helpdesk export');
  await signedIn.getByLabel('Scope').selectOption('read');
  await signedIn.getByRole('dialog').getByRole('button', { name: 'Create key' }).click();
  const secret = await signedIn.getByLabel('API key', { exact: true }).inputValue();
  await signedIn.getByRole('button', { name: 'Done' }).click();
  expect(await api.call('/api/feedback/get_feedback', {}, secret)).toMatchObject({ total_count: 0 });
  await signedIn.reload();
  await expect(signedIn.getByText('Helpdesk export')).toBeVisible();
  expect(await signedIn.content()).not.toContain(secret);

  await signedIn.getByRole('button', { name: 'Revoke Helpdesk export' }).click();
  const confirm = signedIn.getByRole('dialog').getByRole('button', { name: 'Revoke' });
  await expect(confirm).toBeDisabled();
  await signedIn.getByLabel('Type Helpdesk export to confirm').fill('Helpdesk export');
  await confirm.click();
  await expect(signedIn.getByText('No API keys yet.')).toBeVisible();
  await expect(api.call('/api/feedback/get_feedback', {}, secret)).rejects.toThrow('not_signed_in');
});

test('everything in the frame can be reached by keyboard, and focus follows the screen', async ({
  signedIn,
}) => {
  await signedIn.goto('/settings/workspace');
  await signedIn.getByRole('heading', { name: 'Settings' }).waitFor();
  await signedIn.keyboard.press('Tab');
  await expect(signedIn.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await signedIn.keyboard.press('Control+k');
  await signedIn.keyboard.type('members');
  await signedIn.keyboard.press('Enter');
  await expect(signedIn).toHaveURL('/settings/members');
  await expect(signedIn.getByRole('main')).toBeFocused();
  await signedIn.keyboard.press('?');
  await expect(signedIn.getByRole('dialog', { name: 'Shortcuts' })).toBeVisible();
  await signedIn.keyboard.press('Escape');
  await expect(signedIn.getByRole('dialog')).toHaveCount(0);
});

test('what is typed while the command palette loads is kept, and closing it gives the focus back', async ({
  signedIn,
}) => {
  let requests = 0;
  await signedIn.route('**/command-palette*.js', async (route) => {
    requests++;
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await signedIn.goto('/settings/workspace');
  await signedIn.getByRole('heading', { name: 'Settings' }).waitFor();
  await signedIn.keyboard.press('Control+k');
  await signedIn.keyboard.type('membrs');
  for (let n = 0; n < 2; n++) await signedIn.keyboard.press('Backspace');
  await signedIn.keyboard.type('ers');
  await signedIn.keyboard.press('Enter');
  await expect(signedIn).toHaveURL('/settings/members');
  expect(requests).toBe(1);

  const opener = signedIn.getByRole('button', { name: /^Search, or ask/ });
  await opener.click();
  await expect(signedIn.getByRole('combobox', { name: 'Search, or ask' })).toBeFocused();
  await signedIn.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

test('the chosen appearance is there before anything is drawn, on the next visit too', async ({
  signedIn,
}) => {
  await signedIn.goto('/settings/profile');
  await signedIn.getByRole('button', { name: /^Account/ }).click();
  await signedIn.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect(signedIn.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await signedIn.goto('/');
  expect(await signedIn.evaluate('getComputedStyle(document.body).backgroundColor')).toBe('rgb(14, 21, 18)');
});

for (const path of ['/settings/workspace', '/settings/members', '/settings/api_keys', '/settings/profile']) {
  test(`[MENU-3] ${path} has no serious fault and does not scroll sideways, at any width, light and dark`, async ({
    signedIn,
    fitsEverywhere,
  }) => {
    test.slow();
    await signedIn.goto(path);
    await signedIn.getByRole('heading', { name: 'Settings' }).waitFor();
    await signedIn.waitForLoadState('networkidle');
    await fitsEverywhere(signedIn, path);
  });
}

test('[MENU-3] below 992 px the menu is a drawer', async ({ signedIn }) => {
  await signedIn.goto('/settings/profile');
  const menu = signedIn.getByRole('navigation', { name: 'Main' });
  await signedIn.setViewportSize({ width: 992, height: 900 });
  await expect(menu).toBeVisible();
  await signedIn.setViewportSize({ width: 991, height: 900 });
  await expect(menu).toBeHidden();
  await signedIn.getByRole('button', { name: 'Menu' }).click();
  await signedIn.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Settings' }).click();
  await expect(signedIn).toHaveURL('/settings/workspace');
  await expect(signedIn.getByRole('dialog')).toHaveCount(0);
});

test('an invitation is mailed again, and who was invited takes a name and leaves', async ({
  signedIn,
  person,
  api,
  mail,
  browser,
  baseURL,
}) => {
  const email = `guest-${person.user_id}@marrowby.example`;
  await api.call('/api/workspaces/invite_member', { email, role: 'member' }, person.token);
  const first = await mail(email);
  await signedIn.goto('/settings/members');
  await signedIn.getByRole('button', { name: `Resend: ${email}` }).click();
  await expect(signedIn.getByText(`Invitation to ${email} sent again.`).first()).toBeVisible();

  const password = 'seven brown hedgehogs';
  await expect.poll(async () => (await mail(email)).link).not.toBe(first.link);
  const { link } = await mail(email);
  const guest = await (await browser.newContext({ baseURL })).newPage();
  await guest.goto(link);
  await guest.getByLabel('Password', { exact: true }).fill(password);
  await guest.getByRole('button', { name: 'Create account and join' }).click();
  await expect(guest).toHaveURL('/home/get-started');
  await guest.goto('/settings/profile');
  await guest.getByLabel('Your name').fill('Tom of the Fields');
  await guest.getByRole('button', { name: 'Save name' }).click();
  await expect(guest.getByText('Name saved.').first()).toBeVisible();

  await guest.goto('/settings/members');
  await guest.getByRole('button', { name: 'Leave' }).click();
  await guest.getByLabel(/to confirm/).fill(person.companyName);
  await guest.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await expect(guest).toHaveURL(/login/);
  await guest.context().close();
  await signedIn.reload();
  await expect(signedIn.getByText('You are the only member.')).toBeVisible();
});
