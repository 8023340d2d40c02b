import { lateFile } from './late-file.ts';
import type * as lateParts from './late-parts.ts';

export type LateParts = typeof lateParts;

/** @throws TypeError when it does not come, or the page's policy refuses it */
export function loadLateParts(folder: string): Promise<LateParts> {
  return import(/* @vite-ignore */ new URL(lateFile, folder).href) as Promise<LateParts>;
}
