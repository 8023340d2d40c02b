import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { packageVersion, recorderPackage } from '../bundling/recorder-package.ts';
import { tarball } from '../bundling/tarball.ts';

const publishedFolder = new URL('../published/', import.meta.url);

/** What each version is told by. A lock file of a customer names it, so that it never changes and never goes. */
const published: Record<string, string> = {
  '1.0.0': '9319c790d1548ae3760ede8f223aec0c72e6162b54f06ce7a2722ee746f88cbb',
  '1.1.0': '130eda37df275ac9affa8aee9191236f63e0e0896b97b64791614e64588c0eaa',
};

const sumOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

test('a version of the package is always the same bytes: raise it when a file of the package changes', () => {
  expect({ [packageVersion]: sumOf(tarball(recorderPackage())) }).toEqual({
    [packageVersion]: published[packageVersion],
  });
});

test('every version is kept, for lock files that name it: the build writes the present one into published/', () => {
  const kept = readdirSync(publishedFolder).map((name) => [
    /^earshot-recorder-(\d+\.\d+\.\d+)\.tgz$/.exec(name)?.[1] ?? name,
    sumOf(readFileSync(new URL(name, publishedFolder))),
  ]);
  expect(Object.fromEntries(kept)).toEqual(published);
});

test('the recipe installs the version that is built', () => {
  const recipe = readFileSync(
    new URL('../../../apps/web/content/recipes/install.txt', import.meta.url),
    'utf8',
  );
  expect(recipe).toContain(`/packages/earshot-recorder-${packageVersion}.tgz`);
});

test('the package names nothing that it does not bring, but for React', () => {
  const files = recorderPackage();
  const named = [...files].flatMap(([path, text]) =>
    path.endsWith('.ts') || path.endsWith('.js')
      ? [...text.matchAll(/from '([^']+)'/g)].map(([, name = '']) => ({ path, name }))
      : [],
  );
  expect(named.length).toBeGreaterThan(5);
  for (const { path, name } of named) {
    if (name === 'react') continue;
    const brought = new URL(name.replace(/\.js$/, '.d.ts'), `file:///${path}`).pathname.slice(1);
    expect([...files.keys()]).toContain(brought);
  }
});

test('a tarball has each file with its path and length, in whole blocks', () => {
  const bytes = gunzipSync(tarball(new Map([['a.txt', 'x'.repeat(70_000)]])));
  expect(bytes.toString('latin1', 0, 13)).toBe('package/a.txt');
  expect(parseInt(bytes.toString('latin1', 124, 135), 8)).toBe(70_000);
  expect(bytes.toString('latin1', 512, 512 + 70_000)).toBe('x'.repeat(70_000));
  expect(bytes.length % 512).toBe(0);
});
