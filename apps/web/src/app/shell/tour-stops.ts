import type { RecordingFilter } from '@earshot/contracts/recordings';
import { replayPath } from '../../features/recordings/replay/replay-path.ts';
import { sessionsPath } from '../../features/recordings/list/filter-address.ts';
import { paths } from '../../lib/paths.ts';

/** The one session of the demo in which something broke. */
export const tourSession: RecordingFilter = { with: ['error'] };

/** Two seconds before the demo's visitor loses patience. */
const tourMomentMs = 20_000;

/** @param sessionId of the session to watch; null where it is unknown (yet) */
export function tourStops(sessionId: string | null): { path: string; says: string; next: string }[] {
  return [
    {
      path: paths.overview,
      says: 'Home says what needs attention. Here, notes that crews write without a signal have been getting lost since release 4.2.',
      next: 'Next: the topic',
    },
    {
      path: paths.topics,
      says: 'A topic finds a problem in everyone’s own words. Thirty ratings taught it what belongs.',
      next: 'Next: watch it happen',
    },
    {
      path: sessionId === null ? sessionsPath(tourSession) : replayPath(sessionId, tourMomentMs),
      says: 'Watch it happen. Tom presses Save twelve times, and his note is gone. A minute later he writes about it.',
      next: 'Next: the roadmap',
    },
    {
      path: paths.ideas,
      says: 'On the roadmap, an idea keeps its evidence: the topic, and what competitors already offer.',
      next: 'End tour',
    },
  ];
}
