import type { Page } from '@playwright/test';
import { expect } from '../../support/fixtures.ts';

export async function recorderIsOn(page: Page): Promise<void> {
  const address = () =>
    page.evaluate(() => window.earshot && 'recordingUrl' in window.earshot && window.earshot.recordingUrl());
  await expect.poll(address, { timeout: 10_000 }).toBeTruthy();
}
