import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '../support/chromium.ts';

/** The recorder's tests alone: they need no Earshot server. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/recorder',
  workers: 1,
  timeout: 45_000,
  reporter: 'list',
  use: { launchOptions: chromiumLaunch, viewport: { width: 1280, height: 800 } },
});
