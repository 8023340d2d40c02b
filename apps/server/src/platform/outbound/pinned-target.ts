import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { OutboundError } from './outbound-error.ts';
import { isPublicAddress } from './public-address.ts';
import type { PrivateTargets, WebAddress } from './web-address.ts';
import { readWebAddress } from './web-address.ts';

/** All addresses of a name. @throws when it has none */
export type Resolve = (host: string) => Promise<string[]>;

export const systemResolve: Resolve = async (host) =>
  (await lookup(host, { all: true, order: 'ipv4first' })).map(({ address }) => address);

export interface OutboundRules {
  resolve: Resolve;
  privateTargets: PrivateTargets;
}

/** Where a socket is opened to: an IP address that was checked, never a name. */
export interface PinnedTarget extends WebAddress {
  address: string;
}

/**
 * Resolves the name of an address once; what is connected to is what was checked.
 *
 * @throws OutboundError `not_allowed` when any of its addresses is not public, `unreachable` when it has none
 */
export async function pinTarget(text: string, rules: OutboundRules): Promise<PinnedTarget> {
  const target = readWebAddress(text, rules.privateTargets);
  const addresses = isIP(target.host) === 0 ? await addressesOf(target.host, rules.resolve) : [target.host];
  const [address] = addresses;
  if (address === undefined) throw new OutboundError('unreachable');
  const isAllowed = target.isListed ? isIP(address) !== 0 : addresses.every(isPublicAddress);
  if (!isAllowed) throw new OutboundError('not_allowed');
  return { ...target, address };
}

async function addressesOf(host: string, resolve: Resolve): Promise<string[]> {
  try {
    return await resolve(host);
  } catch (error) {
    throw new OutboundError('unreachable', error);
  }
}
