import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { run } from './run.mjs';
import { CannotGoOn } from './say.mjs';

/** The defaults keep an offline install waiting for minutes. */
const installArguments = [
  'ci',
  '--ignore-scripts',
  '--no-audit',
  '--no-fund',
  '--no-update-notifier',
  '--loglevel=error',
  '--fetch-retries=1',
  '--fetch-timeout=20000',
];

/** The npm that came with the Node in use, or with the system. */
function findNpm() {
  const bin = dirname(process.execPath);
  const places = [
    process.env.npm_execpath ?? '',
    join(bin, '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    join(bin, 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    '/usr/lib/node_modules/npm/bin/npm-cli.js',
    '/usr/local/lib/node_modules/npm/bin/npm-cli.js',
    '/usr/share/nodejs/npm/bin/npm-cli.js',
    '/opt/homebrew/lib/node_modules/npm/bin/npm-cli.js',
  ];
  const npm = places.find((place) => place.endsWith('npm-cli.js') && existsSync(place));
  if (!npm) throw new CannotGoOn('npm was not found: install it beside Node, or start this with npm.');
  return npm;
}

/** Installs exactly what the lock in a folder says. No install script runs: nothing of ours needs one. */
export async function installLocked(node, folder, what) {
  const code = await run(node, [findNpm(), ...installArguments], { cwd: folder, output: 2 });
  if (code !== 0) {
    throw new CannotGoOn(
      `${what} could not be installed (npm ended with ${code}): check that the package registry can be reached, and start again.`,
    );
  }
}

/** Installs packages by name and version into a folder that is thrown away. No install script runs. */
export async function installNamed(node, folder, packages) {
  const [, ...shared] = installArguments;
  const code = await run(node, [findNpm(), 'install', '--no-package-lock', ...shared, ...packages], {
    cwd: folder,
    output: 2,
  });
  if (code !== 0)
    throw new CannotGoOn(`${packages.join(', ')} could not be installed (npm ended with ${code}).`);
}
