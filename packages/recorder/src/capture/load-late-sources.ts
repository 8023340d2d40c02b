import type { LateSources } from './late-sources.ts';
import { lateSourcesFile } from './late-sources-file.ts';

/** @throws TypeError when it does not come, or the page's policy refuses it */
export async function loadLateSources(folder: string): Promise<LateSources> {
  const address = new URL(lateSourcesFile, folder).href;
  return ((await import(/* @vite-ignore */ address)) as { lateSources: LateSources }).lateSources;
}
