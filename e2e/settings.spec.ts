import { expect, sidewaysPixels, test } from './fixtures.ts';

test('a renamed workspace shows its name in the top bar and keeps it', async ({ signedIn }) => {
  await signedIn.goto('/settings/workspace');
  await signedIn.getByLabel('Name').fill('Crews of Marrowby');
  await signedIn.getByLabel('Time zone').selectOption('Europe/Berlin');
  await signedIn.getByRole('button', { name: 'Save' }).click();
  await expect(signedIn.getByText('The workspace is saved.')).toBeVisible();
  await signedIn.reload();
  await expect(signedIn.getByRole('button', { name: 'Workspace: Crews of Marrowby' })).toBeVisible();
  await expect(signedIn.getByLabel('Time zone')).toHaveValue('Europe/Berlin');
});

test('an API key is shown once, works, and is refused after it is revoked by name', async ({
  signedIn,
  api,
}) => {
  await signedIn.goto('/settings/api_keys');
  await signedIn.getByRole('button', { name: 'Make a key' }).click();
  await signedIn.getByLabel('Name').fill('Helpdesk export');
  await signedIn.getByLabel('May').selectOption('read');
  await signedIn.getByRole('dialog').getByRole('button', { name: 'Make a key' }).click();
  const secret = await signedIn.getByRole('dialog').getByRole('textbox').inputValue();
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
  await expect(signedIn.getByText('No API key yet.')).toBeVisible();
  await expect(api.call('/api/feedback/get_feedback', {}, secret)).rejects.toThrow('not_signed_in');
});

test('everything in the frame can be reached by keyboard, and focus follows the screen', async ({
  signedIn,
}) => {
  await signedIn.goto('/settings/workspace');
  await signedIn.getByRole('heading', { name: 'Settings' }).waitFor();
  await signedIn.keyboard.press('Tab');
  await expect(signedIn.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
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

for (const width of [1440, 991, 390]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`[MENU-3] settings have no serious fault and do not scroll sideways, ${width} ${colorScheme}`, async ({
      signedIn,
      seriousFaults,
    }) => {
      await signedIn.setViewportSize({ width, height: 900 });
      await signedIn.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      for (const path of [
        '/settings/workspace',
        '/settings/members',
        '/settings/api_keys',
        '/settings/profile',
      ]) {
        await signedIn.goto(path);
        await signedIn.getByRole('heading', { name: 'Settings' }).waitFor();
        await signedIn.waitForLoadState('networkidle');
        expect(await seriousFaults(signedIn), path).toEqual([]);
        expect(await sidewaysPixels(signedIn), path).toBe(0);
      }
      const menu = signedIn.getByRole('navigation', { name: 'Main' });
      if (width >= 992) await expect(menu).toBeVisible();
      else await expect(signedIn.getByRole('button', { name: 'Menu' })).toBeVisible();
    });
  }
}
