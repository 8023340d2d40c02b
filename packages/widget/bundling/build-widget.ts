// Writes dist/widget.js, which the server hands out: node packages/widget/bundling/build-widget.ts
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { bundleWidget } from './bundle-widget.ts';

const folder = fileURLToPath(new URL('../dist/', import.meta.url));
const text = await bundleWidget();
mkdirSync(folder, { recursive: true });
writeFileSync(`${folder}widget.js`, text);
const gzip = gzipSync(text, { level: 9 }).length;
console.log(
  `widget.js: ${(Buffer.byteLength(text) / 1024).toFixed(1)} KiB, ${(gzip / 1024).toFixed(1)} KiB with gzip`,
);
