import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const isModule = (path) => /\.(?:[cm]?[jt]s|tsx|jsx)$/.test(path);

/** What a module names after `from`, `import` or `require`: types and what is loaded late as well. */
const named = /\b(?:from|import|require)\b\s*\(?\s*(['"])([^'"\n]+)\1/g;

/** What every module depends on without naming it: settings, versions, and declarations that hold everywhere. */
const isForAll = (path, content) =>
  /(?:^|\/)(?:package(?:-lock)?\.json|tsconfig[^/]*\.json|\.oxlintrc\.json|\.dependency-cruiser\.cjs)$/.test(
    path,
  ) ||
  /^scripts\/(?:launch\/(?:check|closures|passed)|graph\/.*)\.mjs$/.test(path) ||
  path.endsWith('.d.ts') ||
  (isModule(path) && /\bdeclare (?:module|global)\b/.test(content()));

/**
 * @typedef {object} Closures
 * @property {Map<string, string>} ofModules by path, a hash of the module and of all that it imports, by way of others too:
 *   while it stays, so does what types and rules say of the module
 * @property {string} ofImports a hash of who imports whom
 * @property {(wanted: RegExp) => string} ofFiles a hash of the files with such paths, and of what they import
 */

/**
 * @param {string} folder the project's
 * @param {string[]} files paths of the project's files, relative to it
 * @returns {Closures}
 */
export function readClosures(folder, files) {
  const contents = new Map();
  const contentOf = (path) => {
    if (!contents.has(path)) contents.set(path, readIn(folder, path));
    return contents.get(path);
  };
  const common = files.filter((path) => isForAll(path, () => contentOf(path) ?? '')).sort();
  const forAll = hashOf(common.flatMap((path) => [path, contentOf(path) ?? '']));
  const graph = new Map();
  const reach = (path) => {
    const waiting = [path];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (graph.has(next)) continue;
      const content = contentOf(next) ?? '';
      const specifiers = isModule(next) ? [...content.matchAll(named)].map((match) => match[2]) : [];
      const targets = specifiers.map((name) => targetOf(name, next, (path) => contentOf(path) !== undefined));
      const within = [...new Set(targets.filter((target) => target !== undefined))];
      graph.set(next, { own: hashOf([next, content, ...specifiers]), specifiers, within });
      waiting.push(...within);
    }
  };
  const modules = files.filter((path) => isModule(path) && contentOf(path) !== undefined).sort();
  for (const path of modules) reach(path);
  const closures = closedOver(graph, forAll);
  const edges = modules.flatMap((path) => [path, ...graph.get(path).specifiers, '']);
  const ofFile = (path) => closures.get(path) ?? contentOf(path) ?? '';
  return {
    ofModules: new Map(modules.map((path) => [path, closures.get(path)])),
    ofImports: hashOf([forAll, ...files.toSorted(), ...edges]),
    ofFiles: (wanted) =>
      hashOf([
        forAll,
        ...files
          .filter((path) => wanted.test(path))
          .toSorted()
          .flatMap((path) => [path, ofFile(path)]),
      ]),
  };
}

/** Modules that import each other in a circle share one hash. Tarjan's components, without recursion. */
function closedOver(graph, forAll) {
  const hashes = new Map();
  const index = new Map();
  const low = new Map();
  const open = [];
  const isOpen = new Set();
  for (const start of graph.keys()) {
    if (index.has(start)) continue;
    const path = [{ node: start, next: 0 }];
    while (path.length > 0) {
      const step = path.at(-1);
      const { node } = step;
      if (step.next === 0) {
        index.set(node, index.size);
        low.set(node, index.get(node));
        open.push(node);
        isOpen.add(node);
      }
      const { within } = graph.get(node);
      const child = within[step.next];
      step.next += 1;
      if (child !== undefined) {
        if (!index.has(child)) path.push({ node: child, next: 0 });
        else if (isOpen.has(child)) low.set(node, Math.min(low.get(node), index.get(child)));
        continue;
      }
      path.pop();
      const parent = path.at(-1)?.node;
      if (parent !== undefined) low.set(parent, Math.min(low.get(parent), low.get(node)));
      if (low.get(node) !== index.get(node)) continue;
      const circle = open.splice(open.lastIndexOf(node));
      for (const one of circle) isOpen.delete(one);
      const owns = circle.map((one) => graph.get(one).own).sort();
      const below = new Set(circle.flatMap((one) => graph.get(one).within.map((other) => hashes.get(other))));
      below.delete(undefined);
      const hash = hashOf([forAll, ...owns, ...[...below].sort()]);
      for (const one of circle) hashes.set(one, hash);
    }
  }
  return hashes;
}

/** The project's file that a module means by a name; undefined for what was installed and what is not there. */
function targetOf(name, from, exists) {
  const [plain] = name.split('?');
  const ours = /^@earshot\/([^/]+)\/(.+)$/.exec(plain);
  const path = ours
    ? `packages/${ours[1]}/src/${ours[2]}`
    : plain.startsWith('.')
      ? normalize(join(dirname(from), plain)).replaceAll('\\', '/')
      : undefined;
  if (path === undefined || path.startsWith('..')) return undefined;
  return ['', '.ts', '.tsx', '.mjs', '.js', '/index.ts', '/index.tsx']
    .map((end) => path + end)
    .find((candidate) => exists(candidate));
}

function readIn(folder, path) {
  const file = join(folder, path);
  try {
    return statSync(file).isFile() ? readFileSync(file, 'latin1') : undefined;
  } catch {
    return undefined;
  }
}

function hashOf(parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('base64url');
}
