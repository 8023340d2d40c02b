import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { bundleWidget } from '../bundling/bundle-widget.ts';

test('the widget has at most 12 KiB with gzip, in one file that loads no other', async () => {
  const text = await bundleWidget();
  expect(gzipSync(text, { level: 9 }).length).toBeLessThanOrEqual(12 * 1024);
  expect(text).not.toMatch(/import\(|\beval\(|innerHTML|\.style\b/);
});
