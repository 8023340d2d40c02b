import type { SourceSubject, SourceTraits } from './source-facts.ts';
import type { SourceClient } from './source-client.ts';

/** One outside system: how it is asked and how its answers are read. */
export interface Source extends SourceTraits {
  /** Adds to `client.found` as it reads, so that what was read stays when a later request fails. @throws SourceFault */
  ask: (subject: SourceSubject, client: SourceClient) => Promise<void>;
}

export const hours = (count: number): number => count * 3_600_000;
export const days = (count: number): number => hours(24 * count);
