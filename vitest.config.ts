import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Tests hold real servers: more workers than cores only make them time out.
    maxWorkers: 2,
    // PostgreSQL is stopped when the thread that started it ends: processes, whose main thread lasts, do not surprise it.
    pool: 'forks',
    testTimeout: 20_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: { name: 'packages', include: ['packages/*/src/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['apps/server/src/**/*.test.ts'],
          globalSetup: 'apps/server/src/testing/global-setup.ts',
        },
      },
      {
        extends: true,
        test: { name: 'scripts', include: ['scripts/**/*.test.ts'] },
      },
      {
        extends: true,
        oxc: { jsx: { runtime: 'automatic' } },
        test: {
          name: 'web',
          root: 'apps/web',
          environment: 'jsdom',
          include: ['{app,src,vite}/**/*.test.{ts,tsx}'],
        },
      },
    ],
  },
});
