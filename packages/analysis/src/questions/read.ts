import type { Constraint } from './conditions/constraint.ts';
import type { Cues } from './cues/asked.ts';
import type { ReadPeriod } from './periods/periods.ts';

/** Everything that was read of a question. */
export interface Read {
  cues: Cues;
  periods: ReadPeriod[];
  constraints: Constraint[];
  /** Whether ratings are asked about, and not all feedback. */
  isOfRatings: boolean;
  /** Whether "how many" asks for a count, whatever is measured otherwise. */
  isOfNumbers: boolean;
}
