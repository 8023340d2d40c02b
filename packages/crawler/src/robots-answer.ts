import type { FetchedReply, FetchFault } from './fetch-port.ts';
import type { KnownRobots } from './robots-book.ts';
import { closedRobots, openRobots, readRobots } from './robots.ts';

/** What came of a request for robots.txt. */
type RobotsAnswer =
  | { outcome: 'answered'; reply: Pick<FetchedReply, 'status' | 'body'> }
  | {
      outcome: 'blocked' | 'disallowed' | 'failed' | 'not_asked';
      /** Why no answer came at all. */
      fault?: FetchFault;
    };

/**
 * RFC 9309, section 2.3.1: what the answer to a request for robots.txt allows.
 *
 * @returns with `isFinal`, whether it may be kept as long as a robots.txt may
 */
export function robotsOfAnswer(
  answer: RobotsAnswer,
  productToken: string,
): KnownRobots & { isFinal: boolean } {
  const unknown = { robots: closedRobots, fault: null, isFinal: false };
  if (answer.outcome === 'blocked') return unknown;
  if (answer.outcome !== 'answered') {
    // Redirects without end are no robots.txt; a host that does not answer keeps its wishes to itself.
    if (answer.fault === undefined) return { robots: openRobots, fault: null, isFinal: false };
    return answer.fault === 'too_large' ? unknown : { ...unknown, fault: answer.fault };
  }
  const { status, body } = answer.reply;
  if (status === 429 || status >= 500) return unknown;
  const isThere = status >= 200 && status < 300;
  const robots = isThere ? readRobots(body, productToken) : openRobots;
  return { robots, fault: null, isFinal: true };
}
