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
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(page.getByText('Signed out there.').first()).toBeVisible();
  await expect(api.call('/api/workspaces/get_workspace', undefined, elsewhere.token)).rejects.toThrow(
    'not_signed_in',
  );

  await page.getByRole('button', { name: 'Change address' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('New address').fill(email);
  await dialog.getByRole('button', { name: 'Send the link' }).click();
  await expect(dialog.getByText('Please enter your password.')).toBeVisible();
  await dialog.getByLabel('Your password').fill(person.password);
  await dialog.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText(`A link went to ${email}.`)).toBeVisible();

  await page.goto((await mail(email, 'Confirm your new')).link);
  await page.getByRole('button', { name: 'Use this address' }).click();
  await expect(page.getByText(`Your account now has the address ${email}.`)).toBeVisible();
  await page.getByRole('link', { name: 'To your profile' }).click();
  await expect(page).toHaveURL('/settings/profile');
  await expect(page.getByRole('button', { name: `Account: ${email}` })).toBeVisible();

  const old = await (await browser.newContext({ baseURL })).newPage();
  await old.goto((await mail(person.email, 'about to change')).link);
  await expect(old.getByRole('heading', { name: 'Stop the change of address?' })).toBeVisible();
  await fitsEverywhere(old, 'stopping a change of address');
  await old.getByRole('button', { name: 'Stop the change' }).click();
  await expect(old.getByText('Your account has this address again')).toBeVisible();
  await old.context().close();
  await page.reload();
  await expect(page).toHaveURL('/login');
  await mail(person.email, 'Set a new Earshot password');
});
