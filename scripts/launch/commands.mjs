import { ensureBrowser } from './browser.mjs';
import { formatting, runChecks } from './check.mjs';
import { ensureDependencies } from './dependencies.mjs';
import { develop } from './develop.mjs';
import { programEnvironment } from './environment.mjs';
import { run } from './run.mjs';
import { ensureRuntime } from './runtime.mjs';
import { ensureBrowserFiles } from './browser-files.mjs';
import { runHardTests, runTests } from './tests.mjs';
import { ensureWebBuild } from './web-build.mjs';

/** Brings what every command needs. */
async function prepare() {
  const node = await ensureRuntime();
  await ensureDependencies(node);
  return node;
}

/** A program of the project's, run with the arguments given to the command. */
function program(path, { needsWeb = false, needsBrowser = false } = {}) {
  return async (args) => {
    const node = await prepare();
    if (needsWeb) {
      await ensureWebBuild(node);
      await ensureBrowserFiles(node);
    }
    const browser = needsBrowser ? { CHROMIUM_PATH: await ensureBrowser() } : {};
    return run(node, [path, ...args], { env: { ...programEnvironment, ...browser } });
  };
}

/** Every command of `npm run`: its name, and what it does with its arguments until it gives an exit code. */
export const commands = new Map([
  ['start', program('apps/server/src/main.ts', { needsWeb: true })],
  [
    'dev',
    async () => {
      const node = await prepare();
      await ensureBrowserFiles(node);
      return develop(node);
    },
  ],
  ['check', async (args) => ((await runChecks(await prepare(), args)).failed === 0 ? 0 : 1)],
  ['test', async (args) => runTests(await prepare(), args)],
  ['graph', program('scripts/graph.ts')],
  ['accept', program('scripts/accept.ts')],
  ['accept:masking', program('e2e/recorder/accept/masking.ts', { needsBrowser: true })],
  ['accept:fidelity', program('e2e/recorder/accept/accept.ts', { needsWeb: true, needsBrowser: true })],
  ['screens', program('scripts/screens.ts', { needsWeb: true, needsBrowser: true })],
  ['engine', program('scripts/engine/main.ts')],
  ['rules', program('scripts/rules/write.ts')],
  ['mutate', program('scripts/mutate/main.ts')],
  ['format', async () => run(await prepare(), [...formatting, '--write', '.'])],
  ['test:hard', async (args) => runHardTests(await prepare(), args)],
  ['bench:search', program('scripts/bench/search.ts')],
  ['bench:topics', program('scripts/bench/topics.ts')],
  ['bench:accuracy', program('scripts/bench/accuracy.ts')],
  ['bench:sentiment', program('scripts/bench/sentiment.ts')],
  ['bench:trends', program('scripts/bench/trends.ts')],
  ['bench:verdict', program('scripts/bench/verdict.ts')],
  ['bench:personal-data', program('scripts/bench/personal-data.ts')],
  ['bench:ask', program('scripts/bench/ask.ts')],
  ['bench:outside', program('scripts/bench/outside.ts')],
  ['bench:outside-text', program('scripts/bench/outside-text.ts')],
  ['bench:plans', program('scripts/bench/plans.ts')],
  ['bench:themes', program('scripts/bench/themes.ts')],
  ['bench:api', program('scripts/bench/api.ts', { needsWeb: true })],
  ['bench:ingest', program('scripts/bench/ingest.ts')],
  ['bench:recorder', program('scripts/bench/recorder.ts', { needsBrowser: true })],
  ['bench:recordings', program('scripts/bench/recordings.ts')],
  ['bench:packs', program('scripts/bench/packs.ts')],
  ['bench:extract', program('scripts/bench/extract.ts')],
  ['bench:cleaning', program('scripts/bench/cleaning.ts')],
  ['bench:reprocess', program('scripts/bench/reprocess.ts')],
  ['bench:imports', program('scripts/bench/imports.ts')],
  ['bench:queue', program('scripts/bench/queue.ts')],
  ['bench:board-exports', program('scripts/bench/board-exports.ts')],
  ['bench:home', program('scripts/bench/home.ts', { needsWeb: true, needsBrowser: true })],
  ['bench:replay', program('scripts/bench/replay.ts', { needsWeb: true, needsBrowser: true })],
]);
