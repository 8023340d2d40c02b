import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { expressionsBuiltBy } from './built-expressions.ts';
import { slowCaseOf, textOf } from './growth.ts';
import { wait } from './processor-time.ts';
import { pumpsOf } from './pumps.ts';
import type { SourceExpression } from './source-expressions.ts';
import { expressionsOf, productFiles } from './source-expressions.ts';

const root = join(import.meta.dirname, '../..');
const files = productFiles(root);
const { literals, built } = expressionsOf(root, files);
const fileOf = (place: string) => place.slice(0, place.lastIndexOf(':'));
const packageOf = (place: string) => place.split('/').slice(0, 2).join('/');

/** Expressions that may be slow, by file and how they begin, and why nobody outside can make them so. */
const harmless: readonly [file: string, beginning: string, why: string][] = [
  ['apps/server/src/platform/database/statements.ts', "'(?:[^']|'')*'", 'reads our own migrations'],
  ['apps/server/src/platform/database/statements.ts', '--[^\\n]*|', 'reads our own migrations'],
  [
    'apps/server/src/platform/http/fill-page.ts',
    '(<script',
    'reads our own built pages when the server starts',
  ],
  [
    'apps/server/src/platform/http/web-build.ts',
    '<script',
    'reads our own built pages when the server starts',
  ],
  ['apps/web/src/public/company/changelog-page.tsx', '<h1>', 'reads CHANGELOG.md when the pages are built'],
  ['apps/web/vite/markdown-documents.ts', '<h2>', 'reads our own documents when the pages are built'],
  ['apps/web/vite/markdown-documents.ts', '<[^>]*>|', 'reads our own documents when the pages are built'],
  [
    'packages/extraction/src/pricing/money/roles.ts',
    '(?:(?:from |ab ',
    'roleOf gives it the last 60 characters',
  ],
  [
    'packages/extraction/src/pricing/money/roles.ts',
    '(?<!\\p{L})(?:(?:processing',
    'roleOf gives it the last 60 characters',
  ],
];
const isHarmless = ({ place, source }: SourceExpression) =>
  harmless.some(([file, beginning]) => fileOf(place) === file && source.startsWith(beginning));

/** Milliseconds before each further look at what was slow, or at what should be. */
const pauses = [0, 0, 500, 1000, 2000];

describe('every expression of the product', () => {
  let expressions: SourceExpression[] = [];
  const verdicts = new Map<string, string | null>();

  beforeAll(async () => {
    const put = await expressionsBuiltBy(root, async () => {
      const modules = [...new Set(built.map(fileOf))];
      for (const module of modules) await import(/* @vite-ignore */ join(root, module));
      // Read here, so that what it reads puts its expressions together now.
      const { buildAll } = await import('./build-all.ts');
      buildAll();
    });
    expressions = [...literals, ...put];
  });

  /** What makes it slow, as a text; null for one that is linear. Many places have the same expression. */
  function verdictOf({ source, flags }: SourceExpression): string | null {
    const key = `/${source}/${flags}`;
    const known = verdicts.get(key);
    if (known !== undefined) return known;
    const expression = new RegExp(source, flags);
    const pumps = pumpsOf(expression);
    // A machine that others use is slow for seconds at a time; an expression that is slow is slow each time.
    let slow = slowCaseOf(expression, pumps);
    for (let again = 0; slow && again < pauses.length; again++) {
      wait(pauses[again] ?? 0);
      slow = slowCaseOf(expression, [slow.pump]);
    }
    const verdict = slow && `${key} on ${JSON.stringify(textOf(slow.pump, 16))}…, ${slow.chars} characters`;
    verdicts.set(key, verdict);
    return verdict;
  }

  const slowOf = (all: readonly SourceExpression[]) =>
    all.flatMap((each) => {
      const verdict = verdictOf(each);
      return verdict === null ? [] : [`${each.place} ${verdict}`];
    });

  /** A busy machine can hide the growth of time as well as feign it: one look that shows it is enough. */
  function isSlow({ source, flags }: SourceExpression): boolean {
    const expression = new RegExp(source, flags);
    const pumps = pumpsOf(expression);
    return pauses.some((pause) => {
      wait(pause);
      return slowCaseOf(expression, pumps) !== null;
    });
  }

  test('is looked at, those that are put together at run time too', () => {
    const seen = new Set(expressions.map(({ place }) => place));
    expect(built.filter((place) => !seen.has(place))).toEqual([]);
    expect(literals.length).toBeGreaterThan(1000);
  });

  test.each([...new Set(files.map(packageOf))])(
    'of %s reads hostile texts in time that grows with their length only',
    { timeout: 600_000 },
    (name) => {
      const own = expressions.filter((each) => packageOf(each.place) === name && !isHarmless(each));
      const slow = slowOf(own);
      expect(slow, slow.join('\n')).toEqual([]);
    },
  );

  test('is excused only where it is slow', { timeout: 600_000 }, () => {
    const needless = harmless.flatMap(([file, beginning]) => {
      const excused = literals.filter(
        ({ place, source }) => fileOf(place) === file && source.startsWith(beginning),
      );
      return excused.filter(isSlow).length === 1 ? [] : [`${file} ${beginning}`];
    });
    expect(needless, needless.join('\n')).toEqual([]);
  });
});
