import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { bundleRecorder } from '../bundling/bundle-recorder.ts';
import { keepReachable } from '../bundling/reachable-statements.ts';

test('the recorder is at most 32 KiB with gzip, everything in it', async () => {
  const files: Record<string, string> = { ...(await bundleRecorder()) };
  for (const text of Object.values(files)) {
    expect(gzipSync(text, { level: 9 }).length).toBeLessThanOrEqual(32 * 1024);
    expect(text).not.toMatch(/\beval\(|new Function\(/);
  }
}, 30_000);

test('only statements that are reached are kept, whatever names stand within functions', () => {
  const source = `
    var used = 1; var unused = 2; var e = 3;
    class Kept { run(e) { return e + used; } }
    Kept.extra = helper;
    class Left {} Left.extra = unused;
    function helper({ a = other, ...rest }) { for (const unused of rest) a(unused); }
    function other() {}
    export { Left };`;
  const kept = keepReachable(source, ['Kept']);
  for (const part of ['used = 1', 'class Kept', 'Kept.extra', 'function helper', 'function other'])
    expect(kept).toContain(part);
  for (const part of ['unused = 2', 'e = 3', 'Left']) expect(kept).not.toContain(part);
});
