import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { features } from './graph/floors.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const tool = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
const config = createRequire(import.meta.url)('../.dependency-cruiser.cjs') as {
  forbidden: { name: string }[];
};

const featuresFolder = 'apps/server/src/features';

/** Each feature imports one that stands above it; the topmost, what joins all of them. */
const upward = features.map((feature, place): [string, [file: string, imported: string]] => {
  const above = features[place + 1];
  const imported = above === undefined ? '../register.ts' : `../${above}/${above}.service.ts`;
  return [`${feature}-imports-downward`, [`${featuresFolder}/${feature}/imports-upward.ts`, imported]];
});

/** A file with a forbidden import for each rule: rule → the file and what it imports. */
const plants: Record<string, [file: string, imported: string]> = {
  ...Object.fromEntries(upward),
  'every-feature-has-a-floor': [`${featuresFolder}/hovering/hovers.ts`, '../deps.ts'],
  'basement-knows-no-feature': [`${featuresFolder}/job-deps.ts`, './views/views.service.ts'],
  'platform-knows-no-jobs': ['apps/server/src/platform/knows-jobs.ts', '../jobs/queue.ts'],
  'no-circles': ['packages/contracts/src/one.ts', './two.ts'],
  'pure-packages-do-no-io': ['packages/analysis/src/reads-files.ts', 'node:fs'],
  'pure-packages-stand-alone': ['packages/analysis/src/knows-calls.ts', '../../contracts/src/call.ts'],
  'pure-packages-know-no-database': ['packages/analysis/src/asks-database.ts', 'kysely'],
  'report-view-knows-the-report-only': ['packages/report-view/src/reads-files.ts', 'node:fs'],
  'stand-in-internet-is-for-tests': [
    'apps/server/src/asks-stand-in.ts',
    '../../../packages/stand-in-internet/src/start.ts',
  ],
  'recorder-stays-small': ['packages/recorder/src/knows-calls.ts', '../../contracts/src/call.ts'],
  'widget-stands-alone': ['packages/widget/src/knows-calls.ts', '../../contracts/src/call.ts'],
  'stage-knows-the-format-only': ['packages/replay-stage/src/knows-calls.ts', '../../contracts/src/call.ts'],
  'tabular-stands-alone': ['packages/tabular/src/knows-calls.ts', '../../contracts/src/call.ts'],
  'tabular-opens-no-socket': ['packages/tabular/src/opens-socket.ts', 'node:net'],
  'contracts-know-only-zod': ['packages/contracts/src/knows-react.ts', 'react'],
  'web-never-imports-server': ['apps/web/src/lib/knows-server.ts', '../../../server/src/config.ts'],
  'server-never-imports-web': ['apps/server/src/knows-web.ts', '../../web/src/lib/paths.ts'],
  'platform-knows-no-feature': [
    'apps/server/src/platform/knows-feature.ts',
    '../features/views/views.service.ts',
  ],
  'features-talk-through-services': ['apps/server/src/features/views/takes-rows.ts', '../users/users.sql.ts'],
  'only-platform-opens-the-database': ['apps/server/src/features/views/opens-database.ts', 'pg'],
  'web-features-do-not-meet': ['apps/web/src/features/views/knows-users.ts', '../users/form.ts'],
  'web-shared-parts-know-no-feature': ['apps/web/src/ui/knows-users.ts', '../features/users/form.ts'],
};

/** What the plants import, and imports that are allowed. */
const targets: Record<string, string> = {
  ...Object.fromEntries(
    features.map((one) => [`${featuresFolder}/${one}/${one}.service.ts`, "import '../deps.ts';"]),
  ),
  [`${featuresFolder}/deps.ts`]: '',
  [`${featuresFolder}/register.ts`]: "import './reference/reference.service.ts';",
  'apps/server/src/jobs/queue.ts': "import '../platform/database/open.ts';",
  'packages/contracts/src/two.ts': "import './one.ts';",
  'packages/contracts/src/call.ts': "import 'zod';",
  'packages/stand-in-internet/src/start.ts': "import 'node:http';",
  'packages/tabular/src/reads-files.ts': "import 'node:fs';",
  'apps/server/src/config.ts': '',
  'apps/server/src/features/users/users.sql.ts': "import 'kysely';",
  'apps/server/src/features/users/users.service.ts': "import './users.sql.ts';",
  'apps/server/src/features/users/names.shared.sql.ts': "import 'kysely';",
  'apps/server/src/features/views/views.service.ts': "import '../users/users.service.ts';",
  'apps/server/src/platform/database/open.ts': "import 'pg';",
  'apps/web/src/lib/paths.ts': "import '../../../../packages/contracts/src/call.ts';",
  'apps/web/src/features/users/form.ts': "import '../../ui/button.ts';",
  'apps/web/src/ui/button.ts': "import 'react';",
};

