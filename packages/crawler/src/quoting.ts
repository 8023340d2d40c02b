import type { ReplyHeaders } from './fetch-port.ts';
import { headerOf, headersOf } from './fetch-port.ts';

/** Wishes that its words are not repeated, by a machine or in what a search shows of a page. */
const wishes = /(?:^|[\s,;])(?:noai|nosnippet|max-snippet\s*:\s*0|tdm-reservation\s*:\s*1)(?=$|[\s,;])/;

/**
 * False where the page or its answer asks not to be quoted: `X-Robots-Tag` (for everybody or for us), `<meta name=robots>`
 * and the TDM Reservation Protocol.
 *
 * @param pageRobots what the page says of itself, in lower case
 */
export function mayBeQuoted(
  headers: ReplyHeaders,
  pageRobots: readonly string[],
  productToken: string,
): boolean {
  if (headerOf(headers, 'tdm-reservation') === '1') return false;
  const token = productToken.toLowerCase();
  const told = headersOf(headers, 'x-robots-tag').flatMap((value) => ofUs(value.toLowerCase(), token));
  return ![...told, ...pageRobots].some((value) => wishes.test(value));
}

/** The parts of a value that are for everybody or for us: `otherbot: noai, nosnippet` is all for another. */
function ofUs(value: string, token: string): string[] {
  const parts: string[] = [];
  let isForUs = true;
  for (const part of value.split(',')) {
    const [lead = '', agent] = /^\s*([a-z][\w-]*)\s*:\s*/.exec(part) ?? [];
    const isAgent = agent !== undefined && agent !== 'max-snippet' && !/^(?:max-|unavailable)/.test(agent);
    if (isAgent) isForUs = agent === token;
    if (isForUs) parts.push(isAgent ? part.slice(lead.length) : part);
  }
  return parts;
}
