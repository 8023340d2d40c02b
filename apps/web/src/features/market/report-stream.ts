import type { MarketEvent, MarketLink } from '@earshot/contracts/market';
import { market } from '@earshot/contracts/market';
import { authHeader, callUrl, signOutWhenRefused } from '../../lib/api-client.ts';
import { problemOf, unreachable } from '../../lib/api-problem.ts';
import { eventsOf } from '../../lib/event-stream.ts';

/** Parts of a report that are new, and the name of the event that told them. */
export interface HeardParts {
  id: string | undefined;
  parts: MarketEvent;
}

/**
 * Hears the report of a link, part by part, until it is over or the line breaks.
 *
 * @param had the event that was heard last; what it told is not told again
 * @throws ApiProblem when the report cannot be read, or the server not be reached
 */
export function hearPublicReport(
  link: MarketLink,
  had: string | undefined,
  signal: AbortSignal,
): AsyncGenerator<HeardParts> {
  const { method, path } = market.streamPublicReport;
  const headers = { 'content-type': 'application/json' };
  return hear(path, { method, headers, body: JSON.stringify(link) }, had, signal);
}

/** As {@link hearPublicReport}, for a report of the workspace. */
export function hearMarketReport(
  reportId: string,
  had: string | undefined,
  signal: AbortSignal,
): AsyncGenerator<HeardParts> {
  const { method } = market.streamReport;
  const url = callUrl(market.streamReport, { market_report_id: reportId });
  return hear(url, { method, headers: authHeader() }, had, signal);
}

async function* hear(
  url: string,
  request: { method: string; headers: Record<string, string>; body?: string },
  had: string | undefined,
  signal: AbortSignal,
): AsyncGenerator<HeardParts> {
  const headers: Record<string, string> = {
    ...request.headers,
    accept: 'text/event-stream',
    ...(had !== undefined && { 'last-event-id': had }),
  };
  const reply = await fetch(url, { ...request, headers, signal }).catch((cause: unknown) => {
    throw signal.aborted ? cause : unreachable();
  });
  if (!reply.ok) {
    const problem = problemOf(reply.status, await reply.text(), reply.headers.get('retry-after'));
    throw signOutWhenRefused(problem, headers.authorization);
  }
  if (!reply.body || !reply.headers.get('content-type')?.includes('event-stream')) {
    yield { id: undefined, parts: (await reply.json()) as MarketEvent };
    return;
  }
  for await (const { id, data } of eventsOf(reply.body)) yield { id, parts: data as MarketEvent };
}
