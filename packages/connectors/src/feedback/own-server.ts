import { withoutSlash } from './asking.ts';
import { ConnectionFault } from './connection-fault.ts';

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * The address of a system that people run themselves, without what follows its path and without a slash at its end.
 *
 * @param name of what is at the address: “the forum”
 * @throws ConnectionFault `not_found` for what is no address, and for one over which the token would go in clear
 */
export function ownServer(url: string, name: string): string {
  if (!URL.canParse(url)) throw new ConnectionFault('not_found', `The address of ${name} cannot be read.`);
  const { protocol, hostname, host, pathname } = new URL(url);
  const isSafe = protocol === 'https:' || (protocol === 'http:' && loopback.has(hostname));
  if (!isSafe) {
    throw new ConnectionFault('not_found', `The address of ${name} has to begin with https://.`);
  }
  return withoutSlash(`${protocol}//${host}${pathname}`);
}
