import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Code of which people read every text: screens, emails, reports, answers, the API's description and errors. */
export const code = [
  'apps/web/src/**/*.{ts,tsx}',
  'apps/server/src/features/{alerts,billing,boards,imports,mail,market}/**/*.ts',
  'apps/server/src/features/{questions,reports,session-questions,visits}/**/*.ts',
  'packages/analysis/src/questions/**/close-readings.ts',
  'packages/connectors/src/**/*.ts',
  'packages/contracts/src/**/*.ts',
  'packages/crawler/src/{crawl-site,host-pace,polite-fetch,read-page}.ts',
  'packages/extraction/src/{changes,findings}/*.ts',
  'packages/extraction/src/rivals/{find-rivals,rivals-in-others-words}.ts',
  'packages/replay-format/src/{chunk,lines,moment-words}.ts',
  'packages/report-view/src/**/*.ts',
  'packages/tabular/src/*.ts',
  'packages/tabular/src/columns/guess-mapping.ts',
  'packages/tabular/src/{csv,detect,json,xlsx}/*.ts',
];

/** Code of which people read what is wrong with a request, and why something has no result. */
export const withProblems = ['apps/server/src/**/*.ts'];

export const documents = [
  ...['README.md', 'CHANGELOG.md', 'CONTRIBUTING.md', 'docs/operate.md', 'docs/identities.md'],
  ...['docs/requirements.md', 'apps/web/content/**/*.md'],
];

export interface ReadText {
  path: string;
  /** From 1. */
  line: number;
  text: string;
}

/** Every text of several words that people read, with where it starts. */
export function textsPeopleRead(): ReadText[] {
  const whole = new Set(filesOf(code));
  return [
    ...[...whole].flatMap((path) => textsOf(path, () => true)),
    ...filesOf(withProblems)
      .filter((path) => !whole.has(path) && mayHaveProblems.test(read(path)))
      .flatMap((path) => textsOf(path, isOfProblem)),
    ...filesOf(documents).flatMap((path) =>
      read(path)
        .split('\n')
        .map((text, at) => ({ path, line: at + 1, text })),
    ),
  ];
}

/** Files of the project that patterns match, without tests and what customers or models are given. */
export function filesOf(patterns: readonly string[]): string[] {
  return globSync([...patterns], { cwd: root }).filter(isRead);
}

const notRead = [
  /\.(?:test|slow|hard)\.tsx?$|\.sql\.ts$/,
  // Tests' data and invented feedback say what customers say.
  /\/(?:testing|test-support|previews|demo-data)\//,
  /(?:feedback-examples|suggested-questions|integration-kinds|injections|plain-words)\.ts$/,
];

function isRead(path: string): boolean {
  return notRead.every((kind) => !kind.test(path));
}

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

/** Literals and JSX of several words. */
function textsOf(path: string, isWanted: (node: ts.Node) => boolean): ReadText[] {
  const file = ts.createSourceFile(path, read(path), ts.ScriptTarget.Latest, true);
  const texts: ReadText[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node)) return;
    const text = textOf(node);
    if (text !== undefined && /\S\s+\S/.test(text) && isWanted(node))
      texts.push({ path, line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1, text });
    ts.forEachChild(node, visit);
  };
  visit(file);
  return texts;
}

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) return node.text;
  return ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node) ? node.text : undefined;
}

const mayHaveProblems =
  /badField|badQuery|Problem|BrokenChunk|WorkFailed|OutboundError|BrowserUnavailable|notice/;
const problemNames =
  /^(?:badField|badQuery|Problem|BrokenChunk|WorkFailed|OutboundError|BrowserUnavailable)$/;
const reasonNames = /^(?:detail|notice|missing|reason)$/;

/** Whether a text is what a problem says: its detail, or given to what makes one. */
function isOfProblem(node: ts.Node): boolean {
  for (let at = node; !ts.isSourceFile(at) && !ts.isBlock(at); at = at.parent) {
    if ((ts.isCallExpression(at) || ts.isNewExpression(at)) && problemNames.test(at.expression.getText()))
      return true;
    if ((ts.isPropertyAssignment(at) || ts.isVariableDeclaration(at)) && reasonNames.test(at.name.getText()))
      return true;
  }
  return false;
}
