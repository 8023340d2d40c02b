import { recordings } from '@earshot/contracts/recordings';
import type { Segment } from '@earshot/replay-format/segments';
import { authHeader, signOutWhenRefused } from '../../../lib/api-client.ts';
import { problemOf, unreachable } from '../../../lib/api-problem.ts';

/**
 * A segment's chunks as they are stored, one after the other.
 *
 * @throws ApiProblem for every failure
 */
export async function fetchSegment(
  sessionId: string,
  { tabId, fromSeq, toSeq }: Segment,
): Promise<ArrayBuffer> {
  const { method, path } = recordings.getChunks;
  const body = { session_id: sessionId, tab_id: tabId, from_seq: fromSeq, to_seq: toSeq };
  const headers: Record<string, string> = { 'content-type': 'application/json', ...authHeader() };
  const lost = (): never => {
    throw unreachable();
  };
  const answer = await fetch(path, { method, headers, body: JSON.stringify(body) }).catch(lost);
  if (!answer.ok) {
    const problem = problemOf(answer.status, await answer.text(), answer.headers.get('retry-after'));
    throw signOutWhenRefused(problem, headers.authorization);
  }
  return answer.arrayBuffer().catch(lost);
}
