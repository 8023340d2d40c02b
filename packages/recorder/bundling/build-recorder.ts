import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { bundleRecorder } from './bundle-recorder.ts';
import { packageFile, recorderPackage } from './recorder-package.ts';
import { tarball } from './tarball.ts';

/** The server hands these files out under `/r/`. */
const folder = fileURLToPath(new URL('../dist/', import.meta.url));
/** Every version of the package, so that whoever installed one gets it again from servers that came later. */
const publishedFolder = fileURLToPath(new URL('../published/', import.meta.url));

const files: Record<string, string> = { ...(await bundleRecorder()) };
mkdirSync(folder, { recursive: true });
for (const [name, text] of Object.entries(files)) {
  writeFileSync(`${folder}${name}`, text);
  const gzip = gzipSync(text, { level: 9 }).length;
  console.log(`${name}: ${(text.length / 1024).toFixed(1)} KiB, ${(gzip / 1024).toFixed(1)} KiB with gzip`);
}

if (!existsSync(`${publishedFolder}${packageFile}`)) {
  writeFileSync(`${publishedFolder}${packageFile}`, tarball(recorderPackage()));
  console.log(`${packageFile} is new: commit it`);
}
cpSync(publishedFolder, folder, { recursive: true });
