import type { Earshot } from '../src/earshot.ts';
import { tellChanges, type Person } from './tell-person.ts';

export type { Person } from './tell-person.ts';

/** What of a Svelte store is used. */
export interface PersonStore {
  subscribe(run: (person: Person | null | undefined) => void): () => void;
}

/**
 * Tells who is there whenever a store says so. When somebody logs out, a new session begins.
 *
 * @returns ends it, as the function of a subscription does
 */
export function identifyFrom(recorder: Earshot, store: PersonStore): () => void {
  const tell = tellChanges();
  return store.subscribe((person) => tell(recorder, person));
}
