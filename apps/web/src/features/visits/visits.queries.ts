import { visits } from '@earshot/contracts/visits';
import type { Segment } from '@earshot/replay-format/segments';
import { queryOptions } from '@tanstack/react-query';
import { send } from '../../lib/api-client.ts';
import { problemOf, unreachable } from '../../lib/api-problem.ts';
import type { VisitLink } from './visit-link.ts';

const lookAgainMs = 1500;

/** A report, asked for again until the visit is over. */
export const visitQuery = (link: VisitLink) =>
  queryOptions({
    queryKey: ['visits', link.uuid],
    queryFn: ({ signal }) =>
      send(visits.getSiteSessionAnalysis, { params: { uuid: link.uuid, token: link.token } }, signal),
    refetchInterval: ({ state: { data } }) =>
      data?.state === 'queued' || data?.state === 'running' ? lookAgainMs : false,
    retry: false,
  });

/** A segment of the visit's replay, as it is stored. @throws ApiProblem for every failure */
export async function fetchVisitSegment(
  link: VisitLink,
  { tabId, fromSeq, toSeq }: Segment,
): Promise<ArrayBuffer> {
  const lost = (): never => {
    throw unreachable();
  };
  const { method, path } = visits.getSiteSessionChunks;
  const answer = await fetch(path, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...link, tab_id: tabId, from_seq: fromSeq, to_seq: toSeq }),
  }).catch(lost);
  if (!answer.ok) throw problemOf(answer.status, await answer.text(), answer.headers.get('retry-after'));
  return answer.arrayBuffer().catch(lost);
}
