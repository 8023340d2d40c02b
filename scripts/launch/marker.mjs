import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** True when the marker says that what it marks was made from just this. Markers are written last. */
export function isMarked(path, value) {
  try {
    return readFileSync(path, 'utf8') === value;
  } catch {
    return false;
  }
}

export function mark(path, value) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, value);
}
