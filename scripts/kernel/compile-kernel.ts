/**
 * Compiles the inner loops of the search to WebAssembly and writes them to packages/analysis/src/search/kernel-binary.ts:
 *
 *   npm ci --prefix scripts/kernel
 *   node scripts/kernel/compile-kernel.ts
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const file = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const source = file('../../packages/analysis/kernel/search-kernel.ts');
const target = file('../../packages/analysis/src/search/kernel-binary.ts');
const compiler = file('node_modules/assemblyscript/bin/asc.js');
const options =
  '-O3 --converge --noAssert --runtime stub --importMemory --noExportMemory --enable simd --enable bulk-memory';

const folder = mkdtempSync(join(tmpdir(), 'kernel-'));
try {
  const binary = join(folder, 'kernel.wasm');
  execFileSync(process.execPath, [compiler, source, '--outFile', binary, ...options.split(' ')], {
    stdio: 'inherit',
  });
  const bytes = readFileSync(binary);
  const hash = createHash('sha256').update(readFileSync(source)).digest('hex');
  writeFileSync(
    target,
    `/** Made by scripts/kernel/compile-kernel.ts from kernel/search-kernel.ts; not to be edited. */

/** SHA-256 of the source. */
export const KERNEL_SOURCE = '${hash}';
export const KERNEL_BINARY =
  '${bytes.toString('base64')}';
`,
  );
  console.log(`${bytes.length} bytes of WebAssembly written to ${target}`);
} finally {
  rmSync(folder, { recursive: true });
}
