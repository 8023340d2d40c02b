import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './support/chromium.ts';

export default defineConfig({
  testDir: '.',
  // `npm test` runs one journey for each main capability; whoever asks for a file gets all of it.
  ...(process.env.EARSHOT_TESTS === 'core' && { grep: /@core/ }),
  outputDir: '../test-results',
  globalSetup: './global-setup.ts',
  // Much of a test is waiting; tests share nothing but the server, where each has a workspace of its own.
  workers: 2,
  // To end what hangs, on a machine that does much else; times that are promised are judged by tests of their own.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // A machine that is shared stalls at times. What passes only then is named at the end, and is a fault to find.
  retries: process.env.CI ? 1 : 0,
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? '../test-results/browser.json' }],
  ],
  use: {
    launchOptions: chromiumLaunch,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    reducedMotion: 'reduce',
    screenshot: 'only-on-failure',
    // Keeping one costs an eighth of the time; who looks for a fault asks for it.
    trace: process.env.EARSHOT_E2E_TRACE ? 'retain-on-failure' : 'off',
  },
});
