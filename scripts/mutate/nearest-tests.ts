import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';
import { roomOf } from '../launch/chosen-tests.mjs';
import { areas } from './areas.ts';

/** Of the tests, those of the module's name in its package or feature. */
export function nearestTests(path: string, tests: readonly string[]): string[] {
  const name = basename(path).split('.')[0] ?? '';
  return tests.filter((test) => test.startsWith(roomOf(path)) && basename(test).startsWith(`${name}.`));
}

/**
 * The tests that judge a module: of its package or feature, and of the folders its area names, those that come to it by
 * import within the package; those of the features that use it from afar. Where no test of a room comes to the module
 * so, all of the room.
 */
export function judges(root: string, area: string, path: string, tests: readonly string[]): string[] {
  const room = roomOf(path);
  const rooms = [room, ...packageOf(path), ...(areas[area]?.tests ?? [])];
  const found = new Set<string>();
  for (const one of rooms) {
    const here = tests.filter((test) => test.startsWith(one));
    const importing = here.filter((test) => closureOf(root, test).has(path));
    for (const test of importing.length === 0 && one === room ? here : importing) found.add(test);
  }
  for (const test of testsOfUsers(root, path, tests)) found.add(test);
  return [...found];
}

const MOST_OF_USERS = 12;

/** Tests of the server's features whose modules import a contract, or a module of another feature or of the platform. */
function testsOfUsers(root: string, path: string, tests: readonly string[]): string[] {
  const end = endOfImports(path);
  if (end === undefined) return [];
  const rooms = new Set(
    globSync('apps/server/src/features/**/*.ts', { cwd: root })
      .filter((file) => readFileSync(join(root, file), 'utf8').includes(`${end}'`))
      .map(roomOf),
  );
  return tests.filter((test) => rooms.has(roomOf(test))).slice(0, MOST_OF_USERS);
}

/** How the modules that use this one from afar name it, from its folder on. The database is what every test stands on. */
function endOfImports(path: string): string | undefined {
  return path.startsWith('packages/contracts/')
    ? `@earshot/contracts/${path.slice('packages/contracts/src/'.length, -'.ts'.length)}`
    : /^apps\/server\/src\/(?:features|platform(?!\/database\/))(\/.*)/.exec(path)?.[1];
}

/** Of a module of a package; what a server is made of, all of its tests import. */
function packageOf(path: string): string[] {
  return path.startsWith('packages/') ? [`${path.split('/').slice(0, 2).join('/')}/`] : [];
}

const importsOf = new Map<string, readonly string[]>();

/** Every module of the same package that a module imports, by way of others too. Planted faults leave imports alone. */
function closureOf(root: string, module: string): Set<string> {
  const closure = new Set([module]);
  for (const reached of closure) {
    for (const imported of relativeImports(root, reached)) closure.add(imported);
  }
  return closure;
}

function relativeImports(root: string, module: string): readonly string[] {
  const known = importsOf.get(module);
  if (known) return known;
  let source = '';
  try {
    source = readFileSync(join(root, module), 'utf8');
  } catch {
    // What is built and data are not modules of the tree.
  }
  const imports = ts
    .preProcessFile(source, true, true)
    .importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
    .map(({ fileName }) => join(module, '..', fileName));
  importsOf.set(module, imports);
  return imports;
}
