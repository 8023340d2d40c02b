import proxyAddr from '@fastify/proxy-addr';

/** Whether an address is one whose `X-Forwarded-For` counts. */
export type IsTrustedProxy = (address: string) => boolean;

/** @param listed addresses, ranges, or names such as `loopback` */
export function trustedProxies(listed: string[]): IsTrustedProxy {
  if (listed.length === 0) return () => false;
  const isListed = proxyAddr.compile(listed);
  return (address) => isListed(address, 0);
}
