import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import ts from 'typescript';
import { basement, features, roof } from './floors.mjs';

/** How many imports lead from one feature to another, imports of types and imports at run time included. */
export interface Edge {
  from: string;
  to: string;
  imports: number;
}

export interface Graph {
  edges: Edge[];
  /** Features that reach themselves through others, each circle once, its features in the order of the floors. */
  circles: string[][];
  /** `file -> file`, where the second belongs to a feature above, or joins features. */
  upward: string[];
  /** Files that hold nothing but exports of what other files hold. */
  reexporting: string[];
  /** Folders without a floor, and floors without a folder. */
  misplaced: string[];
}

const isTest = /\.(?:test|hard)\.ts$/;
const place = new Map(features.map((feature, at) => [feature, at]));

/** Reads who imports whom among the features of a server. @param root the folder that holds `apps/server` */
export function readGraph(root: string): Graph {
  const home = join(root, 'apps', 'server', 'src', 'features');
  const files = globSync('**/*.ts', { cwd: home })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => !isTest.test(file))
    .sort();
  const counts = new Map<string, Edge>();
  const upward = [];
  for (const file of files) {
    const text = readFileSync(join(home, file), 'utf8');
    for (const { fileName } of ts.preProcessFile(text, true, true).importedFiles) {
      if (!fileName.startsWith('.')) continue;
      const target = relative(home, join(home, dirname(file), fileName))
        .split(sep)
        .join('/');
      if (target.startsWith('../')) continue;
      if (leadsUp(file, target)) upward.push(`${file} -> ${target}`);
      const [from, to] = [featureOf(file), featureOf(target)];
      if (from === null || to === null || from === to) continue;
      const edge = counts.get(`${from} ${to}`) ?? { from, to, imports: 0 };
      counts.set(`${from} ${to}`, { ...edge, imports: edge.imports + 1 });
    }
  }
  const edges = [...counts.values()].sort(
    (a, b) => placeOf(a.from) - placeOf(b.from) || placeOf(a.to) - placeOf(b.to),
  );
  const folders = new Set(files.flatMap((file) => featureOf(file) ?? []));
  const strays = files.filter((file) => !file.includes('/') && ![...basement, ...roof].includes(file));
  return {
    edges,
    circles: circlesIn(edges),
    upward,
    reexporting: files.filter((file) => onlyReexports(file, readFileSync(join(home, file), 'utf8'))),
    misplaced: [
      ...[...folders].filter((one) => !place.has(one)),
      ...features.filter((one) => !folders.has(one)),
      ...strays,
    ],
  };
}

/** Null for files beside the features. */
function featureOf(file: string): string | null {
  const [first = '', ...rest] = file.split('/');
  return rest.length > 0 ? first : null;
}

/** Features that have no place yet come after all others. */
function placeOf(feature: string): number {
  return place.get(feature) ?? features.length;
}

function leadsUp(file: string, target: string): boolean {
  const [from, to] = [featureOf(file), featureOf(target)];
  if (from === null) return basement.includes(file) && !basement.includes(target);
  if (to === null) return roof.includes(target);
  return from !== to && placeOf(to) >= placeOf(from);
}

/** Tarjan's strongly connected components of more than one feature. */
function circlesIn(edges: readonly Edge[]): string[][] {
  const next = new Map<string, string[]>();
  for (const { from, to } of edges) next.set(from, [...(next.get(from) ?? []), to]);
  const number = new Map<string, number>();
  const stack: string[] = [];
  const circles: string[][] = [];
  const visit = (feature: string): number => {
    const own = number.size;
    number.set(feature, own);
    stack.push(feature);
    let least = own;
    for (const to of next.get(feature) ?? []) {
      if (!number.has(to)) least = Math.min(least, visit(to));
      else if (stack.includes(to)) least = Math.min(least, number.get(to) ?? own);
    }
    if (least === own) {
      const circle = stack.splice(stack.indexOf(feature));
      if (circle.length > 1) circles.push(circle.sort((a, b) => placeOf(a) - placeOf(b)));
    }
    return least;
  };
  for (const feature of next.keys()) if (!number.has(feature)) visit(feature);
  return circles;
}

function onlyReexports(file: string, text: string): boolean {
  const { statements } = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const told = statements.filter((statement) => !ts.isImportDeclaration(statement));
  return told.length > 0 && told.every((statement) => ts.isExportDeclaration(statement));
}
