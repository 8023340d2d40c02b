import type { Page } from '@playwright/test';
import type { Person } from '../../e2e/support/api.ts';

/** Lets a page begin as somebody's, as if they had logged in on it. */
export async function keepSignedIn(page: Page, person: Person): Promise<void> {
  const stored = JSON.stringify({ ...person, stored_at: Date.now() });
  await page.addInitScript((session) => localStorage.setItem('earshot.session', session), stored);
}
