import AxeBuilder from '@axe-core/playwright';
import { test as base, type Page } from '@playwright/test';
import { Api, ownAddress, type Person } from './support/api.ts';
import { expectFitEverywhere } from './support/looks.ts';
import { mailTo, type Mail } from './support/outbox.ts';

interface Fixtures {
  api: Api;
  /** Somebody with a verified account and an empty workspace. */
  person: Person;
  /** A page in which `person` is signed in; nothing is opened yet. */
  signedIn: Page;
  /** The newest mail to an address. */
  mail: (address: string, subject?: string, says?: string) => Promise<Mail>;
  /** Shows the page at every width, light and dark: nothing scrolls sideways, axe finds nothing serious. */
  fitsEverywhere: (page: Page, name: string, ready?: () => Promise<unknown>) => Promise<void>;
  /** What axe finds of serious or critical weight on the page as it is. */
  seriousFaults: (page: Page) => Promise<string[]>;
}

function given(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: tests run through e2e/playwright.config.ts`);
  return value;
}

export const test = base.extend<Fixtures>({
  baseURL: async ({}, use) => use(given('EARSHOT_E2E_URL')),
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': ownAddress() }),
  api: async ({}, use) => use(new Api(given('EARSHOT_E2E_URL'), given('EARSHOT_E2E_DATA_DIR'))),
  person: async ({ api }, use) => use(await api.signUp()),
  signedIn: async ({ page, person }, use) => {
    await page.addInitScript(
      (session) => {
        // Once for the test, not for each page: a logout must last.
        if (sessionStorage.getItem('signed-in-by-test')) return;
        sessionStorage.setItem('signed-in-by-test', 'yes');
        localStorage.setItem('earshot.session', session);
      },
      JSON.stringify({ ...person, stored_at: Date.now() }),
    );
    await use(page);
  },
  mail: async ({}, use) => use((...sought) => mailTo(given('EARSHOT_E2E_DATA_DIR'), ...sought)),
  fitsEverywhere: async ({ seriousFaults }, use) =>
    use((page, name, ready) => expectFitEverywhere(page, seriousFaults, name, ready)),
  seriousFaults: async ({}, use) =>
    use(async (page) => {
      const { violations } = await new AxeBuilder({ page })
        // Of what is no fault, nothing is told: that is most of a page.
        .options({ resultTypes: ['violations'] })
        // Recorded pages are not ours, and no script runs in them, not even axe.
        .exclude('iframe[title="Recorded page"]')
        .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
        .analyze();
      return violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
    }),
});

export { expect } from '@playwright/test';
