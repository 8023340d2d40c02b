import type { Page } from '@playwright/test';
import { expect } from '../../support/fixtures.ts';
import { sendNow } from '../../support/send-now.ts';
import type { StandIn } from '../../support/stand-in.ts';

/** Most of what `sendNow` adds. */
const fullChunk = 250_000;

/** With every text masked there is no word to wait for, but its length stays. */
export async function allIsSent(page: Page, standIn: StandIn): Promise<void> {
  const letters = () => standIn.received.reduce((sum, { text }) => sum + text.length, 0);
  const before = letters();
  await sendNow(page);
  await expect.poll(letters, { timeout: 20_000 }).toBeGreaterThan(before + fullChunk);
  await page.evaluate(() => document.body.lastElementChild?.remove());
}
