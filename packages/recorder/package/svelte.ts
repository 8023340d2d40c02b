import type { Earshot } from '../src/earshot.ts';

/** Who is there, as `identify` takes it. */
export type Person = Parameters<Earshot['identify']>[0];

/** What of a Svelte store is used. */
export interface PersonStore {
  subscribe(run: (person: Person | null | undefined) => void): () => void;
}

/**
 * Tells who is there whenever a store says so.
 *
 * @returns ends it, as the function of a subscription does
 */
export function identifyFrom(recorder: Earshot, store: PersonStore): () => void {
  return store.subscribe((person) => {
    if (person) recorder.identify(person);
  });
}
