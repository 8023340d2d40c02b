import type { ReadPeriod } from '../questions/periods/periods.ts';
import type { joinedMoments } from './joined-moments.ts';
import type { Mention } from './mentions.ts';
import type { NamedInSessions } from './named-in-sessions.ts';
import type { SessionFilter } from './plan.ts';
import type { SessionCues } from './session-cues.ts';

/** What was read of a question about sessions. */
export interface ReadOfSessions {
  cues: SessionCues;
  periods: readonly ReadPeriod[];
  named: readonly NamedInSessions[];
  /** Lengths, numbers that pages told, and whether it is known who was there. */
  sizes: SessionFilter;
  mentions: readonly Mention[];
  joined: ReturnType<typeof joinedMoments>;
}
