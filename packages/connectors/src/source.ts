import type { SourceSubject, SourceTraits } from './source-facts.ts';
import type { SourceLine } from './source-line.ts';

/** One outside system: how it is asked and how its answers are read. */
export interface Source extends SourceTraits {
  /** Adds to `line.found` as it reads, so that what was read stays when a later request fails. @throws SourceFault */
  ask: (subject: SourceSubject, line: SourceLine) => Promise<void>;
}

export const hours = (count: number): number => count * 3_600_000;
export const days = (count: number): number => hours(24 * count);
