import { randomBytes } from 'node:crypto';
import { expect, test } from './fixtures.ts';

test('another address is confirmed by mail, other sessions are ended, and the old address takes the change back', async ({
  signedIn: page,
  person,
  mail,
  api,
  browser,
  baseURL,
  fitsEverywhere,
}) => {
  const email = `ines-${randomBytes(5).toString('hex')}@marrowby.example`;
  const proof = { email: person.email, password: person.password };
  const elsewhere = await api.call<{ token: string }>('/api/user/get_token', proof);

  await page.goto('/settings/profile');
  await page.getByRole('button', { name: 'End all other logins' }).click();
  await expect(page.getByText('Login ended.').first()).toBeVisible();
  await expect(api.call('/api/workspaces/get_workspace', undefined, elsewhere.token)).rejects.toThrow(
    'not_signed_in',
  );

  await page.getByRole('button', { name: 'Change address' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('New address').fill(email);
  await dialog.getByRole('button', { name: 'Send link' }).click();
  await expect(dialog.getByText('Enter your password.')).toBeVisible();
  await dialog.getByLabel('Your password').fill(person.password);
  await dialog.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText(`We sent a link to ${email}.`)).toBeVisible();

  await page.goto((await mail(email, 'Confirm your new')).link);
  await page.getByRole('button', { name: 'Use this address' }).click();
  await expect(page.getByText(`Your email address is now ${email}.`)).toBeVisible();
  await page.getByRole('link', { name: 'Open profile' }).click();
  await expect(page).toHaveURL('/settings/profile');
  await expect(page.getByRole('button', { name: `Account: ${email}` })).toBeVisible();

  const old = await (await browser.newContext({ baseURL })).newPage();
  await old.goto((await mail(person.email, 'about to change')).link);
  await expect(old.getByRole('heading', { name: 'Stop the address change?' })).toBeVisible();
  await fitsEverywhere(old, 'stopping a change of address');
  await old.getByRole('button', { name: 'Stop change' }).click();
  await expect(old.getByText('Your account has this address again')).toBeVisible();
  await old.context().close();
  await page.reload();
  await expect(page).toHaveURL('/login');
  await mail(person.email, 'Set a new Earshot password');
});
