import { ConnectionFault } from '@earshot/connectors/feedback/connection-fault';
import type { Ask } from '@earshot/connectors/feedback/connection-kind';
import type { Config } from '../../config.ts';
import { apiVersion } from '../../platform/api-version.ts';
import { fetchOnce } from '../../platform/outbound/fetch-page.ts';
import { OutboundError } from '../../platform/outbound/outbound-error.ts';
import type { Outside } from '../../platform/outbound/outside.ts';
import { readWebAddress } from '../../platform/outbound/web-address.ts';

const withinMs = 30_000;
const maxBytes = 20 * 1024 * 1024;

/** Makes the requests of connections: checked and pinned, without redirects, and encrypted but to listed private hosts. */
export function askOutside(
  { outside, config }: { outside: Outside; config: Pick<Config, 'privateTargets' | 'publicUrl'> },
  signal: AbortSignal,
): Ask {
  const rules = { resolve: outside.resolve, privateTargets: new Set(config.privateTargets) };
  return async ({ url, method = 'GET', headers = {}, body }) => {
    const address = outside.whereIs(url);
    try {
      const target = readWebAddress(address, rules.privateTargets);
      // A token that travels in the clear is everybody's.
      if (target.url.protocol !== 'https:' && !target.isListed) throw new OutboundError('not_allowed');
      const reply = await fetchOnce(
        address,
        rules,
        {
          method,
          headers: { ...headers, 'user-agent': `Earshot/${apiVersion} (+${config.publicUrl})` },
          ...(body !== undefined && { body }),
        },
        { withinMs, maxBytes },
        signal,
      );
      return {
        status: reply.status,
        headers: Object.fromEntries(
          Object.entries(reply.headers).map(([name, value]) => [name, [value ?? ''].flat().join(', ')]),
        ),
        body: reply.body.toString('utf8'),
      };
    } catch (error) {
      if (!(error instanceof OutboundError)) throw error;
      throw faultOf(error);
    }
  };
}

function faultOf({ fault }: OutboundError): ConnectionFault {
  if (fault === 'not_allowed')
    return new ConnectionFault(
      'not_found',
      'The address is not on the public web, or does not begin with https.',
    );
  if (fault === 'too_large') return new ConnectionFault('unreadable', 'Its answer is too large.');
  if (fault === 'too_slow') return new ConnectionFault('unavailable', 'It took too long to answer.');
  return new ConnectionFault('unavailable', 'It could not be reached, or its answer broke off.');
}
