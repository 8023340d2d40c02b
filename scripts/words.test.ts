import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { replacedPhrases } from './replaced-phrases.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Code whose texts people read: screens, emails, and the API's description and errors. */
const code = [
  'apps/web/src/**/*.{ts,tsx}',
  'apps/server/src/features/mail/*.ts',
  'apps/server/src/features/alerts/*email*.ts',
  'apps/server/src/features/market/changes/changes-email.service.ts',
  'packages/contracts/src/**/*.ts',
];
const documents = [
  ...['README.md', 'CONTRIBUTING.md', 'docs/operate.md', 'docs/identities.md', 'docs/requirements.md'],
  'apps/web/content/**/*.md',
];

const filesOf = (patterns: readonly string[]) => globSync([...patterns], { cwd: root }).filter(isRead);

/** Tests, their data and invented feedback say what customers say. */
function isRead(path: string): boolean {
  return !/\.(?:test|slow|hard)\.tsx?$|\/testing\/|\/previews\/|feedback-examples\.ts$|suggested-questions\.ts$/.test(
    path,
  );
}

/** The texts of a file of code: literals and JSX of several words, with where each begins. */
function textsOf(path: string): { line: number; text: string }[] {
  const file = ts.createSourceFile(path, read(path), ts.ScriptTarget.Latest, true);
  const texts: { line: number; text: string }[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node)) return;
    const text = textOf(node);
    if (text !== undefined && /\S\s+\S/.test(text))
      texts.push({ line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1, text });
    ts.forEachChild(node, visit);
  };
  visit(file);
  return texts;
}

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) return node.text;
  return ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node) ? node.text : undefined;
}

test('screens, emails, docs and the description of the API use no replaced phrase', () => {
  const texts = [
    ...filesOf(code).flatMap((path) => textsOf(path).map((one) => ({ path, ...one }))),
    ...filesOf(documents).flatMap((path) =>
      read(path)
        .split('\n')
        .map((text, at) => ({ path, line: at + 1, text })),
    ),
  ];
  expect(texts.length).toBeGreaterThan(3000);
  const found = texts.flatMap(({ path, line, text }) =>
    replacedPhrases
      .filter((phrase) => phrase.found.test(text))
      .map(({ phrase, write }) => `${path}:${line} “${phrase}” → ${write}: ${text.trim().slice(0, 120)}`),
  );
  expect(found).toEqual([]);
});

test('the glossary has each word once, and lists the replaced phrases', () => {
  const [terms = '', rest = ''] = read('docs/glossary.md').split('## Renamed');
  const words = [...terms.matchAll(/^\| ([^|]+?) \|/gm)].map(([, word]) => word);
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
  expect(words.length).toBeGreaterThan(50);
  const listed = [...(rest.split('## Replaced phrases')[1] ?? '').matchAll(/^\| (.+?) \| (.+?) \|$/gm)]
    .map(([, phrase, write]) => ({ phrase, write }))
    .filter(({ phrase = '' }) => phrase !== 'instead of' && !/^-+$/.test(phrase));
  expect(listed).toEqual(replacedPhrases.map(({ phrase, write }) => ({ phrase, write })));
});
