import { before, lastEnd } from './context.ts';
import type { Candidate } from './kinds.ts';

const OCTET = String.raw`(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)`;
const V4 = new RegExp(String.raw`(?<![\w.])${OCTET}(?:\.${OCTET}){3}(?![\d]|\.\d|\w)`, 'g');
const V6 = /(?<![\w:.])[\da-f:]{6,39}(?![\w:])/gi;
const ADDRESS_WORDS =
  /\b(?:ips?|ipv4|ip-adresse|host|server|ping|address|adresse|from|connection|proxy|vpn|dns)\b/g;
const VERSION_WORDS =
  /\b(?:v|version|ver|build|firmware|release|update[dn]?|upgrade[dn]?|ios|android|chrome|windows|macos|firefox|section|chapter|kapitel|since|seit)\b/g;
/** Numbers of versions are small. */
const LEAST_OF_ADDRESS = 32;

/** IPv4 and IPv6 addresses; four small numbers count only where a word says so, else they are a version. */
export function findIpAddresses(text: string): Candidate[] {
  const found: Candidate[] = [];
  for (const match of text.matchAll(V4)) {
    const start = match.index;
    const words = before(text, start);
    const isNamed = lastEnd(words, ADDRESS_WORDS) > lastEnd(words, VERSION_WORDS);
    const isVersion = lastEnd(words, VERSION_WORDS) > lastEnd(words, ADDRESS_WORDS);
    const isLarge = match[0].split('.').some((part) => Number(part) >= LEAST_OF_ADDRESS);
    if (isNamed || (isLarge && !isVersion))
      found.push({ kind: 'ip_address', start, end: start + match[0].length });
  }
  if (!text.includes(':')) return found;
  for (const match of text.matchAll(V6)) {
    const address = match[0].replace(/(?<!:):$/, '');
    if (isV6(address))
      found.push({ kind: 'ip_address', start: match.index, end: match.index + address.length });
  }
  return found;
}

function isV6(address: string): boolean {
  const halves = address.split('::');
  if (halves.length > 2 || !/\d/.test(address)) return false;
  const groups = halves.flatMap((half) => (half === '' ? [] : half.split(':')));
  if (!groups.every((group) => /^[\da-f]{1,4}$/i.test(group))) return false;
  return halves.length === 1 ? groups.length === 8 : groups.length >= 3 && groups.length < 8;
}
