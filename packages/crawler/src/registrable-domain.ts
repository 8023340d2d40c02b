import { getDomain } from 'tldts';

/** The part of a host name that one owner registered, `acme.co.uk` of `www.acme.co.uk`; the host itself where none is known. */
export function registrableDomain(host: string): string {
  const name = host.toLowerCase().replace(/\.$/, '');
  return getDomain(name, { allowPrivateDomains: true }) ?? name;
}

export function isSameSite(one: string, other: string): boolean {
  return registrableDomain(new URL(one).hostname) === registrableDomain(new URL(other).hostname);
}
