import { randomBytes } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { Mail } from './outbox.ts';

/** Signs somebody new up on the screen, confirms by the mailed link and logs in. */
export async function signUpOnScreen(page: Page, mail: (address: string) => Promise<Mail>): Promise<void> {
  const email = `new-${randomBytes(5).toString('hex')}@marrowby.example`;
  const password = 'a long enough secret';
  await page.goto('/signup');
  await page.getByLabel('Work email').fill(email);
  await page.getByLabel('Company').fill('Marrowby');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.goto((await mail(email)).link);
  await page.getByRole('link', { name: 'Log in' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { name: 'Get started' })).toBeVisible();
}
