import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** A regular expression as the source has it, and where. */
export interface SourceExpression {
  /** file:line, from the root of the repository */
  place: string;
  source: string;
  flags: string;
}

/** Where an expression is put together when the code runs: file:line of `new RegExp`. */
export type BuildingPlace = string;

const sources = [
  'packages/*/{src,bundling}/**/*.{ts,mjs}',
  'apps/server/src/**/*.ts',
  'apps/web/{src,app,vite}/**/*.{ts,tsx}',
];
const isTest = (file: string) =>
  /\.(?:test|slow|hard)\.tsx?$|\/(?:testing|test-support)\/|^packages\/stand-in-internet\//.test(file);

/** The files of the product, from the root of the repository; neither tests nor what only tests use. */
export const productFiles = (root: string): string[] =>
  globSync(sources, { cwd: root })
    .filter((file) => !isTest(file))
    .toSorted();

/** Every regular expression literal, and every place that puts one together. */
export function expressionsOf(
  root: string,
  files: readonly string[],
): { literals: SourceExpression[]; built: BuildingPlace[] } {
  const literals: SourceExpression[] = [];
  const built: BuildingPlace[] = [];
  for (const file of files) {
    const text = readFileSync(join(root, file), 'utf8');
    const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    const splitters = namesGivenToSplit(tree);
    const placeOf = (node: ts.Node) =>
      `${file}:${tree.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
    const visit = (node: ts.Node): void => {
      if (ts.isRegularExpressionLiteral(node)) {
        const end = node.text.lastIndexOf('/');
        const flags = node.text.slice(end + 1);
        const isTriedEverywhere = isGivenToSplit(node) || splitters.has(nameOf(node));
        literals.push({
          place: placeOf(node),
          source: node.text.slice(1, end),
          flags: isTriedEverywhere && !flags.includes('g') ? `${flags}g` : flags,
        });
      }
      if ((ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === 'RegExp')
        built.push(placeOf(node));
      ts.forEachChild(node, visit);
    };
    visit(tree);
  }
  return { literals, built };
}

/** `split` goes through the whole text, as a global expression does. */
function isGivenToSplit(node: ts.Node): boolean {
  const { parent } = node;
  return (
    ts.isCallExpression(parent) &&
    ts.isPropertyAccessExpression(parent.expression) &&
    parent.expression.name.text === 'split'
  );
}

function namesGivenToSplit(tree: ts.SourceFile): Set<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && isGivenToSplit(node)) names.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return names;
}

function nameOf(node: ts.Node): string {
  const { parent } = node;
  return ts.isVariableDeclaration(parent) && ts.isIdentifier(parent.name) ? parent.name.text : '';
}
