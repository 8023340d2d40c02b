import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const module = new URL('./young-generation.ts', import.meta.url).href;

/** Makes 60 MB of what lives for a while, in turns, lets it go, and tells the size of the heap in MB before and after. */
const program = `
const { collectWhenIdle } = await import('${module}');
const { getHeapStatistics } = await import('node:v8');
const megabytes = () => getHeapStatistics().total_heap_size / 1024 / 1024;
collectWhenIdle(200);
let kept = [];
for (let turn = 0; turn < 60; turn += 1) {
  kept.push(Array.from({ length: 16_000 }, (_, n) => ({ n, more: n + 0.5 })));
  await new Promise((done) => setTimeout(done, 1));
}
const full = megabytes();
kept = null;
const until = Date.now() + 40_000;
while (megabytes() > full / 2 && Date.now() < until) await new Promise((done) => setTimeout(done, 300));
console.log(JSON.stringify({ full, idle: megabytes() }));`;

test('what requests left is thrown away when nothing is asked any more', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program]);
  const { full, idle } = JSON.parse(stdout) as { full: number; idle: number };
  expect(full).toBeGreaterThan(40);
  expect(idle).toBeLessThan(full / 2);
});
