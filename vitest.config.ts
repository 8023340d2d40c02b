import { defineConfig } from 'vitest/config';

/** `npm test` runs the core; whoever asks for a file gets it, slow or not. */
const ending = process.env.EARSHOT_TESTS === 'core' ? 'test' : '{test,slow}';

export default defineConfig({
  test: {
    // Tests hold real servers: more workers than cores only make them time out.
    maxWorkers: 2,
    // PostgreSQL is stopped when the thread that started it ends: processes, whose main thread lasts, do not surprise it.
    pool: 'forks',
    // To end what hangs, on a machine that does much else; times that are promised are judged by tests of their own.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // A machine that is shared stalls at times. What passes only then is named at the end, and is a fault to find.
    retry: process.env.CI ? 1 : 0,
    projects: [
      {
        extends: true,
        // Nothing in them outlasts a call, so that files may share what they import: a third of the time.
        test: { name: 'packages', include: [`packages/*/src/**/*.${ending}.ts`], isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: [`apps/server/src/**/*.${ending}.ts`],
          // Each file has a server and a database of its own; what they are made of is loaded once.
          isolate: false,
          globalSetup: 'apps/server/src/testing/global-setup.ts',
        },
      },
      {
        extends: true,
        test: { name: 'scripts', include: [`scripts/**/*.${ending}.ts`] },
      },
      {
        extends: true,
        oxc: { jsx: { runtime: 'automatic' } },
        test: {
          name: 'web',
          root: 'apps/web',
          environment: 'jsdom',
          // Loading what screens need takes longer than testing them. What a test leaves behind, the next one finds.
          isolate: false,
          include: ['{app,src,vite}/**/*.test.{ts,tsx}'],
          setupFiles: 'src/testing/patience.ts',
        },
      },
    ],
  },
});
