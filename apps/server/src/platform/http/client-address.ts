import type { FastifyRequest } from 'fastify';
import { isIPv6 } from 'node:net';

/** The caller's address as limits count it. `request.ip` honours X-Forwarded-For from trusted proxies only. */
export function countedAddress(request: FastifyRequest): string {
  return countedAs(request.ip);
}

/** An address as limits count it: IPv4 whole, IPv6 by its /64, since one household holds a whole /64. */
export function countedAs(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  return mapped ?? prefix64(address);
}

function prefix64(address: string): string {
  const [withoutZone = ''] = address.split('%', 1);
  const [head = '', tail = ''] = withoutZone.split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === '' ? [] : tail.split(':');
  const whole = address.includes('::')
    ? [...first, ...Array<string>(8 - first.length - last.length).fill('0'), ...last]
    : first;
  return `${whole
    .slice(0, 4)
    .map((part) => Number.parseInt(part, 16).toString(16))
    .join(':')}::/64`;
}
