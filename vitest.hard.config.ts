import { defineConfig } from 'vitest/config';

/** Tests that take minutes or need rights over the machine: `npm run test:hard`. */
export default defineConfig({
  test: {
    // The matrix of strangers is one of `npm test`, and belongs to a whole run of what must hold, too.
    include: ['{apps,packages,scripts,e2e}/**/*.hard.ts', 'apps/server/src/strangers.test.ts'],
    globalSetup: 'apps/server/src/testing/global-setup.ts',
    pool: 'forks',
    maxWorkers: 1,
    testTimeout: 600_000,
    hookTimeout: 120_000,
  },
});
