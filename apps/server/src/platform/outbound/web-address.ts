import { isIP } from 'node:net';
import { OutboundError } from './outbound-error.ts';
import { isPublicAddress } from './public-address.ts';

const schemes = new Map([
  ['http:', 80],
  ['https:', 443],
]);
const ports: ReadonlySet<number> = new Set(schemes.values());

/** Names that never lead to the public web: RFC 6761, 6762, 7686, 8375, and what private networks and clouds use. */
const closedSuffixes = [
  'localhost',
  'localdomain',
  'local',
  'internal',
  'intranet',
  'private',
  'corp',
  'home',
  'lan',
  'home.arpa',
  'onion',
];

/** An address that may be asked for, if what its name resolves to may. */
export interface WebAddress {
  url: URL;
  /** Name or IP address, without brackets or a dot at the end. */
  host: string;
  port: number;
  /** Listed in the configuration, so that a private address may stand behind it. */
  isListed: boolean;
}

/** `host:port` pairs that may be private, as the configuration lists them. */
export type PrivateTargets = ReadonlySet<string>;

/**
 * Reads an address that a stranger gave.
 *
 * @throws OutboundError `not_allowed` for any that is not plainly a page of the public web
 */
export function readWebAddress(text: string, privateTargets: PrivateTargets): WebAddress {
  if (text.length > 2000 || !isPlain(text)) throw refused();
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const usual = url && schemes.get(url.protocol);
  if (!url || usual === undefined) throw refused();
  return checkTarget(url, url.hostname, url.port === '' ? usual : Number(url.port), privateTargets);
}

/** Parsers differ about what stands behind a backslash, a blank, a control character or a user's name: nobody gets to. */
function isPlain(text: string): boolean {
  return !/[\\\s\p{C}]/u.test(text) && /^https?:\/\/[^/?#@]+(?:[/?#]|$)/i.test(text);
}

function checkTarget(url: URL, hostname: string, port: number, privateTargets: PrivateTargets): WebAddress {
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  const isListed = privateTargets.has(`${hostname}:${port}`);
  if (host === '' || host.endsWith('.')) throw refused();
  const isPublic = isIP(host) === 0 ? isPublicName(host) : isPublicAddress(host);
  if (!isListed && !(isPublic && ports.has(port))) throw refused();
  return { url, host, port, isListed };
}

function isPublicName(host: string): boolean {
  if (!host.includes('.') || host.split('.').includes('')) return false;
  return !closedSuffixes.some((suffix) => host.endsWith(`.${suffix}`));
}

function refused(): OutboundError {
  return new OutboundError('not_allowed');
}
