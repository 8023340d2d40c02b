import { Secret, TOTP } from 'otpauth';
import { expect, test } from './fixtures.ts';

const stepSeconds = 30;

test('two-factor login: turned on by QR code, used with the app and with a recovery code, turned off', async ({
  signedIn: page,
  person,
  mail,
  fitsEverywhere,
}) => {
  await page.goto('/settings/profile');
  await page.getByRole('button', { name: 'Turn on' }).click();
  await page.getByLabel('Your password').fill('not the password');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Wrong password.')).toBeVisible();
  await page.getByLabel('Your password').fill(person.password);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('img', { name: 'QR code for an authenticator app' })).toBeVisible();
  await fitsEverywhere(page, 'turning two-factor login on');

  const app = new TOTP({ secret: Secret.fromBase32(await page.getByLabel('Key for the app').inputValue()) });
  /** The step of the last code: each is taken once, so that the next one is of a later step. */
  let lastStep = 0;
  const nextCode = () => {
    lastStep = Math.max(lastStep + 1, app.counter() - 1);
    return app.generate({ timestamp: lastStep * stepSeconds * 1000 });
  };
  await page.getByLabel('Code from the app').fill(nextCode());
  await page.getByRole('dialog').getByRole('button', { name: 'Turn on' }).click();
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const [recoveryCode = ''] = await codes.allInnerTexts();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  expect((await saved).suggestedFilename()).toBe('earshot-recovery-codes.txt');
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByText('10 of 10 recovery codes are left.')).toBeVisible();
  expect(await page.content()).not.toContain(recoveryCode);
  await mail(person.email, 'Two-factor login is on');

  const password = async () => {
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  };
  const logOut = async () => {
    await page.goto('/settings/profile');
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL('/login');
  };
  await logOut();
  await password();
  await page.getByLabel('Code').fill('000000');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByText(/This code is wrong/)).toBeVisible();
  await page.getByLabel('Code').fill(nextCode());
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL('/home/get-started');

  await logOut();
  await password();
  await page.getByRole('button', { name: /Use a recovery code/ }).click();
  await page.getByLabel('Recovery code').fill(recoveryCode);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL('/home/get-started');

  await page.goto('/settings/profile');
  await expect(page.getByText('9 of 10 recovery codes are left.')).toBeVisible();
  await page.getByRole('button', { name: 'Turn off' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your password').fill(person.password);
  await dialog.getByLabel(/Code from your app/).fill(nextCode());
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByText('Two-factor login is off.').first()).toBeVisible();
});
