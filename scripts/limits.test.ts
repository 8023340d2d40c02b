import { readdirSync, readFileSync } from 'node:fs';
import { dirname, extname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { limits } from '../packages/contracts/src/limits.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const home = 'packages/contracts/src/limits.ts';

/** Every file of the product under a folder that ends so, without tests; by its path. */
function filesUnder(folder: string, ends: readonly string[]): Map<string, string> {
  const files = new Map<string, string>();
  for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || path.includes('node_modules') || /\.(test|hard)\./.test(entry.name)) continue;
    if (ends.includes(extname(entry.name))) files.set(relative(root, path), readFileSync(path, 'utf8'));
  }
  return files;
}

const code = new Map(['apps', 'packages'].flatMap((folder) => [...filesUnder(folder, ['.ts', '.tsx'])]));
const sheets = filesUnder('apps/web/src', ['.css']);
const keys = Object.keys(limits) as (keyof typeof limits)[];

test.each(keys)('[LIMIT-1] somebody uses limits.%s', (key) => {
  const use = new RegExp(String.raw`\blimits\.${key}\b`);
  // Within its own module a constant is used by what is exported beside it.
  expect([...code].some(([, text]) => use.test(text))).toBe(true);
});

/** How a constant would be written where it is not taken from the module, and the folder where that would mean it. */
const literals: Partial<Record<keyof typeof limits, [folder: string, literal: RegExp]>> = {
  heroRedirectMs: ['apps/web/src/public', /\b(2000|2_000)\b/],
  contactCloseMs: ['apps/web/src/public', /\b700\b(?!'|px)/],
  previewWords: ['apps/web/src/ui', /Words\([^)]*\b30\b/],
  previewChars: ['apps/web/src/ui', /Chars\([^)]*\b50\b/],
  similarityHigh: ['apps/web/src/ui', /score\s*>=?\s*0\.5\b/],
  similarityMedium: ['apps/web/src/ui', /score\s*>=?\s*0\.25\b/],
  accuracyDecimals: ['apps/web/src/features/topics', /toFixed\(2\)/],
  menuBreakpointPx: ['apps/web/src', /\b(62em|99[12])\b(?!\spx)/],
  chunkLoadTimeoutMs: ['apps/web/src', /\b120_?000\b/],
  suggestionsMaxHeightPx: ['apps/web/src/features/topics', /\b300\b/],
};

test.each(Object.entries(literals))('[LIMIT-1] %s is not written out anew', (_key, [folder, literal]) => {
  const written = [...code].filter(
    ([path, text]) => path.startsWith(folder) && path !== home && literal.test(text),
  );
  expect(written.map(([path]) => path)).toEqual([]);
});

test('[LIMIT-1] style sheets, which cannot import it, fold the menu at the one width', () => {
  const wide = limits.menuBreakpointPx;
  const widths = [...sheets].flatMap(([path, text]) =>
    [...text.matchAll(/\((max|min)-width: (9[89]\d)px\)/g)].map(([, end, px]) => ({
      path,
      end,
      px: Number(px),
    })),
  );
  expect(widths.length).toBeGreaterThan(10);
  expect(widths.filter(({ end, px }) => px !== (end === 'max' ? wide - 1 : wide))).toEqual([]);
  expect([...sheets].filter(([path, text]) => path.includes('/topics/') && /\b300px/.test(text))).toEqual([]);
});
