import { BlockList, isIPv4, isIPv6 } from 'node:net';

type Range = readonly [network: string, prefix: number];

/** IPv4 that is not the public internet: the IANA special-purpose registry, multicast, and addresses of cloud hosts. */
const closedIpv4: readonly Range[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
  // Public by its number, but answered by the cloud host that a machine runs on.
  ['168.63.129.16', 32],
];

/** Within 2000::/3, which alone is handed out to the public, what is special or leads to IPv4. */
const closedIpv6: readonly Range[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
];

const closed = listOf(closedIpv4, 'ipv4', listOf(closedIpv6, 'ipv6', new BlockList()));
const handedOut = listOf([['2000::', 3]], 'ipv6', new BlockList());

/**
 * True for an address of the public internet, written as a resolver writes it. IPv4 within IPv6 (`::ffff:…`) is judged as
 * IPv4; every other way to lead to IPv4 is refused.
 */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !closed.check(address, 'ipv4');
  if (!isIPv6(address) || address.includes('%')) return false;
  const mapped = mappedIpv4(address);
  if (mapped !== null) return isPublicAddress(mapped);
  return handedOut.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}

/** `::ffff:7f00:1` → `127.0.0.1`; null for any other address. */
function mappedIpv4(address: string): string | null {
  // The URL parser writes every form of an IPv6 address in one way.
  const written = new URL(`http://[${address}]/`).hostname.slice(1, -1);
  const [, high, low] = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(written) ?? [];
  if (high === undefined || low === undefined) return null;
  const number = Number.parseInt(high, 16) * 65_536 + Number.parseInt(low, 16);
  return [24, 16, 8, 0].map((shift) => (number >>> shift) & 255).join('.');
}

function listOf(ranges: readonly Range[], family: 'ipv4' | 'ipv6', list: BlockList): BlockList {
  for (const [network, prefix] of ranges) list.addSubnet(network, prefix, family);
  return list;
}
