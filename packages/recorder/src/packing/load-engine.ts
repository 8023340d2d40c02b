import type { makeEngine } from './engine.ts';

/** What masks and packs, as its file brings it. */
export interface EngineModule {
  makeEngine: typeof makeEngine;
}

/** @throws TypeError when it does not come, or the page's policy refuses it */
export function loadEngine(address: string): Promise<EngineModule> {
  return import(/* @vite-ignore */ address) as Promise<EngineModule>;
}