/** Two features that import each other. */
const pair = {
  [`${featuresFolder}/topics/knows-themes.ts`]: "import '../themes/knows-topics.service.ts';",
  [`${featuresFolder}/themes/knows-topics.service.ts`]: "import '../topics/topics.service.ts';",
};
/** What is imported from another feature, and by which file. */
const takers: Record<string, [file: string]> = {
  '../users/helper.ts': [`${featuresFolder}/views/takes-helper.ts`],
  '../users/users.service.ts': [`${featuresFolder}/views/takes-service.ts`],
  '../users/names.shared.sql.ts': [`${featuresFolder}/views/takes-shared-queries.ts`],
};
const typesAlone = `${featuresFolder}/feedback/knows-types.ts`;

interface Violation {
  from: string;
  rule: { name: string };
}
let copy: string;
let violations: Violation[];

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'earshot-rules-'));
  await Promise.all([
    symlink(join(root, 'node_modules'), join(copy, 'node_modules')),
    cp(join(root, '.dependency-cruiser.cjs'), join(copy, '.dependency-cruiser.cjs')),
    cp(join(root, 'tsconfig.json'), join(copy, 'tsconfig.json')),
    ...['floors.mjs', 'floor-rules.mjs'].map((file) =>
      cp(join(root, 'scripts/graph', file), join(copy, 'scripts/graph', file)),
    ),
    ...Object.entries(targets).map(([file, text]) => write(file, text)),
    ...Object.values(plants).map(([file, imported]) => write(file, `import '${imported}';`)),
    ...Object.entries(pair).map(([file, text]) => write(file, text)),
    write(`${featuresFolder}/users/helper.ts`, ''),
    ...Object.entries(takers).map(([imported, [file]]) => write(file, `import '${imported}';`)),
    write(typesAlone, "import type { Report } from '../reports/reports.service.ts';"),
  ]);
  const result = join(copy, 'result.json');
  const args = [
    tool,
    '--config',
    '.dependency-cruiser.cjs',
    '--output-type',
    'json',
    '--output-to',
    result,
    'packages',
    'apps',
  ];
  // It exits with the number of violations, which are what is wanted here.
  await new Promise((done) => execFile(process.execPath, args, { cwd: copy }, done));
  violations = (JSON.parse(await readFile(result, 'utf8')) as { summary: { violations: Violation[] } })
    .summary.violations;
});
afterAll(() => rm(copy, { recursive: true }));

async function write(file: string, text: string): Promise<void> {
  const path = join(copy, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, `${text}\nexport {};\n`);
}

test('every rule has a planted import', () => {
  expect(Object.keys(plants).sort()).toEqual(config.forbidden.map(({ name }) => name).sort());
});

test.each(Object.entries(plants))('%s catches %j', (name, [file]) => {
  expect(violations.filter(({ rule, from }) => rule.name === name && from === file)).not.toEqual([]);
});

test('imports that are allowed are let through', () => {
  const allowed = new Set(Object.keys(targets).filter((file) => file !== 'packages/contracts/src/two.ts'));
  expect(violations.filter(({ from }) => allowed.has(from))).toEqual([]);
});

const refusals = (file: string) =>
  violations.filter(({ from }) => from === file).map(({ rule }) => rule.name);

test('of two features that import each other, the lower one is refused, in files that form no circle', () => {
  expect(Object.keys(pair).map(refusals)).toEqual([['topics-imports-downward'], []]);
});

test.each([
  ["a feature's helpers, which are no service", '../users/helper.ts', true],
  ['a service of a feature', '../users/users.service.ts', false],
  ['queries that a feature shares', '../users/names.shared.sql.ts', false],
])('%s: %s', (_what, imported, isRefused) => {
  const [file] = takers[imported] ?? [''];
  expect(refusals(file)).toEqual(isRefused ? ['features-talk-through-services'] : []);
});

test('an upward import of types alone is refused', () => {
  expect(refusals(typesAlone)).toEqual(['feedback-imports-downward']);
});
