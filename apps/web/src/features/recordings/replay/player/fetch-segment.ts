import { recordingShares } from '@earshot/contracts/recording-shares';
import { nextChunkHeader, recordings } from '@earshot/contracts/recordings';
import type { Segment } from '@earshot/replay-format/segments';
import { authHeader, signOutWhenRefused } from '../../../../lib/api-client.ts';
import { problemOf, unreachable } from '../../../../lib/api-problem.ts';

/**
 * A segment's chunks as they are stored, one after the other; a large one comes in several answers.
 *
 * @throws ApiProblem for every failure
 */
export async function fetchSegment(sessionId: string, segment: Segment): Promise<ArrayBuffer> {
  const answers: ArrayBuffer[] = [];
  for (let from: number | null = segment.fromSeq; from !== null;) {
    const { bytes, next } = await fetchChunks(sessionId, { ...segment, fromSeq: from });
    answers.push(bytes);
    // An answer that went back would never end.
    from = next !== null && next > from ? next : null;
  }
  const [only] = answers;
  return only && answers.length === 1 ? only : new Blob(answers).arrayBuffer();
}

async function fetchChunks(
  sessionId: string,
  segment: Segment,
): Promise<{ bytes: ArrayBuffer; next: number | null }> {
  const headers = authHeader();
  const answer = await askFor(recordings.getChunks, { session_id: sessionId, ...placeOf(segment) }, headers);
  if (!answer.ok) throw signOutWhenRefused(await problemIn(answer), headers.authorization);
  const next = answer.headers.get(nextChunkHeader);
  return { bytes: await answer.arrayBuffer().catch(lost), next: next === null ? null : Number(next) };
}

/**
 * As {@link fetchSegment}, as far as a link shares it.
 *
 * @throws ApiProblem for every failure
 */
export async function fetchSharedSegment(token: string, segment: Segment): Promise<ArrayBuffer> {
  const answer = await askFor(recordingShares.getSharedChunks, { token, ...placeOf(segment) });
  if (answer.ok) return answer.arrayBuffer().catch(lost);
  throw await problemIn(answer);
}

function placeOf({ tabId, fromSeq, toSeq }: Segment) {
  return { tab_id: tabId, from_seq: fromSeq, to_seq: toSeq };
}

export function askFor(
  { method, path }: { method: string; path: string },
  body: object,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(path, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  }).catch(lost);
}

async function problemIn(answer: Response) {
  return problemOf(answer.status, await answer.text(), answer.headers.get('retry-after'));
}

function lost(): never {
  throw unreachable();
}
