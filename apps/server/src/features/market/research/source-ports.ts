import type { SourcePorts } from '@earshot/connectors/source-client';
import type { PoliteFetch } from '@earshot/crawler/polite-fetch';
import { fetchOnce } from '../../../platform/outbound/fetch-page.ts';
import type { PortDeps } from './site-ports.ts';
import { outboundRules, userAgentOf } from './site-ports.ts';

/**
 * How sources are asked for a run: checked and pinned as sites are, in the same line for each host.
 *
 * @param polite reads the robots.txt of those that wish it obeyed, and counts these requests
 */
export function sourcePorts(deps: PortDeps, polite: PoliteFetch): SourcePorts {
  const rules = outboundRules(deps);
  const userAgent = userAgentOf(deps);
  return {
    request: ({ url, method, headers, body, withinMs, maxBytes }, signal) => {
      const request = { method, headers: { ...headers, 'user-agent': userAgent }, body };
      return fetchOnce(url, rules, request, { withinMs, maxBytes }, signal);
    },
    take: (host, turn, work) => deps.web.pace.take(host, turn, work),
    allows: (url) => polite.allows(url),
    now: Date.now,
  };
}
